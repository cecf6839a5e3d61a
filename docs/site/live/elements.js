// Build HTML from names and text, never from markup.

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

// Pieces of code that may break after brackets, commas and full stops, but not inside a name.
export function breakable(text) {
  const pieces = text.split(/(?<=[(\[,.=:])(?=[A-Za-z_(])/);
  return pieces.flatMap((piece, number) => (number ? [make("wbr"), piece] : [piece]));
}

export function code(text) {
  return make("code", {}, ...breakable(text));
}

let count = 0;

// A label with its field, and its description `about`.
export function field(label, input, about = "") {
  input.id ||= `live-${++count}`;
  const parts = [make("label", { for: input.id }, label), input];
  if (about) {
    const id = `${input.id}-about`;
    input.setAttribute("aria-describedby", id);
    parts.push(make("small", { id }, about));
  }
  return make("div", { class: "live-field" }, ...parts);
}
