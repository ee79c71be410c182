/** A source of numbers in [0, 1) that repeats itself for the same seed. */
export type Random = () => number;

/** A repeatable source of numbers (mulberry32 over a FNV-1a hash of the seed). */
export function seeded(seed: string): Random {
  let state = 2166136261;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number in [low, high). */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

/** A number about 0 with standard deviation near 1, never beyond ±3. */
export function bell(random: Random): number {
  return (random() + random() + random() + random() + random() + random() - 3) * 1.41;
}

/** One of the values. */
export function pick<T>(random: Random, values: readonly T[]): T {
  return values[Math.floor(random() * values.length)] as T;
}

/** Smooth noise in [-1, 1] over the plane, with features about one unit wide. */
export function noiseField(random: Random): (x: number, y: number) => number {
  const table = Array.from({ length: 1024 }, () => random() * 2 - 1);
  const valueAt = (x: number, y: number): number =>
    table[(Math.imul(x, 374761393) ^ Math.imul(y, 668265263)) & 1023] ?? 0;
  const ease = (t: number): number => t * t * (3 - 2 * t);
  return (x, y) => {
    const [ix, iy] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - ix), ease(y - iy)];
    const top = valueAt(ix, iy) * (1 - u) + valueAt(ix + 1, iy) * u;
    const low = valueAt(ix, iy + 1) * (1 - u) + valueAt(ix + 1, iy + 1) * u;
    return top * (1 - v) + low * v;
  };
}
