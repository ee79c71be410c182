import type { Point } from '../drawing/geometry.ts';
import { bend, moved, round, smooth, straight, turned } from '../drawing/geometry.ts';
import { between } from '../drawing/random.ts';
import { Sheet, path } from '../drawing/sheet.ts';
import { dots } from '../drawing/texture.ts';
import { field, paper, mailTheme } from './ground.ts';

/** A sheet for a print: its border and its caption lines. */
export function plate(seed: string): Sheet {
  const sheet = paper(1000, 1250, seed);
  sheet.add(
    mailTheme('M70 70H930V1180H70Z', 1.4, 0.6),
    mailTheme('M410 1140h40M466 1140h90M572 1140h22', 3, 0.8),
  );
  return sheet;
}

/** The outline of a leaf growing from a place; lengths in units, turn in degrees. */
export function leaf(
  at: Point,
  how: { readonly long: number; readonly wide: number; readonly turn: number },
): Point[] {
  const outline: Point[] = [
    [0, 0],
    [how.long * 0.3, -how.wide * 0.5],
    [how.long * 0.7, -how.wide * 0.36],
    [how.long, 0],
    [how.long * 0.7, how.wide * 0.36],
    [how.long * 0.3, how.wide * 0.5],
  ];
  return moved(turned(outline, how.turn), at);
}

/** A fern leaf along its rib; `reach` is its half width, in units. */
export function frond(sheet: Sheet, line: readonly Point[], reach: number): void {
  const blades: string[] = [];
  const ribs: string[] = [];
  line.forEach((p, i) => {
    const q = line[Math.min(line.length - 1, i + 1)] as Point;
    const turn = (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI;
    const t = i / (line.length - 1);
    if (t < 0.14) return;
    for (const side of [-1, 1]) {
      const long = reach * Math.sin(Math.PI * (0.24 + t * 0.76)) + 6;
      const angle = turn + side * (68 - t * 26);
      const tip = turned([[long, 0]], angle)[0] as Point;
      const rib = bend(
        [p, [p[0] + tip[0] * 0.55, p[1] + tip[1] * 0.55 - long * 0.04], [p[0] + tip[0], p[1] + tip[1]]],
        12,
      );
      ribs.push(smooth(rib, false));
      rib.forEach((r, k) => {
        if (k === 0) return;
        const size = long * 0.19 * (1 - k / 13) + 2;
        for (const s of [-1, 1])
          blades.push(smooth(leaf(r, { long: size, wide: size * 0.46, turn: angle + s * 62 })));
      });
    }
  });
  sheet.add(
    path(blades.join(''), { fill: field.leaf, opacity: 0.55 }),
    mailTheme(blades.join(''), 0.9, 0.8),
    mailTheme(ribs.join(''), 1.8),
    mailTheme(smooth(line, false), 4.5),
  );
}

/** A fern: one full frond, one young, one still coiled. */
export function fern(): string {
  const sheet = plate('fern');
  frond(
    sheet,
    bend(
      [
        [480, 1080],
        [430, 600],
        [600, 150],
      ],
      34,
    ),
    230,
  );
  frond(
    sheet,
    bend(
      [
        [490, 1080],
        [660, 880],
        [850, 720],
      ],
      22,
    ),
    96,
  );
  const coil = Array.from(
    { length: 40 },
    (_, i): Point => [250 + Math.cos(i * 0.36) * (70 - i * 1.6), 690 + Math.sin(i * 0.36) * (70 - i * 1.6)],
  );
  sheet.add(
    mailTheme(smooth([[470, 1080], [380, 980], [330, 800], ...coil], false), 7),
    dots(coil, { colour: field.deep, size: [6, 12] }),
  );
  return sheet.svg();
}

/** Alliums: a full globe, a side view in bud, and one gone to seed. */
export function allium(): string {
  const sheet = plate('allium');
  for (const [x, y, r, foot, sway] of [
    [520, 320, 190, 480, 30],
    [270, 520, 110, 430, -40],
    [760, 600, 84, 530, 50],
  ] as const) {
    sheet.add(
      mailTheme(
        smooth(
          bend(
            [
              [foot, 1090],
              [(foot + x) / 2 + sway, 800],
              [x, y],
            ],
            10,
          ),
          false,
        ),
        6,
      ),
    );
    const rays: string[] = [];
    const stars: string[] = [];
    for (let i = 0; i < r * 0.9; i++) {
      const [a, k] = [sheet.random() * 6.283, Math.sqrt(between(sheet.random, 0.06, 1))];
      const p: Point = [x + Math.cos(a) * r * k, y + Math.sin(a) * r * k];
      rays.push(straight([[x, y], p]));
      for (let petal = 0; petal < 6; petal++)
        stars.push(smooth(leaf(p, { long: r * 0.1, wide: r * 0.038, turn: petal * 60 + i * 7 })));
    }
    sheet.add(
      mailTheme(rays.join(''), 0.9, 0.45),
      path(stars.join(''), { fill: field.sage, opacity: 0.75 }),
      mailTheme(stars.join(''), 0.8, 0.9),
    );
  }
  for (const [x, lean] of [
    [430, -220],
    [500, 250],
    [470, -90],
  ] as const) {
    const blade = [
      ...bend(
        [
          [x - 16, 1092],
          [x + lean * 0.5, 820],
          [x + lean, 930],
        ],
        9,
      ),
      ...bend(
        [
          [x + lean, 930],
          [x + lean * 0.45, 870],
          [x + 18, 1092],
        ],
        9,
      ),
    ];
    sheet.add(path(smooth(blade), { fill: field.leaf, opacity: 0.5 }), mailTheme(smooth(blade), 2));
  }
  return sheet.svg();
}

/** A birch: a twig in leaf with catkins, and a hand's breadth of bark. */
export function birchPlate(): string {
  const sheet = plate('birch plate');
  const twig = bend(
    [
      [140, 200],
      [440, 170],
      [720, 500],
    ],
    16,
  );
  sheet.add(mailTheme(smooth(twig, false), 6));
  twig.forEach(([x, y], i) => {
    if (i < 2) return;
    const turn = i % 2 ? 100 - i * 2 : -40 + i * 3;
    const outline: Point[] = [
      [0, 0],
      [20, -34],
      [50, -52],
      [92, -30],
      [136, 0],
      [92, 30],
      [50, 52],
      [20, 34],
    ];
    const k = between(sheet.random, 0.8, 1.15);
    const set = (p: readonly Point[]): Point[] =>
      moved(
        turned(
          p.map(([u, v]): Point => [u * k + 22, v * k]),
          turn,
        ),
        [x, y],
      );
    const veins = [30, 52, 74, 96].flatMap((u) =>
      [-1, 1].map((s) =>
        straight(
          set([
            [u, 0],
            [u + 20, s * (44 - u * 0.28)],
          ]),
        ),
      ),
    );
    sheet.add(
      path(smooth(set(outline)), { fill: field.sage, opacity: 0.55 }),
      mailTheme(smooth(set(outline)), 2),
      mailTheme(
        straight(
          set([
            [-22, 0],
            [130, 0],
          ]),
        ) + veins.join(''),
        1.3,
        0.8,
      ),
    );
  });
  for (const [x, y] of [
    [250, 230],
    [330, 225],
    [420, 240],
  ] as const)
    sheet.add(
      mailTheme(
        smooth(
          bend(
            [
              [x, y],
              [x + 6, y + 130],
              [x - 10, y + 270],
            ],
            8,
          ),
          false,
        ),
        22,
        0.3,
      ),
      dots(
        bend(
          [
            [x, y],
            [x + 6, y + 130],
            [x - 10, y + 270],
          ],
          26,
        ),
        { colour: field.deep, size: [12, 20], opacity: 0.5 },
      ),
      dots(
        bend(
          [
            [x, y],
            [x + 6, y + 130],
            [x - 10, y + 270],
          ],
          26,
        ),
        { colour: field.straw, size: [5, 9] },
      ),
    );
  sheet.add(
    path('M300 720H480V1080H300Z', {
      fill: sheet.linear(0, [
        [0, '#FFFFFF'],
        [0.7, field.mist],
        [1, field.sage],
      ]),
    }),
    mailTheme('M300 720V1080M480 720V1080', 2.4),
  );
  for (let i = 0; i < 42; i++) {
    const [x, y, w] = [
      between(sheet.random, 306, 430),
      between(sheet.random, 726, 1074),
      between(sheet.random, 8, 46),
    ];
    sheet.add(
      path(
        smooth(
          round(sheet.random, { at: [x + w / 2, y], rx: w / 2, ry: between(sheet.random, 1, 5), count: 9 }),
        ),
        { fill: field.deep },
      ),
    );
  }
  return sheet.svg();
}
