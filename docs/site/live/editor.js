// A text field for PTX with line numbers and colors. A colored copy of the text lies below the field, whose own
// letters are transparent (live.css), so the browser's editing, search and selection work as in any field.

import { make } from "./elements.js";

// The classes are those of Pygments, which the theme colors.
const TOKEN = new RegExp(
  [
    "(?<c1>//.*|/\\*.*?\\*/)",
    '(?<s>"[^"]*")',
    "(?<nl>^\\s*[\\w$]+:(?!:))",
    "(?<kt>\\.[a-z]\\w*)",
    "(?<nv>%[\\w$]+(?:\\.[xyz])?)",
    "(?<nf>\\b[a-z]\\w*(?:(?:\\.|::)\\w+)+|\\b(?:bra|call|exit|ret|trap)\\b)",
    "(?<mi>\\b(?:0x[\\da-fA-F]+|0[fFdD][\\da-fA-F]+|\\d[\\d.]*)\\b)",
  ].join("|"),
  "g",
);

function colored(text) {
  const pieces = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [name] = Object.entries(match.groups).find(([, found]) => found !== undefined);
    pieces.push(text.slice(end, match.index), make("span", { class: name }, match[0]));
    end = match.index + match[0].length;
  }
  return make("div", {}, ...pieces, text.slice(end));
}

export class Editor {
  #lines = [];

  constructor(attributes) {
    this.field = make("textarea", { spellcheck: "false", autocomplete: "off", wrap: "off", ...attributes });
    this.copy = make("div", { class: "live-copy highlight", "aria-hidden": "true" });
    this.element = make("div", { class: "live-editor" }, this.copy, this.field);
    this.field.addEventListener("input", () => this.#draw());
    this.field.addEventListener("scroll", () => this.copy.scrollTo(this.field.scrollLeft, this.field.scrollTop));
  }

  get value() {
    return this.field.value;
  }

  set value(text) {
    this.field.value = text;
    this.#draw();
  }

  // Draws the lines between those at the beginning and at the end that have not changed.
  #draw() {
    const before = this.#lines;
    const lines = (this.#lines = this.field.value.split("\n"));
    const most = Math.min(before.length, lines.length);
    let first = 0;
    while (first < most && before[first] === lines[first]) first += 1;
    let same = 0;
    while (same < most - first && before.at(-1 - same) === lines.at(-1 - same)) same += 1;
    const old = [...this.copy.children].slice(first, before.length - same);
    const next = this.copy.children[before.length - same] ?? null;
    old.forEach((line) => line.remove());
    for (const line of lines.slice(first, lines.length - same)) this.copy.insertBefore(colored(line), next);
    this.element.style.setProperty("--digits", String(lines.length).length);
  }

  mark(number) {
    this.copy.children[number - 1]?.classList.add("live-found-here");
  }

  unmark() {
    for (const line of this.copy.querySelectorAll(".live-found-here")) line.classList.remove("live-found-here");
  }

  // Selects a line, and scrolls to it.
  go(number) {
    const before = this.#lines.slice(0, number);
    const end = before.join("\n").length;
    this.field.focus();
    this.field.setSelectionRange(end - before.at(-1).length, end);
    this.field.scrollTop = this.copy.children[Math.max(0, number - 6)].offsetTop;
  }
}
