/**
 * Finds layout errors in the current page: horizontal scrolling, overlapping or clipped controls, and text outside its
 * box. Runs in the browser, so it must not refer to anything outside the function.
 */
export function layoutFaults(): string[] {
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  /** Pixels; tolerance for rounding and hairline borders. */
  const SLACK = 1;
  const width = document.documentElement.clientWidth;
  const faults: string[] = [];

  const nameOf = (element: Element): string => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    const classes = [...element.classList].slice(0, 2).map((name) => `.${name}`);
    const near = element.closest('[class]:not(a, button, input, summary, span, p, li)');
    const place =
      near && near !== element ? `${[...near.classList].map((c) => `.${c}`).join('')} ` : '';
    return `${place}${element.tagName.toLowerCase()}${classes.join('')} "${words.replaceAll(/\s+/g, ' ').slice(0, 40)}"`;
  };
  const boxText = ({ left, top, right, bottom }: Box): string =>
    `x ${Math.round(left)} to ${Math.round(right)}, y ${Math.round(top)} to ${Math.round(bottom)}`;

  /** Whether an element clips or scrolls its content in one direction. */
  const overflowOf = (element: Element, axis: 'X' | 'Y'): string =>
    getComputedStyle(element)[`overflow${axis}`];

  /** Whether the element is inside a box one pixel wide, as texts for screen readers are. */
  const isReadOutOnly = (element: Element): boolean => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const { width: wide, height: high } = at.getBoundingClientRect();
      if (Math.min(wide, high) < 2 && overflowOf(at, 'X') === 'hidden') return true;
    }
    return false;
  };

  const isVisible = (element: Element): boolean => {
    const rect = element.getBoundingClientRect();
    if (rect.width < 2 || rect.height < 2 || isReadOutOnly(element)) return false;
    return (
      element.checkVisibility({
        contentVisibilityAuto: true,
        visibilityProperty: true,
        opacityProperty: true,
      }) && element.closest('.sr-only, .skip-link, [inert], [aria-hidden="true"]') === null
    );
  };

  /** The ancestors that may clip an element, from the inside out. */
  const containersOf = (element: Element): Element[] => {
    const containers: Element[] = [];
    let { position } = getComputedStyle(element);
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (position === 'fixed') break;
      const style = getComputedStyle(at);
      // an absolutely positioned box is clipped by its containing block and that block's ancestors
      if (position === 'absolute' && style.position === 'static') continue;
      containers.push(at);
      ({ position } = style);
    }
    return containers;
  };

  /** The visible parts of an element's boxes within scrolling and clipping ancestors. */
  const seenBoxes = (element: Element): Box[] => {
    const boxes: Box[] = [...element.getClientRects()].map(({ left, top, right, bottom }) => ({
      left,
      top,
      right,
      bottom,
    }));
    const style = getComputedStyle(element);
    // the padding that a field reserves for a button is not part of the field
    if (element.matches('input, select')) {
      for (const box of boxes) box.right -= Number.parseFloat(style.paddingRight);
    }
    for (const container of containersOf(element)) {
      const edge = container.getBoundingClientRect();
      for (const box of boxes) {
        if (overflowOf(container, 'X') !== 'visible') {
          box.left = Math.max(box.left, edge.left);
          box.right = Math.min(box.right, edge.right);
        }
        if (overflowOf(container, 'Y') !== 'visible') {
          box.top = Math.max(box.top, edge.top);
          box.bottom = Math.min(box.bottom, edge.bottom);
        }
      }
    }
    return boxes.filter(
      ({ left, top, right, bottom }) => right - left > SLACK && bottom - top > SLACK,
    );
  };

  /**
   * Layers that cover the page on purpose: bars, menus and sheets. Only controls of the same layer must not overlap.
   */
  const layerOf = (element: Element): Element => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position, zIndex } = getComputedStyle(at);
      if (position === 'fixed' || position === 'sticky') return at;
      if (position !== 'static' && Number(zIndex) >= 1) return at;
    }
    return document.body;
  };

  // 1. horizontal scrolling
  if (document.documentElement.scrollWidth > width + SLACK) {
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { right } = element.getBoundingClientRect();
      return (
        right > width + SLACK &&
        getComputedStyle(element).position !== 'fixed' &&
        containersOf(element).every((container) => overflowOf(container, 'X') === 'visible')
      );
    });
    const [first] = wide;
    faults.push(
      `scrolls sideways by ${document.documentElement.scrollWidth - width} px: ${first ? nameOf(first) : ''}`,
    );
  }

  const controls = [
    ...document.querySelectorAll(
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="slider"]',
    ),
  ].filter((element) => isVisible(element) && getComputedStyle(element).pointerEvents !== 'none');

  // 2. controls that are clipped by the screen or an ancestor
  for (const control of controls) {
    const rect = control.getBoundingClientRect();
    const containers = containersOf(control);
    const scrolls = (axis: 'X' | 'Y') => (container: Element) =>
      ['auto', 'scroll'].includes(overflowOf(container, axis));
    if (!containers.some(scrolls('X')) && (rect.left < -SLACK || rect.right > width + SLACK)) {
      faults.push(`is cut by the screen: ${nameOf(control)} at ${boxText(rect)}`);
    }
    for (const axis of ['X', 'Y'] as const) {
      for (const container of containers) {
        const overflow = overflowOf(container, axis);
        // a scroll container can show all of its content
        if (overflow === 'auto' || overflow === 'scroll') break;
        if (overflow === 'visible') continue;
        const edge = container.getBoundingClientRect();
        const isCut =
          axis === 'X'
            ? rect.left < edge.left - SLACK || rect.right > edge.right + SLACK
            : rect.top < edge.top - SLACK || rect.bottom > edge.bottom + SLACK;
        if (isCut)
          faults.push(`is cut by ${nameOf(container)}: ${nameOf(control)} at ${boxText(rect)}`);
      }
    }
  }

  // 3. controls that overlap
  const placed = controls.map((control) => ({
    control,
    layer: layerOf(control),
    boxes: seenBoxes(control),
  }));
  const overlap = (one: Box, other: Box): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;
  placed.forEach((one, index) => {
    for (const other of placed.slice(index + 1)) {
      if (one.layer !== other.layer) continue;
      if (one.control.contains(other.control) || other.control.contains(one.control)) continue;
      if (one.boxes.some((box) => other.boxes.some((otherBox) => overlap(box, otherBox)))) {
        faults.push(
          `overlap: ${nameOf(one.control)} at ${boxText(one.control.getBoundingClientRect())} and ${nameOf(other.control)} at ${boxText(other.control.getBoundingClientRect())}`,
        );
      }
    }
  });

  // 4. text outside its box
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (
      !parent ||
      !node.textContent?.trim() ||
      parent.closest('svg, select, script, style, noscript')
    )
      continue;
    if (!isVisible(parent)) continue;
    range.selectNodeContents(node);
    const text = [...range.getClientRects()].filter((rect) => rect.width > 0 && rect.height > 0);
    let block: Element = parent;
    while (getComputedStyle(block).display === 'inline' && block.parentElement)
      block = block.parentElement;
    const style = getComputedStyle(block);
    const cutsOnPurpose = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    if (cutsOnPurpose) continue;
    const edge = block.getBoundingClientRect();
    const scrollsItself = ['auto', 'scroll'].includes(style.overflowX);
    const isOut = (rect: DOMRect): boolean =>
      rect.left < edge.left - SLACK || rect.right > edge.right + SLACK;
    const out = text.find(isOut);
    if (out && !scrollsItself) {
      faults.push(`text leaves its box: ${nameOf(block)}, ${boxText(out)} in ${boxText(edge)}`);
      continue;
    }
    for (const axis of ['X', 'Y'] as const) {
      for (const container of [block, ...containersOf(block)]) {
        const overflow = overflowOf(container, axis);
        if (overflow === 'auto' || overflow === 'scroll') break;
        if (overflow === 'visible') continue;
        const limit = container.getBoundingClientRect();
        const cut = text.find((rect) =>
          axis === 'X'
            ? rect.left < limit.left - SLACK || rect.right > limit.right + SLACK
            : // letters are lower than the line that they stand in
              rect.top < limit.top - rect.height / 4 ||
              rect.bottom > limit.bottom + rect.height / 4,
        );
        if (cut)
          faults.push(
            `text is cut by ${nameOf(container)}: ${nameOf(block)}, ${boxText(cut)} in ${boxText(limit)}`,
          );
      }
    }
  }
  return [...new Set(faults)];
}
