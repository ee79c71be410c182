import type { Point } from '../drawing/geometry.ts';
import { bend, round, smooth, straight, stroke } from '../drawing/geometry.ts';
import { Sheet, disc, path } from '../drawing/sheet.ts';
import { softLine } from '../drawing/soft.ts';
import { dots, scatter } from '../drawing/texture.ts';
import { bakery } from './palette.ts';
import { wheat } from './props.ts';
import { castShadow } from './still-life.ts';

/** A striped awning within a box of left, top, right and bottom. */
export function awning(sheet: Sheet, box: readonly [number, number, number, number]): string {
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

/** A glazed timber door within a box of left, top, right and bottom. */
export function door(sheet: Sheet, box: readonly [number, number, number, number]): string {
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

/** A clipped bay tree in its pot, `size` units wide in all. */
export function bayTree(sheet: Sheet, at: Point, size: number): string {
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
