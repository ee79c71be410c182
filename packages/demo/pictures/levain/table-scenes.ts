import type { Point } from '../drawing/geometry.ts';
import { cut, round, smooth, straight } from '../drawing/geometry.ts';
import { between } from '../drawing/random.ts';
import { Sheet, path } from '../drawing/sheet.ts';
import { softLine } from '../drawing/soft.ts';
import { dots, scatter } from '../drawing/texture.ts';
import { baguette, darkTones } from './loaf.ts';
import { bakery } from './palette.ts';
import { bowl, cutLoaf, knife, uprightLoaf, wheat } from './props.ts';
import { board, body, castShadow, crumbs, flourDust, windowLight } from './still-life.ts';

/** A plastered wall and a table's top below `edge`, in the morning. */
export function room(
  sheet: Sheet,
  edge: number,
  wall: readonly [string, string, string] = ['#F3E7D2', '#E4D2B5', '#BFA581'],
): void {
  const { width, height } = sheet;
  sheet.wash(
    sheet.radial({
      cx: 0.24,
      cy: 0.1,
      r: 1.1,
      stops: [
        [0, wall[0]],
        [0.5, wall[1]],
        [1, wall[2]],
      ],
    }),
  );
  const plaster = scatter(sheet.random, {
    within: [
      [0, 0],
      [width, 0],
      [width, edge],
      [0, edge],
    ],
    tries: 2400,
    density: (u, v) => 0.2 + 0.6 * u * v,
  });
  sheet.add(dots(plaster, { colour: bakery.woodShade, size: [1.2, 3.4], opacity: 0.2 }));
  const top: Point[] = [
    [-20, edge],
    [width + 20, edge - 6],
    [width + 20, height + 20],
    [-20, height + 20],
  ];
  sheet.add(
    softLine(
      [
        [-40, edge + 2],
        [width / 2, edge],
        [width + 40, edge - 4],
      ],
      () => 70,
      { fill: bakery.shade, opacity: 0.34 },
    ),
  );
  sheet.add(
    path(straight(top, true), {
      fill: sheet.radial({
        cx: 0.22,
        cy: 0.05,
        r: 1.1,
        stops: [
          [0, '#FBF4E6'],
          [0.5, '#EBDDC4'],
          [1, '#C8B08A'],
        ],
      }),
    }),
  );
  for (let i = 0; i < 16; i++) {
    const y = edge + (height - edge) * ((i + sheet.random()) / 16) ** 1.3;
    sheet.add(
      path(
        smooth(
          [
            [0, y],
            [width * 0.5, y + between(sheet.random, -6, 6)],
            [width, y + between(sheet.random, -8, 8)],
          ],
          false,
        ),
        {
          fill: 'none',
          stroke: bakery.woodShade,
          'stroke-width': between(sheet.random, 0.8, 2.4),
          opacity: between(sheet.random, 0.1, 0.3),
        },
      ),
    );
  }
}

function hangingCloth(sheet: Sheet, corners: readonly [Point, Point, Point, Point]): string {
  const [a, b, c, d] = corners;
  const outline = cut(sheet.random, [a, b, c, d], 4);
  const rows: string[] = [];
  for (const t of [0.08, 0.12, 0.88, 0.92])
    rows.push(
      path(
        smooth(
          [
            [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t],
            [d[0] + (c[0] - d[0]) * t, d[1] + (c[1] - d[1]) * t],
          ],
          false,
        ),
        { fill: 'none', stroke: bakery.crust, 'stroke-width': 8, opacity: 0.85 },
      ),
    );
  for (let i = 0; i < 5; i++) {
    const t = (i + 0.5) / 5;
    const from: Point = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + 10];
    const to: Point = [d[0] + (c[0] - d[0]) * (t + 0.04), d[1] + (c[1] - d[1]) * t];
    rows.push(
      softLine([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], to], (s) => 20 + 34 * s, {
        fill: i % 2 ? '#FFFFFF' : bakery.shade,
        opacity: i % 2 ? 0.4 : 0.2,
      }),
    );
  }
  return (
    castShadow(outline, 18) +
    path(smooth(outline), {
      fill: sheet.linear(30, [
        [0, '#F8F0E1'],
        [1, '#CFBD9F'],
      ]),
    }) +
    sheet.clipped(smooth(outline), ...rows)
  );
}

function jarOfWheat(sheet: Sheet, at: Point): string {
  const [x, y] = at;
  const jar: Point[] = [
    [x - 62, y - 210],
    [x - 80, y - 150],
    [x - 84, y - 40],
    [x - 64, y],
    [x, y + 10],
    [x + 64, y],
    [x + 84, y - 40],
    [x + 80, y - 150],
    [x + 62, y - 210],
  ];
  const foot = round(sheet.random, { at: [x, y - 8], rx: 70, ry: 16, count: 18 });
  let stalks = '';
  for (let i = 0; i < 9; i++)
    stalks += wheat(
      sheet,
      [
        [x - 40 + i * 10, y - 170],
        [x - 70 + i * 18, y - 320],
        [x - 180 + i * 46 + between(sheet.random, -14, 14), y - 430 - Math.sin((i / 8) * 3.1) * 60],
      ],
      17,
      i % 2 ? bakery.gold : '#C9913F',
    );
  return (
    castShadow(foot, 150) +
    stalks +
    body(sheet, jar, { lit: '#F8F1E4', middle: '#E2D3BC', dark: '#B7A284', rim: '#7C6850' }, 16) +
    path(smooth(round(sheet.random, { at: [x, y - 210], rx: 62, ry: 13, count: 16 })), {
      fill: '#8D785E',
      opacity: 0.75,
    })
  );
}

/** The table in the morning: loaves, a cloth, a knife, flour. */
export function morningTable(): string {
  const sheet = new Sheet(1500, 1000, 'morning table');
  room(sheet, 520);
  sheet.add(windowLight([60, -40], [620, 640], 0.55));
  sheet.add(jarOfWheat(sheet, [1235, 590]));
  sheet.add(uprightLoaf(sheet, { at: [985, 660], rx: 200, ry: 118 }, darkTones));
  sheet.add(
    baguette(sheet, { at: [300, 640], rx: 290, ry: 46, turn: -9 }, 6),
    baguette(sheet, { at: [270, 700], rx: 300, ry: 50, turn: -4 }, 6),
  );
  sheet.add(
    board(sheet, [
      [430, 735],
      [1130, 715],
      [1220, 880],
      [390, 905],
    ]),
  );
  sheet.add(
    hangingCloth(sheet, [
      [1090, 760],
      [1395, 735],
      [1480, 1060],
      [1180, 1060],
    ]),
  );
  sheet.add(uprightLoaf(sheet, { at: [640, 800], rx: 265, ry: 178 }));
  sheet.add(cutLoaf(sheet, { at: [955, 850], rx: 178, ry: 138 }));
  sheet.add(knife([690, 958], [1120, 900], 34));
  sheet.add(bowl(sheet, { at: [205, 815], rx: 118, ry: 36 }, '#FFFDF7'));
  sheet.add(flourDust(sheet, [330, 930], [150, 26], 700), crumbs(sheet, [820, 905], [150, 18], 60));
  sheet.add(
    wheat(
      sheet,
      [
        [60, 975],
        [250, 985],
        [470, 950],
      ],
      17,
    ),
  );
  return sheet.svg();
}
