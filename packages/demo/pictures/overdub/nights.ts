import type { Point } from '../drawing/geometry.ts';
import { round, smooth, straight, traced } from '../drawing/geometry.ts';
import { noiseField } from '../drawing/random.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { disc, group, path } from '../drawing/sheet.ts';
import { soft, softLine } from '../drawing/soft.ts';
import { halftone } from '../drawing/texture.ts';
import { flat, inks, printed, wear } from './press.ts';

function drums(at: Point, k: number, fill: string): string {
  const line = (x: number, y: number, tilt: number): string =>
    path(
      straight([
        [at[0] + (x - 15) * k, at[1] + (y + tilt) * k],
        [at[0] + (x + 15) * k, at[1] + (y - tilt) * k],
      ]),
      { stroke: fill, 'stroke-width': 2 * k },
    ) +
    path(
      straight([
        [at[0] + x * k, at[1] + y * k],
        [at[0] + x * k, at[1]],
      ]),
      { stroke: fill, 'stroke-width': 1.4 * k },
    );
  return (
    disc(at[0], at[1] - 20 * k, { r: 20 * k, fill }) +
    disc(at[0] - 24 * k, at[1] - 26 * k, { r: 9 * k, fill }) +
    disc(at[0] + 25 * k, at[1] - 26 * k, { r: 10 * k, fill }) +
    line(-36, -56, 3) +
    line(38, -60, -4)
  );
}

/** A singer's microphone from the front, its head at the place, as a black shape with one lit edge. */
function microphone(sheet: Sheet, at: Point, how: { readonly size: number; readonly turn: number }): string {
  const [x, y] = at;
  const k = how.size / 100;
  const point = (px: number, py: number): string => `${x + px * k} ${y + py * k}`;
  const grip = [
    point(-62, 74),
    point(62, 74),
    point(44, 330),
    point(30, 520),
    point(-30, 520),
    point(-44, 330),
  ].join(', ');
  const head = smooth(round(sheet.random, { at, rx: 96 * k, ry: 104 * k, count: 18, wobble: 0 }));
  const grille = halftone(
    {
      box: [x - 110 * k, y - 110 * k, x + 110 * k, y + 110 * k],
      pitch: 15 * k,
      turn: 45,
      tone: (u, v) => Math.max(0.06, 0.5 - Math.hypot(u - x + 46 * k, v - y + 50 * k) / (330 * k)),
    },
    inks.bone,
  );
  return group(
    { transform: `rotate(${how.turn} ${x} ${y})` },
    path(
      straight([
        [x, y + 500 * k],
        [x, y + 1500 * k],
      ]),
      { stroke: inks.black, 'stroke-width': 34 * k },
    ),
    flat(grip, inks.black),
    flat(
      [
        point(-60, 84),
        point(-46, 84),
        point(-30, 330),
        point(-20, 516),
        point(-28, 516),
        point(-42, 330),
      ].join(', '),
      inks.acid,
    ),
    path(head, { fill: inks.black }),
    sheet.clipped(head, grille),
    flat([point(-100, -6), point(100, -6), point(96, 26), point(-96, 26)].join(', '), inks.black),
  );
}

/** Three microphones in front of a lit wall, waiting. */
export function threeMicrophones(): string {
  const sheet = printed(1500, 1000, { seed: 'microphones', ink: inks.bone });
  sheet.add(
    halftone(
      {
        box: [-20, -20, 1520, 1020],
        pitch: 13,
        turn: 22,
        tone: (x, y) => Math.min(0.95, Math.max(0, Math.hypot((x - 720) / 1.35, y - 420) / 560 - 0.25)),
      },
      inks.black,
    ),
  );
  sheet.add(disc(960, 360, { r: 250, fill: inks.acid }));
  sheet.add(
    microphone(sheet, [400, 470], { size: 92, turn: -9 }),
    microphone(sheet, [1120, 500], { size: 88, turn: 10 }),
    microphone(sheet, [745, 330], { size: 140, turn: 2 }),
  );
  wear(sheet, inks.bone, 600);
  return sheet.svg();
}

/** The rehearsal room: drums, amplifiers, cables, one window of street light. */
export function rehearsalRoom(): string {
  const sheet = printed(1500, 1000, { seed: 'rehearsal', ink: inks.soot });
  sheet.add(
    flat('0 700, 1500 660, 1500 1000, 0 1000', '#0E0E10'),
    flat('180 110, 560 140, 560 470, 180 460', inks.acid),
  );
  for (const x of [300, 430])
    sheet.add(
      path(
        straight([
          [x, 100],
          [x, 470],
        ]),
        { stroke: inks.black, 'stroke-width': 12 },
      ),
    );
  sheet.add(
    path(
      straight([
        [180, 290],
        [560, 304],
      ]),
      { stroke: inks.black, 'stroke-width': 12 },
    ),
    flat('420 760, 900 730, 1280 1000, 640 1000', inks.acid, 0.3),
  );
  sheet.add(
    halftone(
      {
        box: [-20, -20, 1520, 1020],
        pitch: 12,
        turn: 25,
        tone: (x, y) => Math.max(0, 0.42 - Math.hypot(x - 420, y - 330) / 1100) * (y < 690 ? 1 : 0.3),
      },
      inks.moss,
    ),
  );
  sheet.add(
    drums([820, 820], 7.5, inks.black),
    disc(820, 670, { r: 130, fill: '#232327' }),
    disc(820, 670, { r: 118, fill: inks.bone }),
    disc(820, 670, { r: 40, fill: inks.acid }),
  );
  for (const [x, y, w] of [
    [1120, 560, 270],
    [1150, 380, 210],
    [80, 610, 240],
  ] as const) {
    sheet.add(
      soft(
        traced(
          `${x + 14} ${y + 14}, ${x + w + 14} ${y + 14}, ${x + w + 14} ${y + w + 10}, ${x + 14} ${y + w + 10}`,
        ),
        { fill: '#000000', opacity: 0.6, spread: 12, angular: true },
      ),
    );
    sheet.add(
      flat(`${x} ${y}, ${x + w} ${y}, ${x + w} ${y + w * 0.9}, ${x} ${y + w * 0.9}`, '#2C2C31'),
      flat(
        `${x + 14} ${y + 46}, ${x + w - 14} ${y + 46}, ${x + w - 14} ${y + w * 0.9 - 12}, ${x + 14} ${y + w * 0.9 - 12}`,
        '#151517',
      ),
    );
    for (let i = 0; i < 5; i++)
      sheet.add(disc(x + 34 + i * 26, y + 24, { r: 7, fill: i ? inks.bone : inks.acid }));
  }
  for (let i = 0; i < 4; i++)
    sheet.add(
      path(
        smooth(
          [
            [200 + i * 60, 850],
            [360 + i * 80, 960 - i * 20],
            [600, 880 + i * 30],
            [1000 + i * 40, 960],
            [1240, 800],
          ],
          false,
        ),
        { fill: 'none', stroke: i === 1 ? inks.acid : '#3A3A40', 'stroke-width': 7 },
      ),
    );
  return sheet.svg();
}

/** The van on a moor road at night, its headlights ahead of it. */
export function vanNight(): string {
  const sheet = printed(1500, 1000, { seed: 'van', ink: inks.black });
  sheet.add(
    halftone(
      {
        box: [-20, -20, 1520, 620],
        pitch: 13,
        turn: 24,
        tone: (x, y) => Math.max(0, 0.5 - Math.hypot(x - 1080, y - 240) / 760),
      },
      inks.bone,
    ),
    disc(1080, 240, { r: 92, fill: inks.bone }),
  );
  for (const [y, fill] of [
    [520, '#232327'],
    [590, '#19191C'],
    [660, '#101012'],
  ] as const) {
    const field = noiseField(sheet.random);
    const ridge = Array.from({ length: 18 }, (_, i): Point => [-50 + i * 95, y + field(i * 0.4, y) * 70]);
    sheet.add(path(`${smooth(ridge, false)}L1600 1000L-50 1000Z`, { fill }));
  }
  sheet.add(
    flat('-20 850, 1520 760, 1520 900, -20 1010', '#26262A'),
    path(
      straight([
        [0, 932],
        [1500, 836],
      ]),
      { stroke: inks.bone, 'stroke-width': 7, 'stroke-dasharray': '70 60' },
    ),
  );
  sheet.add(
    path(straight(traced('770 752, 1560 640, 1560 900, 770 800'), true), {
      fill: sheet.linear(0, [
        [0, inks.acid, 0.95],
        [1, inks.acid, 0],
      ]),
    }),
  );
  sheet.add(
    path(
      smooth(
        traced('330 846, 326 640, 334 606, 372 590, 640 572, 690 586, 742 680, 776 712, 782 806, 776 816'),
      ),
      { fill: inks.bone },
    ),
    flat('640 604, 684 612, 728 690, 640 694', inks.black),
    flat('520 610, 616 604, 616 694, 520 700', inks.black),
    path(
      straight([
        [330, 752],
        [780, 730],
      ]),
      { stroke: inks.acid, 'stroke-width': 18 },
    ),
  );
  for (const x of [420, 690])
    sheet.add(
      disc(x, 842 - (x - 420) * 0.06, { r: 52, fill: inks.black }),
      disc(x, 842 - (x - 420) * 0.06, { r: 24, fill: inks.grey }),
    );
  sheet.add(
    softLine(
      [
        [300, 905],
        [560, 890],
        [800, 872],
      ],
      () => 40,
      { fill: '#000000', opacity: 0.6 },
    ),
    disc(770, 766, { r: 17, fill: '#F6FFD0' }),
  );
  for (const x of [120, 940, 1230])
    sheet.add(
      path(
        straight([
          [x, 400],
          [x, 780],
        ]),
        { stroke: '#050506', 'stroke-width': 11 },
      ),
      path(
        straight([
          [x - 44, 440],
          [x + 44, 434],
        ]),
        { stroke: '#050506', 'stroke-width': 8 },
      ),
    );
  return sheet.svg();
}
