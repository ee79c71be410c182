import type { Point } from '../drawing/geometry.ts';
import { bend, bounds, cut, grown, inside, moved, smooth } from '../drawing/geometry.ts';
import { bell, between, noiseField } from '../drawing/random.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { group, path } from '../drawing/sheet.ts';
import { rounded, soft, softLine } from '../drawing/soft.ts';
import { burst, dots, scatter } from '../drawing/texture.ts';
import { bakery } from './palette.ts';

// All light in the bakery comes from the upper left; shadows fall to the lower right by this much per unit of
// height.
const shadowFall: Point = [0.62, 0.56];

/** The shadow of a thing `height` units tall whose outline on the table is `points`. */
export function castShadow(points: readonly Point[], height: number): string {
  const steps = 14;
  let out = '';
  for (let i = steps; i > 0; i--) {
    const t = i / steps;
    const shape = grown(
      moved(points, [height * shadowFall[0] * t, height * shadowFall[1] * t]),
      height * 0.16 * (t - 0.25),
    );
    out += path(smooth(shape), { fill: bakery.shade, opacity: 0.045 });
  }
  return (
    out +
    soft(moved(points, [height * 0.08, height * 0.09]), {
      fill: bakery.ink,
      opacity: 0.42,
      spread: Math.max(3, height * 0.08),
    })
  );
}

/** Tones of a rounded thing from the lit side to its rim. */
export interface Tones {
  readonly lit: string;
  readonly middle: string;
  readonly dark: string;
  readonly rim: string;
}

/**
 * A rounded body: light from the upper left, a dark rim, and grain that gathers in the shade. `relief` is the
 * rim's width.
 */
export function body(sheet: Sheet, points: readonly Point[], tones: Tones, relief: number): string {
  const [left, top, right, bottom] = bounds(points);
  const tries = Math.min(6000, ((right - left) * (bottom - top)) / 30);
  const fill = sheet.radial({
    cx: 0.36,
    cy: 0.3,
    r: 0.82,
    stops: [
      [0, tones.lit],
      [0.38, tones.middle],
      [0.78, tones.dark],
      [1, tones.rim],
    ],
  });
  const shade = scatter(sheet.random, {
    within: points,
    tries,
    density: (u, v) => Math.max(0, u * 0.75 + v * 0.85 - 0.62) ** 1.6,
  });
  const light = scatter(sheet.random, {
    within: points,
    tries: tries * 0.5,
    density: (u, v) => Math.max(0, 0.62 - u * 0.8 - v * 0.8) ** 1.2,
  });
  return (
    rounded(points, { rim: tones.rim, fill, depth: relief * 2 }) +
    mottle(sheet, points, tones) +
    dots(shade, { colour: tones.rim, size: [1.6, 4.2], opacity: 0.5 }) +
    dots(light, { colour: bakery.butter, size: [1.4, 3.6], opacity: 0.45 })
  );
}

function mottle(sheet: Sheet, points: readonly Point[], tones: Tones): string {
  const [left, top, right, bottom] = bounds(points);
  const size = Math.min(right - left, bottom - top) * 0.12;
  if (size < 12) return '';
  const core = grown(points, -size * 0.4);
  const clusters = scatter(sheet.random, { within: core, tries: 22, density: () => 1 }).map((at) =>
    burst(sheet.random, {
      at,
      spread: [size * between(sheet.random, 0.5, 1.2), size * between(sheet.random, 0.4, 0.9)],
      count: 70,
    }).filter((p) => inside(core, p)),
  );
  const tone = (i: number): Point[] => clusters.filter((_, k) => k % 2 === i).flat();
  return (
    dots(tone(0), { colour: tones.dark, size: [2, 6], opacity: 0.34 }) +
    dots(tone(1), { colour: tones.lit, size: [2, 6], opacity: 0.34 })
  );
}

/** Flour lying about a place; `spread` in units. */
export function flourDust(sheet: Sheet, at: Point, spread: readonly [number, number], count: number): string {
  const fine = burst(sheet.random, { at, spread, count });
  return dots(fine, { colour: '#FFFDF8', size: [1.2, 4.6], opacity: 0.85 });
}

/** Crumbs: small specks with shadows of their own. */
export function crumbs(sheet: Sheet, at: Point, spread: readonly [number, number], count: number): string {
  const places = burst(sheet.random, { at, spread, count });
  return (
    dots(moved(places, [3, 3]), { colour: bakery.shade, size: [4, 9], opacity: 0.3 }) +
    dots(places, { colour: bakery.amber, size: [3, 8] }) +
    dots(moved(places, [-1, -1]), { colour: bakery.butter, size: [1.5, 3.5], opacity: 0.8 })
  );
}

/** A ground of flour-white paper with a fall of light from the upper left. */
export function flourGround(
  sheet: Sheet,
  tones: readonly [string, string, string] = [bakery.flour, '#F3EADB', '#DFD0B8'],
): void {
  sheet.wash(
    sheet.radial({
      cx: 0.28,
      cy: 0.2,
      r: 1.05,
      stops: [
        [0, tones[0]],
        [0.5, tones[1]],
        [1, tones[2]],
      ],
    }),
  );
  const field = noiseField(sheet.random);
  const { width, height } = sheet;
  const page: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const specks = scatter(sheet.random, {
    within: page,
    tries: 2600,
    density: (u, v) => Math.max(0, field(u * 5, v * 5) * 0.7 + 0.15),
  });
  sheet.add(dots(specks, { colour: bakery.woodShade, size: [1, 2.6], opacity: 0.2 }));
  sheet.add(
    dots(moved(specks, [width * 0.13, -height * 0.11]), { colour: '#FFFFFF', size: [1.2, 4], opacity: 0.7 }),
  );
}

/** The light of a window with bars, lying slanted over the table. */
export function windowLight(at: Point, size: readonly [number, number], opacity: number): string {
  let panes = '';
  for (let column = 0; column < 2; column++) {
    for (let row = 0; row < 3; row++) {
      const x = at[0] + column * size[0] * 0.54 + row * size[0] * 0.2;
      const y = at[1] + row * size[1] * 0.36 + column * size[1] * 0.05;
      const pane: Point[] = [
        [x, y],
        [x + size[0] * 0.47, y + size[1] * 0.045],
        [x + size[0] * 0.66, y + size[1] * 0.36],
        [x + size[0] * 0.19, y + size[1] * 0.315],
      ];
      panes += soft(pane, { fill: '#FFFCF0', opacity, spread: 14, angular: true });
    }
  }
  return panes;
}

/** Four corners of a cloth, clockwise from its upper left. */
type Corners = readonly [Point, Point, Point, Point];

/** A linen cloth: soft folds and a woven stripe along two edges. */
export function cloth(sheet: Sheet, corners: Corners, stripe: string = bakery.crust): string {
  const outline = cut(sheet.random, corners, 5);
  const d = smooth(outline);
  const stripes = [0.07, 0.1, 0.9, 0.93].map((t) => {
    const line = [0, 0.25, 0.5, 0.75, 1].map((s) => across(corners, t + bell(sheet.random) * 0.002, s));
    return path(smooth(line, false), { fill: 'none', stroke: stripe, 'stroke-width': 7, opacity: 0.8 });
  });
  const weave = scatter(sheet.random, {
    within: outline,
    tries: 2600,
    density: (u, v) => 0.25 + 0.5 * u * v,
  });
  return (
    castShadow(outline, 16) +
    path(d, {
      fill: sheet.linear(50, [
        [0, '#F5ECDB'],
        [0.6, bakery.linen],
        [1, bakery.linenShade],
      ]),
    }) +
    group({}, ...stripes, ...folds(sheet, corners)) +
    dots(weave, { colour: bakery.woodShade, size: [1, 2.4], opacity: 0.28 })
  );
}

function folds(sheet: Sheet, corners: Corners): string[] {
  return Array.from({ length: 4 }, (_, i) => {
    const s = 0.14 + i * 0.23;
    const drift = bell(sheet.random) * 0.14;
    const [from, to] = [between(sheet.random, 0.02, 0.3), between(sheet.random, 0.7, 0.98)];
    const crease = (by: number): Point[] =>
      bend([
        across(corners, from, s + by),
        across(corners, 0.5, s + drift * 2 + by),
        across(corners, to, s + drift + by),
      ]);
    const width = (t: number): number => 64 * Math.sin(Math.PI * t) ** 1.4 + 1;
    return (
      softLine(crease(0.025), width, { fill: bakery.shade, opacity: 0.16 }) +
      softLine(crease(-0.012), width, { fill: '#FFFFFF', opacity: 0.4 })
    );
  });
}

function across(corners: Corners, t: number, s: number): Point {
  const [a, b, c, d] = corners;
  const [top, low]: Point[] = [
    [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t],
    [d[0] + (c[0] - d[0]) * t, d[1] + (c[1] - d[1]) * t],
  ] as [Point, Point];
  return [
    (top as Point)[0] * (1 - s) + (low as Point)[0] * s,
    (top as Point)[1] * (1 - s) + (low as Point)[1] * s,
  ];
}

/** A wooden board with grain, seen from above. */
export function board(
  sheet: Sheet,
  corners: readonly Point[],
  tones: readonly [string, string] = [bakery.wood, bakery.woodShade],
): string {
  const outline = cut(sheet.random, corners, 2);
  const d = smooth(outline);
  const [left, top, right, bottom] = bounds(outline);
  const across = right - left > bottom - top;
  const grain = Array.from({ length: 26 }, () => {
    const at = sheet.random();
    const sway = bell(sheet.random) * 14;
    const line: Point[] = across
      ? [
          [left, top + at * (bottom - top)],
          [(left + right) / 2, top + at * (bottom - top) + sway],
          [right, top + at * (bottom - top) + sway * 0.4],
        ]
      : [
          [left + at * (right - left), top],
          [left + at * (right - left) + sway, (top + bottom) / 2],
          [left + at * (right - left), bottom],
        ];
    return path(smooth(line, false), {
      fill: 'none',
      stroke: bakery.bark,
      'stroke-width': between(sheet.random, 0.8, 3),
      opacity: between(sheet.random, 0.1, 0.3),
    });
  });
  return (
    castShadow(outline, 34) +
    path(d, {
      fill: sheet.linear(45, [
        [0, tones[0]],
        [1, tones[1]],
      ]),
    }) +
    sheet.clipped(d, ...grain)
  );
}
