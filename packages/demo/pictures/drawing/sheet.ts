import { short } from './geometry.ts';
import type { Random } from './random.ts';
import { seeded } from './random.ts';

/** A colour stop of a gradient: place 0 to 1, colour, opacity (1 when left out). */
type Stop = readonly [number, string, number?];

/** Attributes of an element; `undefined` ones are left out. */
type Paint = Readonly<Record<string, string | number | undefined>>;

/** A radial light within the bounding box of what it fills; all lengths as parts of the box. */
interface Glow {
  readonly cx?: number;
  readonly cy?: number;
  readonly r?: number;
  readonly stops: readonly Stop[];
}

/** An element that fills or strokes a path. */
export function path(d: string, paint: Paint): string {
  return `<path d="${d}"${attributes(plain(paint))}/>`;
}

// The renderer composes `opacity` on a layer as large as the sheet; the opacity of a fill or stroke costs
// nothing.
function plain(paint: Paint): Paint {
  if (paint.opacity === undefined) return paint;
  const { opacity, ...rest } = paint;
  return {
    ...rest,
    'fill-opacity': opacity,
    'stroke-opacity': paint.stroke === undefined ? undefined : opacity,
  };
}

/** A circle. */
export function disc(x: number, y: number, paint: Paint & { readonly r: number }): string {
  return `<circle cx="${short(x)}" cy="${short(y)}"${attributes(plain(paint))}/>`;
}

/** Elements drawn as one, with attributes of their own. */
export function group(paint: Paint, ...parts: readonly string[]): string {
  return `<g${attributes(paint)}>${parts.join('')}</g>`;
}

function attributes(paint: Paint): string {
  let text = '';
  for (const [name, value] of Object.entries(paint)) if (value !== undefined) text += ` ${name}="${value}"`;
  return text;
}

/** A sheet that a picture is drawn on: collects gradients, clips and blurs beside the drawing itself. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  private readonly defs: string[] = [];
  private readonly body: string[] = [];
  private count = 0;

  constructor(width: number, height: number, seed: string) {
    this.width = width;
    this.height = height;
    this.random = seeded(seed);
  }

  /** Draws elements over what is there. */
  add(...parts: readonly string[]): void {
    this.body.push(...parts);
  }

  /** Fills the whole sheet. */
  wash(fill: string, paint: Paint = {}): void {
    this.add(`<rect width="${this.width}" height="${this.height}"${attributes({ fill, ...paint })}/>`);
  }

  /** A linear gradient across the box of what it fills, in degrees: 0 left to right, 90 top to bottom. */
  linear(degrees: number, stops: readonly Stop[]): string {
    const [c, s] = [Math.cos((degrees * Math.PI) / 180) / 2, Math.sin((degrees * Math.PI) / 180) / 2];
    const ends = [0.5 - c, 0.5 - s, 0.5 + c, 0.5 + s].map((v) => v.toFixed(3));
    return this.define(
      (id) =>
        `<linearGradient id="${id}" x1="${ends[0]}" y1="${ends[1]}" x2="${ends[2]}" y2="${ends[3]}">${stopsOf(stops)}</linearGradient>`,
    );
  }

  /** A radial gradient in the box of what it fills. */
  radial(glow: Glow): string {
    const { cx = 0.5, cy = 0.5, r = 0.5 } = glow;
    return this.define(
      (id) =>
        `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(glow.stops)}</radialGradient>`,
    );
  }

  /** Elements seen only within a path. */
  clipped(d: string, ...parts: readonly string[]): string {
    const clip = this.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    return group({ 'clip-path': clip }, ...parts);
  }

  /** The finished picture. */
  svg(): string {
    const size = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${this.defs.join('')}</defs>${this.body.join('')}</svg>`;
  }

  private define(write: (id: string) => string): string {
    const id = `d${this.count++}`;
    this.defs.push(write(id));
    return `url(#${id})`;
  }
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}
