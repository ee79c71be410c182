import type { Point } from '../drawing/geometry.ts';
import { round, smooth, straight, traced } from '../drawing/geometry.ts';
import { between, noiseField } from '../drawing/random.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { disc, path } from '../drawing/sheet.ts';
import { soft, softLine } from '../drawing/soft.ts';
import { halftone } from '../drawing/texture.ts';
import { flat, inks, printed, wear } from './press.ts';

/** A standing player with a guitar or none, `tall` units high, feet at the place. */
function player(
  sheet: Sheet,
  at: Point,
  how: { readonly tall: number; readonly guitar: boolean; readonly fill: string; readonly flip?: boolean },
): string {
  const k = how.tall / 100;
  const side = how.flip ? -1 : 1;
  const set = (text: string): Point[] => traced(text).map(([x, y]) => [at[0] + x * k * side, at[1] + y * k]);
  const torso = set(
    '-11 -80, -4 -84, 4 -84, 11 -80, 10 -62, 8 -48, 14 -2, 6 0, 1 -40, -7 0, -15 -2, -8 -48, -10 -62',
  );
  let out =
    path(smooth(torso), { fill: how.fill }) +
    path(
      smooth(
        round(sheet.random, {
          at: [at[0] + 1 * k * side, at[1] - 91 * k],
          rx: 6 * k,
          ry: 7.6 * k,
          count: 14,
        }),
      ),
      { fill: how.fill },
    );
  const arm = (text: string): string =>
    path(straight(set(text)), {
      fill: 'none',
      stroke: how.fill,
      'stroke-width': 5 * k,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    });
  out += how.guitar
    ? arm('-10 -78, -18 -62, -3 -54') + arm('10 -78, 20 -66, 30 -66')
    : arm('-10 -78, -16 -64, 2 -84') + arm('10 -78, 14 -62, 13 -48');
  if (how.guitar)
    out +=
      path(smooth(set('-14 -52, -6 -58, 2 -56, 7 -57, 9 -51, 2 -46, -6 -43, -14 -45')), { fill: how.fill }) +
      path(straight(set('4 -53, 42 -70')), { fill: 'none', stroke: how.fill, 'stroke-width': 2.6 * k });
  return out;
}

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

/** The band on stage under three beams, hands up before it. */
export function heroStage(): string {
  const sheet = printed(1600, 900, { seed: 'stage', ink: inks.black });
  const beams: readonly [number, string][] = [
    [330, '300 -20, 350 -20, 700 700, 60 700'],
    [800, '770 -20, 830 -20, 1120 700, 480 700'],
    [1270, '1250 -20, 1300 -20, 1560 700, 900 700'],
  ];
  for (const [x, beam] of beams) {
    sheet.add(
      path(straight(traced(beam), true), {
        fill: sheet.linear(90, [
          [0, inks.acid, 0.85],
          [0.75, inks.acid, 0.16],
          [1, inks.acid, 0],
        ]),
      }),
    );
    sheet.add(disc(x - 4, 10, { r: 30, fill: '#F6FFD0' }));
  }
  const tone = (x: number, y: number): number =>
    Math.max(0, 0.62 - Math.hypot((x - 800) / 1.7, y - 560) / 520);
  sheet.add(halftone({ box: [-20, 60, 1620, 700], pitch: 13, turn: 28, tone }, inks.acid));
  for (const x of [140, 1330])
    sheet.add(
      flat(`${x} 430, ${x + 130} 430, ${x + 130} 690, ${x} 690`, inks.soot),
      ...[500, 620].map((y) => disc(x + 65, y, { r: 46, fill: inks.grey })),
    );
  sheet.add(
    drums([800, 650], 4, inks.black),
    player(sheet, [800, 640], { tall: 330, guitar: false, fill: inks.black }),
  );
  sheet.add(
    player(sheet, [520, 696], { tall: 400, guitar: true, fill: inks.black }),
    player(sheet, [1080, 696], { tall: 390, guitar: true, fill: inks.black, flip: true }),
  );
  sheet.add(flat('0 686, 1600 686, 1600 900, 0 900', '#050506'));
  const heads: string[] = [];
  for (let i = 0; i < 46; i++) {
    const [x, y] = [i * 36 + between(sheet.random, -14, 14), between(sheet.random, 760, 850)];
    heads.push(smooth(round(sheet.random, { at: [x, y], rx: 32, ry: 40, count: 12 })));
    if (i % 4 === 1)
      sheet.add(
        path(
          straight([
            [x, y + 40],
            [x + between(sheet.random, -24, 24), y - 70],
            [x + between(sheet.random, -30, 30), y - 140],
          ]),
          {
            fill: 'none',
            stroke: '#050506',
            'stroke-width': 20,
            'stroke-linecap': 'round',
            'stroke-linejoin': 'round',
          },
        ),
      );
  }
  sheet.add(
    path(heads.join(''), { fill: '#050506', stroke: inks.moss, 'stroke-width': 1.6 }),
    flat('0 850, 1600 850, 1600 900, 0 900', '#050506'),
  );
  return sheet.svg();
}

/** Three people against a lit wall, seen as shapes. */
export function bandSilhouette(): string {
  const sheet = printed(1500, 1000, { seed: 'band', ink: inks.bone });
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
  sheet.add(disc(960, 330, { r: 230, fill: inks.acid }));
  for (const [x, tall, flip] of [
    [470, 760, false],
    [760, 820, true],
    [1060, 730, false],
  ] as const)
    sheet.add(player(sheet, [x, 1060], { tall, guitar: x === 760, fill: inks.black, flip }));
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
