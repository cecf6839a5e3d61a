// Cards and pictures follow JupyterLab's theme; here they are told the site's.
const dark = matchMedia("(prefers-color-scheme: dark)");

function tell() {
  const chosen = document.body.dataset.theme;
  const isDark = chosen === "dark" || (chosen !== "light" && dark.matches);
  document.body.dataset.jpThemeLight = String(!isDark);
}

document.addEventListener("DOMContentLoaded", () => {
  tell();
  dark.addEventListener("change", tell);
  new MutationObserver(tell).observe(document.body, { attributeFilter: ["data-theme"] });
});
