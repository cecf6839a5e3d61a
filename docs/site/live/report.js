// An examination as harness.page answers it, for a person.

import { make } from "./elements.js";

// `where(hazard, isOther)` gives what names a side's place; `hazards` is the address of their pages.
export function report(found, where, hazards) {
  if (found.error !== undefined) {
    return make("div", { class: "live-report" }, make("p", { class: "live-error" }, found.error));
  }
  const count = { error: 0, formal: 0, warning: 0 };
  for (const hazard of found.hazards) count[hazard.severity] += 1;
  const ended = found.runs.filter((run) => !["finished", "differs"].includes(run.ending));
  const steps = Math.max(...found.runs.map((run) => run.steps ?? 0));
  const summary =
    `${found.function}: ${count.error} errors, ${count.formal} formal, ${count.warning} warnings; ` +
    `${found.runs.length} schedules, ${ended.length} of them did not finish` +
    (steps ? `; ${steps} steps` : "");
  const messages = new Set(found.runs.map((run) => run.message).filter(Boolean));
  return make(
    "div",
    { class: "live-report", "data-status": found.status },
    make("p", { class: "live-summary" }, summary),
    ...[...messages].map((message) => make("p", { class: "live-error" }, message)),
    ...found.hazards.map((hazard) => shown(hazard, where, hazards)),
    ...(found.outputs.length ? [outputs(found.outputs)] : []),
  );
}

function shown(hazard, where, hazards) {
  const both = [where(hazard, false), where(hazard, true)].filter(Boolean);
  return make(
    "article",
    { class: `live-hazard live-${hazard.severity}`, "data-kind": hazard.kind },
    make("h4", {}, make("a", { href: `${hazards}/${hazard.kind}.html` }, hazard.kind), ` (${hazard.severity})`),
    make("ul", {}, ...both.map((place) => make("li", {}, place))),
    make("p", {}, hazard.message),
    make("p", { class: "live-aside" }, `on ${hazard.schedules.join(", ")}`),
  );
}

function outputs(all) {
  return make(
    "details",
    {},
    make("summary", {}, "What it left in the arrays"),
    ...all.map((one) =>
      make(
        "figure",
        { "data-output": one.name, "data-sha256": one.sha256 },
        make("figcaption", {}, `${one.name}: ${one.dtype}[${one.shape.join(", ")}]`),
        make("pre", { tabindex: "0", role: "region", "aria-label": `the array ${one.name}` }, one.shown),
      ),
    ),
  );
}
