// A text field for PTX with line numbers and colors. A colored copy of the text lies below the field, whose own
// letters are transparent (live.css), so the browser's editing, search and selection work as in any field. The copy
// has only the lines in sight: a compiler's PTX has tens of thousands.

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

const LONGEST = 2000; // characters of a line of code: a longer one is no code, and has no colors

function colored(text) {
  if (text.length > LONGEST) return make("div", {}, make("span", {}, text));
  const pieces = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [name] = Object.entries(match.groups).find(([, found]) => found !== undefined);
    pieces.push(text.slice(end, match.index), make("span", { class: name }, match[0]));
    end = match.index + match[0].length;
  }
  return make("div", {}, make("span", {}, ...pieces, text.slice(end))); // whose tabs begin beside the number
}

export class Editor {
  #lines = [""];
  #marked = new Set();
  #frame = null;

  constructor(attributes) {
    this.field = make("textarea", { spellcheck: "false", autocomplete: "off", wrap: "off", ...attributes });
    this.copy = make("div", { class: "live-copy highlight", "aria-hidden": "true" }, colored(""));
    this.element = make("div", { class: "live-editor" }, this.copy, this.field);
    this.field.addEventListener("input", () => this.#read());
    this.field.addEventListener("scroll", () => this.#draw());
    new ResizeObserver(() => this.#draw()).observe(this.element);
  }

  get value() {
    return this.field.value;
  }

  set value(text) {
    this.field.value = text;
    this.#read();
  }

  #read() {
    this.#lines = this.field.value.split("\n");
    this.element.style.setProperty("--digits", String(this.#lines.length).length);
    this.#draw();
  }

  // The height of a line in pixels, as the browser rounded it.
  get #height() {
    return this.copy.firstElementChild.getBoundingClientRect().height;
  }

  // Draws before the next frame, once: the layout of a long text takes a while, and input may come in many pieces.
  #draw() {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = null;
      this.#show();
    });
  }

  #show() {
    const { scrollLeft, scrollTop, scrollWidth, clientHeight } = this.field;
    const height = this.#height;
    const first = Math.max(0, Math.floor(scrollTop / height) - 1);
    const drawn = this.#lines.slice(first, first + Math.ceil(clientHeight / height) + 3).map(colored);
    drawn.forEach((line, index) => line.classList.toggle("live-found-here", this.#marked.has(first + index + 1)));
    this.copy.replaceChildren(...drawn);
    this.copy.style.counterReset = `line ${first}`;
    this.copy.style.setProperty("--widest", `${scrollWidth}px`);
    this.copy.scrollTo(scrollLeft, scrollTop - first * height);
  }

  mark(number) {
    this.#marked.add(number);
    this.#draw();
  }

  unmark() {
    this.#marked.clear();
    this.#draw();
  }

  // Selects a line, and scrolls to it.
  go(number) {
    const before = this.#lines.slice(0, number);
    const end = before.join("\n").length;
    this.field.focus();
    this.field.setSelectionRange(end - before.at(-1).length, end);
    this.field.scrollTop = Math.max(0, number - 6) * this.#height;
  }
}
