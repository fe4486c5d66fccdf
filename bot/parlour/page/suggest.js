// The list above the composer: arrows move, Enter and Tab take, Escape closes.

import { h, step } from "./dom.js";

export class Suggestions {
  /** A list in an element that is hidden while there is nothing to offer. */
  constructor(element) {
    this.element = element;
    this.choose = () => {};
    this.input = null;
    element.addEventListener("mousedown", (event) => event.preventDefault());
    element.addEventListener("click", (event) => this.#take(event.target.closest('[role="option"]')));
  }

  get isOpen() {
    return !this.element.hidden;
  }

  get #rows() {
    return [...this.element.querySelectorAll('[role="option"]')];
  }

  /** Lets an input work the list by keyboard. */
  serve(input) {
    for (const [name, value] of [["role", "combobox"], ["aria-autocomplete", "list"], ["aria-controls", this.element.id], ["aria-expanded", "false"]]) input.setAttribute(name, value);
    input.addEventListener("keydown", (event) => this.#key(event));
    input.addEventListener("focus", () => (this.input = input));
    input.addEventListener("blur", () => this.input === input && this.close());
  }

  /** Shows rows of title, detail and aside; `choose` hears the one that is taken, by Enter the marked one. */
  show(rows, nothing, choose, marked = true) {
    this.choose = (index) => choose(rows[index]);
    const options = rows.map((row, index) =>
      h(
        "div",
        { role: "option", id: `suggestion-${index}`, data: { index: String(index) }, "aria-selected": "false" },
        h("span", { class: "suggestion-title" }, row.title, row.aside && h("small", {}, row.aside)),
        row.detail && h("span", { class: "suggestion-detail" }, row.detail),
      ),
    );
    this.element.replaceChildren(...(options.length ? options : [h("p", { class: "nothing" }, nothing)]));
    this.element.hidden = false;
    this.input?.setAttribute("aria-expanded", "true");
    this.#mark(marked ? options[0] : null);
    this.element.scrollTop = 0;
  }

  /** Hides the list. */
  close() {
    this.element.hidden = true;
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.removeAttribute("aria-activedescendant");
  }

  #mark(row) {
    for (const each of this.#rows) each.setAttribute("aria-selected", String(each === row));
    if (!row) return this.input?.removeAttribute("aria-activedescendant");
    row.scrollIntoView({ block: "nearest" });
    this.input?.setAttribute("aria-activedescendant", row.id);
  }

  #take(row) {
    if (row) this.choose(Number(row.dataset.index));
  }

  #key(event) {
    if (!this.isOpen) return;
    const marked = this.element.querySelector('[aria-selected="true"]');
    if (event.key === "ArrowDown") this.#mark(step(this.#rows, marked, 1));
    else if (event.key === "ArrowUp") this.#mark(step(this.#rows, marked, -1));
    else if (event.key === "Escape") this.close();
    else if ((event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) && marked) this.#take(marked);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}
