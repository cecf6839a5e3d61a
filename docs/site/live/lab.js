// A lab's page, whose reader runs and changes the launches of its cells. The front page and the
// hazards' pages have kernels of their own.

import { make } from "./elements.js";
import { Explored } from "./explored.js";
import { kept, shown, versions } from "./launch.js";

const LAB = location.pathname.split("/").at(-2);

for (const cell of document.querySelectorAll("[data-launches]")) {
  const inside = make("div", { class: "live-inside" });
  const details = make("details", { class: "live-launch" }, make("summary", {}, "Launch it here: change the launch, strike out or add a line"), inside);
  details.addEventListener("toggle", async () => {
    if (!details.open || inside.childElementCount) return;
    const { launches, statements } = await kept(LAB);
    inside.append(...shown(launches[cell.dataset.cell], statements));
  });
  cell.append(details);
}

for (const place of document.querySelectorAll(".live-kernel")) {
  const { launches, statements } = await kept(place.dataset.kept);
  place.replaceChildren(...versions(launches[place.dataset.kept], statements));
}

for (const place of document.querySelectorAll(".live-explorer[data-model]")) {
  place.append(new Explored(place, async () => (await kept(LAB)).scenes[place.dataset.model]).element);
}
