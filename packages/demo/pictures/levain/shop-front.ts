import type { Point } from '../drawing/geometry.ts';
import { cut, straight } from '../drawing/geometry.ts';
import { bell } from '../drawing/random.ts';
import { Sheet, disc, group, path } from '../drawing/sheet.ts';
import { soft, softLine } from '../drawing/soft.ts';
import { dots, scatter } from '../drawing/texture.ts';
import { baguette } from './loaf.ts';
import { bakery } from './palette.ts';
import { sack, uprightLoaf, wheat } from './props.ts';
import { board, castShadow } from './still-life.ts';
import { awning } from './shop-parts.ts';
import { door } from './shop-parts.ts';
import { bayTree } from './shop-parts.ts';

function shopWindow(sheet: Sheet, box: readonly [number, number, number, number]): string {
  const [left, top, right, bottom] = box;
  const wide = right - left;
  let out = path(
    straight(
      [
        [left - 20, top - 20],
        [right + 20, top - 20],
        [right + 20, bottom + 20],
        [left - 20, bottom + 20],
      ],
      true,
    ),
    { fill: '#2A1B13' },
  );
  out += path(
    straight(
      [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ],
      true,
    ),
    {
      fill: sheet.radial({
        cx: 0.5,
        cy: 0.2,
        r: 0.9,
        stops: [
          [0, '#FFE3A6'],
          [0.45, '#E3A65A'],
          [1, '#7A441F'],
        ],
      }),
    },
  );
  for (const x of [left + wide * 0.2, left + wide * 0.5, left + wide * 0.8])
    out +=
      disc(x, top + 60, { r: 17, fill: '#FFF6D8' }) +
      path(
        straight([
          [x, top],
          [x, top + 46],
        ]),
        { fill: 'none', stroke: bakery.char, 'stroke-width': 3 },
      );
  for (const [row, y] of [bottom - 170, bottom - 14].entries()) {
    out += path(
      straight(
        [
          [left, y],
          [right, y],
          [right, y + 14],
          [left, y + 14],
        ],
        true,
      ),
      { fill: '#4A2A15' },
    );
    for (let i = 0; i < 5; i++) {
      const x = left + wide * (0.11 + i * 0.195);
      out +=
        (i + row) % 3 === 2
          ? [0, 22, 44]
              .map((dx) => baguette(sheet, { at: [x + dx - 22, y - 66], rx: 76, ry: 13, turn: -82 }, 4))
              .join('')
          : uprightLoaf(sheet, { at: [x, y - 8], rx: 54, ry: 36 + bell(sheet.random) * 3 });
    }
  }
  const shine = (x: number, w: number): string =>
    path(
      straight(
        [
          [x, top],
          [x + w, top],
          [x + w - 170, bottom],
          [x - 170, bottom],
        ],
        true,
      ),
      { fill: '#FFFFFF', opacity: 0.1 },
    );
  return (
    out +
    sheet.clipped(
      straight(
        [
          [left, top],
          [right, top],
          [right, bottom],
          [left, bottom],
        ],
        true,
      ),
      shine(left + wide * 0.42, 90),
      shine(left + wide * 0.64, 34),
    ) +
    path(
      straight(
        [
          [left + wide / 2 - 7, top],
          [left + wide / 2 + 7, top],
          [left + wide / 2 + 7, bottom],
          [left + wide / 2 - 7, bottom],
        ],
        true,
      ),
      { fill: '#2A1B13' },
    )
  );
}

/** The front of the shop in the morning sun. */
export function shopFront(): string {
  const sheet = new Sheet(1500, 1000, 'shop front');
  sheet.wash(
    sheet.linear(30, [
      [0, '#F7EBD6'],
      [0.6, '#E9D7B8'],
      [1, '#CDB188'],
    ]),
  );
  const plaster = scatter(sheet.random, {
    within: [
      [0, 0],
      [1500, 0],
      [1500, 860],
      [0, 860],
    ],
    tries: 2600,
    density: (u) => 0.2 + u * 0.4,
  });
  sheet.add(dots(plaster, { colour: bakery.woodShade, size: [1.4, 4], opacity: 0.22 }));
  sheet.add(
    soft(
      [
        [-200, -60],
        [420, -60],
        [-60, 620],
        [-240, 620],
      ],
      { fill: bakery.shade, opacity: 0.2, spread: 22, angular: true },
    ),
  );
  sheet.add(
    path(
      straight(
        cut(
          sheet.random,
          [
            [250, 150],
            [1330, 150],
            [1330, 862],
            [250, 862],
          ],
          1,
        ),
        true,
      ),
      {
        fill: sheet.linear(20, [
          [0, '#4A3222'],
          [1, '#33241A'],
        ]),
      },
    ),
  );
  sheet.add(
    path('M230 128H1350V196H230Z', { fill: '#3A281C' }),
    path('M230 128H1350V136H230Z', { fill: '#7A583C' }),
  );
  for (const x of [330, 560, 790, 1020, 1250])
    sheet.add(
      wheat(
        sheet,
        [
          [x - 46, 166],
          [x, 164],
          [x + 44, 160],
        ],
        11,
        '#E8B866',
      ),
    );
  sheet.add(shopWindow(sheet, [320, 330, 960, 720]), door(sheet, [1030, 300, 1270, 862]));
  for (const [left, right] of [
    [300, 630],
    [650, 980],
  ] as const)
    sheet.add(
      path(
        straight(
          [
            [left, 765],
            [right, 765],
            [right, 840],
            [left, 840],
          ],
          true,
        ),
        { fill: 'none', stroke: '#6A4A32', 'stroke-width': 5 },
      ),
    );
  sheet.add(awning(sheet, [285, 200, 1000, 316]));
  sheet.add(
    path('M0 860H1500V1000H0Z', {
      fill: sheet.linear(60, [
        [0, '#E8D9BE'],
        [0.6, '#CBB48F'],
        [1, '#9C8058'],
      ]),
    }),
    softLine(
      [
        [-20, 862],
        [750, 864],
        [1520, 862],
      ],
      () => 34,
      { fill: bakery.char, opacity: 0.4 },
    ),
  );
  for (let i = 0; i < 9; i++)
    sheet.add(
      path(
        straight([
          [i * 190 - 30, 866],
          [i * 230 - 190, 1000],
        ]),
        { fill: 'none', stroke: bakery.woodShade, 'stroke-width': 2, opacity: 0.6 },
      ),
    );
  sheet.add(
    path(
      straight([
        [0, 926],
        [1500, 930],
      ]),
      { fill: 'none', stroke: bakery.woodShade, 'stroke-width': 2, opacity: 0.6 },
    ),
  );
  sheet.add(bayTree(sheet, [1365, 900], 140), bayTree(sheet, [985, 890], 112));
  const seat: Point[] = [
    [380, 800],
    [780, 800],
    [806, 830],
    [360, 830],
  ];
  for (const x of [400, 756])
    sheet.add(
      path(
        straight(
          [
            [x, 826],
            [x + 18, 826],
            [x + 18, 912],
            [x, 912],
          ],
          true,
        ),
        { fill: bakery.char },
      ),
    );
  sheet.add(
    group(
      {},
      castShadow(
        [
          [370, 905],
          [800, 905],
          [800, 915],
          [370, 915],
        ],
        60,
      ),
    ),
    board(sheet, seat, ['#D9A66A', '#A06E3C']),
  );
  sheet.add(sack(sheet, { at: [200, 922], rx: 74, ry: 92 }));
  return sheet.svg();
}
