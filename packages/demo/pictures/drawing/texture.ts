import type { Point } from './geometry.ts';
import { bounds, inside, short, smooth, stroke } from './geometry.ts';
import type { Random } from './random.ts';
import { bell, between } from './random.ts';
import { path } from './sheet.ts';

// A round-capped line of no length is a dot; a few hundred in one path keep the renderer quick.
const dotsInOnePath = 300;

/** Dots of one colour; `size` is the diameter range in units. */
interface Dots {
  readonly colour: string;
  readonly size: readonly [number, number];
  readonly opacity?: number;
}

/** Draws the places as dots, in three sizes. */
export function dots(places: readonly Point[], look: Dots): string {
  let out = '';
  for (let third = 0; third < 3; third++) {
    const width = look.size[0] + ((look.size[1] - look.size[0]) * (third + 0.5)) / 3;
    const mine = places.filter((_, i) => i % 3 === third);
    for (let from = 0; from < mine.length; from += dotsInOnePath) {
      const d = mine.slice(from, from + dotsInOnePath).map(([x, y]) => `M${short(x)} ${short(y)}h.1`);
      out += path(d.join(''), {
        stroke: look.colour,
        'stroke-width': short(width),
        'stroke-linecap': 'round',
        fill: 'none',
        opacity: look.opacity,
      });
    }
  }
  return out;
}

/**
 * Distribution of dots: `density(u, v)` is the chance (0 to 1) at a place of the outline's box, u and v from
 * 0 to 1.
 */
interface Scatter {
  readonly within: readonly Point[];
  readonly tries: number;
  readonly density: (u: number, v: number) => number;
}

/** Places strewn over an outline by chance. */
export function scatter(random: Random, how: Scatter): Point[] {
  const [left, top, right, bottom] = bounds(how.within);
  const places: Point[] = [];
  for (let i = 0; i < how.tries; i++) {
    const [u, v] = [random(), random()];
    if (random() > how.density(u, v)) continue;
    const place: Point = [left + u * (right - left), top + v * (bottom - top)];
    if (inside(how.within, place)) places.push(place);
  }
  return places;
}

/** Places strewn about a centre, thinning outwards. */
export function burst(
  random: Random,
  how: { readonly at: Point; readonly spread: readonly [number, number]; readonly count: number },
): Point[] {
  return Array.from({ length: how.count }, () => [
    how.at[0] + bell(random) * how.spread[0],
    how.at[1] + bell(random) * how.spread[1],
  ]);
}

/** Dry brush marks: thin tapering strokes along a direction (degrees) at the places. */
export function bristles(
  random: Random,
  places: readonly Point[],
  look: {
    readonly colour: string;
    readonly length: readonly [number, number];
    readonly width: number;
    readonly turn: number;
    readonly opacity?: number;
  },
): string {
  const d = places.map((p) => {
    const angle = ((look.turn + bell(random) * 6) * Math.PI) / 180;
    const length = between(random, look.length[0], look.length[1]);
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
    const middle: Point = [
      p[0] + dx / 2 + bell(random) * length * 0.02,
      p[1] + dy / 2 + bell(random) * length * 0.02,
    ];
    return smooth(
      stroke(
        [p, middle, [p[0] + dx, p[1] + dy]],
        (t) => look.width * Math.sin(Math.PI * Math.min(0.98, Math.max(0.02, t))),
      ),
    );
  });
  return path(d.join(''), { fill: look.colour, opacity: look.opacity });
}

/** A halftone screen: dots on a turned grid, each as large as `tone(x, y)` (0 to 1) asks, over a box. */
interface Screen {
  readonly box: readonly [number, number, number, number];
  readonly pitch: number;
  readonly turn: number;
  readonly tone: (x: number, y: number) => number;
}

/** The dots of a halftone screen as one path's data in chunks, drawn in a colour. */
export function halftone(screen: Screen, colour: string): string {
  const [left, top, right, bottom] = screen.box;
  const [c, s] = [Math.cos((screen.turn * Math.PI) / 180), Math.sin((screen.turn * Math.PI) / 180)];
  const [mx, my] = [(left + right) / 2, (top + bottom) / 2];
  const reach = Math.ceil(Math.hypot(right - left, bottom - top) / 2 / screen.pitch);
  const chunks: string[][] = [[]];
  for (let i = -reach; i <= reach; i++) {
    for (let j = -reach; j <= reach; j++) {
      const x = mx + (i * c - j * s) * screen.pitch;
      const y = my + (i * s + j * c) * screen.pitch;
      if (x < left || x > right || y < top || y > bottom) continue;
      const r = Math.sqrt(Math.max(0, Math.min(1, screen.tone(x, y)))) * screen.pitch * 0.72;
      if (r < screen.pitch * 0.06) continue;
      if ((chunks.at(-1)?.length ?? 0) >= dotsInOnePath) chunks.push([]);
      chunks
        .at(-1)
        ?.push(
          `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(r * 2)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-r * 2)} 0`,
        );
    }
  }
  return chunks.map((chunk) => path(chunk.join(''), { fill: colour })).join('');
}
