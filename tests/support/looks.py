"""What can be measured of a page's looks: whether everything fits, can be touched and can be read."""

from __future__ import annotations

from selenium import webdriver

SEEN = "const seen = element => element.checkVisibility({visibilityProperty: true});"

STICKING_OUT = f"""{SEEN}
const inside = element => !element.closest("pre, .side:not(.shown), .lightbox, .skip");
return [...document.querySelectorAll("body *")].filter(element => seen(element) && inside(element))
    .filter(element => {{
        const box = element.getBoundingClientRect();
        return box.right > innerWidth + 1 || box.left < -1;
    }})
    .map(element => element.outerHTML.slice(0, 120));"""

SMALL = f"""{SEEN}
const counted = "button, a, summary, [role=option], input:not([type=file], [type=radio], [type=checkbox])";
return [...document.querySelectorAll(counted)]
    .filter(element => seen(element) && !element.closest(".text, .thread-opened, .skip") && !element.inert)
    .filter(element => {{
        const box = element.getBoundingClientRect();
        return box.width > 0 && (box.height < arguments[0] || box.width < arguments[0]);
    }}).map(element => element.outerHTML.slice(0, 120));"""

# Contrast as WCAG 2 defines it. What stands on a picture or a gradient, or cannot be used, is left out.
FAINT = f"""{SEEN}
const parse = text => text.match(/[\\d.]+/g).map(Number);
const linear = value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const light = ([r, g, b]) => [r, g, b].map(value => linear(value / 255))
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
const ground = element => {{
    for (let each = element; each; each = each.parentElement) {{
        const style = getComputedStyle(each);
        if (style.backgroundImage !== "none") return null;
        const colour = parse(style.backgroundColor);
        if (colour.length === 3 || colour[3] === 1) return colour;
    }}
    return parse(getComputedStyle(document.documentElement).backgroundColor);
}};
const words = element => [...element.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
return [...document.querySelectorAll("body *")]
    .filter(element => seen(element) && words(element) && !element.closest(":disabled, .spoiler, .busy, .avatar"))
    .flatMap(element => {{
        const behind = ground(element);
        if (!behind) return [];
        const [one, other] = [light(parse(getComputedStyle(element).color)), light(behind)].sort((a, b) => b - a);
        const ratio = (one + 0.05) / (other + 0.05);
        const text = `${{ratio.toFixed(2)}}: ${{element.className}}: ${{element.textContent.slice(0, 40)}}`;
        return ratio < arguments[0] ? [text] : [];
    }});"""


def sticking_out(driver: webdriver.Chrome) -> list[str]:
    """What does not fit into the width of the screen."""
    return list(driver.execute_script(STICKING_OUT))


def too_small(driver: webdriver.Chrome, least: int) -> list[str]:
    """What is to be touched, but lower or narrower than that many pixels."""
    return list(driver.execute_script(SMALL, least))


def too_faint(driver: webdriver.Chrome, least: float = 4.5) -> list[str]:
    """Texts whose contrast with what lies behind them is below that."""
    return list(driver.execute_script(FAINT, least))
