// The page that checks any PTX: its fields are the options of `ptx-sanitizer`.

import { code, field, make } from "./elements.js";
import { report } from "./report.js";
import { Runner } from "./runner.js";
import { packed, unpacked } from "./share.js";

const EXTENTS = "X[,Y[,Z]]";

const text = (attributes) => make("input", { type: "text", spellcheck: "false", autocomplete: "off", ...attributes });
const lines = (value) => value.split("\n").map((line) => line.trim()).filter(Boolean);

function build(root, examples, schedules) {
  const ptx = make("textarea", { rows: "22", spellcheck: "false", autocomplete: "off", wrap: "off", class: "live-ptx" });
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
    runner.clear();
  }
  function open(chosen) {
    put(chosen);
    example.selectedIndex = examples.indexOf(chosen);
    if (chosen.report) runner.show(report(chosen.report, place, "hazards"), "The emulator's report, made when this page was built.");
  }
  function request() {
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

  // A button that jumps to a line of the text.
  function place(hazard, isOther) {
    const line = isOther ? hazard.other_ptx_line : hazard.ptx_line;
    const source = isOther ? hazard.other_source : hazard.source;
    if (line === null || line === undefined) return null;
    return make("span", {}, make("button", { type: "button", onclick: () => go(line) }, `line ${line}`), code(source));
  }
  function go(line) {
    const before = ptx.value.split("\n").slice(0, line);
    const end = before.join("\n").length;
    ptx.focus();
    ptx.setSelectionRange(end - before.at(-1).length, end);
    ptx.scrollTop = (line - 6) * (ptx.scrollHeight / ptx.value.split("\n").length);
  }

  // CUDA C++ is not compiled here.
  const isSource = () => !/^\s*\.version\b/m.test(ptx.value) && /__global__|#include|<<<|\bcuda::/.test(ptx.value);
  const compile = make(
    "p",
    { class: "live-hint", role: "status", hidden: true },
    "This is CUDA C++, and the emulator reads PTX. Compile it and paste the result: ",
    make("code", {}, "nvcc -ptx -arch=sm_90a -lineinfo kernel.cu -o kernel.ptx"),
  );
  ptx.addEventListener("input", () => (compile.hidden = !isSource()));

  const runner = new Runner({
    label: "Check",
    request,
    present: (answer) => report(answer, place, "hazards"),
    limit: seconds,
  });
  const link = make("button", { type: "button", class: "live-share", onclick: share }, "Make a link");
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
  root.replaceChildren(
    make(
      "div",
      { class: "live-beside" },
      make("div", {}, row(field("Example", example)), field("PTX", ptx, "nvcc -ptx -arch=sm_90a -lineinfo, clang, Triton, numba, your own"), compile),
      make("div", {}, runner.element, row(link, copied, shared)),
    ),
    row(
      field("Entry", inputs.entry, "optional if there is only one"),
      field("Grid", inputs.grid, "blocks, with clusters, too"),
      field("Block", inputs.block, "threads; else .reqntid or .maxntid"),
      field("Cluster", inputs.cluster),
      field("Dynamic shared bytes", inputs.shared_bytes),
    ),
    field("Arguments", inputs.args, "one per line: i32=5, x: f32[64,32]=random, &x, map:&x:box=64,32:swizzle=128B, numba:f32[64]=zeros, struct{&x; i32=5}"),
    field("Variables", inputs.variables, "__device__ and __constant__ ones, one a line: scale=f32=2.0"),
    row(field("Schedule", schedule), field("Seed", inputs.seed), field("Limit in seconds", limit)),
  );
  for (const input of [ptx, ...Object.values(inputs), schedule]) input.addEventListener("input", () => runner.clear());
  open(examples.find((one) => one.report) ?? examples[0]);
  restore();
  addEventListener("hashchange", restore);
}

const root = document.getElementById("live-ptx");
if (root) {
  const told = await (await fetch(new URL("ptx.json", import.meta.url))).json();
  build(root, told.examples, told.schedules);
}
