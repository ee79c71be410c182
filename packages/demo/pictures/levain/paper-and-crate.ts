import type { Point } from '../drawing/geometry.ts';
import { bend, cut, smooth, straight } from '../drawing/geometry.ts';
import { Sheet, path } from '../drawing/sheet.ts';
import { softLine } from '../drawing/soft.ts';
import { dots, scatter } from '../drawing/texture.ts';
import { baguette, darkTones } from './loaf.ts';
import { bakery } from './palette.ts';
import { uprightLoaf, wheat } from './props.ts';
import { board, castShadow, cloth, crumbs, flourDust, windowLight } from './still-life.ts';
import { room } from './table-scenes.ts';

function slats(sheet: Sheet, box: readonly [number, number, number, number], count: number): string {
  const [left, top, right, bottom] = box;
  const step = (bottom - top) / count;
  let out = '';
  for (let i = 0; i < count; i++) {
    const y = top + i * step;
    out += board(
      sheet,
      [
        [left, y],
        [right, y + 3],
        [right - 4, y + step * 0.84],
        [left + 4, y + step * 0.82],
      ],
      ['#DDBB8A', '#A97F50'],
    );
  }
  for (const x of [left + 26, right - 26]) {
    out += board(
      sheet,
      [
        [x - 26, top - 26],
        [x + 26, top - 26],
        [x + 24, bottom],
        [x - 24, bottom],
      ],
      ['#CFA974', '#94693E'],
    );
    const nails = Array.from(
      { length: count * 2 },
      (_, i): Point => [x + (i % 2 ? 8 : -8), top + (Math.floor(i / 2) + 0.42) * step],
    );
    out += dots(nails, { colour: bakery.char, size: [6, 7], opacity: 0.8 });
  }
  return out;
}

/** The weekly box: a crate with the breads of a week. */
export function weeklyBox(): string {
  const sheet = new Sheet(1000, 1250, 'weekly box');
  room(sheet, 760, ['#F9F2E5', '#EFE3CE', '#D6C2A0']);
  sheet.add(windowLight([20, 60], [520, 560], 0.5));
  sheet.add(
    castShadow(
      [
        [150, 1010],
        [860, 1010],
        [860, 1070],
        [150, 1070],
      ],
      190,
    ),
  );
  sheet.add(
    path(
      straight(
        [
          [160, 838],
          [850, 838],
          [850, 1010],
          [160, 1010],
        ],
        true,
      ),
      { fill: '#3B2615' },
    ),
  );
  sheet.add(
    baguette(sheet, { at: [250, 520], rx: 330, ry: 56, turn: -76 }, 6),
    baguette(sheet, { at: [375, 490], rx: 350, ry: 58, turn: -86 }, 6),
  );
  sheet.add(
    wheat(
      sheet,
      [
        [800, 760],
        [820, 520],
        [900, 330],
      ],
      20,
    ),
    wheat(
      sheet,
      [
        [770, 760],
        [770, 520],
        [800, 300],
      ],
      20,
    ),
    wheat(
      sheet,
      [
        [740, 760],
        [720, 560],
        [700, 380],
      ],
      18,
    ),
  );
  sheet.add(uprightLoaf(sheet, { at: [610, 830], rx: 230, ry: 190 }));
  sheet.add(uprightLoaf(sheet, { at: [330, 850], rx: 165, ry: 118 }, darkTones));
  const linen: Point[] = cut(
    sheet.random,
    [
      [480, 800],
      [870, 770],
      [900, 990],
      [800, 1000],
      [700, 930],
      [560, 960],
    ],
    5,
  );
  sheet.add(
    castShadow(linen, 14),
    path(smooth(linen), {
      fill: sheet.linear(40, [
        [0, '#F8F1E2'],
        [1, '#D3C2A4'],
      ]),
    }),
  );
  for (const [x, lean] of [
    [560, 40],
    [650, 10],
    [760, -10],
    [840, 20],
  ] as const)
    sheet.add(
      softLine(
        [
          [x, 800],
          [x + lean * 0.4, 880],
          [x + lean, 960],
        ],
        (t) => 10 + 26 * t,
        { fill: bakery.shade, opacity: 0.2 },
      ),
    );
  sheet.add(slats(sheet, [130, 850, 880, 1085], 3));
  sheet.add(
    wheat(
      sheet,
      [
        [505, 1070],
        [505, 990],
        [505, 895],
      ],
      15,
      bakery.ink,
    ),
    wheat(
      sheet,
      [
        [495, 1070],
        [470, 1000],
        [440, 930],
      ],
      13,
      bakery.ink,
    ),
    wheat(
      sheet,
      [
        [515, 1070],
        [540, 1000],
        [570, 930],
      ],
      13,
      bakery.ink,
    ),
  );
  sheet.add(flourDust(sheet, [260, 1150], [150, 30], 400), crumbs(sheet, [720, 1140], [120, 20], 24));
  return sheet.svg();
}

/** A card of heavy paper stamped with wheat, on its envelope. */
export function giftCard(): string {
  const sheet = new Sheet(1000, 1250, 'gift card');
  sheet.wash(
    sheet.radial({
      cx: 0.28,
      cy: 0.2,
      r: 1.05,
      stops: [
        [0, '#FCF8F0'],
        [0.5, '#F1E6D4'],
        [1, '#D9C6A6'],
      ],
    }),
  );
  sheet.add(
    cloth(sheet, [
      [-60, 820],
      [560, 900],
      [520, 1330],
      [-60, 1330],
    ]),
  );
  const envelope = cut(
    sheet.random,
    [
      [150, 330],
      [820, 250],
      [880, 740],
      [210, 820],
    ],
    1.2,
  );
  sheet.add(
    castShadow(envelope, 26),
    path(smooth(envelope), {
      fill: sheet.linear(50, [
        [0, '#E0A777'],
        [1, '#BF7440'],
      ]),
    }),
  );
  sheet.add(
    path(
      straight(
        [
          [150, 330],
          [820, 250],
          [530, 560],
        ],
        true,
      ),
      { fill: '#D58B55' },
    ),
    softLine(
      [
        [170, 350],
        [350, 462],
        [500, 552],
      ],
      (t) => 10 * Math.sin(Math.PI * t),
      { fill: bakery.bark, opacity: 0.4 },
    ),
    softLine(
      [
        [560, 530],
        [690, 388],
        [796, 274],
      ],
      (t) => 10 * Math.sin(Math.PI * t),
      { fill: bakery.bark, opacity: 0.4 },
    ),
  );
  const card = cut(
    sheet.random,
    [
      [205, 520],
      [865, 440],
      [925, 870],
      [262, 950],
    ],
    1,
  );
  sheet.add(
    castShadow(card, 34),
    path(smooth(card), {
      fill: sheet.linear(50, [
        [0, '#FFFDF7'],
        [1, '#EFE3CD'],
      ]),
    }),
  );
  const fibre = scatter(sheet.random, { within: card, tries: 700, density: () => 0.6 });
  sheet.add(dots(fibre, { colour: bakery.woodShade, size: [1.2, 3], opacity: 0.35 }));
  sheet.add(
    path(
      straight(
        [
          [235, 545],
          [840, 470],
          [894, 845],
          [288, 921],
        ],
        true,
      ),
      { fill: 'none', stroke: bakery.crust, 'stroke-width': 2.4 },
    ),
  );
  const c: Point = [564, 696];
  for (const [x, tip, size] of [
    [-6, -84, 17],
    [-2, 0, 20],
    [6, 84, 17],
  ] as const)
    sheet.add(
      wheat(
        sheet,
        [
          [c[0] + x + 12, c[1] + 130],
          [c[0] + tip * 0.3 + 4, c[1] + 20],
          [c[0] + tip - 12, c[1] - 104 + Math.abs(tip) * 0.3],
        ],
        size,
        bakery.crust,
      ),
    );
  sheet.add(
    path(
      smooth(
        bend(
          [
            [c[0] - 30, c[1] + 78],
            [c[0] + 8, c[1] + 96],
            [c[0] + 48, c[1] + 70],
          ],
          8,
        ),
        false,
      ),
      { fill: 'none', stroke: bakery.ink, 'stroke-width': 5, 'stroke-linecap': 'round' },
    ),
  );
  sheet.add(
    wheat(
      sheet,
      [
        [640, 1170],
        [790, 1120],
        [900, 1010],
      ],
      20,
    ),
    flourDust(sheet, [200, 220], [110, 60], 240),
  );
  return sheet.svg();
}
