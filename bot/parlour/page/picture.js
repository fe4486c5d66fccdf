// Pictures in the stream, and the large view that a press opens.

import { h, icon, iconButton, local } from "./dom.js";
import { spoiler } from "./markdown.js";
import { say } from "./words.js";

/** A picture of known size, so that nothing jumps while it loads; a press shows it large. */
export function picture({ url, width, height, description, hidden }) {
  const alt = description ?? "";
  const image = h("img", { src: local(url), alt, width, height, decoding: "async" });
  const ratio = width && height ? { "--ratio": String(width / height), "--wide": `${width}px` } : {};
  const frame = h("button", { type: "button", class: "picture", style: ratio, "aria-label": alt ? say("enlarge-named", { alt }) : say("enlarge"), onclick: () => enlarge(url, alt) }, image);
  image.addEventListener("error", () => frame.replaceChildren(h("span", { class: "broken" }, icon("warning"), say("picture-missing"))), { once: true });
  return hidden ? spoiler(frame) : frame;
}

/** Lets a message that is drawn anew show its pictures at once: those it had, until others have come. */
export function keepPictures(old, fresh) {
  const before = [...old.querySelectorAll(".picture img")];
  [...fresh.querySelectorAll(".picture img")].forEach((image, place) => {
    const shown = before[place];
    if (!shown) return;
    const frame = image.parentElement;
    image.replaceWith(shown);
    if (shown.src === image.src) return;
    const come = () => shown.parentElement === frame && shown.replaceWith(image);
    image.decode().then(come, come);
  });
}

/** The large view: the whole picture first, its full size after a press. */
export function enlarge(url, alt) {
  const image = h("img", { src: local(url), alt });
  const stage = h("button", { type: "button", class: "stage", "aria-label": say("zoom"), "aria-pressed": "false" }, image);
  const close = iconButton("close", say("close"), () => dialog.close());
  const original = h("a", { class: "icon-button", href: local(url), target: "_blank", rel: "noopener", title: say("original"), "aria-label": say("original") }, icon("tab"));
  const caption = h("figcaption", {}, alt);
  const dialog = h("dialog", { class: "lightbox", "aria-label": alt || say("enlarge") }, h("figure", {}, stage, alt && caption), h("div", { class: "lightbox-tools" }, original, close));
  stage.addEventListener("click", (event) => {
    const { left, top, width, height } = image.getBoundingClientRect();
    const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height];
    const large = dialog.classList.toggle("large");
    stage.setAttribute("aria-pressed", String(large));
    if (large) stage.scrollTo(x * image.offsetWidth - stage.clientWidth / 2, y * image.offsetHeight - stage.clientHeight / 2);
  });
  dialog.addEventListener("click", (event) => (event.target === dialog || event.target.tagName === "FIGURE") && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
