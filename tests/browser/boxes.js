// Measures the page as it stands: what can be pressed is in reach and large enough, what can be read is whole, and
// nothing lies over anything else. Returns what is wrong, in words.
(thumb) => {
  const PRESSED = "button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=radio], [data-ref]";
  // What a list or the prompt offers again at the size of a thumb: threats and workers of the purse, the grip of a card.
  const TWICE = ".purse-line [data-ref], .grab";
  const LEAST = 24, THUMB = 44, SLACK = 1.5;
  const faults = new Set();
  const over = [...document.querySelectorAll("dialog[open], [role=dialog], [aria-modal=true]")].at(-1);
  const root = over ?? document.body;
  const blame = (what, element, more = "") => faults.add(`${what}: ${called(element)}${more && ` (${more})`}`);

  const styleOf = new Map();
  const style = (element) => styleOf.get(element) ?? (styleOf.set(element, getComputedStyle(element)), styleOf.get(element));
  const called = (element) => {
    const name = element.getAttribute("data-ref") ?? element.getAttribute("aria-label") ?? element.textContent.trim();
    const classes = typeof element.className === "string" ? element.className : element.className.baseVal;
    const kind = classes.split(/\s+/).filter((one) => !/^(is-|c-)/.test(one)).slice(0, 2).join(".");
    const within = element.closest("[class]:not(svg *)")?.parentElement?.closest("[class]");
    const where = within ? String(within.className.baseVal ?? within.className).split(/\s+/)[0] : "";
    return `${where} ${element.localName}${kind && `.${kind}`} "${name.replace(/\s+/g, " ").slice(0, 40)}"`.trim();
  };
  // Said only, or not there at all.
  const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest("[inert], .sprite") && !isSaid(element) && !isBehind(element);
  // How a round ended lies over the board on purpose, until it is read.
  const told = document.querySelector(".round-end:not(.away), .lux-end");
  const isBehind = (element) => told !== null && !told.contains(element) && (element.closest(".board-area") !== null || meets(element.getBoundingClientRect(), told.getBoundingClientRect()).every((side) => side > 0));
  const isSaid = (element) => {
    for (let around = element; around; around = around.parentElement) if (style(around).clipPath === "inset(50%)") return true;
    return false;
  };
  const meets = (a, b) => [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];

  // What of a box is left when everything around it has been scrolled to it; and what cut it, if anything did.
  const clips = ({ overflowX, overflowY, clipPath }) => overflowX !== "visible" || overflowY !== "visible" || clipPath !== "none";
  function reach(element, box) {
    let { left, top, right, bottom } = box;
    let cut = null, loose = style(element).position;
    for (let around = element.parentElement; around && around !== document.documentElement; around = around.parentElement) {
      const css = style(around);
      const held = loose === "fixed" ? false : loose === "absolute" ? css.position !== "static" || css.transform !== "none" || css.containerType !== "normal" : true;
      if (!held) continue;
      loose = css.position;
      if (around === document.body || !clips(css)) continue;
      const frame = around.getBoundingClientRect();
      const scrollsX = /auto|scroll/.test(css.overflowX), scrollsY = /auto|scroll/.test(css.overflowY);
      const x0 = left, x1 = right, y0 = top, y1 = bottom;
      // A box that scrolls shows what lies after its beginning, as much of it at once as it is wide and high.
      if (css.overflowX !== "visible") {
        const from = scrollsX ? frame.left - around.scrollLeft : frame.left;
        left = Math.max(left, from);
        right = scrollsX ? right : Math.min(right, frame.right);
        if (scrollsX) [left, right] = brought(left, right, frame.left, frame.right);
      }
      if (css.overflowY !== "visible") {
        const from = scrollsY ? frame.top - around.scrollTop : frame.top;
        top = Math.max(top, from);
        bottom = scrollsY ? bottom : Math.min(bottom, frame.bottom);
        if (scrollsY) [top, bottom] = brought(top, bottom, frame.top, frame.bottom);
      }
      const lostX = x1 - x0 - (right - left) > SLACK && !(scrollsX && right - left >= frame.width - SLACK);
      const lostY = y1 - y0 - (bottom - top) > SLACK && !(scrollsY && bottom - top >= frame.height - SLACK);
      if (!cut && (lostX || lostY)) cut = around;
    }
    return { width: right - left, height: bottom - top, left, top, right, bottom, cut };
  }
  const brought = (from, to, low, high) => {
    const long = Math.min(to - from, high - low);
    const at = Math.min(Math.max(from, low), high - long);
    return [at, at + long];
  };

  // What can be pressed.
  const pressed = [...root.querySelectorAll(PRESSED)].filter((one) => isSeen(one) && !one.disabled && style(one).pointerEvents !== "none");
  const things = pressed.filter((one) => one.getAttribute("aria-disabled") !== "true" || one.matches("button, a"));
  const canScroll = (one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth;
  const scrolled = [...document.querySelectorAll("*")].filter(canScroll).map((one) => [one, one.scrollTop, one.scrollLeft]);
  const boxes = new Map();
  for (const thing of things) {
    const box = thing.getBoundingClientRect();
    const isShape = thing.ownerSVGElement != null;
    const left = reach(thing, box);
    boxes.set(thing, { box, left });
    if (left.width < Math.min(box.width, LEAST) - SLACK || left.height < Math.min(box.height, LEAST) - SLACK)
      blame("out of reach", thing, `${Math.round(left.width)} x ${Math.round(left.height)} of ${Math.round(box.width)} x ${Math.round(box.height)}`);
    else if (left.cut && !isShape) blame("cut", thing, `by ${called(left.cut)}`);
    const onBoard = thing.closest(".board-area") !== null || isShape;
    const wanted = thumb && !onBoard && !thing.matches(TWICE) ? THUMB : LEAST;
    if (Math.min(box.width, box.height) < wanted - SLACK) {
      const [wide, high] = aimed(thing, wanted);
      // A space of a board is no box: where it is long it may be lower.
      if (isShape && Math.max(wide, high) >= 40 && Math.min(wide, high) >= 16) continue;
      if (Math.min(wide, high) < wanted - SLACK) blame(`under ${wanted} px`, thing, `${Math.round(wide)} x ${Math.round(high)}`);
    }
  }
  // The page does not scroll sideways, and what lies above or left of it is gone.
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth + 1) faults.add(`the page is ${page.scrollWidth - innerWidth} px too wide`);
  const still = /hidden|clip/.test(style(page).overflowY) || /hidden|clip/.test(style(document.body).overflowY);
  for (const [thing, { left }] of boxes) {
    if (left.left < -SLACK || left.right > innerWidth + SLACK) blame("beside the page", thing);
    else if (left.top + scrollY < -SLACK || (left.bottom > innerHeight + SLACK && (still || left.bottom + scrollY > page.scrollHeight + SLACK)))
      blame("beyond the page", thing);
  }

  // How wide and high a thing can be aimed at: itself, and what it takes for a near miss.
  function aimed(thing, wanted) {
    thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { left, top, width, height } = thing.getBoundingClientRect();
    const x = left + width / 2, y = top + height / 2;
    // What is told over it is read first, and then it can be aimed at.
    const covers = document.elementFromPoint(x, y);
    if (told?.contains(covers) && !told.contains(thing)) return [wanted, wanted];
    const hits = (px, py) => { const hit = document.elementFromPoint(px, py); return hit !== null && (thing.contains(hit) || hit.closest("[data-near]")?.dataset.near === (thing.dataset.ref ?? "") || hit.closest("label")?.contains(thing)); };
    const far = (dx, dy) => { let at = 0; while (at < wanted && hits(x + dx * (at + 1), y + dy * (at + 1))) at++; return at; };
    const found = [Math.max(width, far(1, 0) + far(-1, 0) + 1), Math.max(height, far(0, 1) + far(0, -1) + 1)];
    for (const [one, down, along] of scrolled) one.scrollTo({ top: down, left: along, behavior: "instant" });
    return found;
  }

  // No two of them lie on each other, unless one is in the other. Shapes of a board are not boxes.
  const flat = things.filter((one) => one.ownerSVGElement == null && !one.matches("input"));
  for (let a = 0; a < flat.length; a++) {
    for (let b = a + 1; b < flat.length; b++) {
      const [one, other] = [flat[a], flat[b]];
      if (one.contains(other) || other.contains(one)) continue;
      const [wide, high] = meets(boxes.get(one).box, boxes.get(other).box);
      if (wide > 3 && high > 3 && sameLayer(one, other) && !isGround(one, other) && !isGround(other, one)) blame("lies on another", one, called(other));
    }
  }
  // A whole hall or town that can be pointed at may have a button in it.
  function isGround(ground, thing) {
    const [wide, high] = meets(boxes.get(ground).box, boxes.get(thing).box), { width, height } = boxes.get(thing).box;
    return wide > width - 8 && high > height - 8 && style(ground).position === "absolute";
  }
  // What floats over the rest, or stays while the rest scrolls below it, may lie on it.
  function layer(element) {
    for (let around = element; around; around = around.parentElement) {
      const css = style(around);
      if (css.position === "fixed" || css.position === "sticky" || /auto|scroll/.test(css.overflowY + css.overflowX)) return around;
    }
    return null;
  }
  function sameLayer(one, other) {
    return layer(one) === layer(other);
  }

  // What can be read: line by line, as it is printed.
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const lines = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (!text.data.trim() || !isSeen(parent) || parent.closest("script, style, option, title")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 1 && rect.height > 1);
    if (rects.length === 0) continue;
    const css = style(parent);
    const size = Number.parseFloat(css.fontSize);
    const shortened = parent.closest("[data-shortened]") ?? (css.textOverflow === "ellipsis" || css.webkitLineClamp !== "none" ? parent : null) ?? shortenedBy(parent);
    for (const rect of rects) {
      // Letters are less high than their line.
      const spare = Math.max(0, (rect.height - size * 0.8) / 2);
      const ink = { left: rect.left, right: rect.right, top: rect.top + spare, bottom: rect.bottom - spare, width: rect.width, height: rect.height - 2 * spare };
      lines.push({ text, parent, ink: seenOf(parent, ink) });
      if (!shortened) {
        const left = reach(parent, ink);
        const itself = clips(style(parent)) ? parent.getBoundingClientRect() : null;
        const [wide, high] = itself ? meets(ink, itself) : [left.width, left.height];
        const own = itself && !/auto|scroll/.test(style(parent).overflowX + style(parent).overflowY);
        if (left.width < ink.width - 3 || left.height < ink.height - 3 || (own && (wide < ink.width - 3 || high < ink.height - 3)))
          if (!/auto|scroll/.test(style(left.cut ?? parent).overflowX) || left.cut === null) blame("text is cut", parent, text.data.trim().slice(0, 30));
      }
      // A pill on the edge of a thing stands out on purpose.
      const held = parent.closest(PRESSED);
      if (held && !stands(parent, held) && held.ownerSVGElement == null && parent.ownerSVGElement == null && !shortened) {
        const box = held.getBoundingClientRect();
        if (ink.left < box.left - 2 || ink.right > box.right + 2 || ink.top < box.top - 2 || ink.bottom > box.bottom + 2)
          blame("text leaves its button", held, text.data.trim().slice(0, 30));
      }
    }
    if (rects.length > 1 && parent.ownerSVGElement == null) brokenWords(text, parent);
  }
  function stands(element, within) {
    for (let around = element; around !== within; around = around.parentElement) if (style(around).position === "absolute") return true;
    return false;
  }
  // What is left of a line within whatever clips it.
  function seenOf(element, { left, right, top, bottom }) {
    for (let around = element; around && around !== document.body; around = around.parentElement) {
      if (!clips(style(around))) continue;
      const box = around.getBoundingClientRect();
      [left, right, top, bottom] = [Math.max(left, box.left), Math.min(right, box.right), Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { left, right, top, bottom };
  }
  function shortenedBy(element) {
    for (let around = element.parentElement; around && around !== root; around = around.parentElement) {
      const css = style(around);
      if (css.webkitLineClamp !== "none" || (css.textOverflow === "ellipsis" && css.overflowX !== "visible")) return around;
    }
    return null;
  }
  // A word that goes on in the next line without a hyphen.
  function brokenWords(text, parent) {
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]{3,}/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const rects = [...range.getClientRects()];
      // A soft hyphen that is printed at the end of the line before counts as a part of the first letter.
      range.setEnd(text, index + 1);
      const letters = rects.slice(range.getClientRects().length - 1).filter((rect) => rect.width > 1);
      const tops = new Set(letters.map((rect) => Math.round(rect.top / 4)));
      if (tops.size > 1) blame("a word is broken", parent, word);
    }
  }
  // Two texts in the same place.
  lines.sort((a, b) => a.ink.top - b.ink.top);
  for (let a = 0; a < lines.length; a++) {
    for (let b = a + 1; b < lines.length && lines[b].ink.top < lines[a].ink.bottom; b++) {
      if (lines[a].text === lines[b].text) continue;
      const [wide, high] = meets(lines[a].ink, lines[b].ink);
      if (wide > 3 && high > 4 && sameLayer(lines[a].parent, lines[b].parent))
        blame("printed over each other", lines[a].parent, called(lines[b].parent));
    }
  }

  const board = document.querySelector(".board-area");
  if (board && !over && style(board).visibility === "visible" && board.clientHeight < 96) faults.add(`the board is ${board.clientHeight} px high`);
  return [...faults];
}
