// Python for a page, under node: node node.mjs PYODIDE REPOSITORY PROGRAM
// PYODIDE is a folder of it with numpy's wheel; PROGRAM is Python, run with the repository at /repo.
import path from "node:path";

const [pyodide, repository, program] = process.argv.slice(2);
const index = `${path.resolve(pyodide)}/`;
const { loadPyodide } = await import(`${index}pyodide.mjs`);
const python = await loadPyodide({ indexURL: index });
await python.loadPackage("numpy", { messageCallback: () => {} });
python.FS.mkdirTree("/repo");
python.FS.mount(python.FS.filesystems.NODEFS, { root: path.resolve(repository) }, "/repo");
python.runPython("import sys; sys.path.insert(0, '/repo'); sys.dont_write_bytecode = True");
try {
  python.runPython(program);
} catch (error) {
  // Thrown on, the error would follow the interpreter's own source line: a million characters.
  console.error(error.message);
  process.exitCode = 1;
}
