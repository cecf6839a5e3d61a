// The page that checks any PTX: its fields are the options of `ptx-sanitizer`.

import { Editor } from "./editor.js";
import { code, field, make } from "./elements.js";
import { report } from "./report.js";
import { Runner } from "./runner.js";
import { packed, unpacked } from "./share.js";

const KEPT = "entered"; // in the tab's storage
const EXTENTS = "X[,Y[,Z]]";

const text = (attributes) => make("input", { type: "text", spellcheck: "false", autocomplete: "off", ...attributes });
const lines = (value) => value.split("\n").map((line) => line.trim()).filter(Boolean);

function build(root, examples, schedules) {
  const ptx = new Editor({ class: "live-ptx" });
  const inputs = {
    entry: text({ name: "entry" }),
    grid: text({ name: "grid", placeholder: EXTENTS }),
    block: text({ name: "block", placeholder: EXTENTS }),
    cluster: text({ name: "cluster", placeholder: EXTENTS }),
    shared_bytes: make("input", { type: "number", min: "0", name: "shared_bytes" }),
    seed: make("input", { type: "number", min: "0", name: "seed" }),
    args: make("textarea", { rows: "5", spellcheck: "false", wrap: "off", name: "args" }),
    variables: make("textarea", { rows: "2", spellcheck: "false", wrap: "off", name: "variables" }),
  };
  const schedule = make("select", {}, ...["all", ...schedules].map((name) => make("option", { value: name }, name)));
  const limit = make("input", { type: "number", min: "1", value: "60" });
  const seconds = () => Number(limit.value) || 60;
  const example = make(
    "select",
    { onchange: () => open(examples[example.selectedIndex]) },
    ...examples.map((one) => make("option", {}, one.title)),
  );

  let untouched; // the state of the example that is open
  function state() {
    const values = Object.entries(inputs).map(([name, input]) => [name, input.value]);
    return { ptx: ptx.value, ...Object.fromEntries(values), schedule: schedule.value };
  }
  function put(given) {
    ptx.value = given.ptx ?? "";
    for (const [name, input] of Object.entries(inputs)) {
      const value = given[name] ?? "";
      input.value = Array.isArray(value) ? value.join("\n") : value;
    }
    schedule.value = given.schedule ?? "all";
    more.open = ["cluster", "shared_bytes", "variables", "seed"].some((name) => inputs[name].value) || schedule.selectedIndex > 0;
    clear();
  }
  function clear() {
    ptx.unmark();
    runner.clear();
  }
  function open(chosen) {
    put(chosen);
    untouched = JSON.stringify(state());
    example.selectedIndex = examples.indexOf(chosen);
    if (chosen.report) runner.show(present(chosen.report), "The emulator's report, made when this page was built.");
  }
  function request() {
    ptx.unmark();
    const { ptx: source, schedule: wanted, ...given } = state();
    const options = { timeout_s: seconds() };
    for (const [name, value] of Object.entries(given)) {
      if (value.trim() === "") continue;
      const many = name === "args" || name === "variables";
      const whole = name === "shared_bytes" || name === "seed";
      options[name] = many ? lines(value) : whole ? Number(value) : value.trim();
    }
    return { files: { "kernel.ptx": source }, file: "kernel.ptx", options, schedule: wanted };
  }

  const link = (line, words) => make("button", { type: "button", onclick: () => ptx.go(line) }, words);
  function present(answer) {
    const shown = report(answer, place, "hazards");
    const line = Number(answer.error?.match(/^PTX line (\d+)/)?.[1]);
    if (line) {
      ptx.mark(line);
      shown.append(link(line, `go to line ${line}`));
    }
    return shown;
  }
  // A button that jumps to the PTX of a place. The messages name lines of the source if the PTX does.
  function place(hazard, isOther) {
    const [file, at, source, line, opcode] = ["file", "line", "source", "ptx_line", "opcode"].map((name) => hazard[isOther ? `other_${name}` : name]);
    if (line === null || line === undefined) return null;
    ptx.mark(line);
    const words = file ? `${file.split("/").at(-1)}:${at} (PTX ${line})` : `line ${line}`;
    return make("span", {}, link(line, words), code(source || opcode));
  }

  // CUDA C++ is not compiled here.
  const isSource = () => !/^\s*\.version\b/m.test(ptx.value) && /__global__|#include|<<<|\bcuda::/.test(ptx.value);
  const compile = make(
    "p",
    { class: "live-hint", role: "status", hidden: true },
    "This is CUDA C++, and the emulator reads PTX. Compile it and paste the result: ",
    make("code", {}, "nvcc -ptx -arch=sm_90a -lineinfo kernel.cu -o kernel.ptx"),
  );
  ptx.field.addEventListener("input", () => {
    compile.hidden = !isSource();
    example.selectedIndex = -1; // the text is no longer the example's
  });

  const runner = new Runner({
    label: "Check",
    keys: "Ctrl+Enter",
    request,
    present,
    limit: seconds,
  });
  const sharing = make("button", { type: "button", class: "live-share", onclick: share }, "Make a link");
  const copied = make("span", { role: "status", class: "live-copied" });
  const shared = make("input", { type: "text", readonly: true, hidden: true, "aria-label": "the link" });
  async function share() {
    const address = new URL(location.href);
    address.hash = `ptx=${await packed(state())}`;
    history.replaceState(null, "", address);
    shared.value = address.href;
    shared.hidden = false;
    shared.select();
    try {
      await navigator.clipboard.writeText(address.href);
      copied.textContent = "The link is copied. It contains everything that you entered.";
    } catch {
      copied.textContent = "Copy the link. It contains everything that you entered.";
    }
  }
  async function restore() {
    const found = location.hash.match(/^#ptx=(.+)$/);
    if (!found) return;
    example.selectedIndex = -1;
    try {
      put(await unpacked(found[1]));
    } catch {
      runner.progress.textContent = "The link is truncated, or was not made by this page.";
    }
  }

  const row = (...parts) => make("div", { class: "live-row" }, ...parts);
  const more = make(
    "details",
    {},
    make("summary", {}, "Entry, cluster, variables, schedule and limits"),
    row(field("Entry", inputs.entry, "optional if there is only one"), field("Cluster", inputs.cluster), field("Dynamic shared bytes", inputs.shared_bytes)),
    field("Variables", inputs.variables, "__device__ and __constant__ ones, one a line: scale=f32=2.0"),
    row(field("Schedule", schedule), field("Seed", inputs.seed), field("Limit in seconds", limit)),
  );
  root.replaceChildren(
    field("Example", example),
    make(
      "div",
      { class: "live-beside" },
      make("div", {}, field("PTX", ptx.field, "nvcc -ptx -arch=sm_90a -lineinfo, clang, Triton, numba, your own", ptx.element), compile),
      make(
        "div",
        {},
        row(field("Grid", inputs.grid, "blocks, with clusters, too"), field("Block", inputs.block, "threads; else .reqntid or .maxntid")),
        field("Arguments", inputs.args, "one per line: i32=5, x: f32[64,32]=random, &x, map:&x:box=64,32:swizzle=128B, numba:f32[64]=zeros, struct{&x; i32=5}"),
        more,
        runner.element,
        row(sharing, copied, shared),
      ),
    ),
  );
  for (const input of [ptx.field, ...Object.values(inputs), schedule]) input.addEventListener("input", clear);
  root.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !runner.check.disabled) runner.run();
  });
  open(examples.find((one) => one.report) ?? examples[0]);
  restore();
  addEventListener("hashchange", restore);
  // A reload, and the way back from a hazard's page, bring back what was entered.
  const kept = location.hash.startsWith("#ptx=") ? null : sessionStorage.getItem(KEPT);
  if (kept) {
    put(JSON.parse(kept));
    example.selectedIndex = -1;
  }
  addEventListener("pagehide", () => {
    const entered = JSON.stringify(state());
    if (entered === untouched) sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, entered);
  });
}

const root = document.getElementById("live-ptx");
if (root) {
  const told = await (await fetch(new URL("ptx.json", import.meta.url))).json();
  build(root, told.examples, told.schedules);
}
