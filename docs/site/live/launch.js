// A launch recorded at the build of the site, for the reader to change and run.

import { field, make } from "./elements.js";
import { Listing } from "./listing.js";
import { report } from "./report.js";
import { Runner } from "./runner.js";

const ROOT = document.documentElement.dataset.content_root ?? "./";
const HAZARDS = `${ROOT}docs/hazards`;
const fetched = new Map();

// The recording of the page `name`: {launches: {id: [launch, ...]}, scenes: {id: text},
// statements: {name: PTX}}.
export function kept(name) {
  if (!fetched.has(name)) fetched.set(name, fetch(new URL(`launches/${name}.json`, import.meta.url)).then((response) => response.json()));
  return fetched.get(name);
}

const text = (extents) => extents.join(",");

export class Launch {
  constructor(launch, statementsToAdd) {
    this.launch = launch;
    const recorded = launch.report;
    const input = (value) => make("input", { type: "text", value, spellcheck: "false", autocomplete: "off" });
    this.inputs = {
      grid: input(text(launch.grid)),
      block: input(text(launch.block)),
      cluster: input(text(launch.cluster)),
      shared_bytes: make("input", { type: "number", min: "0", value: String(launch.shared_bytes) }),
    };
    this.listing = new Listing({ ...launch, statementsToAdd, onedit: () => this.#edited() });
    this.runner = new Runner({
      label: recorded ? "Run it in this browser" : "Check",
      request: () => this.#request(),
      present: (answer) => this.#report(answer),
    });
    const { grid, block, cluster, shared_bytes } = this.inputs;
    const extents = make("div", { class: "live-row" }, field("Grid", grid), field("Block", block), field("Cluster", cluster), field("Dynamic shared bytes", shared_bytes));
    this.element = make(
      "div",
      {},
      ...(launch.end ? [make("p", { class: "live-aside" }, "This cell's launch, of a kernel that an earlier cell defines:")] : []),
      ...(recorded ? [] : [extents]),
      this.listing.element,
      this.runner.element,
    );
    if (recorded) this.runner.show(this.#report(recorded), "The emulator's report, made when this page was built.");
  }

  // The report belongs to the unchanged kernel.
  #edited() {
    this.listing.unmark();
    this.runner.clear();
  }

  #report(answer) {
    return report(answer, (hazard, isOther) => this.#place(hazard, isOther), HAZARDS);
  }

  #request() {
    const { grid, block, cluster, shared_bytes } = this.inputs;
    this.listing.unmark();
    return {
      files: this.launch.files,
      types: this.launch.types,
      file: "launch.toml",
      options: { grid: grid.value, block: block.value, cluster: cluster.value, shared_bytes: Number(shared_bytes.value) },
      ...this.listing.edits(),
    };
  }

  #place(hazard, isOther) {
    const [line, source] = isOther ? [hazard.other_line, hazard.other_source] : [hazard.line, hazard.source];
    return line ? this.listing.place(line, source) : null;
  }
}

// The versions of a kernel, with a button for each. The first is open.
export function versions(launches, statementsToAdd) {
  const place = make("div");
  const made = launches.map((launch) => new Launch(launch, statementsToAdd));
  const buttons = launches.map((launch, number) => make("button", { type: "button", onclick: () => choose(number) }, launch.label));
  const choose = (number) => {
    place.replaceChildren(made[number].element);
    buttons.forEach((button, other) => button.setAttribute("aria-pressed", String(other === number)));
  };
  choose(0);
  const isMarked = launches.some((launch) => launch.new?.length);
  const legend = isMarked ? [make("p", { class: "live-aside live-legend" }, "Green lines differ between the versions; orange lines are in the report.")] : [];
  return [make("div", { class: "live-versions", role: "group", "aria-label": "versions of the kernel" }, ...buttons), ...legend, place];
}

// The launches of a cell, of which one is shown.
export function shown(launches, statementsToAdd) {
  const place = make("div");
  const made = launches.map(() => null);
  const choose = (number) => place.replaceChildren((made[number] ??= new Launch(launches[number], statementsToAdd)).element);
  choose(0);
  if (launches.length === 1) return [place];
  const select = make("select", { onchange: () => choose(select.selectedIndex) }, ...launches.map((one, number) => make("option", {}, `${number + 1}: ${one.kernel}, grid ${text(one.grid)}, block ${text(one.block)}`)));
  return [field("Launch", select), place];
}
