// A kernel's source, in which a reader strikes out lines and adds statements. Both are edits of its
// PTX (docs/site/statements.py).

import { code, make } from "./elements.js";

const textOf = (pieces) => pieces.map(([, text]) => text).join("");

// The text of a line. What does not fit continues below it, indented further than its beginning.
function coded(pieces) {
  const indent = textOf(pieces).match(/^ */)[0].length;
  return make("code", { class: "highlight", style: `--indent: ${indent}` }, ...pieces.map(([name, text]) => (name ? make("span", { class: name }, text) : text)));
}

export class Listing {
  #lines = [];
  #struck = new Set();
  #added = new Map(); // the element of an added statement: [[number of a PTX line, text], ...]

  // `onedit()` is called after each edit by the reader.
  // `sources`: the lines of each file, as lists of [class of Pygments, text]. `file`: the one to show;
  // `fresh`: the numbers of lines to emphasize; `begin`, `end`: the first and the last line to show.
  constructor({ kernel, file, sources, statements, places, mbarriers, new: fresh = [], begin = 1, end, statementsToAdd, onedit = () => {} }) {
    this.onedit = onedit;
    this.toAdd = statementsToAdd;
    this.mbarriers = mbarriers;
    file ??= statements[0]?.file ?? places[0]?.file ?? Object.keys(sources)[0];
    const atLine = (all) => new Map(all.filter((one) => one.file === file).map((one) => [one.line, one]));
    this.statements = atLine(statements);
    this.places = atLine(places);
    const lines = sources[file] ?? [];
    this.source = lines.map(textOf);
    this.#lines = this.source.map((text, index) => this.#line(text, index + 1, lines[index]));
    for (const number of fresh) this.#lines[number - 1]?.classList.add("live-fresh");
    this.element = make("div", { class: "live-listing", role: "group", tabindex: "0", "aria-label": `the text of ${kernel}` }, ...this.#lines.slice(begin - 1, end));
  }

  #line(source, number, pieces) {
    const statement = this.statements.get(number);
    const strike = statement
      ? make("button", { type: "button", class: "live-edit", "aria-pressed": "false", "aria-label": `strike out line ${number}: ${source.trim()}`, onclick: () => this.strike(number) }, "strike")
      : make("span", { class: "live-edit-none" });
    const add = this.places.has(number)
      ? make("button", { type: "button", class: "live-edit live-add", "aria-label": `add a statement at line ${number}: ${source.trim()}`, onclick: () => this.#choose(number) }, "add")
      : make("span", { class: "live-edit-none live-add" });
    return make("div", { class: "live-line", tabindex: "-1" }, make("span", { class: "live-number" }, String(number)), strike, add, coded(pieces));
  }

  strike(number) {
    const statement = this.statements.get(number);
    const line = this.#lines[number - 1];
    const isStruck = !this.#struck.delete(statement);
    if (isStruck) this.#struck.add(statement);
    line.querySelector("[aria-pressed]").setAttribute("aria-pressed", String(isStruck));
    line.classList.toggle("live-struck", isStruck);
    this.onedit();
  }

  // The form for a new statement: its name, its operands, and the side of the line.
  #choose(number) {
    const line = this.#lines[number - 1];
    if (line.nextElementSibling?.classList.contains("live-choice")) return line.nextElementSibling.remove();
    const place = this.places.get(number);
    const isGuarded = [...place.above, ...place.below].some(([, guard]) => guard);
    const canName = this.mbarriers.length && !isGuarded; // an address is computed by several instructions
    const names = Object.keys(this.toAdd).filter((name) => canName || !/\bBAR\b/.test(name));
    const select = make("select", { "aria-label": "statement", onchange: () => ask() }, ...names.map((name) => make("option", {}, name)));
    const mbarrier = make("select", { "aria-label": "BAR, an mbarrier" }, ...this.mbarriers.map(({ name }) => make("option", {}, name)));
    const count = make("input", { type: "number", min: "0", value: "0", "aria-label": "N, a number" });
    const operands = [make("label", {}, "BAR ", mbarrier), make("label", {}, "N ", count)];
    const ask = () => operands.forEach((one, index) => (one.hidden = !(index ? /\bN\b/ : /\bBAR\b/).test(select.value)));
    const put = (side) => () => {
      form.remove();
      this.add(number, side, select.value, this.mbarriers[mbarrier.selectedIndex], count.value || "0");
      this.onedit();
    };
    const button = (label, onclick) => make("button", { type: "button", onclick }, label);
    const form = make("div", { class: "live-choice" }, select, ...operands, button(`add above line ${number}`, put("above")), button("add below", put("below")), button("cancel", () => form.remove()));
    ask();
    line.after(form);
    select.focus();
  }

  // `side`: "above" or "below".
  add(number, side, name, mbarrier, count) {
    const place = this.places.get(number);
    const indent = this.source[number - 1].match(/^\s*/)[0];
    const filled = (text, address) => text.replace(/\bBAR\b/g, () => address).replace(/\bN\b/g, count);
    const shown = filled(name, mbarrier?.name);
    const statement = filled(this.toAdd[name], mbarrier?.address);
    const ptx = /\bBAR\b/.test(name) ? `${mbarrier.ptx} ${statement}` : statement;
    const remove = make("button", { type: "button", class: "live-edit", "aria-label": `remove ${shown}` }, "remove");
    const element = make("div", { class: "live-line live-new" }, make("span", { class: "live-number" }, "+"), remove, make("span", { class: "live-edit-none live-add" }), coded([["", indent + shown]]));
    remove.addEventListener("click", () => {
      this.#added.delete(element);
      element.remove();
      this.onedit();
    });
    this.#added.set(element, place[side].map(([line, guard]) => [line, guard + ptx]));
    const line = this.#lines[number - 1];
    if (side === "above") line.before(element);
    else line.after(element);
  }

  // The edits for docs/site/examining.py. Statements added at the same place keep the order of the list.
  edits() {
    const added = [...this.element.querySelectorAll(".live-new")].flatMap((element) => this.#added.get(element));
    return { struck: [...this.#struck].flatMap((one) => one.ptx_lines), added };
  }

  unmark() {
    for (const line of this.#lines) line.classList.remove("live-found-here");
  }

  // Mark the line of one side of a hazard, and return a link to it.
  place(number, source) {
    const line = this.#lines[number - 1];
    line?.classList.add("live-found-here");
    return make("span", {}, make("button", { type: "button", onclick: () => line?.focus() }, `line ${number}`), code(source));
  }
}
