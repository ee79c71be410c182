import type { Point } from '../drawing/geometry.ts';
import {
  bend,
  bounds,
  cut,
  grown,
  inside,
  moved,
  round,
  sliver,
  smooth,
  turned,
} from '../drawing/geometry.ts';
import { bell, between } from '../drawing/random.ts';
import { Sheet, path } from '../drawing/sheet.ts';
import { soft, softLine } from '../drawing/soft.ts';
import { dots, scatter } from '../drawing/texture.ts';
import type { Place } from './loaf.ts';
import { bakery } from './palette.ts';
import { board, body, castShadow, cloth, crumbs, flourDust, flourGround } from './still-life.ts';

const buttery = { lit: '#F3C67C', middle: '#DE9A48', dark: '#A8611F', rim: '#6B3813' };

/** A sheet of baking paper with curled light at its edges. */
function bakingPaper(sheet: Sheet, corners: readonly Point[]): string {
  const outline = cut(sheet.random, corners, 4);
  const fill = sheet.linear(40, [
    [0, '#FFFBF2'],
    [0.6, '#F1E6D2'],
    [1, '#DCCBAE'],
  ]);
  return castShadow(outline, 20) + path(smooth(outline), { fill });
}

function croissant(sheet: Sheet, place: Place): string {
  const set = (points: readonly Point[]): Point[] => moved(turned(points, place.turn ?? 0), place.at);
  const spine = (t: number): Point => [
    Math.sin(t * 1.18) * place.rx,
    (1 - Math.cos(t * 1.35)) * place.rx * 0.62,
  ];
  const outer = Array.from({ length: 17 }, (_, i) => spine((i - 8) / 8));
  const hull = sliver(
    outer,
    (t) => -place.ry * Math.sin(Math.PI * (0.1 + t * 0.8)),
    (t) => place.ry * Math.sin(Math.PI * (0.1 + t * 0.8)) * 0.9,
  );
  let out = castShadow(set(hull), place.ry * 0.75);
  for (const k of [-4, 4, -3, 3, -2, 2, -1, 1, 0]) {
    const t = (k / 4) * 0.94;
    const size = Math.cos(t * 1.42) * 0.9 + 0.1;
    const [c] = [spine(t)];
    const lobe = round(sheet.random, {
      at: c,
      rx: place.rx * 0.25 * (0.5 + size * 0.5),
      ry: place.ry * 1.02 * size,
      wobble: 0.03,
      square: 2.05,
      turn: t * 62 + 14,
    });
    out += layersOf(sheet, set(lobe), c, {
      set,
      turn: t * 62 + 14,
      rx: place.rx * 0.25,
      ry: place.ry * size,
    });
  }
  return out;
}

function layersOf(
  sheet: Sheet,
  lobe: Point[],
  c: Point,
  form: { set: (p: readonly Point[]) => Point[]; turn: number; rx: number; ry: number },
): string {
  const lines = [-0.34, 0.24].map((x) => {
    const stripe: Point[] = bend(
      [
        [x * form.rx, -form.ry * 0.82],
        [x * form.rx * 1.3 - form.rx * 0.25, 0],
        [x * form.rx, form.ry * 0.8],
      ],
      9,
    );
    const line = form.set(moved(turned(stripe, form.turn), c)).filter((p) => inside(grown(lobe, -3), p));
    if (line.length < 4) return '';
    return (
      softLine(line, (t) => 8 * Math.sin(Math.PI * t) + 1, { fill: bakery.bark, opacity: 0.2 }) +
      softLine(moved(line, [-9, -3]), (t) => 13 * Math.sin(Math.PI * t) + 0.6, {
        fill: '#FFE7B4',
        opacity: 0.5,
      })
    );
  });
  return (
    soft(moved(lobe, [5, 4]), { fill: bakery.char, opacity: 0.4, spread: 6 }) +
    body(sheet, lobe, buttery, form.rx * 0.34) +
    lines.join('')
  );
}

/** Two croissants on baking paper. */
export function croissants(): string {
  const sheet = new Sheet(1000, 1250, 'croissants');
  flourGround(sheet);
  sheet.add(
    bakingPaper(sheet, [
      [90, 150],
      [880, 60],
      [960, 1120],
      [150, 1190],
    ]),
  );
  sheet.add(croissant(sheet, { at: [430, 370], rx: 330, ry: 132, turn: -24 }));
  sheet.add(croissant(sheet, { at: [590, 810], rx: 330, ry: 134, turn: 14 }));
  sheet.add(
    crumbs(sheet, [330, 720], [110, 70], 30),
    crumbs(sheet, [760, 520], [60, 60], 16),
    flourDust(sheet, [180, 1060], [110, 80], 200),
  );
  return sheet.svg();
}

function bun(sheet: Sheet, place: Place): string {
  const outline = round(sheet.random, { ...place, wobble: 0.03 });
  const turns = 2.9;
  const coil = Array.from({ length: 70 }, (_, i): Point => {
    const t = i / 69;
    const angle = t * turns * Math.PI * 2 + (place.turn ?? 0);
    const r = (0.06 + 0.86 * t ** 0.9) * (1 + bell(sheet.random) * 0.006);
    return [place.at[0] + Math.cos(angle) * place.rx * r, place.at[1] + Math.sin(angle) * place.ry * r];
  });
  const sugar = scatter(sheet.random, {
    within: grown(outline, -6),
    tries: 620,
    density: (u, v) => 0.75 - 0.4 * Math.hypot(u - 0.4, v - 0.4),
  });
  return (
    castShadow(outline, place.rx * 0.42) +
    body(sheet, outline, buttery, place.rx * 0.2) +
    softLine(coil, (t) => place.rx * (0.06 + 0.15 * t), { fill: bakery.char, opacity: 0.72 }) +
    softLine(moved(coil, [-place.rx * 0.05, -place.rx * 0.05]), (t) => place.rx * (0.02 + 0.05 * t), {
      fill: '#FFE3AE',
      opacity: 0.55,
    }) +
    path(smooth(coil, false), {
      fill: 'none',
      stroke: bakery.char,
      'stroke-width': place.rx * 0.04,
      opacity: 0.7,
    }) +
    dots(moved(sugar, [2, 2]), { colour: bakery.char, size: [2, 5], opacity: 0.25 }) +
    dots(sugar, { colour: '#FFFAEE', size: [2, 5.4], opacity: 0.9 })
  );
}

/** Morning buns, coiled with cinnamon and rolled in sugar. */
export function morningBuns(): string {
  const sheet = new Sheet(1000, 1250, 'morning buns');
  flourGround(sheet);
  sheet.add(
    cloth(sheet, [
      [-80, 60],
      [380, -60],
      [560, 420],
      [-40, 560],
    ]),
  );
  sheet.add(
    board(sheet, [
      [130, 240],
      [890, 170],
      [930, 1080],
      [190, 1140],
    ]),
    bakingPaper(sheet, [
      [190, 320],
      [810, 240],
      [870, 990],
      [250, 1060],
    ]),
  );
  const places: readonly Point[] = [
    [390, 430],
    [685, 395],
    [420, 690],
    [712, 668],
    [452, 930],
    [745, 930],
  ];
  places.forEach((at, i) => {
    if (i !== 5)
      sheet.add(
        bun(sheet, {
          at,
          rx: 136 + bell(sheet.random) * 4,
          ry: 130 + bell(sheet.random) * 4,
          turn: sheet.random() * 6,
        }),
      );
  });
  sheet.add(crumbs(sheet, [740, 930], [60, 50], 40), flourDust(sheet, [740, 940], [70, 60], 240));
  return sheet.svg();
}

function slice(sheet: Sheet, place: Place): string {
  const line = bend(
    [
      [-place.rx, place.ry * 0.2],
      [0, -place.ry * 1.3],
      [place.rx, place.ry * 0.2],
    ],
    9,
  );
  const set = (points: readonly Point[]): Point[] => moved(turned(points, place.turn ?? 0), place.at);
  const flesh = set([
    ...line,
    ...bend(
      [
        [place.rx, place.ry * 0.2],
        [0, place.ry * 0.8],
        [-place.rx, place.ry * 0.2],
      ],
      7,
    ).slice(1, -1),
  ]);
  const fill = sheet.linear((place.turn ?? 0) + 90, [
    [0, '#5B1B22'],
    [0.22, '#93302B'],
    [0.6, '#D7713A'],
    [1, '#F0B566'],
  ]);
  return (
    soft(moved(flesh, [4, 5]), { fill: '#3B0F12', opacity: 0.45, spread: 6 }) +
    path(smooth(flesh), { fill }) +
    path(smooth(set(line), false), { fill: 'none', stroke: '#4B141C', 'stroke-width': 4, opacity: 0.8 }) +
    softLine(
      set(
        bend(
          [
            [-place.rx * 0.6, -place.ry * 0.12],
            [-place.rx * 0.1, -place.ry * 0.5],
            [place.rx * 0.35, -place.ry * 0.3],
          ],
          7,
        ),
      ),
      (t) => place.ry * 0.16 * Math.sin(Math.PI * t) + 0.4,
      { fill: '#FFE6C2', opacity: 0.55 },
    )
  );
}

function pleats(sheet: Sheet, at: Point, radius: number): string {
  const dough = { lit: '#F8D898', middle: '#E9B767', dark: '#CC8A40', rim: '#9A5C22' };
  const count = 9;
  let out = '';
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2 + 0.3;
    const p = (angle: number, r: number): Point => [
      at[0] + Math.cos(a + angle) * radius * r,
      at[1] + Math.sin(a + angle) * radius * r,
    ];
    const inner = between(sheet.random, 0.64, 0.7);
    const fold: Point[] = [
      p(-0.62, 0.96),
      p(-0.3, 1.01),
      p(0, 1.02),
      p(0.3, 1.01),
      p(0.5, 0.98),
      p(0.56, 0.92),
      p(0.47, 0.8),
      p(0.3, inner),
      p(0, inner - 0.05),
      p(-0.3, inner),
      p(-0.5, inner + 0.04),
      p(-0.7, 0.84),
    ];
    out +=
      soft(moved(fold, [5, 6]), { fill: bakery.char, opacity: 0.36, spread: 8 }) +
      body(sheet, fold, dough, 9);
    for (const [from, shade] of [
      [0.4, bakery.brown],
      [0.1, bakery.amber],
      [-0.15, bakery.amber],
    ] as const) {
      out += softLine(
        [p(from + 0.06, 0.97), p(from, 0.86), p(from - 0.08, inner + 0.05)],
        (t) => 16 * Math.sin(Math.PI * t) + 1,
        { fill: shade, opacity: 0.4 },
      );
    }
    out += softLine(
      [p(0.5, 0.95), p(0.46, 0.85), p(0.32, inner + 0.04)],
      (t) => 10 * Math.sin(Math.PI * t) + 1,
      { fill: '#FFEFC9', opacity: 0.7 },
    );
    out += softLine(
      [p(-0.3, inner + 0.02), p(0, inner - 0.02), p(0.28, inner + 0.02)],
      (t) => 12 * Math.sin(Math.PI * t) + 1,
      { fill: bakery.brown, opacity: 0.6 },
    );
  }
  return out;
}

/** A plum galette with one slice of its fruit laid as a fan. */
export function plumGalette(): string {
  const sheet = new Sheet(1000, 1250, 'plum galette');
  flourGround(sheet);
  sheet.add(
    bakingPaper(sheet, [
      [70, 240],
      [840, 110],
      [950, 1060],
      [160, 1170],
    ]),
  );
  const center: Point = [505, 640];
  const base = round(sheet.random, { at: center, rx: 372, ry: 372, wobble: 0.02 });
  sheet.add(castShadow(base, 60), path(smooth(grown(base, -40)), { fill: '#6A2020' }));
  for (const [ring, count, size] of [
    [0.56, 19, 82],
    [0.33, 12, 76],
    [0.13, 6, 62],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2 + ring * 4;
      const spot: Point = [center[0] + Math.cos(a) * 372 * ring, center[1] + Math.sin(a) * 372 * ring];
      sheet.add(slice(sheet, { at: spot, rx: size, ry: size * 0.42, turn: (a * 180) / Math.PI + 68 }));
    }
  }
  sheet.add(pleats(sheet, center, 372));
  const [left, top, right, bottom] = bounds(base);
  const sugar = scatter(sheet.random, {
    within: base,
    tries: 900,
    density: (u, v) => (Math.hypot(u - 0.5, v - 0.5) > 0.36 ? 0.7 : 0.08),
  });
  sheet.add(dots(sugar, { colour: '#FFFBF0', size: [2, 5], opacity: 0.85 }));
  sheet.add(
    crumbs(sheet, [left + (right - left) * 0.93, bottom + 30], [70, 40], 26),
    flourDust(sheet, [left + 20, top - 20], [110, 70], 240),
  );
  return sheet.svg();
}
