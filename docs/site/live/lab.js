// A lab's page: what its cells launch, launched by the reader, changed as the reader likes.

import { field, make } from "./elements.js";
import { report } from "./report.js";
import { Explored } from "./explored.js";
import { Runner } from "./runner.js";

const LAB = location.pathname.split("/").at(-2);
const HAZARDS = "../../docs/hazards";

let fetched = null;
function kept() {
  fetched ??= fetch(new URL(`launches/${LAB}.json`, import.meta.url)).then((response) => response.json());
  return fetched;
}

const text = (extents) => extents.join(",");

class Launch {
  constructor(told) {
    this.told = told;
    this.struck = new Set();
    const input = (value) => make("input", { type: "text", value, spellcheck: "false", autocomplete: "off" });
    this.inputs = {
      grid: input(text(told.grid)),
      block: input(text(told.block)),
      cluster: input(text(told.cluster)),
      shared_bytes: make("input", { type: "number", min: "0", value: String(told.shared_bytes) }),
    };
    const [file] = told.statements.map((one) => one.file);
    this.file = file ?? Object.keys(told.sources)[0];
    this.lines = (told.sources[this.file] ?? "").trimEnd().split("\n").map((line, index) => this.#line(line, index + 1));
    this.runner = new Runner({
      label: "Check",
      request: () => this.#request(),
      present: (answer) => report(answer, (hazard, isOther) => this.#place(hazard, isOther), HAZARDS),
    });
    const { grid, block, cluster, shared_bytes } = this.inputs;
    this.element = make(
      "div",
      {},
      make("div", { class: "live-row" }, field("Grid", grid), field("Block", block), field("Cluster", cluster), field("Dynamic shared bytes", shared_bytes)),
      make("div", { class: "live-listing", role: "group", tabindex: "0", "aria-label": `the text of ${told.kernel}` }, ...this.lines),
      this.runner.element,
    );
  }

  #line(source, number) {
    const statement = this.told.statements.find((one) => one.file === this.file && one.line === number);
    const code = make("code", {}, source || " ");
    const button = statement
      ? make("button", { type: "button", class: "live-strike", "aria-pressed": "false", "aria-label": `strike out line ${number}: ${source.trim()}` }, "strike out")
      : make("span", { class: "live-strike-none" });
    const line = make("div", { class: "live-line", tabindex: "-1" }, make("span", { class: "live-number" }, String(number)), button, code);
    button.addEventListener("click", () => {
      if (!statement) return;
      const isStruck = !this.struck.delete(statement);
      if (isStruck) this.struck.add(statement);
      button.setAttribute("aria-pressed", String(isStruck));
      line.classList.toggle("live-struck", isStruck);
    });
    return line;
  }

  #request() {
    const { grid, block, cluster, shared_bytes } = this.inputs;
    for (const line of this.lines) line.classList.remove("live-found-here");
    return {
      files: this.told.files,
      file: "launch.toml",
      options: { grid: grid.value, block: block.value, cluster: cluster.value, shared_bytes: Number(shared_bytes.value) },
      struck: [...this.struck].flatMap((one) => one.ptx_lines),
    };
  }

  #place(hazard, isOther) {
    const [line, source] = isOther ? [hazard.other_line, hazard.other_source] : [hazard.line, hazard.source];
    if (!line) return null;
    const here = this.lines[line - 1];
    here?.classList.add("live-found-here");
    return make("span", {}, make("button", { type: "button", onclick: () => here?.focus() }, `line ${line}`), make("code", {}, source));
  }
}

function shown(found) {
  const place = make("div");
  const made = found.map(() => null);
  const choose = (number) => place.replaceChildren((made[number] ??= new Launch(found[number])).element);
  choose(0);
  if (found.length === 1) return [place];
  const select = make("select", { onchange: () => choose(select.selectedIndex) }, ...found.map((one, number) => make("option", {}, `${number + 1}: ${one.kernel}, grid ${text(one.grid)}, block ${text(one.block)}`)));
  return [field("Launch", select), place];
}

for (const cell of document.querySelectorAll("[data-launches]")) {
  const inside = make("div", { class: "live-inside" });
  const details = make("details", { class: "live-launch" }, make("summary", {}, "Launch it here: change the launch, strike out a line"), inside);
  details.addEventListener("toggle", async () => {
    if (!details.open || inside.childElementCount) return;
    inside.append(...shown((await kept()).launches[cell.dataset.cell]));
  });
  cell.append(details);
}

for (const place of document.querySelectorAll(".live-explorer[data-model]")) {
  place.append(new Explored(place, async () => (await kept()).scenes[place.dataset.model]).element);
}
