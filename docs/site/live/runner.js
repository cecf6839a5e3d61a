// The buttons that check and stop, the progress and the report of each launch of a page. Nothing is
// fetched before the reader asks.

import { make } from "./elements.js";
import { Interpreter, Stopped, places } from "./interpreter.js";

const EXAMINE = ["examining", "answer"];
const shared = new Interpreter();
let busy = null;

export function interpreter() {
  return shared;
}

// The text beside a button that needs Python. Python comes from this site if the site has a copy,
// otherwise from its official host, with the reader's consent.
export function needs(button) {
  const beside = make("span", { class: "live-source" });
  places().then(({ local, official }) => {
    if (local) return;
    const host = new URL(official.index).host;
    const box = make("input", { type: "checkbox" });
    const words = ` fetch Python from ${host} (${official.megabytes} MB, each file checked against its hash)`;
    box.addEventListener("change", () => {
      shared.from(box.checked ? "official" : "local");
      button.disabled = !box.checked;
    });
    button.disabled = true;
    beside.replaceChildren(make("label", {}, box, words));
  });
  return beside;
}

// `keys`: what the page takes for a click on the button. `request()` returns the request, and `present(answer)` an element that shows the answer.
export class Runner {
  constructor({ label, keys, request, present, limit = () => 60 }) {
    Object.assign(this, { request, present, limit });
    this.check = make("button", { type: "button", class: "live-check", onclick: () => this.run() }, label);
    this.end = make("button", { type: "button", disabled: true, onclick: () => shared.stop() }, "Stop");
    this.progress = make("p", { class: "live-progress", role: "status", "aria-live": "polite" });
    this.found = make("div", { class: "live-found" });
    this.element = make(
      "div",
      { class: "live-runner" },
      make("div", { class: "live-buttons" }, this.check, ...(keys ? [make("kbd", {}, keys)] : []), this.end, needs(this.check)),
      this.progress,
      this.found,
    );
  }

  // Show a report that was made elsewhere.
  show(element, words) {
    this.found.replaceChildren(element);
    this.progress.textContent = words;
    this.progress.dataset.state = "shown";
  }

  clear() {
    this.found.replaceChildren();
    this.progress.textContent = "";
    delete this.progress.dataset.state;
  }

  async run() {
    if (busy) return;
    busy = this;
    this.check.disabled = true;
    this.end.disabled = false;
    this.found.replaceChildren();
    const begun = performance.now();
    shared.onprogress = (words) => (this.progress.textContent = `${words} …`);
    this.progress.textContent = "…";
    this.progress.dataset.state = "running";
    try {
      const answer = await shared.ask(EXAMINE, this.request(), this.limit());
      this.found.replaceChildren(this.present(answer));
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      this.progress.textContent = `Run here in ${seconds} s.`;
      this.progress.dataset.state = "done";
    } catch (error) {
      const stopped = error instanceof Stopped;
      this.progress.textContent = stopped ? error.message : `Failed: ${error.message}`;
      this.progress.dataset.state = stopped ? "stopped" : "failed";
    } finally {
      busy = null;
      this.end.disabled = true;
      this.check.disabled = false;
    }
  }
}
