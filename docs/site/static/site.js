// Cards and pictures follow JupyterLab's theme, which is set to the site's here.
const dark = matchMedia("(prefers-color-scheme: dark)");

function tell() {
  const chosen = document.body.dataset.theme;
  const isDark = chosen === "dark" || (chosen !== "light" && dark.matches);
  document.body.dataset.jpThemeLight = String(!isDark);
}

// Elements wider than the page scroll, by the keyboard, too.
function reach() {
  for (const one of document.querySelectorAll("article pre, article .table-wrapper, article .output, article .hv-still, article .hv-scrolls, article p")) {
    if (one.scrollWidth > one.clientWidth) one.tabIndex = 0;
    else one.removeAttribute("tabindex");
  }
}

document.addEventListener("DOMContentLoaded", () => {
  tell();
  dark.addEventListener("change", tell);
  new MutationObserver(tell).observe(document.body, { attributeFilter: ["data-theme"] });
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
