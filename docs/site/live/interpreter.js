// The emulator of a page: started by the first request, ended by `stop` or a time limit. All parts
// of a page share it.

const HERE = new URL(".", import.meta.url);

let settings = null;

// The sources of Python: {"local": folder or null, "official": {index, hashes, megabytes}}, and
// the size of all files that the first check fetches: "megabytes".
export async function places() {
  settings ??= await (await fetch(new URL("settings.json", HERE))).json();
  return settings;
}

export class Stopped extends Error {}

export class Interpreter {
  #worker = null;
  #ready = null;
  #waiting = new Map();
  #fail = () => {};
  #serial = 0;
  #source = "local";

  constructor() {
    this.onprogress = () => {};
  }

  get isRunning() {
    return this.#worker !== null;
  }

  // "local" or "official".
  async from(source) {
    this.#source = source;
  }

  async #start() {
    const { local, official, archive, megabytes } = await places();
    const given =
      this.#source === "official"
        ? { index: official.index, hashes: official.hashes }
        : { index: new URL(local, HERE).href, hashes: {} };
    this.#worker = new Worker(new URL("worker.js", HERE), { type: "module" });
    return new Promise((resolve, reject) => {
      this.#fail = reject;
      this.#worker.onerror = (event) => this.#end(new Error(event.message || "the worker failed"));
      this.#worker.onmessage = ({ data }) => {
        if (data.progress) this.onprogress(data.progress);
        else if (data.ready) resolve();
        else if (data.id === undefined) this.#end(new Error(data.error));
        else {
          const waiting = this.#waiting.get(data.id);
          this.#waiting.delete(data.id);
          if (data.error) waiting?.reject(new Error(data.error));
          else waiting?.resolve(data.answer);
        }
      };
      this.#worker.postMessage({ load: { ...given, archive: new URL(archive, HERE).href, megabytes } });
    });
  }

  // Resolve with the answer of a module's function to `given`. Rejects with Stopped.
  async ask([module, call], given, limitSeconds = 60) {
    this.#ready ??= this.#start();
    await this.#ready;
    const id = ++this.#serial;
    let timer;
    try {
      return await new Promise((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        const late = `Stopped after ${limitSeconds} s, the time limit.`;
        timer = setTimeout(() => this.#end(new Stopped(late)), limitSeconds * 1000);
        this.#worker.postMessage({ id, ask: { module, call, given } });
      });
    } finally {
      clearTimeout(timer);
    }
  }

  stop() {
    this.#end(new Stopped("Stopped."));
  }

  #end(error) {
    this.#worker?.terminate();
    this.#worker = this.#ready = null;
    this.#fail(error);
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
