import type { Page } from 'playwright-core';

// The functions that are given to the browser run in the page.

/** Layout faults of the page: it is wider than the window, text overlaps text, a control is covered. */
export async function misplaced(page: Page): Promise<string[]> {
  await page.evaluate(giveMeasures);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [
    ...(tooWide > 0 ? [`the page is ${tooWide} px wider than the window`] : []),
    ...(await page.evaluate(wordsOnWords)),
    ...(await page.evaluate(coveredControls)),
  ];
}

/** Tools that measure a page, as they are kept in it. */
interface Measures {
  readonly named: (element: Element) => string;
  readonly isShown: (element: Element) => boolean;
  /** Floating elements are meant to float over the page. */
  readonly floats: (element: Element) => boolean;
}

function giveMeasures(): void {
  const measures: Measures = {
    named: (element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 100),
    isShown(element) {
      const { width, height } = element.getBoundingClientRect();
      const visible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return visible && width > 1 && height > 1 && element.closest('[aria-hidden="true"]') === null;
    },
    floats(element) {
      for (let one: Element | null = element; one; one = one.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return true;
      return false;
    },
  };
  Object.assign(globalThis, { measures });
}

function wordsOnWords(): string[] {
  const { named, isShown, floats } = (globalThis as unknown as { measures: Measures }).measures;
  const found: string[] = [];
  const hasWords = (element: Element): boolean =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    );
  const boxes = [...document.body.querySelectorAll('*')]
    .filter((one) => one.matches('input:not([type=hidden]), select, textarea') || hasWords(one))
    .filter((one) => getComputedStyle(one).display !== 'inline' && isShown(one) && !floats(one))
    .filter((one) => !one.matches('script, style, noscript, .v-visually-hidden, option, legend'))
    .map((element) => ({ element, box: element.getBoundingClientRect() }));
  for (const [at, one] of boxes.entries())
    for (const other of boxes.slice(at + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 3 && down > 3) found.push(`${named(one.element)} lies on ${named(other.element)}`);
    }
  return found;
}

function coveredControls(): string[] {
  const { named, isShown, floats } = (globalThis as unknown as { measures: Measures }).measures;
  const found: string[] = [];
  const controls = [...document.body.querySelectorAll('a[href], button, select, summary, textarea, input')];
  for (const control of controls) {
    const target = control.closest('label') ?? control;
    if (!isShown(target) || floats(target) || control.matches('[type=hidden], .v-visually-hidden')) continue;
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const [box] = target.getClientRects();
    if (!box) continue;
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!hit || target.contains(hit) || hit.contains(target)) continue;
    found.push(`${named(control)} cannot be pressed: over it lies ${named(hit)}`);
  }
  window.scrollTo(0, 0);
  return found;
}

/** Starts to note everything that moves on its own on the pages that are opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as LayoutShift[])
        for (const { node, previousRect: from, currentRect: to } of entry.sources) {
          const what = node instanceof Element ? node.outerHTML.replace(/\s+/g, ' ').slice(0, 120) : 'text';
          shifts.push(`${what}: ${from.x},${from.y} ${from.width}×${from.height} → ${to.x},${to.y}`);
        }
    }).observe({ type: 'layout-shift', buffered: true });
    interface LayoutShift {
      readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
  });
}

/** Layout shifts since the last call. */
export function takeShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // A shift is reported after its frame.
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    return (globalThis as unknown as { shifts: string[] }).shifts.splice(0);
  });
}

/** Boxes of all islands, by their order in the document: x, y, width and height in pixels of the page. */
export function islandBoxes(page: Page): Promise<Record<string, number[]>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('[data-island]')].map((mark, at) => {
        const { x, y, width, height } = mark.getBoundingClientRect();
        return [
          `${at} ${mark.dataset['island'] ?? ''}`,
          [x + window.scrollX, y + window.scrollY, width, height],
        ];
      }),
    ),
  );
}

/** Notes the longest motion, in milliseconds with its delay, of the pages that are opened from now on. */
export async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const motions: string[] = [];
    Object.assign(globalThis, { motions });
    const note = (animations: readonly Animation[]): void => {
      for (const one of animations) {
        const ends = Number(one.effect?.getComputedTiming().endTime ?? 0);
        const target = one.effect instanceof KeyframeEffect ? one.effect.target : null;
        if (ends > 10) motions.push(`${ends} ms: ${target?.outerHTML.slice(0, 100) ?? ''}`);
      }
    };
    for (const name of ['transitionrun', 'animationstart'])
      document.addEventListener(name, (event) => note((event.target as Element).getAnimations()), true);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      const animation = animate.apply(this, given);
      note([animation]);
      return animation;
    };
  });
}

/** Motions of more than 10 ms since the page was opened. */
export function takeMotions(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { motions: string[] }).motions.splice(0));
}
