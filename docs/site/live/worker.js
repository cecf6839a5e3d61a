// Python with the emulator, in a worker, which the page may end at any time.
//
// It receives {load: {index, hashes, archive, megabytes}} once, then {id, ask}: a module's function and
// its argument. It sends {progress}, {ready}, {id, answer} or {id, error}.

const say = (message) => self.postMessage(message);

let stage = "";
let fetchedBytes = 0;

// Report the progress of the first download. `megabytes`: the size of all its files.
function progress(megabytes) {
  const done = fetchedBytes / 1e6;
  say({ progress: done < 0.1 ? stage : `${stage}: ${done.toFixed(1)} of ${megabytes} MB` });
}

// Check files of Pyodide, including those that it fetches itself, against known hashes. Bytes are
// counted as they arrive.
function counted(hashes, megabytes) {
  const plain = self.fetch.bind(self);
  self.fetch = async (url, options = {}) => {
    const name = new URL(String(url.url ?? url), self.location.href).pathname.split("/").pop();
    const response = await plain(url, hashes[name] ? { ...options, integrity: hashes[name] } : options);
    if (!response.ok || !response.body) return response;
    const counting = new TransformStream({
      transform(chunk, controller) {
        fetchedBytes += chunk.byteLength;
        progress(megabytes);
        controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(counting), { status, statusText, headers });
  };
}

function begin(words, megabytes) {
  stage = words;
  progress(megabytes);
}

// A module from text that was fetched, and thus checked.
async function imported(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  const text = new Blob([await response.text()], { type: "text/javascript" });
  const local = URL.createObjectURL(text);
  try {
    return await import(local);
  } finally {
    URL.revokeObjectURL(local);
  }
}

let python = null;

async function load({ index, hashes, archive, megabytes }) {
  counted(hashes, megabytes);
  begin("Fetching Python", megabytes);
  const { loadPyodide } = await imported(`${index}pyodide.mjs`);
  await imported(`${index}pyodide.asm.js`);
  python = await loadPyodide({ indexURL: index, stdout: () => {}, stderr: () => {} });
  begin("Fetching numpy", megabytes);
  await python.loadPackage("numpy", { messageCallback: () => {}, errorCallback: () => {} });
  begin("Fetching the emulator", megabytes);
  const response = await fetch(archive);
  if (!response.ok) throw new Error(`${archive}: ${response.status} ${response.statusText}`);
  python.unpackArchive(await response.arrayBuffer(), "zip", { extractDir: "/emulator" });
  python.runPython("import sys; sys.path.insert(0, '/emulator')");
  say({ progress: "Importing the emulator" });
  python.pyimport("examining");
  say({ ready: true });
}

self.onmessage = async ({ data }) => {
  try {
    if (data.load) return await load(data.load);
    const asked = python.pyimport(data.ask.module);
    const answer = asked[data.ask.call](JSON.stringify(data.ask.given), (progress) => say({ progress }));
    say({ id: data.id, answer: JSON.parse(answer) });
  } catch (error) {
    say({ id: data.id, error: String(error.message ?? error).trim() });
  }
};
