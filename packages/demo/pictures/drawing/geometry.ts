import type { Random } from './random.ts';
import { between } from './random.ts';

/** A place on the sheet, in its units, x to the right and y down. */
export type Point = readonly [number, number];

/** Rounds a coordinate to what a picture of 2500 px can show. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** `x y` of a point as a path writes it. */
function xy(point: Point): string {
  return `${short(point[0])} ${short(point[1])}`;
}

/** A path of straight lines through the points. */
export function straight(points: readonly Point[], closed = false): string {
  return `M${points.map(xy).join('L')}${closed ? 'Z' : ''}`;
}

/** A smooth path through the points (Catmull-Rom as cubic curves). */
export function smooth(points: readonly Point[], closed = true): string {
  const n = points.length;
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] as Point;
  let path = `M${xy(at(0))}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const reach = Math.hypot(c[0] - b[0], c[1] - b[1]) / 3;
    const first = towards(b, [(c[0] - a[0]) / 6, (c[1] - a[1]) / 6], reach);
    const second = towards(c, [(b[0] - d[0]) / 6, (b[1] - d[1]) / 6], reach);
    path += `C${xy(first)} ${xy(second)} ${xy(c)}`;
  }
  return closed ? `${path}Z` : path;
}

// A handle longer than a third of its segment would loop where near points follow far ones.
function towards(from: Point, by: Point, reach: number): Point {
  const k = Math.min(1, reach / (Math.hypot(by[0], by[1]) || 1));
  return [from[0] + by[0] * k, from[1] + by[1] * k];
}

/** Form of a hand-drawn round; `square` 2 is an ellipse, 4 a rounded box; `turn` in degrees. */
interface Round {
  readonly at: Point;
  readonly rx: number;
  readonly ry: number;
  readonly wobble?: number;
  readonly square?: number;
  readonly turn?: number;
  readonly count?: number;
}

/** The outline of an irregular round, clockwise from its right. */
export function round(random: Random, form: Round): Point[] {
  const count = form.count ?? 28;
  const phases = [random() * 6.28, random() * 6.28, random() * 6.28];
  const wobble = form.wobble ?? 0.02;
  const power = 2 / (form.square ?? 2);
  const points: Point[] = [];
  for (let i = 0; i < count; i++) {
    const t = (i / count) * Math.PI * 2;
    const swell =
      Math.sin(2 * t + (phases[0] ?? 0)) +
      0.7 * Math.sin(3 * t + (phases[1] ?? 0)) +
      0.5 * Math.sin(5 * t + (phases[2] ?? 0));
    const k = 1 + wobble * (swell * 0.6 + between(random, -0.4, 0.4));
    const [c, s] = [Math.cos(t), Math.sin(t)];
    points.push([
      Math.sign(c) * Math.abs(c) ** power * form.rx * k,
      Math.sign(s) * Math.abs(s) ** power * form.ry * k,
    ]);
  }
  return moved(turned(points, form.turn ?? 0), form.at);
}

/** The points turned about the origin by degrees. */
export function turned(points: readonly Point[], degrees: number): Point[] {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return points.map(([x, y]) => [x * c - y * s, x * s + y * c]);
}

/** The points shifted by an offset. */
export function moved(points: readonly Point[], by: Point): Point[] {
  return points.map(([x, y]) => [x + by[0], y + by[1]]);
}

/** A straight-edged shape whose edges waver a little, as if cut by hand; `amount` in units. */
export function cut(random: Random, corners: readonly Point[], amount: number): Point[] {
  const points: Point[] = [];
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length] as Point;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const steps = Math.max(1, Math.round(length / 90));
    const near = Math.min(0.2, 5 / length);
    // Places close to either end hold a smooth curve to the corner.
    for (const t of [near, ...Array.from({ length: steps - 1 }, (_, k) => (k + 1) / steps), 1 - near]) {
      points.push([
        a[0] + (b[0] - a[0]) * t + between(random, -amount, amount),
        a[1] + (b[1] - a[1]) * t + between(random, -amount, amount),
      ]);
    }
  });
  return points;
}

/** The outline of a brush stroke along a line, `width(t)` wide from its start (t 0) to its end (t 1). */
export function stroke(line: readonly Point[], width: (t: number) => number): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach((p, i) => {
    const a = line[Math.max(0, i - 1)] as Point;
    const b = line[Math.min(line.length - 1, i + 1)] as Point;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const w = width(i / (line.length - 1)) / 2;
    const [nx, ny] = [(-(b[1] - a[1]) / length) * w, ((b[0] - a[0]) / length) * w];
    left.push([p[0] + nx, p[1] + ny]);
    right.unshift([p[0] - nx, p[1] - ny]);
  });
  return [...left, ...right];
}

/** `count` points along a quadratic curve. */
export function bend(ends: readonly [Point, Point, Point], count = 12): Point[] {
  const [a, b, c] = ends;
  return Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1);
    const u = 1 - t;
    return [u * u * a[0] + 2 * u * t * b[0] + t * t * c[0], u * u * a[1] + 2 * u * t * b[1] + t * t * c[1]];
  });
}

/** Left, top, right and bottom of the points. */
export function bounds(points: readonly Point[]): [number, number, number, number] {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** True when a point lies within the outline. */
export function inside(points: readonly Point[], [x, y]: Point): boolean {
  let within = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [a, b] = [points[i] as Point, points[j] as Point];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) within = !within;
  }
  return within;
}

/** The outline grown outwards by `amount` units (inwards when negative); for rounds and gentle curves. */
export function grown(points: readonly Point[], amount: number): Point[] {
  const n = points.length;
  const clockwise = area(points) > 0 ? 1 : -1;
  return points.map((p, i) => {
    const a = points[(i + n - 1) % n] as Point;
    const b = points[(i + 1) % n] as Point;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const k = (amount * clockwise) / length;
    return [p[0] + (b[1] - a[1]) * k, p[1] - (b[0] - a[0]) * k];
  });
}

function area(points: readonly Point[]): number {
  let sum = 0;
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] as Point;
    sum += a[0] * b[1] - b[0] * a[1];
  });
  return sum / 2;
}

/**
 * The outline between two distances from a line, each given along it from t 0 to 1; positive is to the right
 * of its direction.
 */
export function sliver(
  line: readonly Point[],
  near: (t: number) => number,
  far: (t: number) => number,
): Point[] {
  const side = (distance: (t: number) => number): Point[] =>
    line.map((p, i) => {
      const a = line[Math.max(0, i - 1)] as Point;
      const b = line[Math.min(line.length - 1, i + 1)] as Point;
      const k = distance(i / (line.length - 1)) / (Math.hypot(b[0] - a[0], b[1] - a[1]) || 1);
      return [p[0] - (b[1] - a[1]) * k, p[1] + (b[0] - a[0]) * k];
    });
  return [...side(near), ...side(far).reverse()];
}

/** Points written as `x y, x y`. */
export function traced(text: string): Point[] {
  return text.split(',').map((pair) => {
    const [x = 0, y = 0] = pair.trim().split(/\s+/).map(Number);
    return [x, y];
  });
}

/** The points without those nearer than `gap` units to the one before. */
export function thinned(points: readonly Point[], gap: number): Point[] {
  return points.filter((p, i) => {
    const before = points[i - 1];
    return !before || Math.hypot(p[0] - before[0], p[1] - before[1]) >= gap;
  });
}
