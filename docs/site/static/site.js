// Cards and pictures follow JupyterLab's theme, which is set to the site's here.
const dark = matchMedia("(prefers-color-scheme: dark)");

function tell() {
  const chosen = document.body.dataset.theme;
  const isDark = chosen === "dark" || (chosen !== "light" && dark.matches);
  document.body.dataset.jpThemeLight = String(!isDark);
}

const tables = () => [...document.querySelectorAll("article .table-wrapper > table")];
const heads = (table) => [...table.querySelectorAll("thead th")].map((head) => head.textContent.trim());

// Tables of text with the same columns look alike: a page's lists of instructions.
function alike() {
  const groups = {};
  for (const table of tables())
    if (table.classList.contains("stacks")) (groups[heads(table).join("\n")] ??= []).push(table);
  return Object.values(groups);
}

const PHONE = 768;
const MUCH = 1.15; // of a phone's width: a wider table hides whole columns

// Tables that nearly fit on a phone get smaller. Wider tables of text become lists (site.css), and on a
// phone all that are much wider, and those that break the names in their first column.
function stack() {
  for (const table of tables()) {
    table.classList.remove("stacked", "tight");
    const { parentElement: wrapper } = table;
    const excess = () => wrapper.scrollWidth / wrapper.clientWidth;
    const isPhone = innerWidth < PHONE;
    const isText = table.classList.contains("stacks");
    if (isPhone && !isText && excess() > 1) table.classList.add("tight");
    const isBroken = isPhone && isText && [...table.querySelectorAll(":is(td, th):first-child")].some(isNarrow);
    table.classList.toggle("stacked", isBroken || excess() > (isText ? 1 : isPhone ? MUCH : Infinity));
  }
  for (const group of alike())
    if (group.some((table) => table.classList.contains("stacked"))) group.forEach((table) => table.classList.add("stacked"));
}

// A cell with a broken name, or with more than three lines of a word or two.
function isNarrow(cell) {
  const isBroken = [...cell.querySelectorAll("code, a")].some((name) => name.getClientRects().length > 1);
  const range = document.createRange();
  range.selectNodeContents(cell);
  const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.bottom))).size;
  return isBroken || (lines > 3 && cell.textContent.trim().split(/\s+/).length < 2 * lines);
}

// Lines of printed text may break, between words and inside of long names. Lines of tables, which
// have gaps, and of drawings and numbers, which have few words, scroll.
function printed() {
  for (const pre of document.querySelectorAll(".cell_output .output.stream pre")) {
    if (pre.querySelector("span:not(:empty)")) continue; // colored
    const lines = pre.textContent.split(/(?<=\n)/);
    pre.replaceChildren(...lines.flatMap((line) => {
      const words = line.match(/(?<![\w.%])[a-z]{2,}/gi) ?? [];
      return words.length > 4 && !/\S {2,}\S/.test(line) ? [prose(line)] : [line];
    }));
  }
}

function prose(line) {
  const span = document.createElement("span");
  span.className = "prose";
  for (const word of line.split(/(?<=\s)/))
    word.split(word.length > 25 ? /(?<=[_/(.])(?=\w)/ : /$^/).forEach((part, number) =>
      span.append(...(number ? [document.createElement("wbr")] : []), part));
  return span;
}

// A table that is laid out as a list keeps its roles, and its cells know their columns.
function columns() {
  const roles = { table: "table", "tbody, thead": "rowgroup", tr: "row", th: "columnheader", td: "cell" };
  for (const table of tables()) {
    const names = heads(table);
    bold([table]);
    table.classList.toggle("pair", names.length === 2 && names.every(Boolean));
    for (const [element, role] of Object.entries(roles))
      for (const one of element === "table" ? [table] : table.querySelectorAll(element)) one.setAttribute("role", role);
    const rows = [...table.querySelectorAll("tbody tr")];
    for (const row of rows)
      [...row.cells].forEach((cell, number) => {
        // Numbers in the first column need the column's name; a title does not.
        const isNamed = number || /^[^a-z]+$/i.test(cell.textContent.trim());
        cell.classList.toggle("figure", /^[^a-z]*\d\S*( \S{1,8})?$/i.test(cell.textContent.trim()));
        if (isNamed && names.length > 2 && names[number]) cell.dataset.column = names[number];
        cell.classList.toggle("empty", !cell.textContent.trim());
      });
    // In a list, the cells of a column share a line with others if all of them are short.
    const isLong = (cell) => !cell.matches(".short, .figure, .empty");
    names.forEach((_, number) => {
      const cells = rows.flatMap((row) => row.cells[number] ?? []);
      if (cells.some(isLong)) cells.forEach((cell) => cell.classList.add("alone"));
    });
  }
  alike().forEach(bold);
}

function bold(group) {
  const cells = group.flatMap((table) => [...table.querySelectorAll("td:first-child")]);
  const long = cells.filter((cell) => cell.matches(".long, .text")).length;
  for (const table of group) table.classList.toggle("titled", 2 * long < cells.length);
}

// Elements wider than the page scroll, by the keyboard, too.
function reach() {
  stack();
  for (const one of document.querySelectorAll("article pre, article .table-wrapper, article .output, article .hv-still, article .hv-scrolls, article p")) {
    if (one.scrollWidth > one.clientWidth) one.tabIndex = 0;
    else one.removeAttribute("tabindex");
  }
}

document.addEventListener("DOMContentLoaded", () => {
  tell();
  dark.addEventListener("change", tell);
  new MutationObserver(tell).observe(document.body, { attributeFilter: ["data-theme"] });
  columns();
  printed();
  reach();
  sections();
  // In a small window, the contents lie over the text that a link in them leads to.
  document.querySelector(".toc-drawer")?.addEventListener("click", ({ target }) => {
    if (target.closest("a")) document.getElementById("__toc").checked = false;
  });
  addEventListener("load", reach); // before it, pictures may have no size
  addEventListener("resize", reach);
});

// A lab is many windows long. If the theme has no room for the page's contents beside the text, a
// bar at the bottom shows the current section and leads to all others.
function sections() {
  const found = [...document.querySelectorAll("article section > h2")];
  if (!location.pathname.includes("/labs/") || found.length < 4) return;
  const bar = document.createElement("nav");
  bar.className = "sections";
  bar.setAttribute("aria-label", "Sections");
  const select = document.createElement("select");
  select.setAttribute("aria-label", "Section");
  select.append(new Option("The beginning", ""), ...found.map((head) => new Option(titled(head), head.parentElement.id)));
  const go = (number) => {
    const place = number ? found[number - 1].parentElement : document.documentElement;
    place.scrollIntoView({ behavior: "instant" });
    history.pushState(null, "", number ? `#${place.id}` : location.pathname);
  };
  const button = (label, name, step) => {
    const one = document.createElement("button");
    one.type = "button";
    one.textContent = label;
    one.setAttribute("aria-label", name);
    one.addEventListener("click", () => go(select.selectedIndex + step));
    return one;
  };
  const back = button("‹", "previous section", -1);
  const on = button("›", "next section", 1);
  const read = () => {
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    const line = isAtEnd ? innerHeight : innerHeight / 3;
    select.selectedIndex = found.filter((head) => head.getBoundingClientRect().top < line).length;
    back.disabled = select.selectedIndex === 0;
    on.disabled = select.selectedIndex === found.length;
  };
  select.addEventListener("change", () => go(select.selectedIndex));
  let waits = false;
  addEventListener("scroll", () => {
    if (waits) return;
    waits = true;
    requestAnimationFrame(() => {
      waits = false;
      read();
    });
  });
  bar.append(back, select, on);
  document.body.append(bar);
  document.body.classList.add("has-sections");
  read();
}

// The text of a heading, without its link sign.
const titled = (head) => [...head.childNodes].filter((one) => !one.classList?.contains("headerlink")).map((one) => one.textContent).join("");
