import type { Point } from '../drawing/geometry.ts';
import { bend, cut, moved, round, smooth, straight, stroke, turned } from '../drawing/geometry.ts';
import { bell, between, noiseField } from '../drawing/random.ts';
import { Sheet, disc, group, path } from '../drawing/sheet.ts';
import { soft, softLine } from '../drawing/soft.ts';
import { bristles, dots, scatter } from '../drawing/texture.ts';
import { baguette } from './loaf.ts';
import { bakery } from './palette.ts';
import { sack, standingLoaf, wheat } from './props.ts';
import { board, castShadow } from './still-life.ts';

function hill(sheet: Sheet, y: number, sway: number, fill: string): Point[] {
  const field = noiseField(sheet.random);
  const top = Array.from({ length: 16 }, (_, i): Point => [-40 + i * 106, y + field(i * 0.32, y) * sway]);
  const outline: Point[] = [...top, [1560, 1040], [-60, 1040]];
  sheet.add(
    path(
      smooth(top, false) +
        straight([
          [1560, 1040],
          [-60, 1040],
        ]).replace('M', 'L'),
      { fill },
    ),
  );
  return outline;
}

function windmill(sheet: Sheet, at: Point, size: number): string {
  const [x, y] = at;
  const tower: Point[] = [
    [x - size * 0.3, y],
    [x - size * 0.19, y - size],
    [x + size * 0.19, y - size],
    [x + size * 0.3, y],
  ];
  const cap = bend(
    [
      [x - size * 0.23, y - size],
      [x, y - size * 1.44],
      [x + size * 0.23, y - size],
    ],
    10,
  );
  const hub: Point = [x - size * 0.08, y - size * 1.06];
  let sails = '';
  for (let i = 0; i < 4; i++) {
    const set = (points: readonly Point[]): Point[] => moved(turned(points, i * 90 + 24), hub);
    const frame = set([
      [size * 0.16, 0],
      [size * 0.98, 0],
      [size * 0.98, size * 0.2],
      [size * 0.16, size * 0.17],
    ]);
    const bars = [0.3, 0.45, 0.6, 0.75, 0.9].map((k) =>
      straight(
        set([
          [size * k, 0],
          [size * k, size * 0.19],
        ]),
      ),
    );
    sails +=
      path(straight(frame, true), {
        fill: '#F6E7C9',
        opacity: 0.9,
        stroke: bakery.bark,
        'stroke-width': 2.4,
      }) +
      path(bars.join(''), { fill: 'none', stroke: bakery.bark, 'stroke-width': 2 }) +
      path(
        straight(
          set([
            [0, 0],
            [size, 0],
          ]),
        ),
        { fill: 'none', stroke: bakery.char, 'stroke-width': 5 },
      );
  }
  const stone = scatter(sheet.random, { within: tower, tries: 700, density: (u) => u ** 1.5 });
  return (
    path(straight(tower, true), {
      fill: sheet.linear(0, [
        [0, '#F5E2C0'],
        [0.45, '#DDB98A'],
        [1, '#8A5F3C'],
      ]),
    }) +
    dots(stone, { colour: bakery.bark, size: [1.6, 4], opacity: 0.5 }) +
    path(smooth(cap, false), {
      fill: sheet.linear(0, [
        [0, '#A3653A'],
        [1, '#4A2814'],
      ]),
    }) +
    [0.3, 0.62]
      .map((k) =>
        path(
          straight(
            [
              [x - 10, y - size * k - 26],
              [x + 12, y - size * k - 26],
              [x + 12, y - size * k + 8],
              [x - 10, y - size * k + 8],
            ],
            true,
          ),
          { fill: bakery.char },
        ),
      )
      .join('') +
    path(
      straight(
        [
          [x - 18, y],
          [x - 18, y - size * 0.2],
          [x + 20, y - size * 0.2],
          [x + 20, y],
        ],
        true,
      ),
      { fill: bakery.char },
    ) +
    sails +
    disc(hub[0], hub[1], { r: 9, fill: bakery.char })
  );
}

/** The mill above its wheat at first light, with two sacks ready to go. */
export function millMorning(): string {
  const sheet = new Sheet(1500, 1000, 'mill morning');
  sheet.wash(
    sheet.linear(90, [
      [0, '#F2DFBE'],
      [0.34, '#F8E7C6'],
      [0.52, '#FBD9A2'],
      [0.7, '#E9A862'],
    ]),
  );
  sheet.add(
    path('M0 0H1500V700H0Z', {
      fill: sheet.radial({
        cx: 0.2,
        cy: 0.5,
        r: 0.6,
        stops: [
          [0, '#FFF8DF', 1],
          [0.1, '#FFF1C8', 0.9],
          [1, '#FFE3A4', 0],
        ],
      }),
    }),
  );
  sheet.add(disc(300, 352, { r: 62, fill: '#FFFBEC' }));
  for (const [x, y, w] of [
    [900, 160, 300],
    [1220, 240, 220],
    [620, 250, 180],
  ] as const)
    sheet.add(
      softLine(
        bend(
          [
            [x - w, y],
            [x, y - 18],
            [x + w, y + 6],
          ],
          9,
        ),
        (t) => 34 * Math.sin(Math.PI * t) + 1,
        { fill: '#FFF7E3', opacity: 0.75 },
      ),
    );
  hill(sheet, 470, 60, '#DDB78A');
  hill(sheet, 520, 50, '#CC9A62');
  sheet.add(windmill(sheet, [1050, 575], 250));
  hill(sheet, 575, 44, '#C58B47');
  const rows: readonly [number, string, string, number][] = [
    [630, '#D9A04E', '#F3CC82', 26],
    [710, '#CB8C3C', '#F0C070', 40],
    [800, '#B8752D', '#EDB965', 58],
  ];
  for (const [y, fill, light, length] of rows) {
    const field = hill(sheet, y, 34, fill);
    const blades = scatter(sheet.random, {
      within: field,
      tries: 900,
      density: (_, v) => (v < 0.55 ? 0.8 : 0.4),
    });
    sheet.add(
      bristles(sheet.random, blades, {
        colour: light,
        length: [length * 0.6, length],
        width: length * 0.09,
        turn: -80,
        opacity: 0.75,
      }),
    );
    sheet.add(
      bristles(sheet.random, moved(blades, [9, 8]), {
        colour: bakery.bark,
        length: [length * 0.5, length * 0.8],
        width: length * 0.08,
        turn: -84,
        opacity: 0.3,
      }),
    );
  }
  sheet.add(
    sack(sheet, { at: [290, 930], rx: 150, ry: 190 }),
    sack(sheet, { at: [520, 968], rx: 128, ry: 150 }, false),
  );
  for (let i = 0; i < 26; i++) {
    const x = i < 8 ? between(sheet.random, -20, 170) : between(sheet.random, 680, 1500);
    const tall = between(sheet.random, 120, 260);
    sheet.add(
      wheat(
        sheet,
        [
          [x, 1030],
          [x + 10, 1000 - tall * 0.5],
          [x + between(sheet.random, 10, 70), 1000 - tall],
        ],
        between(sheet.random, 13, 19),
        i % 3 ? '#F0C777' : '#D69B45',
      ),
    );
  }
  return sheet.svg();
}

function awning(sheet: Sheet, box: readonly [number, number, number, number]): string {
  const [left, top, right, bottom] = box;
  const count = 13;
  let out = softLine(
    [
      [left, bottom + 34],
      [(left + right) / 2, bottom + 40],
      [right + 30, bottom + 34],
    ],
    () => 110,
    { fill: bakery.char, opacity: 0.5 },
  );
  for (let i = 0; i < count; i++) {
    const t = (k: number): number => left + ((right - left) * k) / count;
    const spread = (k: number): number => t(k) + (k - count / 2) * 5;
    const stripe: Point[] = [
      [t(i), top],
      [t(i + 1), top],
      [spread(i + 1), bottom],
      [spread(i), bottom],
    ];
    const scallop = bend(
      [
        [spread(i), bottom - 2],
        [(spread(i) + spread(i + 1)) / 2, bottom + 52],
        [spread(i + 1), bottom - 2],
      ],
      8,
    );
    const [light, dark] = i % 2 ? ['#FBF3E2', '#DCC9A8'] : ['#D8763A', '#A84E1E'];
    out +=
      path(straight(stripe, true), {
        fill: sheet.linear(90, [
          [0, light],
          [1, dark],
        ]),
      }) + path(smooth(scallop, false), { fill: dark });
  }
  return (
    out +
    softLine(
      [
        [left, top + 3],
        [(left + right) / 2, top + 3],
        [right, top + 3],
      ],
      () => 8,
      { fill: '#FFF6E0', opacity: 0.6 },
    )
  );
}

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
          : standingLoaf(sheet, { at: [x, y - 8], rx: 54, ry: 36 + bell(sheet.random) * 3 });
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

function door(sheet: Sheet, box: readonly [number, number, number, number]): string {
  const [left, top, right, bottom] = box;
  const frame = (d: number, fill: string): string =>
    path(
      straight(
        [
          [left + d, top + d],
          [right - d, top + d],
          [right - d, bottom],
          [left + d, bottom],
        ],
        true,
      ),
      { fill },
    );
  const glass = path(
    straight(
      [
        [left + 48, top + 48],
        [right - 48, top + 48],
        [right - 48, bottom - 190],
        [left + 48, bottom - 190],
      ],
      true,
    ),
    {
      fill: sheet.linear(70, [
        [0, '#F4C983'],
        [0.6, '#B8743A'],
        [1, '#5A3018'],
      ]),
    },
  );
  const panel = path(
    straight(
      [
        [left + 48, bottom - 150],
        [right - 48, bottom - 150],
        [right - 48, bottom - 36],
        [left + 48, bottom - 36],
      ],
      true,
    ),
    { fill: 'none', stroke: '#8A5532', 'stroke-width': 5 },
  );
  return (
    frame(-16, '#2A1B13') +
    frame(0, '#5B3820') +
    glass +
    panel +
    disc(left + 34, (top + bottom) / 2 + 60, { r: 9, fill: '#E8B866' }) +
    wheat(
      sheet,
      [
        [(left + right) / 2, bottom - 270],
        [(left + right) / 2, top + 250],
        [(left + right) / 2 + 4, top + 150],
      ],
      17,
      '#FFF3D6',
    )
  );
}

function bayTree(sheet: Sheet, at: Point, size: number): string {
  const [x, y] = at;
  const pot: Point[] = [
    [x - size * 0.36, y - size * 0.5],
    [x + size * 0.36, y - size * 0.5],
    [x + size * 0.26, y],
    [x - size * 0.26, y],
  ];
  const crown = round(sheet.random, {
    at: [x, y - size * 1.75],
    rx: size * 0.62,
    ry: size * 0.62,
    wobble: 0.03,
  });
  const dark = scatter(sheet.random, {
    within: crown,
    tries: 900,
    density: (u, v) => 0.15 + 0.7 * Math.max(0, u + v - 0.8),
  });
  const light = scatter(sheet.random, {
    within: crown,
    tries: 900,
    density: (u, v) => Math.max(0, 0.9 - u - v * 0.7),
  });
  return (
    castShadow(
      round(sheet.random, { at: [x, y - 6], rx: size * 0.28, ry: size * 0.07, count: 14 }),
      size * 0.5,
    ) +
    path(
      straight(
        stroke(
          [
            [x, y - size * 0.4],
            [x + 4, y - size * 0.9],
            [x, y - size * 1.3],
          ],
          () => size * 0.09,
        ),
        true,
      ),
      { fill: bakery.bark },
    ) +
    path(smooth(crown), {
      fill: sheet.radial({
        cx: 0.34,
        cy: 0.3,
        r: 0.8,
        stops: [
          [0, '#98976A'],
          [0.5, '#66683F'],
          [1, '#35381F'],
        ],
      }),
    }) +
    dots(dark, { colour: '#262A16', size: [5, 12], opacity: 0.6 }) +
    dots(light, { colour: '#BDBB88', size: [5, 11], opacity: 0.7 }) +
    path(straight(pot, true), {
      fill: sheet.linear(0, [
        [0, '#E08A4F'],
        [0.5, '#BF6430'],
        [1, '#74351A'],
      ]),
    }) +
    path(
      straight(
        [
          [x - size * 0.4, y - size * 0.56],
          [x + size * 0.4, y - size * 0.56],
          [x + size * 0.39, y - size * 0.44],
          [x - size * 0.39, y - size * 0.44],
        ],
        true,
      ),
      { fill: '#C96C36' },
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
