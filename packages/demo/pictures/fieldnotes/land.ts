import type { Point } from '../drawing/geometry.ts';
import { bend, cut, round, smooth, straight, stroke } from '../drawing/geometry.ts';
import { bell, between, noiseField } from '../drawing/random.ts';
import { Sheet, disc, path } from '../drawing/sheet.ts';
import { soft, softLine } from '../drawing/soft.ts';
import { bristles, dots, scatter } from '../drawing/texture.ts';
import { field } from './ground.ts';

/** A pale morning sky over the whole sheet. */
export function morning(seed: string, sun: Point): Sheet {
  const sheet = new Sheet(1500, 1000, seed);
  sheet.wash(
    sheet.linear(90, [
      [0, '#CFDDD6'],
      [0.4, '#E9EFE8'],
      [0.62, '#F6F4E6'],
      [1, field.haze],
    ]),
  );
  sheet.add(
    path('M0 0H1500V1000H0Z', {
      fill: sheet.radial({
        cx: sun[0] / 1500,
        cy: sun[1] / 1000,
        r: 0.5,
        stops: [
          [0, '#FFFDF0', 0.95],
          [0.3, '#FFFBE8', 0.5],
          [1, '#FFFBE8', 0],
        ],
      }),
    }),
  );
  return sheet;
}

/** A far ridge of woodland, its foot lost in mist. */
export function ridge(sheet: Sheet, y: number, colour: string, sway = 60): void {
  const rise = noiseField(sheet.random);
  const top: Point[] = [];
  for (let x = -20; x <= 1520; x += 9)
    top.push([x, y + rise(x / 260, y) * sway + rise(x / 34, y + 5) * sway * 0.16 + sheet.random() * 5]);
  sheet.add(
    path(`${straight(top)}L1520 ${y + 260}L-20 ${y + 260}Z`, {
      fill: sheet.linear(90, [
        [0, colour],
        [1, colour, 0],
      ]),
    }),
  );
}

/** A field of grass from `y` down to `low`, blades growing nearer. */
export function meadow(sheet: Sheet, y: number, low: number, tones: readonly [string, string, string]): void {
  sheet.add(
    path(`M-10 ${y}H1510V${low}H-10Z`, {
      fill: sheet.linear(90, [
        [0, tones[0]],
        [1, tones[1]],
      ]),
    }),
  );
  for (let row = 0; row < 6; row++) {
    const [from, to] = [y + ((low - y) * row) / 6, y + ((low - y) * (row + 1)) / 6];
    const length = 26 + row * 20;
    const places = scatter(sheet.random, {
      within: [
        [-20, from],
        [1520, from],
        [1520, to + 20],
        [-20, to + 20],
      ],
      tries: 330,
      density: () => 0.8,
    });
    sheet.add(
      bristles(sheet.random, places, {
        colour: row % 2 ? tones[2] : tones[1],
        length: [length * 0.6, length * 1.3],
        width: 2 + row * 0.9,
        turn: -82,
        opacity: 0.75,
      }),
    );
    const tips = places.filter((_, i) => i % 4 === 0).map(([x, v]): Point => [x + length * 0.14, v - length]);
    sheet.add(dots(tips, { colour: field.straw, size: [2 + row * 0.7, 4 + row], opacity: 0.85 }));
  }
}

/** A birch: a pale barked stem, fine branches and a light crown. */
export function birch(sheet: Sheet, foot: Point, tall: number): void {
  const top: Point = [foot[0] + bell(sheet.random) * tall * 0.05, foot[1] - tall];
  const stem = bend([foot, [foot[0] + bell(sheet.random) * tall * 0.04, foot[1] - tall * 0.5], top], 12);
  const wide = tall * 0.042;
  const outline = stroke(stem, (t) => wide * (1.1 - t * 0.95));
  const twigs = stem.slice(4).flatMap((p, i) =>
    [-1, 1].map((s): [Point, Point, Point] => {
      const reach = tall * between(sheet.random, 0.1, 0.19) * (1 - i * 0.075);
      return [
        p,
        [p[0] + s * reach * 0.55, p[1] - reach * 0.75],
        [p[0] + s * reach, p[1] - reach * between(sheet.random, 0.85, 1.15)],
      ];
    }),
  );
  // Leaves hang about the outer half of each twig.
  const leaves = twigs.flatMap(([, middle, end]) =>
    Array.from({ length: 34 }, (): Point => {
      const t = between(sheet.random, 0.1, 1.1);
      return [
        middle[0] + (end[0] - middle[0]) * t + bell(sheet.random) * tall * 0.028,
        middle[1] + (end[1] - middle[1]) * t + bell(sheet.random) * tall * 0.034 + tall * 0.016,
      ];
    }),
  );
  const [dark, light] = [leaves.filter((_, i) => i % 2), leaves.filter((_, i) => i % 2 === 0)];
  const barks = stem.slice(0, 10).flatMap(([x, y]) =>
    [0, 1].map(() =>
      straight([
        [x + between(sheet.random, -0.4, 0) * wide, y + between(sheet.random, -30, 30)],
        [x + wide * 0.42, y + between(sheet.random, -30, 30)],
      ]),
    ),
  );
  sheet.add(
    softLine(
      [
        [foot[0], foot[1]],
        [foot[0] + tall * 0.2, foot[1] + 14],
        [foot[0] + tall * 0.4, foot[1] + 26],
      ],
      (t) => wide * 2 * (1 - t) + 2,
      { fill: field.dark, opacity: 0.4 },
    ),
  );
  sheet.add(
    path(twigs.map((twig) => smooth(bend(twig, 5), false)).join(''), {
      fill: 'none',
      stroke: field.deep,
      'stroke-width': tall * 0.0035,
      opacity: 0.55,
    }),
    dots(dark, { colour: field.green, size: [tall * 0.008, tall * 0.02], opacity: 0.75 }),
  );
  sheet.add(
    path(smooth(outline), {
      fill: sheet.linear(0, [
        [0, '#FBFBF4'],
        [0.6, '#DDE0D6'],
        [1, '#93A096'],
      ]),
    }),
    path(barks.join(''), { stroke: field.dark, 'stroke-width': tall * 0.006, opacity: 0.6 }),
  );
  sheet.add(dots(light, { colour: field.sage, size: [tall * 0.007, tall * 0.018], opacity: 0.85 }));
}

/** A round-crowned tree in leaf. */
export function tree(
  sheet: Sheet,
  foot: Point,
  tall: number,
  tones: readonly [string, string] = [field.green, field.sage],
): void {
  const center: Point = [foot[0], foot[1] - tall * 0.62];
  const crown = round(sheet.random, { at: center, rx: tall * 0.34, ry: tall * 0.4, wobble: 0.07 });
  sheet.add(
    soft(
      round(sheet.random, { at: [foot[0] + tall * 0.24, foot[1] + 6], rx: tall * 0.4, ry: tall * 0.045 }),
      { fill: field.dark, opacity: 0.4, spread: tall * 0.03 },
    ),
  );
  sheet.add(
    path(
      straight(
        stroke([foot, center], (t) => tall * 0.05 * (1.2 - t * 0.6)),
        true,
      ),
      { fill: field.dark },
    ),
    path(smooth(crown), { fill: tones[0], opacity: 0.9 }),
  );
  const leaf = {
    within: round(sheet.random, { at: center, rx: tall * 0.38, ry: tall * 0.44, wobble: 0.08 }),
    tries: 900,
  };
  sheet.add(
    dots(scatter(sheet.random, { ...leaf, density: (u, v) => Math.max(0.1, u + v - 0.7) }), {
      colour: field.dark,
      size: [tall * 0.012, tall * 0.03],
      opacity: 0.5,
    }),
  );
  sheet.add(
    dots(scatter(sheet.random, { ...leaf, density: (u, v) => Math.max(0.04, 1 - u - v * 0.8) }), {
      colour: tones[1],
      size: [tall * 0.012, tall * 0.03],
      opacity: 0.85,
    }),
  );
}

/** Still water with the sky in it. */
export function pond(sheet: Sheet, outline: readonly Point[]): void {
  sheet.add(
    path(smooth(outline), {
      fill: sheet.linear(90, [
        [0, '#8FAFA9'],
        [0.5, '#D9E6E1'],
        [1, '#6E938B'],
      ]),
    }),
  );
  const xs = outline.map((p) => p[0]);
  const ys = outline.map((p) => p[1]);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const ripples = Array.from({ length: 26 }, () => {
    const [x, y, w] = [
      between(sheet.random, left, right),
      between(sheet.random, top, bottom),
      between(sheet.random, 30, 120),
    ];
    return straight([
      [x - w, y],
      [x + w, y + bell(sheet.random)],
    ]);
  });
  sheet.add(
    sheet.clipped(
      smooth(outline),
      path(ripples.join(''), { stroke: '#FFFFFF', 'stroke-width': 2, opacity: 0.5 }),
    ),
  );
}

/** Reeds along the near shore of a pond. */
export function reeds(sheet: Sheet, shore: readonly Point[]): void {
  const places = shore.flatMap(([x, y]) =>
    Array.from({ length: 16 }, (): Point => [x + bell(sheet.random) * 34, y + between(sheet.random, -2, 16)]),
  );
  for (const [colour, part] of [
    [field.green, 0],
    [field.sage, 1],
  ] as const)
    sheet.add(
      bristles(
        sheet.random,
        places.filter((_, i) => i % 2 === part),
        { colour, length: [22, 58], width: 3.4, turn: -86, opacity: 0.9 },
      ),
    );
}

/** A block of stone or masonry with a lit top; `text` is its front, left to right, top first. */
export function block(sheet: Sheet, front: readonly Point[], tones: readonly [string, string]): void {
  const outline = cut(sheet.random, front, 2);
  sheet.add(
    soft(
      front.map(([x, y]): Point => [x + 12, y + 10]),
      { fill: field.dark, opacity: 0.35, spread: 9, angular: true },
    ),
    path(smooth(outline), {
      fill: sheet.linear(40, [
        [0, tones[0]],
        [1, tones[1]],
      ]),
    }),
  );
  sheet.add(
    dots(scatter(sheet.random, { within: outline, tries: 300, density: (u, v) => u * v + 0.1 }), {
      colour: field.deep,
      size: [1.4, 3.4],
      opacity: 0.35,
    }),
  );
}

/** Flower heads on their stems, tall in the foreground. */
export function heads(sheet: Sheet, count: number, low: number): void {
  for (let i = 0; i < count; i++) {
    const x = between(sheet.random, 0, 1500);
    const tall = between(sheet.random, 120, 300);
    const stem = bend(
      [
        [x, low],
        [x + bell(sheet.random) * 14, low - tall * 0.6],
        [x + bell(sheet.random) * 30, low - tall],
      ],
      8,
    );
    const [tx, ty] = stem.at(-1) as Point;
    const r = between(sheet.random, 12, 26);
    sheet.add(path(smooth(stem, false), { fill: 'none', stroke: field.deep, 'stroke-width': 3.4 }));
    if (i % 3 === 0) sheet.add(disc(tx, ty, { r: r * 0.45, fill: field.deep }));
    else
      sheet.add(
        dots(
          Array.from(
            { length: 60 },
            (): Point => [tx + bell(sheet.random) * r * 0.5, ty + bell(sheet.random) * r * 0.5],
          ),
          { colour: i % 2 ? field.straw : field.mist, size: [3, 7], opacity: 0.95 },
        ),
      );
  }
}
