import type { Point } from '../drawing/geometry.ts';
import { bend, moved, round, smooth, straight, turned } from '../drawing/geometry.ts';
import { bell, between } from '../drawing/random.ts';
import { Sheet, path } from '../drawing/sheet.ts';
import { soft, softLine } from '../drawing/soft.ts';
import { contours, field, paper, mailTheme, planTree } from './ground.ts';
import { frond } from './botanicals.ts';

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
    mailTheme('M860 160L1030 150L1060 740L900 750Z', 3),
    mailTheme('M870 300L1038 290M876 460L1046 450M884 620L1054 610', 1.6),
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
    mailTheme(
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
      mailTheme(
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
      mailTheme(roots.join(''), 2, 0.8, '#F4F1E4'),
      mailTheme(blades.join(''), 3, 1, plant % 2 ? field.green : field.leaf),
    );
  }
  return sheet.svg();
}
