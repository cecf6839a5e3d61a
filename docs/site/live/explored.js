// A JupyterLab explorer in a page: the same code, with Python in the page instead of a kernel.

import explorer from "../explorer.js";
import { make } from "./elements.js";
import { interpreter, needs } from "./runner.js";

const SHOWN = ["harness.course.views.explorer", "explored"];

// The part of a widget's model that explorer.js uses.
class Model {
  #traits = { request: {}, view: {} };
  #heard = new Set();

  constructor(scene, view, failed) {
    Object.assign(this, { scene, failed });
    this.#traits.view = view;
  }
  get(name) {
    return this.#traits[name];
  }
  set(name, value) {
    this.#traits[name] = value;
  }
  on(event, hear) {
    this.#heard.add(hear);
  }
  off(event, hear) {
    this.#heard.delete(hear);
  }
  async save_changes() {
    const { serial, settings } = this.#traits.request;
    try {
      this.#traits.view = await interpreter().ask(SHOWN, { scene: this.scene, serial, settings: { ...this.#traits.view.settings, ...settings } });
    } catch (error) {
      this.failed(error);
      this.#traits.view = { ...this.#traits.view, serial };
    }
    for (const hear of this.#heard) hear();
  }
}

export class Explored {
  constructor(place, scene) {
    Object.assign(this, { place, scene });
    const name = place.dataset.explorer;
    this.says = make("span", { role: "status", "aria-live": "polite" });
    this.button = make("button", { type: "button", class: "live-move", onclick: () => this.#open() }, `Make it interactive: ${name.toLowerCase()}`);
    this.inside = make("div");
    this.element = make("div", { class: "live-runner" }, make("div", { class: "live-buttons" }, this.button, needs(this.button), this.says), this.inside);
  }

  async #open() {
    this.button.disabled = true;
    const shared = interpreter();
    shared.onprogress = (words) => (this.says.textContent = `${words} …`);
    const failed = (error) => {
      this.says.textContent = `Failed: ${error.message}`;
      this.says.dataset.state = "failed";
    };
    try {
      const scene = await this.scene();
      const view = await shared.ask(SHOWN, { scene, settings: {}, serial: 0 });
      explorer.render({ model: new Model(scene, view, failed), el: this.inside });
      this.#still()?.setAttribute("hidden", "");
      this.button.hidden = true;
      this.says.textContent = "";
    } catch (error) {
      failed(error);
      this.button.disabled = false;
    }
  }

  // The still picture of the explorer: the last one before this place.
  #still() {
    const before = (one) => one.compareDocumentPosition(this.place) & Node.DOCUMENT_POSITION_FOLLOWING;
    return [...document.querySelectorAll(".hv-still")].filter(before).at(-1);
  }
}
