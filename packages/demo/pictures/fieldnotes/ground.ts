import type { Point } from '../drawing/geometry.ts';
import { bend, inside, round, short, smooth, straight } from '../drawing/geometry.ts';
import { between, noiseField } from '../drawing/random.ts';
import { Sheet, path } from '../drawing/sheet.ts';
import { dots, scatter } from '../drawing/texture.ts';

/** The studio's colours: a cool sheet, one deep green and its tints. */
export const field = {
  sheet: '#F2F5F1',
  mist: '#DCE5DE',
  haze: '#B9CBBF',
  sage: '#8FAA98',
  leaf: '#5D8069',
  green: '#2F5B46',
  deep: '#173B2D',
  dark: '#0E271E',
  stone: '#C9CFC8',
  straw: '#D8CFA6',
  water: '#B8D0D2',
} as const;

/** A line of the drawing pen. */
export function mailTheme(d: string, width: number, opacity = 1, colour: string = field.deep): string {
  return path(d, {
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    opacity,
  });
}

/** A sheet of cool paper with its fibres. */
export function paper(width: number, height: number, seed: string): Sheet {
  const sheet = new Sheet(width, height, seed);
  sheet.wash(
    sheet.radial({
      cx: 0.3,
      cy: 0.2,
      r: 1.1,
      stops: [
        [0, '#F8FAF7'],
        [0.6, field.sheet],
        [1, '#E3E9E3'],
      ],
    }),
  );
  const page: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  sheet.add(
    dots(scatter(sheet.random, { within: page, tries: 900, density: () => 0.7 }), {
      colour: field.sage,
      size: [1, 2.4],
      opacity: 0.25,
    }),
  );
  return sheet;
}

/**
 * Height lines of a made-up ground within a box, every `step` of its height from -1 to 1, found cell by cell.
 */
export function contours(sheet: Sheet, box: readonly [number, number, number, number], step: number): string {
  const height = noiseField(sheet.random);
  const cell = 14;
  const at = (x: number, y: number): number =>
    height(x / 330, y / 330) + height(x / 150 + 9, y / 150) * 0.22 + (x + y) / 2600;
  const lines: [string[], string[]] = [[], []];
  for (let x = box[0]; x < box[2]; x += cell) {
    for (let y = box[1]; y < box[3]; y += cell) {
      const corners: [number, number, number][] = [
        [x, y, at(x, y)],
        [x + cell, y, at(x + cell, y)],
        [x + cell, y + cell, at(x + cell, y + cell)],
        [x, y + cell, at(x, y + cell)],
      ];
      const low = Math.min(...corners.map((c) => c[2]));
      const high = Math.max(...corners.map((c) => c[2]));
      for (let n = Math.ceil(low / step); n * step < high; n++)
        lines[n % 4 === 0 ? 1 : 0].push(crossing(corners, n * step));
    }
  }
  return mailTheme(lines[0].join(''), 1.2, 0.4) + mailTheme(lines[1].join(''), 2.2, 0.6);
}

function crossing(corners: readonly [number, number, number][], level: number): string {
  const cuts: string[] = [];
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % 4] as [number, number, number];
    if (a[2] < level === b[2] < level) return;
    const t = (level - a[2]) / (b[2] - a[2]);
    cuts.push(`${short(a[0] + (b[0] - a[0]) * t)} ${short(a[1] + (b[1] - a[1]) * t)}`);
  });
  return cuts.length >= 2 ? `M${cuts[0]}L${cuts[1]}` : '';
}

/** A tree in plan: a wash, its wavering edge, the spokes of its crown and the shadow it throws. */
export function planTree(
  sheet: Sheet,
  at: Point,
  r: number,
  kind: 'round' | 'spoke' | 'star' = 'spoke',
): string {
  const crown = round(sheet.random, { at, rx: r, ry: r, wobble: 0.06, count: 22 });
  const shade = round(sheet.random, {
    at: [at[0] + r * 0.28, at[1] + r * 0.3],
    rx: r,
    ry: r,
    wobble: 0.06,
    count: 22,
  });
  const spokes = Array.from({ length: kind === 'star' ? 26 : 13 }, (_, i) => {
    const a = (i / (kind === 'star' ? 26 : 13)) * 6.283 + sheet.random() * 0.2;
    const [from, to] =
      kind === 'star' ? [0.1, between(sheet.random, 0.6, 1)] : [0.3, between(sheet.random, 0.7, 0.95)];
    return straight([
      [at[0] + Math.cos(a) * r * from, at[1] + Math.sin(a) * r * from],
      [at[0] + Math.cos(a) * r * to, at[1] + Math.sin(a) * r * to],
    ]);
  });
  const wash = kind === 'round' ? field.leaf : field.sage;
  return (
    path(smooth(shade), { fill: field.deep, opacity: 0.16 }) +
    path(smooth(crown), { fill: wash, opacity: 0.5 }) +
    mailTheme(smooth(crown), 2) +
    (kind === 'round' ? '' : mailTheme(spokes.join(''), 1.3, 0.75)) +
    path(`M${short(at[0] - 3)} ${short(at[1])}a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z`, { fill: field.deep })
  );
}

/** Planting in plan: an outline, its wash and the marks of its plants. */
export function bed(sheet: Sheet, outline: readonly Point[], wash: string = field.sage): string {
  const marks = scatter(sheet.random, { within: outline, tries: 520, density: () => 0.5 }).map(([x, y], i) =>
    i % 3
      ? `M${short(x)} ${short(y)}l5 -9M${short(x)} ${short(y)}l-4 -8`
      : `M${short(x - 4)} ${short(y)}a4 4 0 1 0 8 0a4 4 0 1 0-8 0`,
  );
  return (
    path(smooth(outline), { fill: wash, opacity: 0.34 }) +
    mailTheme(marks.join(''), 1.2, 0.6) +
    mailTheme(smooth(outline), 2.2)
  );
}

/** The furniture of a drawing sheet: border, title block, scale bar, north point and a cut line. */
export function titleBlock(sheet: Sheet): void {
  const ruled = ['M60 60H940V1190H60Z', 'M60 1080H940', 'M640 1080V1190', 'M790 1080V1190', 'M640 1135H940'];
  sheet.add(mailTheme(ruled.join(''), 2.4), mailTheme('M48 48H952V1202H48Z', 1, 0.5));
  for (let i = 0; i < 6; i++)
    sheet.add(
      path(`M${100 + i * 62} 1140h62v10h-62Z`, {
        fill: i % 2 ? field.sheet : field.deep,
        stroke: field.deep,
        'stroke-width': 1.6,
      }),
    );
  sheet.add(mailTheme(Array.from({ length: 7 }, (_, i) => `M${100 + i * 62} 1132v-10`).join(''), 1.6));
  sheet.add(
    mailTheme('M560 1100V1172M560 1100l-14 30M560 1100l14 30M532 1142a28 28 0 1 0 56 0a28 28 0 1 0-56 0', 2),
  );
  for (const [x, y, n] of [
    [660, 1100, 5],
    [660, 1156, 4],
    [810, 1100, 4],
    [810, 1156, 3],
  ] as const)
    sheet.add(
      mailTheme(
        Array.from(
          { length: n },
          (_, i) => `M${x + i * 26} ${y}h${between(sheet.random, 8, 20).toFixed(0)}`,
        ).join(''),
        3.4,
      ),
    );
  sheet.add(mailTheme('M84 570h44M872 570h44', 3), mailTheme('M140 570H860', 1.2, 0.3));
}

/** Note lines leading from a place to its words, which are too small to read. */
export function note(sheet: Sheet, from: Point, to: Point): string {
  const side = to[0] > from[0] ? 1 : -1;
  const words = [0, 13].map(
    (dy) => `M${short(to[0] + side * 8)} ${short(to[1] + dy)}h${short(side * between(sheet.random, 34, 62))}`,
  );
  return (
    mailTheme(straight([from, to]), 1.2, 0.8) +
    mailTheme(words.join(''), 3, 0.8) +
    path(`M${short(from[0] - 4)} ${short(from[1])}a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z`, { fill: field.deep })
  );
}

/** The part of places within an outline. */
export function within(outline: readonly Point[], places: readonly Point[]): Point[] {
  return places.filter((p) => inside(outline, p));
}

/** A flight of steps in plan between two places. */
export function steps(from: Point, to: Point, wide: number): string {
  const line = bend(
    [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], to],
    Math.max(3, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 11)),
  );
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [nx, ny] = [(-(to[1] - from[1]) / length) * wide * 0.5, ((to[0] - from[0]) / length) * wide * 0.5];
  return mailTheme(
    line
      .map(([x, y]) =>
        straight([
          [x - nx, y - ny],
          [x + nx, y + ny],
        ]),
      )
      .join(''),
    2.2,
  );
}
