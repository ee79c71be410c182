import type { ScreenBox } from './floating-place.ts';

/** Pixels that stay free at the edges of the screen. */
const margin = 8;

/** The box of a part of a frame on the screen, however the frame is scaled. */
export function boxOnScreen(root: Document, { left, top, width, height }: ScreenBox): ScreenBox {
  const frame = root.defaultView?.frameElement as HTMLElement | null;
  if (!frame) return { left, top, width, height };
  const outer = frame.getBoundingClientRect();
  const scale = frame.offsetWidth > 0 ? outer.width / frame.offsetWidth : 1;
  return {
    left: outer.left + left * scale,
    top: outer.top + top * scale,
    width: width * scale,
    height: height * scale,
  };
}

/** The part of the screen in which the page is seen: what stands beside it, such as its settings, is not covered. */
export function roomOnScreen(root: Document): ScreenBox {
  const stage = root.defaultView?.frameElement?.parentElement?.getBoundingClientRect();
  const top = Math.max(margin, stage?.top ?? 0);
  const bottom = Math.min(innerHeight, stage?.bottom ?? innerHeight) - margin;
  const left = Math.max(margin, stage?.left ?? 0);
  const right = Math.min(innerWidth - margin, stage?.right ?? innerWidth);
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** Calls back whenever something in the frame may stand elsewhere on the screen. @returns what ends it */
export function watchPlaces(root: Document, element: Element, moved: () => void): () => void {
  const end = new AbortController();
  let frame = 0;
  const soon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      moved();
    });
  };
  for (const target of [root, window]) {
    target.addEventListener('scroll', soon, { capture: true, passive: true, signal: end.signal });
    target.addEventListener('resize', soon, { signal: end.signal });
  }
  const observer = new ResizeObserver(soon);
  observer.observe(element);
  if (root.body) observer.observe(root.body);
  return () => {
    end.abort();
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
