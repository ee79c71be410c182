import type { Point } from '../drawing/geometry.ts';
import { bend, round, smooth, straight, traced } from '../drawing/geometry.ts';
import { between } from '../drawing/random.ts';
import { path } from '../drawing/sheet.ts';
import { softLine } from '../drawing/soft.ts';
import { field } from './ground.ts';
import { birch, block, heads, meadow, morning, pond, reeds, ridge, tree } from './land.ts';

const grass = ['#A9BDA0', '#5D8069', '#34604A'] as const;
const dry = ['#D5CDA6', '#A7A578', '#6F7F59'] as const;
const rock = ['#E4E8E2', '#8C9A93'] as const;

function walk(text: string): string {
  return path(smooth(traced(text)), { fill: '#E9E8DA', opacity: 0.95 });
}

/** A garden at first light: a mown path to a pond, birches, seed heads in front. */
export function hero(): string {
  const sheet = morning('fieldnotes hero', [420, 330]);
  ridge(sheet, 330, field.haze);
  ridge(sheet, 420, field.sage, 50);
  ridge(sheet, 480, field.leaf, 34);
  meadow(sheet, 560, 1010, grass);
  pond(
    sheet,
    traced(
      '180 646, 300 616, 470 606, 620 600, 800 608, 930 622, 985 642, 900 668, 770 676, 640 700, 450 704, 300 686',
    ),
  );
  reeds(
    sheet,
    traced(
      '180 652, 240 672, 300 690, 370 698, 450 708, 545 706, 640 702, 700 692, 770 680, 840 676, 900 670, 960 654',
    ),
  );
  sheet.add(
    walk('900 1010, 860 860, 960 740, 1050 660, 1090 610, 1120 612, 1110 680, 1040 770, 1020 880, 1130 1010'),
  );
  tree(sheet, [250, 590], 250);
  tree(sheet, [390, 575], 170, [field.leaf, field.haze]);
  birch(sheet, [1210, 720], 560);
  birch(sheet, [1330, 780], 640);
  birch(sheet, [1090, 650], 400);
  heads(sheet, 40, 1020);
  return sheet.svg();
}

/** Birches among lifted paving in a courtyard. */
export function courtyardView(): string {
  const sheet = morning('courtyard view', [500, 200]);
  block(sheet, traced('-20 40, 420 160, 420 620, -20 720'), ['#DDE3DC', '#A9B7AE']);
  block(sheet, traced('420 160, 1100 160, 1100 610, 420 610'), ['#EDF0EA', '#C8D2CA']);
  block(sheet, traced('1100 160, 1520 20, 1520 740, 1100 610'), ['#B9C6BE', '#7E9287']);
  for (let i = 0; i < 5; i++)
    sheet.add(
      path(
        straight(
          traced(`${470 + i * 126} 240, ${540 + i * 126} 240, ${540 + i * 126} 520, ${470 + i * 126} 520`),
          true,
        ),
        { fill: field.green, opacity: 0.8 },
      ),
    );
  sheet.add(path(straight(traced('420 608, 1100 608, 1540 1010, -40 1010'), true), { fill: '#DDE1D8' }));
  for (let row = 0; row < 6; row++) {
    const [y, low] = [620 + row * row * 11 + row * 8, 620 + (row + 1) ** 2 * 11 + row * 8];
    for (let i = 0; i < 9; i++) {
      const x = (k: number, v: number): number => 760 + (k - 4.5) * (76 + (v - 610) * 0.3);
      if ((i + row) % 2)
        sheet.add(
          path(
            straight(
              [
                [x(i, y), y],
                [x(i + 1, y), y],
                [x(i + 1, low), low],
                [x(i, low), low],
              ],
              true,
            ),
            { fill: field.sage, opacity: 0.8 },
          ),
        );
    }
  }
  for (const [x, y, tall] of [
    [560, 650, 420],
    [900, 655, 430],
    [330, 720, 540],
    [1130, 730, 560],
    [720, 740, 560],
    [480, 880, 760],
    [1010, 900, 800],
  ] as const)
    birch(sheet, [x, y], tall);
  return sheet.svg();
}

/** A dry meadow on a mill's roof, chimney and town beyond. */
export function roofView(): string {
  const sheet = morning('roof view', [1050, 300]);
  ridge(sheet, 420, field.haze, 40);
  for (const [x, y, w] of [
    [120, 430, 90],
    [260, 460, 140],
    [480, 440, 80],
    [980, 450, 120],
    [1250, 430, 160],
  ] as const)
    block(
      sheet,
      [
        [x, y],
        [x + w, y],
        [x + w, 600],
        [x, 600],
      ],
      [field.haze, field.sage],
    );
  block(sheet, traced('690 120, 744 120, 764 600, 670 600'), ['#B9A998', '#6E6F62']);
  for (let i = 0; i < 4; i++)
    block(sheet, traced(`${880 + i * 170} 600, ${880 + i * 170} 500, ${1050 + i * 170} 600`), [
      '#EEF2EE',
      '#9FB3A8',
    ]);
  meadow(sheet, 590, 1010, dry);
  sheet.add(walk('380 1010, 470 840, 560 700, 600 610, 624 610, 620 700, 590 850, 580 1010'));
  heads(sheet, 46, 1020);
  return sheet.svg();
}

/** Granite ledges and steps going down to a quarry lake. */
export function quarryView(): string {
  const sheet = morning('quarry view', [360, 240]);
  ridge(sheet, 260, field.haze);
  ridge(sheet, 330, field.sage);
  block(sheet, traced('760 260, 1540 180, 1540 620, 820 600'), rock);
  block(sheet, traced('980 330, 1540 280, 1540 660, 1010 640'), ['#D3DAD4', '#71837A']);
  pond(sheet, traced('-40 560, 420 540, 900 590, 1200 660, 900 760, 300 800, -40 760'));
  block(sheet, traced('-40 640, 260 660, 330 760, -40 790'), rock);
  for (let i = 0; i < 8; i++)
    block(
      sheet,
      traced(
        `${600 + i * 26} ${700 + i * 36}, ${900 + i * 52} ${690 + i * 38}, ${950 + i * 60} ${740 + i * 42}, ${590 + i * 20} ${752 + i * 40}`,
      ),
      ['#F0F2EC', '#A3AFA7'],
    );
  for (const [x, y, t] of [
    [900, 300, 190],
    [1080, 270, 240],
    [1260, 250, 210],
    [1420, 240, 260],
    [120, 650, 260],
  ] as const)
    tree(sheet, [x, y], t);
  birch(sheet, [1340, 900], 620);
  heads(sheet, 16, 1030);
  return sheet.svg();
}

/** A wide hedge following the hill above pasture. */
export function hedgeView(): string {
  const sheet = morning('hedge view', [1100, 260]);
  ridge(sheet, 360, field.haze);
  ridge(sheet, 430, field.sage);
  meadow(sheet, 520, 1010, ['#C3D0B4', '#86A183', '#5D8069']);
  const line = bend(
    [
      [-40, 900],
      [620, 760],
      [1500, 545],
    ],
    30,
  );
  sheet.add(
    softLine(
      line.map(([x, y]): Point => [x - 10, y + 40]),
      (t) => 70 * (1.2 - t),
      { fill: '#DCE8E4', opacity: 0.7 },
    ),
  );
  [...line]
    .reverse()
    .forEach(([x, y], i) =>
      tree(
        sheet,
        [x + between(sheet.random, -14, 14), y],
        90 + i * 7 + between(sheet.random, -24, 40),
        i % 3 ? [field.green, field.sage] : [field.leaf, field.haze],
      ),
    );
  for (let i = 0; i < 14; i++)
    sheet.add(
      path(
        straight([
          [900 + i * 50, 830 - i * 14],
          [900 + i * 50, 770 - i * 13],
        ]),
        { stroke: field.dark, 'stroke-width': 7 - i * 0.35 },
      ),
    );
  heads(sheet, 12, 1030);
  return sheet.svg();
}

/** A school's green hill with willow bowers and stepping logs. */
export function schoolView(): string {
  const sheet = morning('school view', [420, 260]);
  block(sheet, traced('860 220, 1540 190, 1540 560, 860 560'), ['#E6EAE4', '#A9B8AF']);
  for (let i = 0; i < 5; i++)
    block(
      sheet,
      traced(`${910 + i * 126} 300, ${1000 + i * 126} 298, ${1000 + i * 126} 440, ${910 + i * 126} 440`),
      [field.leaf, field.deep],
    );
  ridge(sheet, 420, field.sage, 30);
  meadow(sheet, 560, 1010, grass);
  sheet.add(
    path(smooth(traced('120 760, 300 540, 560 460, 800 560, 960 760'), false), {
      fill: sheet.radial({
        cx: 0.35,
        cy: 0.3,
        r: 0.8,
        stops: [
          [0, '#C6D5B6'],
          [1, field.leaf],
        ],
      }),
    }),
    walk('520 770, 500 700, 570 630, 540 560, 560 500, 574 500, 566 560, 612 630, 556 700, 620 770'),
  );
  for (const [x, y, k] of [
    [1080, 780, 1],
    [1320, 850, 1.3],
    [180, 860, 1.2],
  ] as const) {
    for (let i = -4; i <= 4; i++)
      sheet.add(
        path(
          smooth(
            bend(
              [
                [x + i * 26 * k, y],
                [x + i * 30 * k, y - 190 * k],
                [x - i * 14 * k, y - 180 * k - Math.abs(i) * -8],
              ],
              9,
            ),
            false,
          ),
          { fill: 'none', stroke: field.deep, 'stroke-width': 6 },
        ),
      );
    tree(sheet, [x, y - 20], 240 * k, [field.leaf, field.sage]);
  }
  for (let i = 0; i < 7; i++)
    block(sheet, round(sheet.random, { at: [560 + i * 76, 870 + Math.sin(i) * 30], rx: 34, ry: 16 }), [
      '#E9DFC6',
      '#8C8463',
    ]);
  tree(sheet, [700, 560], 200);
  heads(sheet, 12, 1030);
  return sheet.svg();
}

/** A street after rain: basins of rush and iris beside the kerb. */
export function streetView(): string {
  const sheet = morning('street view', [800, 300]);
  for (let i = 0; i < 4; i++)
    block(
      sheet,
      traced(
        `${-40 + i * 170} ${120 + i * 80}, ${140 + i * 160} ${170 + i * 70}, ${140 + i * 160} 620, ${-40 + i * 170} 700`,
      ),
      i % 2 ? ['#DDE4DD', '#A4B4AA'] : ['#C9D4CB', '#8FA397'],
    );
  for (let i = 0; i < 4; i++)
    block(
      sheet,
      traced(
        `${1540 - i * 150} ${80 + i * 86}, ${1360 - i * 150} ${140 + i * 80}, ${1360 - i * 150} 610, ${1540 - i * 150} 690`,
      ),
      ['#B9C8BE', '#6F877B'],
    );
  ridge(sheet, 520, field.sage, 20);
  sheet.add(
    path(straight(traced('720 600, 900 600, 1540 1010, 620 1010'), true), { fill: '#B7C3BC' }),
    path(straight(traced('-40 1010, -40 760, 640 600, 720 600, 620 1010'), true), { fill: '#DFE4DC' }),
  );
  for (const [x, y, rx] of [
    [690, 628, 30],
    [650, 680, 60],
    [560, 770, 110],
    [400, 910, 190],
  ] as const) {
    pond(sheet, round(sheet.random, { at: [x, y], rx, ry: rx * 0.26, wobble: 0.05 }));
    const reeds = Array.from({ length: 36 }, () => {
      const fx = x + between(sheet.random, -rx, rx);
      return smooth(
        bend(
          [
            [fx, y + rx * 0.2],
            [fx + 4, y - rx * 0.3],
            [fx + between(sheet.random, -10, 22), y - rx * between(sheet.random, 0.5, 1)],
          ],
          5,
        ),
        false,
      );
    });
    sheet.add(path(reeds.join(''), { fill: 'none', stroke: field.green, 'stroke-width': 1.4 + rx / 50 }));
  }
  sheet.add(path(straight(traced('712 602, 722 602, 660 1010, 610 1010'), true), { fill: '#F6F7F2' }));
  for (const [x, y, t] of [
    [900, 620, 150],
    [980, 670, 230],
    [1120, 770, 380],
    [250, 700, 330],
  ] as const)
    tree(sheet, [x, y], t);
  heads(sheet, 8, 1040);
  return sheet.svg();
}

/** Frosted seed heads in a winter border. */
export function winterBorder(): string {
  const sheet = morning('winter border', [1000, 360]);
  ridge(sheet, 420, field.haze, 40);
  ridge(sheet, 510, field.sage, 30);
  meadow(sheet, 620, 1010, ['#E4E6DA', '#B9C2B2', '#8FA397']);
  birch(sheet, [260, 720], 560);
  heads(sheet, 90, 1020);
  return sheet.svg();
}
