import type { Point } from '../drawing/geometry.ts';
import { bend, grown, moved, round, smooth, straight, stroke, turned } from '../drawing/geometry.ts';
import { bell, between, noiseField } from '../drawing/random.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { group, path } from '../drawing/sheet.ts';
import { soft, softLine } from '../drawing/soft.ts';
import { dots, scatter } from '../drawing/texture.ts';
import type { Place } from './loaf.ts';
import { blisters, crustTones, score } from './loaf.ts';
import { bakery } from './palette.ts';
import type { Tones } from './still-life.ts';
import { body, castShadow } from './still-life.ts';

/** The outline of a loaf that is on a table, seen from the side; `at` is the middle of its foot. */
export function dome(sheet: Sheet, place: Place): Point[] {
  const points: Point[] = [];
  for (let i = 0; i <= 22; i++) {
    const t = Math.PI - (i / 22) * Math.PI;
    const c = Math.cos(t);
    points.push([
      Math.sign(c) * Math.abs(c) ** 0.82 * place.rx,
      -(Math.sin(t) ** 0.72) * place.ry * 1.62 * (1 + bell(sheet.random) * 0.005),
    ]);
  }
  for (let i = 1; i < 9; i++) {
    const t = (i / 9) * Math.PI;
    points.push([Math.cos(t) * place.rx * 0.96, Math.sin(t) * place.ry * 0.26]);
  }
  return moved(turned(points, place.turn ?? 0), place.at);
}

/** A loaf standing on a table, opened along its back. */
export function uprightLoaf(sheet: Sheet, place: Place, tones: Tones = crustTones): string {
  const outline = dome(sheet, place);
  const foot = round(sheet.random, { at: place.at, rx: place.rx, ry: place.ry * 0.3, count: 20 });
  const p = (x: number, y: number): Point => [place.at[0] + x * place.rx, place.at[1] - y * place.ry * 1.62];
  const field = noiseField(sheet.random);
  const flour = scatter(sheet.random, {
    within: grown(outline, -8),
    tries: 3200,
    density: (u, v) =>
      Math.max(0, field(u * 5, v * 3.2) + 0.25 - v * 0.7) * (Math.sin(v * 46 - u * 4) > 0 ? 1 : 0.25),
  });
  return (
    castShadow(foot, place.ry * 0.9) +
    body(sheet, outline, tones, place.ry * 0.2) +
    blisters(sheet, grown(outline, -10), { at: p(0, 0.5), rx: place.rx, ry: place.ry }, 60) +
    dots(flour, { colour: '#FFF6E4', size: [1.3, 3.8], opacity: 0.6 }) +
    score(sheet, bend([p(-0.72, 0.5), p(-0.05, 1.06), p(0.62, 0.62)], 14), place.ry * 0.34)
  );
}

/** A half loaf with its crumb to us: an open, uneven web of holes. */
export function cutLoaf(sheet: Sheet, place: Place): string {
  const outline = dome(sheet, place);
  const back = moved(outline, [place.rx * 0.3, -place.ry * 0.16]);
  const foot = round(sheet.random, {
    at: [place.at[0] + place.rx * 0.15, place.at[1]],
    rx: place.rx * 1.05,
    ry: place.ry * 0.3,
    count: 20,
  });
  const crumb = grown(outline, -place.ry * 0.09);
  const holes = scatter(sheet.random, {
    within: grown(crumb, -place.ry * 0.1),
    tries: 300,
    density: (_, v) => 1 - v * 0.5,
  }).map((at) => {
    const size = place.ry * between(sheet.random, 0.01, 0.045) * (sheet.random() < 0.14 ? 1.9 : 1);
    return round(sheet.random, {
      at,
      rx: size * 1.5,
      ry: size,
      wobble: 0.05,
      turn: between(sheet.random, -30, 30),
      count: 9,
    });
  });
  const fill = sheet.radial({
    cx: 0.36,
    cy: 0.36,
    r: 0.85,
    stops: [
      [0, '#FBEFD2'],
      [0.6, bakery.crumb],
      [1, '#DDB67C'],
    ],
  });
  return (
    castShadow(foot, place.ry * 0.9) +
    body(sheet, back, crustTones, place.ry * 0.16) +
    path(smooth(outline), {
      fill: sheet.linear(60, [
        [0, bakery.brown],
        [1, bakery.char],
      ]),
    }) +
    path(smooth(grown(outline, -place.ry * 0.035)), { fill: bakery.gold }) +
    path(smooth(crumb), { fill }) +
    path(holes.map((h) => smooth(h)).join(''), { fill: '#C9985C', opacity: 0.6 }) +
    path(holes.map((h) => smooth(moved(grown(h, -1.5), [-1.6, -1.8]))).join(''), {
      fill: '#A8743C',
      opacity: 0.42,
    }) +
    path(holes.map((h) => smooth(moved(grown(h, -3), [2.6, 3]))).join(''), { fill: '#FFF6DF', opacity: 0.5 })
  );
}

/** An ear of wheat on its stalk, from its foot to its tip. */
export function wheat(
  sheet: Sheet,
  ends: readonly [Point, Point, Point],
  size: number,
  colour: string = bakery.gold,
): string {
  const line = bend(ends, 24);
  let out = path(smooth(line, false), {
    fill: 'none',
    stroke: colour,
    'stroke-width': size * 0.16,
    'stroke-linecap': 'round',
  });
  const grains: string[] = [];
  const beards: string[] = [];
  for (let i = 13; i < 24; i++) {
    const [a, b] = [line[i - 1] as Point, line[i] as Point];
    const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    for (const side of [-1, 1]) {
      const [offset] = turned([[size * 0.25, side * size * 0.36]], turn) as [Point];
      const center: Point = [b[0] + offset[0], b[1] + offset[1]];
      grains.push(
        smooth(
          round(sheet.random, {
            at: center,
            rx: size * 0.56,
            ry: size * 0.25,
            turn: turn + side * 24,
            wobble: 0.03,
            count: 9,
          }),
        ),
      );
      const [tip] = turned([[size * between(sheet.random, 2.2, 3), side * size * 0.9]], turn) as [Point];
      beards.push(straight([center, [center[0] + tip[0], center[1] + tip[1]]]));
    }
  }
  out += path(beards.join(''), { fill: 'none', stroke: colour, 'stroke-width': size * 0.06, opacity: 0.7 });
  return out + path(grains.join(''), { fill: colour, stroke: bakery.bark, 'stroke-width': size * 0.05 });
}

/** A bread knife lying flat, its handle at the first point. */
export function knife(from: Point, to: Point, width: number): string {
  const pointAt = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  const handle = stroke(
    [pointAt(0), pointAt(0.1), pointAt(0.24), pointAt(0.36)],
    (t) => width * (0.92 - 0.2 * Math.sin(t * Math.PI)),
  );
  const blade = [
    ...stroke(
      [pointAt(0.36), pointAt(0.6), pointAt(0.88), pointAt(1)],
      (t) => width * (t > 0.8 ? 0.55 : 0.96),
    ),
  ];
  return (
    castShadow(blade, 8) +
    castShadow(handle, 14) +
    path(straight(blade, true), { fill: '#CFC8BC' }) +
    softLine([pointAt(0.38), pointAt(0.7), pointAt(0.97)], (t) => width * 0.5 * Math.sin(Math.PI * t) + 2, {
      fill: '#FFFFFF',
      opacity: 0.8,
    }) +
    path(smooth(handle), { fill: bakery.char }) +
    softLine([pointAt(0.03), pointAt(0.18), pointAt(0.33)], () => width * 0.3, {
      fill: '#8A5A38',
      opacity: 0.7,
    })
  );
}

/** A stoneware bowl seen from a low angle; `at` is the middle of its rim. Its filling is a flat tone. */
export function bowl(sheet: Sheet, place: Place, filling: string): string {
  const { at, rx, ry } = place;
  const rim = round(sheet.random, { at, rx, ry, wobble: 0.004 });
  const side: Point[] = [
    ...bend(
      [
        [at[0] - rx, at[1]],
        [at[0] - rx * 0.86, at[1] + rx * 0.75],
        [at[0] - rx * 0.3, at[1] + rx * 0.82],
      ],
      8,
    ),
    ...bend(
      [
        [at[0] + rx * 0.3, at[1] + rx * 0.82],
        [at[0] + rx * 0.86, at[1] + rx * 0.75],
        [at[0] + rx, at[1]],
      ],
      8,
    ),
  ];
  const foot = round(sheet.random, {
    at: [at[0], at[1] + rx * 0.74],
    rx: rx * 0.66,
    ry: ry * 0.6,
    count: 18,
  });
  const speckles = scatter(sheet.random, { within: side, tries: 200, density: () => 0.7 });
  return (
    castShadow(foot, rx * 0.7) +
    path(smooth(side), {
      fill: sheet.linear(20, [
        [0, '#F4EADB'],
        [0.45, '#DCCDB8'],
        [1, '#9C8871'],
      ]),
    }) +
    dots(speckles, { colour: bakery.shade, size: [1.4, 3.6], opacity: 0.4 }) +
    path(smooth(rim), { fill: '#EFE4D2' }) +
    path(smooth(grown(rim, -rx * 0.06)), {
      fill: sheet.linear(30, [
        [0, '#8F7B66'],
        [1, '#CDBDA6'],
      ]),
    }) +
    soft(
      round(sheet.random, {
        at: [at[0] + rx * 0.04, at[1] + ry * 0.16],
        rx: rx * 0.8,
        ry: ry * 0.68,
        wobble: 0.03,
      }),
      { fill: filling, opacity: 1, spread: 5 },
    )
  );
}

/** A filled sack of flour, tied at its neck; `at` is the middle of its foot. A stamp marks its belly. */
export function sack(sheet: Sheet, place: Place, stamp = true): string {
  const { at, rx, ry } = place;
  const p = (x: number, y: number): Point => [at[0] + x * rx, at[1] - y * ry];
  const outline: Point[] = [
    p(-0.9, 0.02),
    p(-1.02, 0.4),
    p(-0.94, 0.95),
    p(-0.62, 1.4),
    p(-0.26, 1.58),
    p(-0.34, 1.84),
    p(-0.06, 1.74),
    p(0.1, 1.9),
    p(0.24, 1.72),
    p(0.42, 1.8),
    p(0.28, 1.56),
    p(0.66, 1.36),
    p(0.98, 0.9),
    p(1.04, 0.4),
    p(0.9, 0.02),
    p(0.4, -0.05),
    p(-0.4, -0.05),
  ];
  const tones = { lit: '#F7EEDD', middle: '#E6D8C0', dark: '#BFAA8B', rim: '#84704F' };
  const creases = [-0.5, -0.2, 0.12, 0.4].map((x) =>
    softLine(
      bend([p(x * 0.4, 1.5), p(x * 0.9, 1.2), p(x * 1.2, 0.86 + bell(sheet.random) * 0.1)], 8),
      (t) => rx * 0.1 * (1 - t) + 1,
      { fill: bakery.shade, opacity: 0.34 },
    ),
  );
  const foot = round(sheet.random, {
    at: [at[0], at[1] - ry * 0.02],
    rx: rx * 0.95,
    ry: rx * 0.2,
    count: 18,
  });
  const mark = stamp
    ? [-0.3, 0, 0.3].map((x) =>
        wheat(sheet, [p(x * 0.5, 0.26), p(x * 0.6, 0.6), p(x * 1.3, 0.98)], rx * 0.1, bakery.crust),
      )
    : [];
  return (
    castShadow(foot, ry * 0.6) +
    body(sheet, outline, tones, rx * 0.12) +
    group({}, ...creases, ...mark) +
    path(smooth(bend([p(-0.3, 1.55), p(0, 1.5), p(0.3, 1.55)], 7), false), {
      fill: 'none',
      stroke: bakery.crust,
      'stroke-width': rx * 0.07,
    })
  );
}
