import { type Box, overlaps } from './popover-place.ts';

const gap = 8;

/**
 * CSS pixels by which boxes are lifted so that none lies on a control; 0 where none does, null where they
 * would leave the window.
 */
export function liftOver(floating: readonly Box[], controls: readonly Box[]): number | null {
  let lift = 0;
  for (;;) {
    const by = floating.flatMap((box) => {
      const lifted = { ...box, top: box.top - lift, bottom: box.bottom - lift };
      return controls.filter((control) => overlaps(lifted, control)).map((one) => box.bottom - one.top + gap);
    });
    if (by.length === 0) return lift;
    // Each control that is in the way lies higher than the boxes stood: the lift only grows.
    lift = Math.ceil(Math.max(...by));
    if (floating.some((box) => box.top - lift < 0)) return null;
  }
}
