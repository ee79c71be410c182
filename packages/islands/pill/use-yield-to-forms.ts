import { type RefObject, useEffect } from 'react';
import { liftOver } from './lift-over.ts';
import type { Box } from './popover-place.ts';

/** Milliseconds between two looks while a page is scrolled (storefront §9). */
const scrollThrottle = 100;
const controls =
  'form :is(input:not([type="hidden"]), select, textarea, button), main :is(button, summary):not(form *)';

/**
 * Lifts what floats over the page above the fields and buttons that it would lie on; hides it where there is
 * no room.
 */
export function useYieldToForms(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let waiting = 0;
    const look = (): void => {
      waiting ||= window.setTimeout(() => {
        waiting = 0;
        yieldNow(frame.current);
      }, scrollThrottle);
    };
    look();
    const size = new ResizeObserver(look);
    size.observe(document.body);
    const changes = new MutationObserver(look);
    if (frame.current) changes.observe(frame.current, { childList: true, subtree: true });
    const events = ['scroll', 'resize', 'focusin', 'toggle'] as const;
    for (const name of events) window.addEventListener(name, look, { passive: true, capture: true });
    return () => {
      window.clearTimeout(waiting);
      size.disconnect();
      changes.disconnect();
      for (const name of events) window.removeEventListener(name, look, { capture: true });
    };
  }, [frame]);
}

function yieldNow(frame: HTMLElement | null): void {
  if (frame === null) return;
  const floating = [...frame.querySelectorAll<HTMLElement>('.v-pill, .v-pill-installments')];
  const controlBoxes = [...document.querySelectorAll(controls)]
    .filter((control) => !frame.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0);
  const lift = liftOver(floating.map(visibleBox), controlBoxes);
  const hasFocus = floating.some((one) => one === document.activeElement);
  frame.toggleAttribute('data-yields', lift === null && !hasFocus);
  frame.style.setProperty('--lift', `${-(lift ?? 0)}px`);
}

// Box before it is lifted: offsets know nothing of that.
function visibleBox({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Box {
  return {
    left: offsetLeft,
    top: offsetTop,
    right: offsetLeft + offsetWidth,
    bottom: offsetTop + offsetHeight,
  };
}
