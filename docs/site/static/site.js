// Cards and pictures follow JupyterLab's theme; here they are told the site's.
const dark = matchMedia("(prefers-color-scheme: dark)");

function tell() {
  const chosen = document.body.dataset.theme;
  const isDark = chosen === "dark" || (chosen !== "light" && dark.matches);
  document.body.dataset.jpThemeLight = String(!isDark);
}

// What is wider than the page is scrolled, by the keyboard, too.
function reach() {
  for (const one of document.querySelectorAll("article pre, article .table-wrapper, article .output")) {
    if (one.scrollWidth > one.clientWidth) one.tabIndex = 0;
    else one.removeAttribute("tabindex");
  }
}

document.addEventListener("DOMContentLoaded", () => {
  tell();
  dark.addEventListener("change", tell);
  new MutationObserver(tell).observe(document.body, { attributeFilter: ["data-theme"] });
  reach();
  addEventListener("resize", reach);
});
