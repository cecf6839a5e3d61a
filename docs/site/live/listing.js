// A kernel's source, with lines that a reader strikes out and statements that a reader adds. Both
// are edits of its PTX (docs/site/statements.py).

import { code, make } from "./elements.js";

export class Listing {
  #lines = [];
  #struck = new Set();
  #added = new Map(); // the element of an added statement: [[number of a PTX line, text], ...]

  // `onedit()` is called after each edit by the reader.
  // `fresh`: the numbers of lines to emphasise; `begin`: of the first line to show.
  constructor({ kernel, sources, statements, places, new: fresh = [], begin = 1, statementsToAdd, onedit = () => {} }) {
    this.onedit = onedit;
    this.toAdd = statementsToAdd;
    const file = statements[0]?.file ?? places[0]?.file ?? Object.keys(sources)[0];
    const atLine = (all) => new Map(all.filter((one) => one.file === file).map((one) => [one.line, one]));
    this.statements = atLine(statements);
    this.places = atLine(places);
    this.source = (sources[file] ?? "").trimEnd().split("\n");
    this.#lines = this.source.map((text, index) => this.#line(text, index + 1));
    for (const number of fresh) this.#lines[number - 1]?.classList.add("live-fresh");
    this.element = make("div", { class: "live-listing", role: "group", tabindex: "0", "aria-label": `the text of ${kernel}` }, ...this.#lines.slice(begin - 1));
  }

  #line(source, number) {
    const statement = this.statements.get(number);
    const strike = statement
      ? make("button", { type: "button", class: "live-edit", "aria-pressed": "false", "aria-label": `strike out line ${number}: ${source.trim()}`, onclick: () => this.strike(number) }, "strike")
      : make("span", { class: "live-edit-none" });
    const add = this.places.has(number)
      ? make("button", { type: "button", class: "live-edit live-add", "aria-label": `add a statement at line ${number}: ${source.trim()}`, onclick: () => this.#choose(number) }, "add")
      : make("span", { class: "live-edit-none live-add" });
    return make("div", { class: "live-line", tabindex: "-1" }, make("span", { class: "live-number" }, String(number)), strike, add, make("code", {}, source || " "));
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

  // The form that asks which statement is to be added, and on which side of the line.
  #choose(number) {
    const line = this.#lines[number - 1];
    if (line.nextElementSibling?.classList.contains("live-choice")) return line.nextElementSibling.remove();
    const select = make("select", { "aria-label": "statement" }, ...Object.keys(this.toAdd).map((name) => make("option", {}, name)));
    const put = (side) => () => {
      form.remove();
      this.add(number, side, select.value);
      this.onedit();
    };
    const button = (label, onclick) => make("button", { type: "button", onclick }, label);
    const form = make("div", { class: "live-choice" }, select, button(`add above line ${number}`, put("above")), button("add below", put("below")), button("cancel", () => form.remove()));
    line.after(form);
    select.focus();
  }

  // `side`: "above" or "below".
  add(number, side, name) {
    const place = this.places.get(number);
    const indent = this.source[number - 1].match(/^\s*/)[0];
    const remove = make("button", { type: "button", class: "live-edit", "aria-label": `remove ${name}` }, "remove");
    const element = make("div", { class: "live-line live-new" }, make("span", { class: "live-number" }, "+"), remove, make("span", { class: "live-edit-none live-add" }), make("code", {}, indent + name));
    remove.addEventListener("click", () => {
      this.#added.delete(element);
      element.remove();
      this.onedit();
    });
    this.#added.set(element, place[side].map(([line, guard]) => [line, guard + this.toAdd[name]]));
    const line = this.#lines[number - 1];
    if (side === "above") line.before(element);
    else line.after(element);
  }

  // The edits as harness.page takes them. Statements that were added at one place come in the order
  // in which they are listed.
  edits() {
    const added = [...this.element.querySelectorAll(".live-new")].flatMap((element) => this.#added.get(element));
    return { struck: [...this.#struck].flatMap((one) => one.ptx_lines), added };
  }

  unmark() {
    for (const line of this.#lines) line.classList.remove("live-found-here");
  }

  // Marks the line of one side of a hazard, and returns an element that leads to it.
  place(number, source) {
    const line = this.#lines[number - 1];
    line?.classList.add("live-found-here");
    return make("span", {}, make("button", { type: "button", onclick: () => line?.focus() }, `line ${number}`), code(source));
  }
}
