// Cards and pictures follow JupyterLab's theme, which is set to the site's here.
const dark = matchMedia("(prefers-color-scheme: dark)");

function tell() {
  const chosen = document.body.dataset.theme;
  const isDark = chosen === "dark" || (chosen !== "light" && dark.matches);
  document.body.dataset.jpThemeLight = String(!isDark);
}

// Tables of text that are wider than the page become lists (site.css), and on a phone those that
// break the names in their first column.
function stack() {
  for (const table of document.querySelectorAll("article table.stacks")) {
    table.classList.remove("stacked");
    const wrapper = table.parentElement;
    const names = innerWidth < 768 ? [...table.querySelectorAll("td:first-child :is(code, a)")] : [];
    const isBroken = names.some((name) => name.getClientRects().length > 1);
    table.classList.toggle("stacked", isBroken || wrapper.scrollWidth > wrapper.clientWidth);
  }
}

// Printed text, unlike a printed table, has few gaps inside of its lines.
function printed() {
  for (const pre of document.querySelectorAll(".cell_output .output.stream pre")) {
    const lines = pre.textContent.trimEnd().split("\n");
    pre.classList.toggle("prose", 2 * lines.filter((line) => /\S {2,}\S/.test(line)).length < lines.length);
  }
}

// A table that is laid out as a list keeps its roles, and its cells know their columns.
function columns() {
  const roles = { table: "table", "tbody, thead": "rowgroup", tr: "row", th: "columnheader", td: "cell" };
  for (const table of document.querySelectorAll("article table.stacks")) {
    const names = [...table.querySelectorAll("thead th")].map((head) => head.textContent.trim());
    table.classList.toggle("titled", !table.querySelector("td:first-child:is(.long, .text)"));
    for (const [element, role] of Object.entries(roles))
      for (const one of element === "table" ? [table] : table.querySelectorAll(element)) one.setAttribute("role", role);
    for (const row of table.querySelectorAll("tbody tr"))
      [...row.cells].forEach((cell, number) => {
        // A number in the first column needs the column's name; a title does not.
        const isNamed = number || /^\d+$/.test(cell.textContent.trim());
        if (isNamed && names.length > 2 && names[number]) cell.dataset.column = names[number];
        cell.classList.toggle("empty", !cell.textContent.trim());
      });
  }
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
