// Starts the page. The program is the same as the worker's: it sees where it runs.
import init from "./web.js";

init({ module_or_path: new URL("web_bg.wasm", import.meta.url) });
if ("serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js");
