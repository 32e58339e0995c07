// Before the first paint: the theme and the language that were chosen here, and the files of the
// program that has the page of this address (routes.rs says the same of a route).
(() => {
  const page = document.documentElement;
  const kept = (key) => { try { return localStorage.getItem(key); } catch { return null; } };
  const night = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  page.dataset.theme = ["light", "dark"].find((it) => it === kept("theme")) ?? night;
  page.dataset.motion = kept("motion") ?? "system";
  page.dataset.text = kept("text") ?? "usual";
  const spoken = kept("lang") ?? navigator.language.slice(0, 2);
  page.lang = spoken === "it" ? "it" : "en";

  const [, place, ...names] = location.pathname.split("/");
  const isTable = ["play", "t", "replay", "kit"].includes(place);
  const game = isTable && names.find((it) => %GAMES%.includes(it));
  const program = game || "door";
  page.dataset.program = program;
  const want = (rel, file, more = {}) => {
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel, ...more, href: `/assets/%BUILD%/${file}` }));
  };
  const text = { as: "fetch", crossOrigin: "anonymous" };
  want("modulepreload", `${program}.js`);
  want("preload", `${program}_bg.wasm`, text);
  want("preload", `words/house.${page.lang}.ftl`, text);
  if (game) want("preload", `words/${game}.${page.lang}.ftl`, text);
  want("preload", `${program}.svg`, text);
  want("preload", `${program}.css`, { as: "style" });
})();
