// Build HTML from names and text, never from markup.

import { WIDER_THAN_A_PHONE } from "./names.js";

const LONG_NAME = new RegExp(`\\w{${WIDER_THAN_A_PHONE}}`);

export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== undefined && value !== null && value !== false) element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

// Pieces of code that may break after brackets, commas and full stops, and inside a name only if
// that is wider than a phone's page: after an underscore.
export function breakable(text) {
  const pieces = text
    .split(/(?<=[(\[,.=:])(?=[A-Za-z_(])/)
    .flatMap((piece) => (LONG_NAME.test(piece) ? piece.split(/(?<=\w_)(?=\w)/) : [piece]));
  return pieces.flatMap((piece, number) => (number ? [make("wbr"), piece] : [piece]));
}

export function code(text) {
  return make("code", {}, ...breakable(text));
}

let count = 0;

// A label with its field, and its description `about`. `shown`: the element that has the field, if not it.
export function field(label, input, about = "", shown = input) {
  input.id ||= `live-${++count}`;
  const parts = [make("label", { for: input.id }, label), shown];
  if (about) {
    const id = `${input.id}-about`;
    input.setAttribute("aria-describedby", id);
    parts.push(make("small", { id }, about));
  }
  return make("div", { class: "live-field" }, ...parts);
}
