import type { Point } from '../drawing/geometry.ts';
import { smooth, straight, traced } from '../drawing/geometry.ts';
import { Sheet, path } from '../drawing/sheet.ts';
import { dots, scatter } from '../drawing/texture.ts';

/** Two inks and a paper: everything the band prints. */
export const inks = {
  black: '#0B0B0C',
  soot: '#17171A',
  grey: '#2A2A2E',
  bone: '#EDEBE4',
  acid: '#D7FF3E',
  moss: '#7E9A1C',
} as const;

/** A flat shape with straight edges. */
export function flat(text: string, fill: string, opacity?: number): string {
  return path(straight(traced(text), true), { fill, opacity });
}

/** A flat shape with curved edges. */
export function curved(text: string, fill: string, opacity?: number): string {
  return path(smooth(traced(text)), { fill, opacity });
}

/** A sheet of one ink, with the specks a press leaves. */
export function printed(
  width: number,
  height: number,
  ground: { readonly seed: string; readonly ink: string },
): Sheet {
  const sheet = new Sheet(width, height, ground.seed);
  sheet.wash(ground.ink);
  return sheet;
}

/** Specks where the ink did not take. */
export function wear(sheet: Sheet, colour: string, tries = 900): void {
  const page: Point[] = [
    [0, 0],
    [sheet.width, 0],
    [sheet.width, sheet.height],
    [0, sheet.height],
  ];
  sheet.add(
    dots(scatter(sheet.random, { within: page, tries, density: () => 0.8 }), {
      colour,
      size: [0.8, 2.4],
      opacity: 0.5,
    }),
  );
}

/** The tail of a note as upright bars about a middle line: two loud, then falling away. */
export function waveform(sheet: Sheet, box: readonly [number, number, number, number], fill: string): string {
  const [left, top, right, bottom] = box;
  const [middle, half, count] = [(top + bottom) / 2, (bottom - top) / 2, 44];
  const step = (right - left) / count;
  let d = '';
  for (let i = 0; i < count; i++) {
    const t = i / count;
    const h = half * Math.max(0.03, (1 - t) ** 1.4 * (0.45 + 0.55 * sheet.random()) * (i < 2 ? 0.4 : 1));
    d += `M${(left + i * step).toFixed(1)} ${(middle - h).toFixed(1)}h${(step * 0.62).toFixed(1)}v${(h * 2).toFixed(1)}h${(-step * 0.62).toFixed(1)}Z`;
  }
  return path(d, { fill });
}
