// Starts the worker, which keeps this device's own tables and lets bots think.
import init from "./web.js";

init({ module_or_path: new URL("web_bg.wasm", import.meta.url) });
