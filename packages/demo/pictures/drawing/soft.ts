import type { Point } from './geometry.ts';
import { grown, smooth, straight, stroke } from './geometry.ts';
import { path } from './sheet.ts';

// Blur filters cost the renderer a layer as large as the sheet each, so softness is made of nested outlines.
const layers = 9;

// The renderer keeps eight bits a channel: many very faint layers would drift in hue.
function layersFor(opacity: number): number {
  return opacity < 0.2 ? 4 : opacity < 0.6 ? 6 : layers;
}

/** A soft-edged patch; `spread` is how far its edge reaches to either side, in units. */
interface Patch {
  readonly fill: string;
  readonly opacity: number;
  readonly spread: number;
  readonly angular?: boolean;
}

/** An outline filled with a soft edge. */
export function soft(points: readonly Point[], patch: Patch): string {
  const count = layersFor(patch.opacity);
  const opacity = 1 - (1 - patch.opacity) ** (1 / count);
  let out = '';
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const shape = grown(points, patch.spread * (1 - 2 * ease(t)));
    out += path(patch.angular ? straight(shape, true) : smooth(shape), {
      fill: patch.fill,
      opacity: opacity.toFixed(4),
    });
  }
  return out;
}

/** A soft stroke along a line, `width(t)` across. */
export function softLine(
  line: readonly Point[],
  width: (t: number) => number,
  patch: { readonly fill: string; readonly opacity: number },
): string {
  const count = layersFor(patch.opacity);
  const opacity = 1 - (1 - patch.opacity) ** (1 / count);
  let out = '';
  for (let i = 1; i <= count; i++) {
    const k = (i / count) ** 1.2;
    out += path(smooth(stroke(line, (t) => width(t) * k + 0.5)), {
      fill: patch.fill,
      opacity: opacity.toFixed(4),
    });
  }
  return out;
}

/** An outline whose rim keeps `rim` while its inside goes over to `fill` within `depth` units. */
export function rounded(
  points: readonly Point[],
  look: { readonly rim: string; readonly fill: string; readonly depth: number },
): string {
  let out = path(smooth(points), { fill: look.rim });
  for (let i = 0; i < layers; i++) {
    out += path(smooth(grown(points, (-look.depth * (i + 0.4)) / layers)), {
      fill: look.fill,
      opacity: 0.24,
    });
  }
  return out;
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}
