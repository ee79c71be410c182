import type { Point } from '../drawing/geometry.ts';
import { bend, inside, moved, round, sliver, smooth, turned } from '../drawing/geometry.ts';
import { bell, between, noiseField } from '../drawing/random.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { group, path } from '../drawing/sheet.ts';
import { softLine } from '../drawing/soft.ts';
import { dots } from '../drawing/texture.ts';
import { bakery } from './palette.ts';
import { body, castShadow } from './still-life.ts';

/** The tones of a wheaten crust. */
export const crustTones = { lit: '#EBB568', middle: '#D08A3E', dark: bakery.brown, rim: bakery.bark };

/** The tones of a dark crust: rye, or one baked long. */
export const darkTones = { lit: bakery.amber, middle: bakery.brown, dark: bakery.bark, rim: bakery.char };

/** Position of a loaf, its size (half its width and height) and its rotation in degrees. */
export interface Place {
  readonly at: Point;
  readonly rx: number;
  readonly ry: number;
  readonly turn?: number;
}

/** A cut that opened in the oven: dark on the side of its ear, pale crumb within. `width` at its middle. */
export function score(sheet: Sheet, line: readonly Point[], width: number): string {
  const bow = (t: number): number => Math.sin(Math.PI * t) ** 0.75 * width;
  const speckle = line.flatMap((p, i) =>
    Array.from({ length: 10 }, (): Point => {
      const spread = bow(i / (line.length - 1)) * 0.17;
      return [p[0] + bell(sheet.random) * spread, p[1] + bell(sheet.random) * spread];
    }),
  );
  const inner = sheet.linear(30, [
    [0, bakery.amber],
    [0.35, bakery.gold],
    [0.7, bakery.butter],
    [1, bakery.crumb],
  ]);
  return (
    softLine(line, (t) => bow(t) * 1.7 + 2, { fill: bakery.char, opacity: 0.5 }) +
    path(
      smooth(
        sliver(
          line,
          (t) => -bow(t) * 0.5,
          (t) => bow(t) * 0.5,
        ),
      ),
      { fill: inner },
    ) +
    dots(speckle, { colour: bakery.amber, size: [2, 5], opacity: 0.5 }) +
    path(
      smooth(
        sliver(
          line,
          (t) => bow(t) * 0.16,
          (t) => bow(t) * 0.56,
        ),
      ),
      { fill: bakery.brown, opacity: 0.55 },
    ) +
    path(
      smooth(
        sliver(
          line,
          (t) => bow(t) * 0.3,
          (t) => bow(t) * 0.62,
        ),
      ),
      { fill: bakery.char },
    ) +
    path(
      smooth(
        sliver(
          line,
          (t) => bow(t) * 0.5,
          (t) => bow(t) * 0.72,
        ),
      ),
      { fill: bakery.gold },
    )
  );
}

/** The rings of flour that a basket leaves, broken by chance and pressed fainter to the rim. */
export function flourRings(sheet: Sheet, place: Place, rings: number, squash = 1): string {
  const field = noiseField(sheet.random);
  const places: Point[] = [];
  for (let ring = 1; ring <= rings; ring++) {
    const k = ring / (rings + 0.6);
    const steps = Math.round(130 * k * Math.sqrt(place.rx / 100));
    for (let i = 0; i < steps * 9; i++) {
      const t = (i / (steps * 9)) * Math.PI * 2;
      if (field(Math.cos(t) * 2.2 + ring * 0.4, Math.sin(t) * 2.2) + between(sheet.random, -0.5, 0.6) < -0.1)
        continue;
      const drift = 1 + bell(sheet.random) * 0.016;
      places.push([Math.cos(t) * place.rx * k * drift, Math.sin(t) * place.ry * k * drift * squash]);
    }
  }
  return dots(moved(turned(places, place.turn ?? 0), place.at), {
    colour: '#FFF6E4',
    size: [1.4, 4],
    opacity: 0.6,
  });
}

/** Bubbles baked into the skin of a crust. */
export function blisters(sheet: Sheet, outline: readonly Point[], place: Place, count: number): string {
  const places: Point[] = [];
  for (let i = 0; i < count; i++) {
    const p: Point = [
      place.at[0] + bell(sheet.random) * place.rx * 0.55,
      place.at[1] + bell(sheet.random) * place.ry * 0.55,
    ];
    if (inside(outline, p)) places.push(p);
  }
  return (
    dots(moved(places, [1.5, 1.5]), { colour: bakery.char, size: [3, 9], opacity: 0.35 }) +
    dots(places, { colour: bakery.gold, size: [2, 7], opacity: 0.55 })
  );
}

/** A round country loaf from above: basket rings, one great cut and a wheat ear of small ones. */
export function boule(sheet: Sheet, place: Place, tones = crustTones): string {
  const outline = round(sheet.random, { ...place, wobble: 0.018 });
  const pointAt = (x: number, y: number): Point => {
    const [p] = moved(turned([[x * place.rx, y * place.ry]], place.turn ?? 0), place.at);
    return p as Point;
  };
  const leaves = [-0.42, -0.2, 0.02, 0.24].map((y) =>
    score(
      sheet,
      bend([pointAt(0.2, y + 0.12), pointAt(0.38, y - 0.02), pointAt(0.58, y - 0.2)], 8),
      place.rx * 0.065,
    ),
  );
  const great = score(
    sheet,
    bend([pointAt(-0.3, -0.72), pointAt(-0.66, 0.02), pointAt(-0.12, 0.74)], 16),
    place.rx * 0.24,
  );
  return (
    castShadow(outline, place.rx * 0.3) +
    body(sheet, outline, tones, place.rx * 0.2) +
    blisters(sheet, outline, place, 90) +
    flourRings(sheet, place, 7) +
    great +
    group({}, ...leaves)
  );
}

/** A long loaf along its own x axis, with slanting cuts. */
export function baguette(sheet: Sheet, place: Place, cuts = 5, tones = crustTones): string {
  const crust = round(sheet.random, {
    at: [0, 0],
    rx: place.rx,
    ry: place.ry,
    wobble: 0.02,
    square: 2.15,
    count: 40,
  });
  const set = (points: readonly Point[]): Point[] => moved(turned(points, place.turn ?? 0), place.at);
  const outline = set(crust);
  const marks = Array.from({ length: cuts }, (_, i) => {
    const x = ((i + 0.5) / cuts) * 1.72 - 0.86;
    const half = 1.02 / cuts;
    const line = bend(
      [
        [(x - half) * place.rx, place.ry * 0.4],
        [x * place.rx, -place.ry * 0.1],
        [(x + half) * place.rx, -place.ry * 0.42],
      ],
      9,
    );
    return score(sheet, set(line), place.ry * 0.5);
  });
  const dust = set(
    Array.from(
      { length: 260 },
      (): Point => [bell(sheet.random) * place.rx * 0.5, bell(sheet.random) * place.ry * 0.4],
    ),
  ).filter((p) => inside(outline, p));
  return (
    castShadow(outline, place.ry * 0.8) +
    body(sheet, outline, tones, place.ry * 0.5) +
    blisters(sheet, outline, place, 30) +
    group({}, ...marks) +
    dots(dust, { colour: '#FFF6E4', size: [1.4, 4.2], opacity: 0.6 })
  );
}
