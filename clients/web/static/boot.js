// Starts the program that the address asked for, once its drawings and its sheet are there. It is
// the same as the worker's and sees where it runs.
const program = document.documentElement.dataset.program;
const at = (ending) => new URL(`${program}${ending}`, import.meta.url).href;

// Drawings take colours from where they are used, so they lie in the page.
const draw = async () => {
  const answer = await fetch(at(".svg"));
  document.body.insertAdjacentHTML("afterbegin", await answer.text());
};
const dress = () => new Promise((done) => {
  const sheet = document.createElement("link");
  Object.assign(sheet, { rel: "stylesheet", href: at(".css") });
  sheet.onload = sheet.onerror = done;
  document.head.append(sheet);
});
const [{ default: init }] = await Promise.all([import(at(".js")), draw(), dress()]);
await init({ module_or_path: at("_bg.wasm") });
// Only now: it loads the other games too, for when there is no network.
if ("serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js");
