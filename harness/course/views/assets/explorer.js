// The page's half of an explorer. It shows what Python draws (the trait `view`) and sends the
// reader's requests (the trait `request`). It knows neither tiles nor barriers: the view has, as
// data, everything that can be changed, dragged or typed.

function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== "") element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

function render({ model, el }) {
  const says = make("div", { class: "hv-says", role: "status", "aria-live": "polite" });
  const panel = make("div", { class: "hv-panel" });
  const keys = make("div", { class: "hv-keys" });
  const picture = make("div", { class: "hv-picture", tabindex: "0", role: "group" });
  const facts = make("div", { class: "hv-facts" });
  const aside = make("div", { class: "hv-aside" });
  const beside = make("div", { class: "hv-beside" }, picture, aside);
  const root = make("section", { class: "hv" }, panel, beside, keys, says, facts);
  el.replaceChildren(root);

  let view = model.get("view");
  let wanted = {}; // settings asked for that Python has not answered yet
  let serial = view.serial ?? 0;
  let waiting = false;
  let inputs = new Map();
  let structure = "";

  // -- requests: one at a time, so that a drag never runs ahead of Python

  function ask(changes) {
    wanted = { ...wanted, ...changes };
    if (!waiting) send();
  }
  function send() {
    waiting = true;
    serial += 1;
    model.set("request", { serial, settings: wanted });
    wanted = {};
    model.save_changes();
  }
  function setting(name) {
    return wanted[name] ?? view.settings[name];
  }
  function step(name, by) {
    const control = view.controls.find((one) => one.name === name);
    if (!control) return;
    const value = Math.min(Math.max(setting(name) + by, control.low), control.high);
    if (value !== setting(name)) ask({ [name]: value });
  }

  // -- the width: Python draws for the available pixels, so that text keeps its size

  function fit() {
    const room = Math.min(Math.max(Math.floor(root.clientWidth), view.narrowest), view.widest);
    if (view.settings.width !== undefined && root.clientWidth && room !== setting("width")) {
      ask({ width: room });
    }
  }
  const resized = new ResizeObserver(fit);

  // -- controls

  function input(control) {
    const about = { name: control.name, "aria-label": `${control.group} ${control.label}`.trim() };
    let made;
    if (control.kind === "button") {
      made = make("button", { type: "button", title: about["aria-label"] }, control.label);
      made.addEventListener("click", () => {
        const now = view.controls.find((one) => one.kind === "button" && one.label === control.label);
        ask({ [control.name]: now.value });
      });
      return made;
    }
    if (control.kind === "choice") {
      made = make("select", about, ...control.options.map((one) => make("option", { value: one }, one)));
      made.addEventListener("change", () => ask({ [control.name]: made.value }));
    } else if (control.kind === "check") {
      made = make("input", { ...about, type: "checkbox" });
      made.addEventListener("change", () => ask({ [control.name]: made.checked }));
    } else {
      made = make("input", { ...about, type: control.kind, min: String(control.low), max: String(control.high) });
      made.addEventListener("input", () => {
        if (made.value !== "") ask({ [control.name]: Number(made.value) });
      });
      // When it loses the focus, it shows the resulting value.
      made.addEventListener("blur", () => (made.value = String(setting(control.name))));
    }
    return made;
  }
  function build() {
    inputs = new Map();
    const groups = new Map();
    for (const control of view.controls) {
      if (!groups.has(control.group)) {
        const group = make("div", { class: "hv-group", role: "group", "aria-label": control.group });
        if (control.group) group.append(make("span", { class: "hv-name" }, control.group));
        groups.set(control.group, group);
      }
      const made = input(control);
      if (control.kind !== "button") inputs.set(control.name, made);
      const label = control.kind === "button" ? made : make("label", {}, control.label, " ", made);
      groups.get(control.group).append(label);
    }
    panel.replaceChildren(...groups.values());
  }
  function fill() {
    for (const [name, made] of inputs) {
      const value = view.settings[name];
      if (made.type === "checkbox") made.checked = value;
      else if (made !== document.activeElement || made.type !== "number") made.value = String(value);
    }
  }

  // -- showing

  function show() {
    const shape = JSON.stringify(view.controls.map((one) => ({ ...one, value: 0 })));
    if (shape !== structure) {
      const old = panel.contains(document.activeElement) ? document.activeElement : null;
      const typed = old?.value;
      build();
      const made = inputs.get(old?.name);
      if (made) {
        made.value = typed; // what is being typed stays as it is
        made.focus();
      }
      structure = shape;
    }
    fill();
    root.setAttribute("aria-label", view.name);
    picture.innerHTML = view.picture;
    const svg = picture.querySelector("svg");
    picture.setAttribute("aria-label", svg?.getAttribute("aria-label") ?? view.name);
    keys.textContent = view.keyboard;
    facts.innerHTML = view.facts;
    if (aside.innerHTML !== view.aside) aside.innerHTML = view.aside;
    const here = aside.querySelector(".hv-here"); // scrolled to by hand: the page shall not move
    if (here) here.parentElement.scrollTop = here.offsetTop - here.parentElement.clientHeight / 2;
    aside.hidden = !view.aside;
    if (says.textContent !== view.description) says.textContent = view.description;
  }
  function answered() {
    view = model.get("view");
    if (view.serial >= serial) waiting = false;
    show();
    if (!waiting && Object.keys(wanted).length) send();
  }

  // -- pointing: shapes with the same key are highlighted together

  function light(key, tip) {
    for (const one of picture.querySelectorAll(".lit")) one.classList.remove("lit");
    if (key !== undefined) {
      for (const one of picture.querySelectorAll(`[data-k="${CSS.escape(key)}"]`)) {
        one.classList.add("lit");
      }
    }
    says.textContent = tip || view.description;
  }
  picture.addEventListener("pointerover", (event) => {
    const over = event.target.closest?.("[data-k], [data-t]");
    light(over?.dataset.k, over?.dataset.t);
  });
  picture.addEventListener("pointerleave", () => light());

  // -- dragging: data-drag is {"x": [setting, pixels, step], "y": [...]}

  let drag = null;
  picture.addEventListener("pointerdown", (event) => {
    const handle = event.target.closest?.("[data-drag]");
    const svg = picture.querySelector("svg");
    if (!handle || !svg || event.button !== 0) return;
    const axes = JSON.parse(handle.dataset.drag);
    const scale = svg.getScreenCTM()?.a || 1;
    const from = {};
    for (const [name] of Object.values(axes)) from[name] = setting(name);
    drag = { axes, scale, from, x: event.clientX, y: event.clientY, moved: false };
    picture.setPointerCapture?.(event.pointerId);
  });
  picture.addEventListener("pointermove", (event) => {
    if (!drag) return;
    const changes = {};
    for (const [axis, [name, pixels, by]] of Object.entries(drag.axes)) {
      const gone = (axis === "x" ? event.clientX - drag.x : event.clientY - drag.y) / drag.scale;
      const value = drag.from[name] + Math.round(gone / pixels) * by;
      if (value !== setting(name)) changes[name] = value;
    }
    if (Object.keys(changes).length) {
      drag.moved = true;
      ask(changes);
    }
  });
  let dragged = false; // a drag ends in a click, which is not meant as one
  picture.addEventListener("pointerup", (event) => {
    dragged = drag?.moved ?? false;
    drag = null;
    picture.releasePointerCapture?.(event.pointerId);
    if (dragged) return;
    const under = document.elementFromPoint?.(event.clientX, event.clientY);
    const over = under?.closest?.("[data-choose]");
    if (over && picture.contains(over)) ask(JSON.parse(over.dataset.choose));
  });
  // Ctrl and the wheel zoom at the pointer: data-wheel names the settings.
  picture.addEventListener("wheel", (event) => {
    const area = event.target.closest?.("[data-wheel]");
    const svg = picture.querySelector("svg");
    if (!area || !svg || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const { zoom, center, begin, scale, left } = JSON.parse(area.dataset.wheel);
    const box = svg.getScreenCTM();
    const at = begin + ((event.clientX - box.e) / box.a - left) / scale;
    const by = event.deltaY < 0 ? 1 : -1;
    const factor = Math.SQRT2 ** -by;
    ask({ [zoom]: setting(zoom) + by, [center]: Math.round(at + (setting(center) - at) * factor) });
  }, { passive: false });
  aside.addEventListener("click", (event) => {
    const over = event.target.closest?.("[data-choose]");
    if (over) ask(JSON.parse(over.dataset.choose));
  });

  // -- the keyboard

  root.addEventListener("keydown", (event) => {
    const typing = ["INPUT", "SELECT"].includes(event.target.tagName);
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = (event.shiftKey && event.key.length > 1 ? "Shift+" : "") + event.key;
    const bound = view.keys[key];
    if (!bound) return;
    event.preventDefault();
    event.stopPropagation();
    step(...bound);
  });

  // JupyterLab handles keys before the page (arrows choose cells, Enter edits one): this attribute
  // keeps it from plain keys, but not from Ctrl+S and Shift+Enter.
  function guard(event) {
    const others = event.ctrlKey || event.metaKey || event.altKey;
    if (others || (event.shiftKey && event.key === "Enter")) {
      root.removeAttribute("data-lm-suppress-shortcuts");
    } else {
      root.setAttribute("data-lm-suppress-shortcuts", "true");
    }
  }
  window.addEventListener("keydown", guard, true);

  model.on("change:view", answered);
  show();
  resized.observe(root);
  return () => {
    resized.disconnect();
    window.removeEventListener("keydown", guard, true);
    model.off("change:view", answered);
  };
}

export default { render };
