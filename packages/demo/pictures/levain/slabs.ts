import type { Point } from '../drawing/geometry.ts';
import { bend, cut, grown, moved, round, smooth, stroke, turned } from '../drawing/geometry.ts';
import { bell, between, pick } from '../drawing/random.ts';
import { Sheet, path } from '../drawing/sheet.ts';
import { soft, softLine } from '../drawing/soft.ts';
import { dots, scatter } from '../drawing/texture.ts';
import type { Place } from './loaf.ts';
import { darkTones } from './loaf.ts';
import { bakery } from './palette.ts';
import { board, body, castShadow, cloth, crumbs, flourDust, flourGround } from './still-life.ts';

function dimple(sheet: Sheet, at: Point, size: number): string {
  const hollow = round(sheet.random, {
    at,
    rx: size,
    ry: size * 0.8,
    wobble: 0.08,
    turn: sheet.random() * 90,
    count: 16,
  });
  return (
    soft(hollow, { fill: bakery.brown, opacity: 0.5, spread: size * 0.35 }) +
    soft(moved(grown(hollow, -size * 0.3), [-size * 0.14, -size * 0.16]), {
      fill: bakery.bark,
      opacity: 0.38,
      spread: size * 0.22,
    }) +
    softLine(
      bend(
        [
          [at[0] - size * 0.3, at[1] + size * 0.78],
          [at[0] + size * 0.7, at[1] + size * 0.75],
          [at[0] + size * 0.95, at[1] - size * 0.1],
        ],
        8,
      ),
      (t) => size * 0.34 * Math.sin(Math.PI * t) + 1,
      { fill: '#FFE6AE', opacity: 0.75 },
    ) +
    path(
      smooth(
        round(sheet.random, {
          at: [at[0] + size * 0.12, at[1] + size * 0.2],
          rx: size * 0.3,
          ry: size * 0.16,
          turn: -30,
          count: 10,
        }),
      ),
      { fill: '#FFF0C4', opacity: 0.55 },
    )
  );
}

function rosemary(sheet: Sheet, place: Place): string {
  const set = (points: readonly Point[]): Point[] => moved(turned(points, place.turn ?? 0), place.at);
  const stem = bend(
    [
      [-place.rx, 0],
      [0, place.ry * 0.7],
      [place.rx, -place.ry * 0.3],
    ],
    9,
  );
  const needles = stem.flatMap((p, i) =>
    [-1, 1].map((side) => {
      const length = place.ry * (1.7 - (i / 9) * 0.9) * between(sheet.random, 0.8, 1.1);
      return bend(
        [
          p,
          [p[0] + length * 0.2, p[1] + side * length * 0.5],
          [p[0] + length * 0.62, p[1] + side * length * 0.9],
        ],
        5,
      );
    }),
  );
  const leaf = (line: Point[], by: Point): string =>
    smooth(
      stroke(set(line), (t) => 7.5 * Math.sin(Math.PI * Math.min(0.97, t + 0.05)) + 0.8).map(
        ([x, y]): Point => [x + by[0], y + by[1]],
      ),
    );
  return (
    path(needles.map((n) => leaf(n, [4, 5])).join(''), { fill: bakery.char, opacity: 0.4 }) +
    path(smooth(set(stem), false), { fill: 'none', stroke: '#5B5634', 'stroke-width': 4 }) +
    path(
      needles
        .filter((_, i) => i % 2)
        .map((n) => leaf(n, [0, 0]))
        .join(''),
      { fill: bakery.sageShade },
    ) +
    path(
      needles
        .filter((_, i) => i % 2 === 0)
        .map((n) => leaf(n, [0, 0]))
        .join(''),
      { fill: bakery.sage },
    )
  );
}

function tomato(sheet: Sheet, at: Point, size: number): string {
  const outline = round(sheet.random, { at, rx: size, ry: size * 0.92, wobble: 0.02, count: 18 });
  const seeds = Array.from(
    { length: 9 },
    (_, i): Point => [at[0] + Math.cos(i * 0.7) * size * 0.5, at[1] + Math.sin(i * 0.7) * size * 0.46],
  );
  return (
    soft(moved(outline, [5, 6]), { fill: bakery.char, opacity: 0.5, spread: 6 }) +
    body(
      sheet,
      outline,
      { lit: '#EE8A4E', middle: '#D4552F', dark: '#A83420', rim: '#6E1E16' },
      size * 0.14,
    ) +
    dots(seeds, { colour: '#F7C27A', size: [4, 9], opacity: 0.9 }) +
    softLine(
      bend(
        [
          [at[0] - size * 0.6, at[1] - size * 0.2],
          [at[0] - size * 0.5, at[1] - size * 0.6],
          [at[0], at[1] - size * 0.66],
        ],
        6,
      ),
      (t) => size * 0.16 * Math.sin(Math.PI * t) + 0.5,
      { fill: '#FFF3DC', opacity: 0.8 },
    )
  );
}

/** Focaccia with rosemary and tomatoes in its tin. */
export function focaccia(): string {
  const sheet = new Sheet(1000, 1250, 'focaccia');
  flourGround(sheet);
  sheet.add(
    cloth(sheet, [
      [520, 760],
      [1080, 660],
      [1100, 1330],
      [600, 1400],
    ]),
  );
  const box = (rx: number, ry: number, square: number): Point[] =>
    round(sheet.random, { at: [490, 610], rx, ry, wobble: 0.006, square, turn: -7, count: 48 });
  const tin = box(385, 495, 9);
  sheet.add(
    castShadow(tin, 60),
    path(smooth(tin), {
      fill: sheet.linear(50, [
        [0, '#6B5B4E'],
        [0.5, '#3A2D25'],
        [1, '#241A15'],
      ]),
    }),
  );
  sheet.add(
    path(smooth(grown(tin, -14)), { fill: 'none', stroke: '#9B8A7A', 'stroke-width': 3, opacity: 0.7 }),
    path(smooth(grown(tin, -24)), { fill: bakery.night }),
  );
  const slab = box(346, 455, 7);
  sheet.add(body(sheet, slab, { lit: '#F6D08A', middle: '#E2A552', dark: '#BE7730', rim: '#7A4317' }, 34));
  const spots: Point[] = [];
  for (let row = 0; row < 7; row++)
    for (let column = 0; column < 5; column++)
      spots.push([
        -258 + column * 128 + (row % 2) * 40 - 16 + bell(sheet.random) * 20,
        -368 + row * 122 + bell(sheet.random) * 20,
      ]);
  const set = moved(turned(spots, -7), [490, 610]);
  const fruit = new Set([3, 8, 14, 16, 25, 27, 31]);
  set.forEach((at, i) =>
    sheet.add(fruit.has(i) ? tomato(sheet, at, 46) : dimple(sheet, at, between(sheet.random, 26, 50))),
  );
  for (const [x, y, turn] of [
    [330, 330, 20],
    [640, 480, -40],
    [380, 600, 70],
    [650, 760, 15],
    [350, 880, -25],
    [560, 965, 40],
  ] as const)
    sheet.add(rosemary(sheet, { at: [x, y], rx: 62, ry: 26, turn }));
  const salt = scatter(sheet.random, { within: grown(slab, -30), tries: 420, density: () => 0.6 });
  sheet.add(
    dots(moved(salt, [2, 3]), { colour: bakery.char, size: [3, 6], opacity: 0.3 }),
    dots(salt, { colour: '#FFFFFF', size: [2.4, 6.4], opacity: 0.95 }),
  );
  return sheet.svg();
}

const seedKinds = [
  { fill: '#EBD9B0', long: 11, wide: 5.5 },
  { fill: '#C9A878', long: 9.5, wide: 5 },
  { fill: '#8E8E5B', long: 13, wide: 7 },
  { fill: '#2E211A', long: 5.5, wide: 4 },
  { fill: '#F6E7C4', long: 7.5, wide: 4.5 },
] as const;

function seeds(sheet: Sheet, within: readonly Point[], count: number): string {
  const grains = scatter(sheet.random, { within, tries: count, density: () => 0.9 }).map((at) => {
    const kind = pick(sheet.random, seedKinds);
    return {
      kind,
      outline: round(sheet.random, {
        at,
        rx: kind.long,
        ry: kind.wide,
        turn: sheet.random() * 180,
        wobble: 0.05,
        count: 7,
      }),
    };
  });
  let out = '';
  // A few layers, so that later seeds lie on the shadows of earlier ones.
  for (let from = 0; from < grains.length; from += 120) {
    const layer = grains.slice(from, from + 120);
    out += path(layer.map((g) => smooth(moved(g.outline, [3, 4]))).join(''), {
      fill: bakery.char,
      opacity: 0.55,
    });
    for (const kind of seedKinds) {
      const mine = layer.filter((g) => g.kind === kind);
      out += path(mine.map((g) => smooth(g.outline)).join(''), { fill: kind.fill });
      out += path(mine.map((g) => smooth(grown(moved(g.outline, [-1, -1.5]), -kind.wide * 0.55))).join(''), {
        fill: '#FFFFFF',
        opacity: 0.28,
      });
    }
  }
  return out;
}

function ryeSlice(sheet: Sheet, place: Place): string {
  const slice = round(sheet.random, {
    at: [0, 0],
    rx: place.rx,
    ry: place.ry,
    square: 4.6,
    wobble: 0.014,
  }).map(([x, y]): Point => [x, y < 0 ? y * 0.9 - Math.cos((x / place.rx) * 1.5) * place.ry * 0.14 : y]);
  const outline = moved(turned(slice, place.turn ?? 0), place.at);
  const crumb = grown(outline, -15);
  const holes = scatter(sheet.random, { within: grown(crumb, -8), tries: 240, density: () => 0.8 });
  return (
    castShadow(outline, 34) +
    path(smooth(outline), {
      fill: sheet.linear(50, [
        [0, bakery.brown],
        [1, bakery.char],
      ]),
    }) +
    path(smooth(crumb), {
      fill: sheet.linear(50, [
        [0, '#C99C6A'],
        [1, '#9A6C42'],
      ]),
    }) +
    dots(holes, { colour: '#6B4425', size: [4, 14], opacity: 0.55 }) +
    dots(moved(holes, [2, 2]), { colour: '#E2BE8E', size: [2, 6], opacity: 0.5 }) +
    seeds(sheet, grown(crumb, -14), 46)
  );
}

/** A seeded rye loaf on a board with two slices cut. */
export function seededRye(): string {
  const sheet = new Sheet(1000, 1250, 'seeded rye');
  flourGround(sheet);
  sheet.add(
    board(sheet, [
      [120, 90],
      [820, 40],
      [900, 1170],
      [200, 1230],
    ]),
  );
  const turn = 8;
  const loaf = round(sheet.random, {
    at: [480, 440],
    rx: 232,
    ry: 345,
    square: 4.2,
    wobble: 0.012,
    turn: -turn,
    count: 40,
  });
  sheet.add(castShadow(loaf, 110), body(sheet, loaf, darkTones, 62));
  sheet.add(seeds(sheet, grown(loaf, -16), 2100));
  sheet.add(
    softLine(
      bend(
        [
          [400, 180],
          [462, 450],
          [452, 690],
        ],
        10,
      ),
      (t) => 26 * Math.sin(Math.PI * t) + 1,
      { fill: bakery.char, opacity: 0.85 },
    ),
  );
  sheet.add(
    ryeSlice(sheet, { at: [430, 905], rx: 190, ry: 158, turn: -16 }),
    ryeSlice(sheet, { at: [620, 1010], rx: 190, ry: 158, turn: 9 }),
  );
  const fallen = cut(
    sheet.random,
    [
      [110, 720],
      [330, 720],
      [330, 1180],
      [110, 1180],
    ],
    4,
  );
  sheet.add(
    seeds(sheet, fallen, 26),
    crumbs(sheet, [780, 800], [60, 80], 26),
    flourDust(sheet, [860, 240], [60, 120], 160),
  );
  return sheet.svg();
}
