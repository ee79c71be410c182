import type { Point } from '../drawing/geometry.ts';
import { bend, cut, grown, moved, round, smooth, straight } from '../drawing/geometry.ts';
import { bell, between } from '../drawing/random.ts';
import { Sheet, path } from '../drawing/sheet.ts';
import { soft, softLine } from '../drawing/soft.ts';
import { burst, dots, scatter } from '../drawing/texture.ts';
import type { Place } from './loaf.ts';
import { crustTones, flourRings, score } from './loaf.ts';
import { bakery } from './palette.ts';
import { dome, uprightLoaf } from './props.ts';
import { board, body, castShadow, cloth, flourDust, flourGround } from './still-life.ts';

const dough = { lit: '#FFFAEC', middle: '#F4E4C4', dark: '#D9BE92', rim: '#A98759' };

function basket(sheet: Sheet, place: Place, marks = false): string {
  const outer = round(sheet.random, { ...place, wobble: 0.008, count: 40 });
  const wide = place.rx * 0.2;
  let out = castShadow(outer, place.rx * 0.34) + path(smooth(outer), { fill: '#8F6A3E' });
  for (let i = 0; i < 5; i++) {
    const ring = grown(outer, -(i + 0.5) * (wide / 5));
    out += path(smooth(ring), {
      fill: 'none',
      stroke: sheet.linear(45, [
        [0, '#F1D6A4'],
        [0.5, '#CDA468'],
        [1, '#94693A'],
      ]),
      'stroke-width': (wide / 5) * 0.8,
    });
  }
  const inner = grown(outer, -wide);
  const [turn, t] = [place.turn ?? 0, Math.PI / 180];
  const ties: string[] = [];
  for (let a = 0; a < 360; a += 30) {
    const [c, s] = [Math.cos(a * t), Math.sin(a * t)];
    const p = (k: number): Point => [
      place.at[0] + c * place.rx * k * Math.cos(turn * t) - s * place.ry * k * Math.sin(turn * t),
      place.at[1] + c * place.rx * k * Math.sin(turn * t) + s * place.ry * k * Math.cos(turn * t),
    ];
    ties.push(straight([p(0.83), p(0.99)]));
  }
  out += path(ties.join(''), { fill: 'none', stroke: '#7A5228', 'stroke-width': 4, opacity: 0.55 });
  out +=
    path(smooth(inner), { fill: '#6F4E2B' }) +
    soft(moved(inner, [8, 8]), { fill: '#A07B4C', opacity: 0.8, spread: 10 });
  const loaf = grown(inner, -place.rx * 0.05);
  out +=
    body(sheet, loaf, dough, place.rx * 0.1) +
    flourRings(sheet, { ...place, rx: place.rx * 0.72, ry: place.ry * 0.68 }, 6);
  if (marks)
    out += score(
      sheet,
      bend(
        [
          [place.at[0] - place.rx * 0.4, place.at[1] + place.ry * 0.3],
          place.at,
          [place.at[0] + place.rx * 0.4, place.at[1] - place.ry * 0.3],
        ],
        8,
      ),
      10,
    );
  return out;
}

function scraper(sheet: Sheet, at: Point): string {
  const [x, y] = at;
  const blade = cut(
    sheet.random,
    [
      [x, y],
      [x + 230, y - 46],
      [x + 262, y + 110],
      [x + 32, y + 156],
    ],
    0.5,
  );
  const handle = cut(
    sheet.random,
    [
      [x - 10, y - 26],
      [x + 224, y - 74],
      [x + 234, y - 24],
      [x, y + 24],
    ],
    1,
  );
  return (
    castShadow(blade, 12) +
    path(straight(blade, true), {
      fill: sheet.linear(40, [
        [0, '#F2EEE6'],
        [0.5, '#BDB5A8'],
        [1, '#8C8478'],
      ]),
    }) +
    castShadow(handle, 26) +
    body(sheet, handle, { lit: '#B67A4A', middle: '#8A5129', dark: '#5C3115', rim: '#3C1F0E' }, 8)
  );
}

/** Baskets of dough under a dusting of flour, waiting. */
export function proofingBaskets(): string {
  const sheet = new Sheet(1500, 1000, 'proofing baskets');
  flourGround(sheet, ['#EADBC0', '#D3BC95', '#A88A60']);
  sheet.add(
    cloth(sheet, [
      [880, -60],
      [1560, -60],
      [1560, 430],
      [960, 360],
    ]),
  );
  for (const [x, y, rx, ry, turn] of [
    [330, 290, 235, 228, 0],
    [845, 250, 225, 220, 30],
    [1240, 560, 215, 290, 28],
    [640, 745, 245, 238, 60],
  ] as const)
    sheet.add(basket(sheet, { at: [x, y], rx, ry, turn }));
  sheet.add(scraper(sheet, [120, 760]));
  sheet.add(
    flourDust(sheet, [420, 560], [330, 140], 1600),
    flourDust(sheet, [1000, 880], [160, 50], 600),
    flourDust(sheet, [240, 930], [120, 30], 300),
  );
  return sheet.svg();
}

function bricks(sheet: Sheet, arch: { at: Point; rx: number; ry: number }): void {
  const { width, height } = sheet;
  for (let row = 0; row * 62 < height; row++) {
    for (let column = -1; column * 150 < width; column++) {
      const x = column * 150 + (row % 2) * 75;
      const y = row * 62;
      const brick = cut(
        sheet.random,
        [
          [x + 4, y + 4],
          [x + 146, y + 4],
          [x + 146, y + 58],
          [x + 4, y + 58],
        ],
        2.4,
      );
      const near = Math.hypot((x + 75 - arch.at[0]) / arch.rx, (y + 30 - arch.at[1]) / arch.ry);
      const warmth = Math.max(0, Math.min(1, 1.9 - near));
      const shift = bell(sheet.random) * 6;
      const tone = [
        50 + warmth * 96 + shift * 1.3,
        32 + warmth * 40 + shift * 0.8,
        23 + warmth * 12 + shift * 0.5,
      ].map(Math.round);
      sheet.add(path(smooth(brick), { fill: `rgb(${tone.join(',')})` }));
      sheet.add(
        path(
          straight([
            [x + 8, y + 6],
            [x + 140, y + 6],
          ]),
          { fill: 'none', stroke: '#F0B069', 'stroke-width': 2, opacity: (0.04 + warmth * 0.16).toFixed(2) },
        ),
      );
    }
  }
}

function voussoirs(sheet: Sheet, arch: { at: Point; rx: number; ry: number }): void {
  const count = 21;
  for (let i = 0; i < count; i++) {
    const [a, b] = [Math.PI * (1 + (i + 0.06) / count), Math.PI * (1 + (i + 0.94) / count)];
    const p = (angle: number, k: number): Point => [
      arch.at[0] + Math.cos(angle) * (arch.rx + k),
      arch.at[1] + Math.sin(angle) * (arch.ry + k),
    ];
    const stone = [p(a, 4), p((a + b) / 2, 4), p(b, 4), p(b, 82), p((a + b) / 2, 84), p(a, 82)];
    const tone = between(sheet.random, -12, 12);
    const fill = sheet.radial({
      cx: 0.5,
      cy: 0.8,
      r: 0.9,
      stops: [
        [0, `rgb(${Math.round(206 + tone)},${Math.round(112 + tone)},52)`],
        [1, `rgb(${Math.round(110 + tone)},${Math.round(58 + tone / 2)},34)`],
      ],
    });
    sheet.add(path(straight(stone, true), { fill }));
  }
}

/** The oven at work: loaves on the stone before the fire, the peel on its way in. */
export function ovenMouth(): string {
  const sheet = new Sheet(1500, 1000, 'oven mouth');
  sheet.wash('#1D130D');
  const arch = { at: [800, 640] as Point, rx: 470, ry: 410 };
  bricks(sheet, arch);
  voussoirs(sheet, arch);
  const mouth = [
    ...Array.from(
      { length: 30 },
      (_, i): Point => [
        arch.at[0] + Math.cos(Math.PI * (1 + i / 29)) * arch.rx,
        arch.at[1] + Math.sin(Math.PI * (1 + i / 29)) * arch.ry,
      ],
    ),
    [1270, 700],
    [330, 700],
  ] as Point[];
  sheet.add(
    path(straight(mouth, true), {
      fill: sheet.radial({
        cx: 0.7,
        cy: 0.82,
        r: 0.8,
        stops: [
          [0, '#FFD886'],
          [0.18, '#F39A3E'],
          [0.45, '#A8431A'],
          [0.8, '#4A1C0D'],
          [1, '#200D07'],
        ],
      }),
    }),
  );
  for (let i = 0; i < 11; i++) {
    const x = 900 + i * 30 + bell(sheet.random) * 12;
    const h = between(sheet.random, 90, 250) * Math.sin(((i + 1) / 12) * Math.PI);
    sheet.add(
      softLine(
        bend(
          [
            [x, 660],
            [x + bell(sheet.random) * 30, 660 - h * 0.5],
            [x + bell(sheet.random) * 40, 660 - h],
          ],
          9,
        ),
        (t) => 44 * Math.sin(Math.PI * (0.18 + t * 0.8)) * (1 - t * 0.6),
        { fill: i % 3 ? '#FFC860' : '#FFF0B8', opacity: 0.7 },
      ),
    );
  }
  const embers = burst(sheet.random, { at: [1050, 668], spread: [120, 14], count: 160 });
  sheet.add(
    dots(embers, { colour: '#FFE09A', size: [4, 13], opacity: 0.9 }),
    dots(burst(sheet.random, { at: [1000, 470], spread: [150, 90], count: 50 }), {
      colour: '#FFD37A',
      size: [2, 5],
      opacity: 0.8,
    }),
  );
  const glowing = { lit: '#F6C26C', middle: '#C97A30', dark: '#7A3E17', rim: '#3A1A0A' };
  for (const [x, y, rx] of [
    [500, 640, 104],
    [700, 620, 92],
    [880, 655, 88],
  ] as const)
    sheet.add(uprightLoaf(sheet, { at: [x, y], rx, ry: rx * 0.62 }, glowing));
  const ledge: Point[] = [
    [240, 690],
    [1380, 690],
    [1600, 1020],
    [-40, 1020],
  ];
  sheet.add(
    path(straight(ledge, true), {
      fill: sheet.radial({
        cx: 0.54,
        cy: 0,
        r: 0.9,
        stops: [
          [0, '#E8A55A'],
          [0.3, '#9A5A2C'],
          [0.75, '#4A2C1A'],
          [1, '#2A1A11'],
        ],
      }),
    }),
  );
  const stone = scatter(sheet.random, { within: ledge, tries: 1800, density: (_, v) => 0.3 + v * 0.4 });
  sheet.add(dots(stone, { colour: '#1D120B', size: [1.4, 4], opacity: 0.4 }));
  peel(sheet);
  sheet.add(flourDust(sheet, [420, 800], [120, 40], 260));
  return sheet.svg();
}

function peel(sheet: Sheet): void {
  const pole = [
    [330, 905],
    [-60, 1080],
    [-60, 1035],
    [310, 865],
  ] as const;
  sheet.add(castShadow(pole, 40), board(sheet, pole, ['#B98850', '#6E4522']));
  const blade = [
    ...bend(
      [
        [300, 930],
        [290, 840],
        [420, 790],
      ],
      8,
    ),
    ...bend(
      [
        [760, 745],
        [880, 742],
        [900, 790],
      ],
      8,
    ),
    ...bend(
      [
        [890, 830],
        [800, 900],
        [460, 935],
      ],
      8,
    ),
  ];
  sheet.add(
    castShadow(blade, 46),
    path(smooth(blade), {
      fill: sheet.linear(-30, [
        [0, '#8A5A2E'],
        [0.6, '#D19E5E'],
        [1, '#F0C486'],
      ]),
    }),
  );
  for (let i = 0; i < 8; i++)
    sheet.add(
      path(
        smooth(
          bend(
            [
              [330 + i * 4, 850 + i * 10],
              [560, 815 + i * 11],
              [860, 765 + i * 9],
            ],
            6,
          ),
          false,
        ),
        { fill: 'none', stroke: bakery.bark, 'stroke-width': 1.6, opacity: 0.35 },
      ),
    );
  sheet.add(
    uprightLoaf(sheet, { at: [480, 868], rx: 130, ry: 84 }, crustTones),
    uprightLoaf(sheet, { at: [735, 826], rx: 118, ry: 76 }, crustTones),
  );
  sheet.add(
    soft(dome(sheet, { at: [860, 700], rx: 320, ry: 60 }), { fill: '#FFB85A', opacity: 0.1, spread: 60 }),
  );
}
