import type { Point } from '../drawing/geometry.ts';
import { smooth, straight, traced } from '../drawing/geometry.ts';
import { between } from '../drawing/random.ts';
import { disc, path } from '../drawing/sheet.ts';
import { halftone } from '../drawing/texture.ts';
import { curved, flat, inks, printed, wear } from './press.ts';

/** Rings of two speakers crossing until they howl. */
export function feedbackSeason(): string {
  const sheet = printed(1000, 1000, { seed: 'feedback', ink: inks.acid });
  for (const [x, y] of [
    [330, 420],
    [690, 610],
  ] as const) {
    for (let r = 40; r < 900; r += 46)
      sheet.add(
        disc(x, y, { r, fill: 'none', stroke: inks.black, 'stroke-width': Math.max(5, 24 - r * 0.022) }),
      );
  }
  sheet.add(disc(330, 420, { r: 30, fill: inks.black }), disc(690, 610, { r: 30, fill: inks.black }));
  sheet.add(
    halftone(
      {
        box: [-20, -20, 1020, 1020],
        pitch: 13,
        turn: 22,
        tone: (x, y) => Math.max(0, (x + y) / 2000 - 0.62) * 2.4,
      },
      inks.black,
    ),
  );
  wear(sheet, inks.acid);
  return sheet.svg();
}

/** The upper deck of a night bus, its lit windows running off into the dark. */
export function nightBus(): string {
  const sheet = printed(1000, 1000, { seed: 'night bus', ink: inks.black });
  sheet.add(
    halftone(
      {
        box: [-20, -20, 1020, 560],
        pitch: 15,
        turn: 30,
        tone: (x, y) => Math.max(0, 0.34 - Math.hypot(x - 780, y - 210) / 900),
      },
      inks.bone,
    ),
  );
  sheet.add(disc(780, 210, { r: 104, fill: inks.bone }));
  sheet.add(flat('-20 330, 860 452, 900 520, 900 770, -20 860', inks.grey));
  for (let i = 0; i < 5; i++) {
    const [a, b] = [i * 0.19, i * 0.19 + 0.155].map((t) => 1 - (1 - t) ** 1.25);
    const p = (t: number, low: number): string =>
      `${40 + t * 790} ${(386 + t * 96) * (1 - low) + (632 - t * 24) * low}`;
    sheet.add(flat([p(a ?? 0, 0), p(b ?? 0, 0), p(b ?? 0, 1), p(a ?? 0, 1)].join(','), inks.acid));
  }
  const pane = smooth(traced('396 438, 398 437, 526 452, 528 453, 528 617, 526 618, 398 622, 396 622'));
  sheet.add(
    sheet.clipped(
      pane,
      curved(
        '392 640, 398 590, 434 566, 450 552, 446 520, 466 500, 492 514, 494 548, 510 568, 540 588, 548 640',
        inks.black,
      ),
    ),
  );
  for (let i = 0; i < 26; i++) {
    const y = 800 + i * 8;
    const x = between(sheet.random, -100, 500);
    sheet.add(
      path(
        straight([
          [x, y],
          [x + between(sheet.random, 200, 700), y - 6],
        ]),
        {
          stroke: i % 3 ? inks.acid : inks.bone,
          'stroke-width': between(sheet.random, 1.5, 6),
          opacity: 0.9,
        },
      ),
    );
  }
  wear(sheet, inks.bone, 500);
  return sheet.svg();
}

/** A hut's roof under a cold sky, snow coming down as dots. */
export function scoutHut(): string {
  const sheet = printed(1000, 1000, { seed: 'scout hut', ink: inks.bone });
  sheet.add(
    halftone({ box: [-20, -20, 1020, 780], pitch: 16, turn: 15, tone: (_, y) => 0.86 - y / 900 }, inks.black),
  );
  sheet.add(
    flat('140 780, 500 300, 860 780', inks.black),
    flat('470 780, 470 640, 540 640, 540 780', inks.acid),
    flat('500 300, 860 780, 800 780, 500 380', inks.acid),
  );
  sheet.add(
    path(
      straight([
        [0, 782],
        [1000, 782],
      ]),
      { stroke: inks.black, 'stroke-width': 14 },
    ),
  );
  for (let i = 0; i < 7; i++)
    sheet.add(
      path(
        straight([
          [60 + i * 40, 830 + i * 22],
          [940 - i * 40, 830 + i * 22],
        ]),
        { stroke: inks.black, 'stroke-width': 3 },
      ),
    );
  for (let i = 0; i < 120; i++)
    sheet.add(
      disc(sheet.random() * 1000, sheet.random() * 760, { r: between(sheet.random, 2, 9), fill: inks.bone }),
    );
  wear(sheet, inks.black, 500);
  return sheet.svg();
}

/** An empty room with one lit window's worth of floor. */
export function roomTone(): string {
  const sheet = printed(1000, 1000, { seed: 'room tone', ink: inks.soot });
  sheet.add(
    flat('0 0, 300 260, 300 640, 0 1000', '#101012'),
    flat('1000 0, 700 260, 700 640, 1000 1000', '#1F1F23'),
    flat('300 640, 700 640, 1000 1000, 0 1000', '#0B0B0C'),
  );
  sheet.add(
    flat('420 330, 580 330, 580 640, 420 640', inks.acid),
    flat('420 640, 580 640, 760 1000, 180 1000', inks.acid, 0.9),
  );
  sheet.add(
    halftone(
      { box: [160, 640, 780, 1000], pitch: 12, turn: 20, tone: (_, y) => ((y - 640) / 360) ** 1.3 * 0.8 },
      inks.black,
    ),
  );
  sheet.add(
    flat('640 560, 690 570, 690 690, 640 664', inks.bone),
    path(
      straight([
        [300, 260],
        [700, 260],
      ]),
      { stroke: inks.grey, 'stroke-width': 4 },
    ),
  );
  wear(sheet, inks.bone, 400);
  return sheet.svg();
}

/** Six strings over a field of light; one has broken. */
export function brokenString(): string {
  const sheet = printed(1000, 1000, { seed: 'broken string', ink: inks.black });
  sheet.add(
    halftone(
      {
        box: [-20, -20, 1020, 1020],
        pitch: 18,
        turn: 45,
        tone: (x, y) => Math.max(0, 1 - Math.hypot(x - 500, y - 520) / 440),
      },
      inks.acid,
    ),
  );
  for (let i = 0; i < 6; i++) {
    const x = 250 + i * 100;
    const whole: Point[] = [
      [x, -20],
      [x, 1020],
    ];
    const snapped: Point[] = [
      [x, -20],
      [x, 330],
      [x + 30, 430],
      [x + 130, 470],
      [x + 160, 400],
      [x + 100, 350],
      [x + 60, 420],
    ];
    sheet.add(
      path(i === 3 ? smooth(snapped, false) : straight(whole), {
        fill: 'none',
        stroke: inks.bone,
        'stroke-width': 13 - i * 1.6,
      }),
    );
    if (i === 3)
      sheet.add(
        path(
          smooth(
            [
              [x, 1020],
              [x, 760],
              [x - 40, 690],
              [x - 110, 700],
            ],
            false,
          ),
          { fill: 'none', stroke: inks.bone, 'stroke-width': 8 },
        ),
      );
  }
  wear(sheet, inks.acid, 400);
  return sheet.svg();
}
