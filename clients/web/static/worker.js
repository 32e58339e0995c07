// Starts the worker, which keeps this device's own tables and lets bots think. Its name is that of
// the program.
const at = (ending) => new URL(`${self.name}${ending}`, import.meta.url).href;

const { default: init } = await import(at(".js"));
await init({ module_or_path: at("_bg.wasm") });
