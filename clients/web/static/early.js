// Before the first paint: the theme and the language that were chosen here.
(() => {
  const page = document.documentElement;
  const kept = (key) => { try { return localStorage.getItem(key); } catch { return null; } };
  const night = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  page.dataset.theme = ["light", "dark"].find((it) => it === kept("theme")) ?? night;
  page.dataset.motion = kept("motion") ?? "system";
  const spoken = kept("lang") ?? navigator.language.slice(0, 2);
  page.lang = spoken === "it" ? "it" : "en";
})();
