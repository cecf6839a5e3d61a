// The report of an examination by docs/site/examining.py.

import { breakable, code, make } from "./elements.js";

// `where(hazard, isOther)` returns an element for a side's place; `hazards` is the address of their pages.
export function report(found, where, hazards) {
  if (found.error !== undefined) {
    return make("div", { class: "live-report", "data-status": found.status }, make("p", { class: "live-error" }, ...prose(found.error)));
  }
  return make(
    "div",
    { class: "live-report", "data-status": found.status },
    summary(found),
    ...stops(found).map((message) => make("p", { class: "live-error" }, ...prose(message))),
    ...found.hazards.map((hazard) => shown(hazard, where, hazards)),
    ...(found.outputs.length ? [outputs(found.outputs)] : []),
  );
}

// Why schedules ended, each cause once, without what a hazard of the report says, and without other
// causes of an ending that a hazard explains.
function stops(found) {
  const messages = new Map();
  const hazardOf = (run) => run.cause && found.hazards.find((one) => one.cause === run.cause);
  const explained = new Set(found.runs.filter(hazardOf).map((run) => run.ending));
  for (const run of found.runs.filter((one) => one.message)) {
    const hazard = hazardOf(run);
    if (explained.has(run.ending) && (!hazard || run.ending === "fault")) continue; // a fault is the hazard
    const key = run.cause ? `${run.ending} ${run.cause}` : run.message;
    if (!messages.has(key)) messages.set(key, hazard ? run.details : run.message);
  }
  return [...messages.values()];
}

const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

// The verdict in a line: a mark, the findings, and the number of schedules.
function summary(found) {
  const count = { error: 0, formal: 0, warning: 0 };
  for (const hazard of found.hazards) count[hazard.severity] += 1;
  const ended = found.runs.filter((run) => !["finished", "differs"].includes(run.ending));
  const steps = Math.max(...found.runs.map((run) => run.steps ?? 0));
  const parts = [
    count.error && counted(count.error, "error"),
    count.formal && counted(count.formal, "formal hazard"),
    count.warning && counted(count.warning, "warning"),
  ].filter(Boolean);
  const isRight = !count.error && !count.formal && !ended.length;
  const words = parts.join(", ") || "no hazard";
  const unfinished = ended.length ? `, ${ended.length} of which did not finish` : "";
  const where = `${found.function}: ${words}, on ${counted(found.runs.length, "schedule")}${unfinished}`;
  return make(
    "p",
    { class: "live-summary", "data-verdict": isRight ? "right" : "wrong" },
    make("span", { "aria-hidden": "true" }, isRight ? "✓ " : "✗ "),
    where + (steps ? `; ${counted(steps, "step")}` : ""),
  );
}

// A message, in which text in backticks is code.
function prose(message) {
  return message.split(/`([^`\n]+)`/).flatMap((part, number) => (number % 2 ? [code(part)] : withoutQuotes(part)));
}

// A line of code that a message quotes as it is: no word is so long.
function withoutQuotes(part) {
  return part.split(/(\S{25,})/).flatMap((piece, number) => (number % 2 ? breakable(piece) : [piece]));
}

function shown(hazard, where, hazards) {
  const [here, other] = [where(hazard, false), where(hazard, true)];
  const isSame = here?.textContent === other?.textContent; // a line that conflicts with itself
  const both = [here, isSame ? null : other].filter(Boolean);
  return make(
    "article",
    { class: `live-hazard live-${hazard.severity}`, "data-kind": hazard.kind },
    make("h3", {}, hazard.severity === "error" ? "✗ " : "◇ ", make("a", { href: `${hazards}/${hazard.kind}.html` }, hazard.kind), ` (${hazard.severity})`),
    make("ul", {}, ...both.map((place) => make("li", {}, place))),
    make("p", {}, ...prose(hazard.message)),
    make("p", { class: "live-aside" }, `on the ${hazard.schedules.length === 1 ? "schedule" : "schedules"} ${hazard.schedules.join(", ")}`),
  );
}

// Numbers that are not broken at the sign of an exponent.
const whole = (text) => text.split(/(\s+)/).map((part, number) => (number % 2 ? part : make("span", { class: "whole" }, part)));

function outputs(all) {
  return make(
    "details",
    {},
    make("summary", {}, "Contents of the arrays afterwards"),
    ...all.map((one) =>
      make(
        "figure",
        { "data-output": one.name, "data-sha256": one.sha256 },
        make("figcaption", {}, `${one.name}: ${one.dtype}[${one.shape.join(", ")}]`),
        make("pre", { class: one.shape.length > 1 ? "" : "live-vector", tabindex: "0", role: "region", "aria-label": `the array ${one.name}` }, ...whole(one.shown)),
      ),
    ),
  );
}
