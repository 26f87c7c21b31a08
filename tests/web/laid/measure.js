/* What is wrong with a laid table: the page scrolls, pieces lie over each other, text is cut, targets are too small. */
(least) => {
  const wrong = [];
  const root = document.documentElement;
  const desktop = innerWidth >= 1200;
  const box = (each) => each.getBoundingClientRect();
  const name = (each) => `${each.tagName.toLowerCase()}.${String(each.className.baseVal ?? each.className).split(" ").filter((word) => !word.startsWith("svelte-")).join(".")} “${(each.getAttribute("aria-label") ?? each.textContent).trim().slice(0, 40)}”`;
  const seen = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && box(each).width > 1 && !each.closest(".hidden, [aria-hidden=true] use, .tip");
  const all = (query, within = document) => [...within.querySelectorAll(query)].filter(seen);

  if (root.scrollWidth > innerWidth) wrong.push(`the page is ${root.scrollWidth} wide`);
  if (desktop && root.scrollHeight > innerHeight) wrong.push(`the page is ${root.scrollHeight} high`);

  /* Areas of the table lie beside each other, and what is in them lies inside them. */
  const areas = all(".bar, .news, .others > .other, .flank > .panel, .stage, .table > .ask, .mine, .side > *");
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
  for (const [place, one] of areas.entries())
    for (const other of desktop ? areas.slice(place + 1) : []) if (over(box(one), box(other))) wrong.push(`${name(one)} lies over ${name(other)}`);
  for (const area of desktop ? all(".others > .other, .flank > .panel, .mine, .side > :not(.log), .stage, .ask") : []) {
    const { left, right, top, bottom } = box(area);
    for (const piece of all("button, h2, h3, p, b, span, svg:not(.cloth, .scene, .bow)", area)) {
      if (piece.closest("svg svg, .cloth")) continue;
      const at = box(piece);
      const out = Math.max(left - at.left, at.right - right, top - at.top, at.bottom - bottom);
      if (out > 9) wrong.push(`${name(piece)} sticks ${Math.round(out)} out of ${name(area).split(" ")[0]}`);
    }
  }

  /* No piece lies over the heading of its panel. */
  const words = document.createRange();
  const whole = (piece) => piece.tagName !== "use" || getComputedStyle(piece.closest("svg")).overflow === "visible";
  for (const head of all(".side h2, .flank h2")) {
    words.selectNodeContents(head);
    for (const piece of head.parentElement.querySelectorAll("use, button")) if (!head.contains(piece) && whole(piece) && over(box(piece), box(words))) wrong.push(`a piece lies over ${name(head)}`);
  }

  /* Beside a name stands what belongs to it, not over it; a picture lies in what carries it; of the news all that begins is
     told; the log has room for a turn. */
  for (const plate of all(".plate")) {
    for (const line of all(".who > :not(.beside)", plate)) {
      words.selectNodeContents(line);
      const beside = [...plate.children, ...plate.querySelectorAll(".beside")];
      for (const other of beside.filter((each) => each !== line && !each.contains(line) && !each.matches(".who, .felt, .mark") && seen(each))) if (over(box(words), box(other))) wrong.push(`${name(line)} runs into ${name(other)}`);
    }
  }
  for (const picture of all(".stage button svg, .mine button svg")) {
    const { left, right, top, bottom } = box(picture.closest("button"));
    const at = box(picture);
    const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
    if (x < left || x > right || y < top || y > bottom) wrong.push(`a picture lies outside of ${name(picture.closest("button"))}`);
  }
  for (const chip of all(".other :is(.stock, .tally, .line, .res)")) {
    const { left, right } = box(chip);
    for (const piece of all("svg, b", chip)) {
      const at = box(piece);
      if (at.left < left - 2 || at.right > right + 2) wrong.push(`${name(piece)} lies outside of ${name(chip)}`);
    }
    const parts = all(":scope > :not(.fan, .gap)", chip);
    for (const [place, one] of parts.entries()) for (const other of parts.slice(place + 1)) if (over(box(one), box(other))) wrong.push(`${name(one)} lies over ${name(other)}`);
  }
  for (const told of all(".recap li")) {
    const row = box(told.parentElement);
    const at = box(told);
    if (at.top < row.bottom - 1 && (at.right > row.right + 1 || at.bottom > row.bottom + 1)) wrong.push(`${name(told)} is cut`);
  }
  const turns = document.querySelector(".log .turns");
  if (desktop && seen(turns) && turns.clientHeight < 96) wrong.push(`the log has ${turns.clientHeight} px`);

  /* Words are read whole. */
  for (const piece of all("h1, h2, h3, p, b, strong, em, small, span, button, th, td, li", document.querySelector("body"))) {
    if (![...piece.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())) continue;
    const clips = ["hidden", "clip"].includes(getComputedStyle(piece).overflowX);
    if (clips && (piece.scrollWidth > piece.clientWidth + 1 || piece.scrollHeight > piece.clientHeight + parseFloat(getComputedStyle(piece).fontSize) / 3)) wrong.push(`${name(piece)} is cut`);
    const size = parseFloat(getComputedStyle(piece).fontSize);
    if (size < 11) wrong.push(`${name(piece)} is set in ${size} px`);
  }

  /* Whatever can be pressed can be hit; on a phone the floors where one does not stand are to look at. */
  const PRESSED = "a[href], button, input, select, summary, [role=button], [role=radio], [role=gridcell], [tabindex='0']";
  for (const each of all(PRESSED).filter((each) => !each.closest("[inert], figure:not(.own)"))) {
    const { width, height } = box(each);
    if (Math.min(width, height) < least - 0.5) wrong.push(`${name(each)} is ${Math.round(width)} × ${Math.round(height)}`);
  }

  /* The parts of a fan may overlap; other things to press may not. */
  const apart = all(".table button").filter((each) => !each.closest(".fan, .list, .log, svg"));
  for (const [place, one] of apart.entries())
    for (const other of apart.slice(place + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const [a, b] = [box(one), box(other)];
      const [wide, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
      if (Math.min(wide, high) > 4 && (desktop || one.closest(".ask") === other.closest(".ask"))) wrong.push(`${name(one)} lies over ${name(other)}`);
    }

  const when = document.querySelector(".bar .when");
  if (seen(when) && box(when).height > 1.7 * parseFloat(getComputedStyle(when).fontSize)) wrong.push(`${name(when)} has more than a line`);

  /* A drawn board fills its room. */
  for (const map of desktop ? all(".stage .map") : []) {
    const [room, drawn] = [box(map), box(map.querySelector("use"))];
    if (drawn.width < 0.95 * room.width || drawn.height < 0.95 * room.height) wrong.push(`the map is ${Math.round(drawn.width)} × ${Math.round(drawn.height)} in ${Math.round(room.width)} × ${Math.round(room.height)}`);
  }
  const stage = box(document.querySelector(".stage"));
  const share = (stage.width * stage.height) / (innerWidth * innerHeight);
  if (desktop && share < 0.3) wrong.push(`the board has ${Math.round(share * 100)} % of the screen`);
  return [...new Set(wrong)];
}
