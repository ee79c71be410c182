import type { Point } from '../drawing/geometry.ts';
import { bend, moved, round, smooth, straight, turned } from '../drawing/geometry.ts';
import { bell, between } from '../drawing/random.ts';
import { Sheet, path } from '../drawing/sheet.ts';
import { soft, softLine } from '../drawing/soft.ts';
import { dots } from '../drawing/texture.ts';
import { contours, field, paper, pen, planTree } from './ground.ts';

function plate(seed: string): Sheet {
  const sheet = paper(1000, 1250, seed);
  sheet.add(pen('M70 70H930V1180H70Z', 1.4, 0.6), pen('M410 1140h40M466 1140h90M572 1140h22', 3, 0.8));
  return sheet;
}

function leaf(
  at: Point,
  how: { readonly long: number; readonly wide: number; readonly turn: number },
): Point[] {
  const own: Point[] = [
    [0, 0],
    [how.long * 0.3, -how.wide * 0.5],
    [how.long * 0.7, -how.wide * 0.36],
    [how.long, 0],
    [how.long * 0.7, how.wide * 0.36],
    [how.long * 0.3, how.wide * 0.5],
  ];
  return moved(turned(own, how.turn), at);
}

function frond(sheet: Sheet, line: readonly Point[], reach: number): void {
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
    pen(blades.join(''), 0.9, 0.8),
    pen(ribs.join(''), 1.8),
    pen(smooth(line, false), 4.5),
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
    pen(smooth([[470, 1080], [380, 980], [330, 800], ...coil], false), 7),
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
      pen(
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
      pen(rays.join(''), 0.9, 0.45),
      path(stars.join(''), { fill: field.sage, opacity: 0.75 }),
      pen(stars.join(''), 0.8, 0.9),
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
    sheet.add(path(smooth(blade), { fill: field.leaf, opacity: 0.5 }), pen(smooth(blade), 2));
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
  sheet.add(pen(smooth(twig, false), 6));
  twig.forEach(([x, y], i) => {
    if (i < 2) return;
    const turn = i % 2 ? 100 - i * 2 : -40 + i * 3;
    const own: Point[] = [
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
      path(smooth(set(own)), { fill: field.sage, opacity: 0.55 }),
      pen(smooth(set(own)), 2),
      pen(
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
      pen(
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
    pen('M300 720V1080M480 720V1080', 2.4),
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

/** Seed heads of poppy, honesty, teasel and grass. */
export function seedHeads(): string {
  const sheet = plate('seed heads');
  const stem = (foot: number, top: Point): void =>
    sheet.add(pen(smooth(bend([[foot, 1090], [(foot + top[0]) / 2 + 10, 760], top], 9), false), 4));
  for (const [x, y, r] of [
    [260, 330, 62],
    [380, 480, 46],
  ] as const) {
    stem(420, [x, y + r]);
    const pod = round(sheet.random, { at: [x, y], rx: r, ry: r * 1.15, wobble: 0.02 });
    const ribs = [-0.6, -0.2, 0.2, 0.6].map((k) =>
      smooth(
        bend(
          [
            [x + k * r * 0.5, y - r * 1.1],
            [x + k * r * 1.5, y],
            [x + k * r * 0.4, y + r * 1.1],
          ],
          7,
        ),
        false,
      ),
    );
    const crown = Array.from({ length: 11 }, (_, i) =>
      straight([
        [x, y - r * 1.2],
        [x - r * 0.9 + (i * r * 1.8) / 10, y - r * 1.36 + Math.abs(i - 5) * 3],
      ]),
    );
    sheet.add(
      path(smooth(pod), { fill: field.sage, opacity: 0.6 }),
      pen(smooth(pod) + ribs.join(''), 1.8),
      pen(crown.join(''), 2.4),
      pen(
        straight([
          [x - r, y - r * 1.2],
          [x + r, y - r * 1.2],
        ]),
        3,
      ),
    );
  }
  stem(500, [560, 420]);
  const cone = round(sheet.random, { at: [560, 320], rx: 62, ry: 118, wobble: 0.02 });
  const spines: string[] = [];
  for (let i = 0; i < 260; i++) {
    const [a, k] = [sheet.random() * 6.283, Math.sqrt(sheet.random())];
    const p: Point = [560 + Math.cos(a) * 60 * k, 320 + Math.sin(a) * 114 * k];
    spines.push(straight([p, [p[0] + Math.cos(a) * 18, p[1] - 14]]));
  }
  sheet.add(
    path(smooth(cone), { fill: field.leaf, opacity: 0.6 }),
    pen(spines.join(''), 1.3),
    pen(
      [-1, 1]
        .map((s) =>
          smooth(
            bend(
              [
                [560, 440],
                [560 + s * 90, 400],
                [560 + s * 130, 230],
              ],
              8,
            ),
            false,
          ),
        )
        .join(''),
      3,
    ),
  );
  for (const [x, y] of [
    [780, 360],
    [720, 500],
    [840, 520],
    [760, 640],
  ] as const) {
    stem(540, [x, y + 56]);
    const disc = round(sheet.random, { at: [x, y], rx: 48, ry: 58, wobble: 0.03 });
    sheet.add(
      path(smooth(disc), { fill: '#FFFFFF', opacity: 0.85 }),
      pen(smooth(disc), 2),
      dots(
        [
          [x - 12, y - 10],
          [x + 12, y - 16],
          [x - 8, y + 18],
          [x + 14, y + 14],
        ],
        { colour: field.deep, size: [9, 14] },
      ),
    );
  }
  for (const x of [180, 240, 310]) {
    stem(400, [x, 690]);
    for (let i = 0; i < 22; i++)
      sheet.add(
        path(
          smooth(
            leaf([x + bell(sheet.random) * 3 + i * 0.6, 700 - i * 9], {
              long: 20,
              wide: 7,
              turn: i % 2 ? -50 : -130,
            }),
          ),
          { fill: field.deep, opacity: 0.8 },
        ),
      );
  }
  return sheet.svg();
}

/** The studio's desk from above: plans, a scale, pencils, a leaf, a cup. */
export function studioDesk(): string {
  const sheet = new Sheet(1500, 1000, 'studio desk');
  sheet.wash(
    sheet.radial({
      cx: 0.25,
      cy: 0.2,
      r: 1.1,
      stops: [
        [0, '#DDE3DA'],
        [0.6, '#BECABF'],
        [1, '#8EA093'],
      ],
    }),
  );
  const page = (corners: readonly Point[]): string =>
    soft(moved(corners, [14, 14]), { fill: field.dark, opacity: 0.35, spread: 14, angular: true }) +
    path(straight(corners, true), {
      fill: sheet.linear(40, [
        [0, '#FCFDFA'],
        [1, field.mist],
      ]),
    });
  const large: Point[] = [
    [180, 120],
    [1080, 60],
    [1130, 820],
    [230, 880],
  ];
  sheet.add(
    page([
      [760, 240],
      [1420, 320],
      [1350, 920],
      [690, 840],
    ]),
    page(large),
    sheet.clipped(straight(large, true), contours(sheet, [180, 60, 1130, 880], 0.09)),
  );
  for (let i = 0; i < 13; i++)
    sheet.add(
      planTree(
        sheet,
        [between(sheet.random, 290, 760), between(sheet.random, 220, 760)],
        between(sheet.random, 24, 58),
        i % 3 ? 'spoke' : 'round',
      ),
    );
  sheet.add(
    pen('M860 160L1030 150L1060 740L900 750Z', 3),
    pen('M870 300L1038 290M876 460L1046 450M884 620L1054 610', 1.6),
  );
  for (const [x, y, turn, fill] of [
    [1180, 560, 62, field.deep],
    [1250, 560, 68, '#C9B26B'],
  ] as const) {
    const body = moved(
      turned(
        [
          [-190, -9],
          [160, -9],
          [200, 0],
          [160, 9],
          [-190, 9],
        ],
        turn,
      ),
      [x, y],
    );
    sheet.add(
      soft(moved(body, [10, 12]), { fill: field.dark, opacity: 0.4, spread: 6, angular: true }),
      path(straight(body, true), { fill }),
      path(
        straight(
          moved(
            turned(
              [
                [160, -9],
                [200, 0],
                [160, 9],
              ],
              turn,
            ),
            [x, y],
          ),
          true,
        ),
        { fill: '#EADFC4' },
      ),
    );
  }
  const ruler = moved(
    turned(
      [
        [-380, -30],
        [380, -30],
        [380, 30],
        [-380, 30],
      ],
      -6,
    ),
    [620, 930],
  );
  sheet.add(
    soft(moved(ruler, [8, 10]), { fill: field.dark, opacity: 0.4, spread: 8, angular: true }),
    path(straight(ruler, true), { fill: '#F4F1E4' }),
    pen(
      Array.from({ length: 60 }, (_, i) =>
        straight(
          moved(
            turned(
              [
                [-370 + i * 12.5, -30],
                [-370 + i * 12.5, i % 5 ? -18 : -6],
              ],
              -6,
            ),
            [620, 930],
          ),
        ),
      ).join(''),
      1.6,
    ),
  );
  const cup = round(sheet.random, { at: [1310, 190], rx: 104, ry: 104, wobble: 0.004 });
  sheet.add(
    soft(moved(cup, [40, 38]), { fill: field.dark, opacity: 0.4, spread: 26 }),
    path(smooth(cup), { fill: '#F7F8F4' }),
    path(smooth(round(sheet.random, { at: [1310, 190], rx: 88, ry: 88, wobble: 0.004 })), {
      fill: sheet.linear(50, [
        [0, '#2B2A20'],
        [1, '#5E4F3A'],
      ]),
    }),
  );
  sheet.add(
    softLine(
      bend(
        [
          [1246, 170],
          [1260, 130],
          [1310, 118],
        ],
        7,
      ),
      (t) => 14 * Math.sin(Math.PI * t),
      { fill: '#FFFFFF', opacity: 0.5 },
    ),
  );
  const stalk = bend(
    [
      [120, 960],
      [90, 800],
      [130, 640],
    ],
    16,
  );
  frond(sheet, stalk, 80);
  return sheet.svg();
}

/** A cut through soil: turf, roots, stones and worm ways. */
export function soilSection(): string {
  const sheet = paper(1500, 1000, 'soil section');
  const layers: readonly [number, string][] = [
    [330, '#6F6A4B'],
    [520, '#958C66'],
    [720, '#B9B28C'],
    [880, '#C9CFC8'],
  ];
  for (const [y, fill] of layers)
    sheet.add(
      path(
        `${smooth(
          Array.from({ length: 12 }, (_, i): Point => [-20 + i * 140, y + bell(sheet.random) * 10]),
          false,
        )}L1520 1000L-20 1000Z`,
        { fill, opacity: 0.85 },
      ),
      pen(
        smooth(
          Array.from({ length: 12 }, (_, i): Point => [-20 + i * 140, y + bell(sheet.random) * 6]),
          false,
        ),
        2,
      ),
    );
  for (let i = 0; i < 70; i++)
    sheet.add(
      path(
        smooth(
          round(sheet.random, {
            at: [between(sheet.random, 0, 1500), between(sheet.random, 600, 990)],
            rx: between(sheet.random, 8, 46),
            ry: between(sheet.random, 6, 28),
            wobble: 0.08,
            count: 12,
          }),
        ),
        { fill: field.mist, stroke: field.deep, 'stroke-width': 1.6 },
      ),
    );
  for (let plant = 0; plant < 26; plant++) {
    const x = 30 + plant * 58;
    const tall = between(sheet.random, 60, 250);
    const roots = Array.from({ length: 6 }, () =>
      smooth(
        bend(
          [
            [x, 332],
            [x + bell(sheet.random) * 20, 430],
            [x + bell(sheet.random) * 60, 400 + tall * between(sheet.random, 0.4, 1.7)],
          ],
          7,
        ),
        false,
      ),
    );
    const blades = Array.from({ length: 7 }, () =>
      smooth(
        bend(
          [
            [x, 334],
            [x + bell(sheet.random) * 16, 334 - tall * 0.6],
            [x + bell(sheet.random) * 50, 334 - tall],
          ],
          6,
        ),
        false,
      ),
    );
    sheet.add(
      pen(roots.join(''), 2, 0.8, '#F4F1E4'),
      pen(blades.join(''), 3, 1, plant % 2 ? field.green : field.leaf),
    );
  }
  return sheet.svg();
}
