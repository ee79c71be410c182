import type { Point } from '../drawing/geometry.ts';
import { bend, moved, smooth, straight, turned } from '../drawing/geometry.ts';
import { between, noiseField } from '../drawing/random.ts';
import { Sheet, disc, path } from '../drawing/sheet.ts';
import { softLine } from '../drawing/soft.ts';
import { bristles, dots, scatter } from '../drawing/texture.ts';
import { bakery } from './palette.ts';
import { sack, wheat } from './props.ts';

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
