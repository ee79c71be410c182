import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './slip-woff.ts';

/** A face with its outlines in one weight, for `registerFont` of the paper. */
interface Face {
  readonly postscriptName: string;
  getGlyph(id: number): Glyph;
  glyphForCodePoint(code: number): Glyph;
}

interface Glyph {
  readonly id: number;
  readonly advanceWidth: number;
  readonly path: { toSVG(): string };
  _getContours(): readonly (readonly Point[])[];
}

interface Point {
  x: number;
  y: number;
  endContour: boolean;
  readonly onCurve: boolean;
  copy(): Point;
}

/**
 * Internals of the library that are needed: on its own it neither varies nor writes outlines compressed as
 * WOFF2.
 */
interface OpenFace extends Face {
  variationCoords: readonly number[];
  readonly characterSet: readonly number[];
  readonly fvar?: object;
  layout(text: string, ...more: unknown[]): unknown;
  readonly _transformedGlyphs?: readonly { readonly points?: readonly Point[] }[];
  readonly _variationProcessor: { transformPoints(id: number, points: Point[]): void };
  _transformGlyfTable(): void;
  createSubset(): Subset;
}

interface Subset {
  offset: number;
  readonly glyf: Uint8Array[];
  readonly loca: { readonly offsets: number[] };
  readonly hmtx: { readonly metrics: { readonly advance: number; readonly bearing: number }[] };
  _addGlyph(id: number): number;
}

// The very copy that the paper draws with.
const here = createRequire(import.meta.url);
const { create } = createRequire(here.resolve('pdfkit'))('fontkit') as {
  create(bytes: Uint8Array): OpenFace;
};

const held = new Map<string, ReadonlySet<number>>();

/** The code points that the face of a file has. */
export function charactersOf(file: string): ReadonlySet<number> {
  const there = held.get(file) ?? new Set(create(unpackWoff(readFileSync(file))).characterSet);
  held.set(file, there);
  return there;
}

/** Opens a face; a variable one, which is compressed as WOFF2, in one weight. */
export function createFace(bytes: Buffer, { name, weight }: { name: string; weight: number }): Face {
  const face = create(unpackWoff(bytes));
  Object.defineProperty(face, 'postscriptName', { value: name });
  placeMarks(face);
  if (face.fvar) varyAll(face, weight);
  return face;
}

// A few faces leave out an anchor that the library reads: without them a mark is where the glyph itself puts
// it.
function placeMarks(face: OpenFace): void {
  const { layout } = face;
  face.layout = (text, ...more) => {
    try {
      return layout.call(face, text, ...more);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      return layout.call(face, text, { mark: false, mkmk: false, abvm: false, blwm: false });
    }
  };
}

function varyAll(face: OpenFace, weight: number): void {
  face.variationCoords = [weight];
  const varied = new Set<number>();
  const { getGlyph, createSubset } = face;
  face.getGlyph = (id, ...more) => {
    if (!varied.has(id)) vary(face, id);
    varied.add(id);
    return getGlyph.call(face, id, ...more);
  };
  face.createSubset = () => {
    const subset = createSubset.call(face);
    subset._addGlyph = (id) => addGlyph(subset, face.getGlyph(id));
    return subset;
  };
}

// A glyph's variation moves four points after those of its outline, of which its measures come.
function vary(face: OpenFace, id: number): void {
  if (!face._transformedGlyphs) face._transformGlyfTable();
  const points = face._transformedGlyphs?.[id]?.points ?? [];
  const [first] = points;
  if (!first) return;
  const measures = [0, 1, 2, 3].map(() => Object.assign(first.copy(), { x: 0, y: 0, endContour: true }));
  face._variationProcessor.transformPoints(id, [...points, ...measures]);
  for (const point of points) Object.assign(point, { x: Math.round(point.x), y: Math.round(point.y) });
}

function addGlyph(subset: Subset, glyph: Glyph): number {
  const contours = glyph._getContours();
  const outline = written(contours);
  subset.glyf.push(outline);
  subset.loca.offsets.push(subset.offset);
  const bearing = Math.min(...contours.flat().map((point) => Math.round(point.x)));
  subset.hmtx.metrics.push({ advance: glyph.advanceWidth, bearing: Number.isFinite(bearing) ? bearing : 0 });
  subset.offset += outline.length;
  return subset.glyf.length - 1;
}

// A simple glyph of a `glyf` table: header, ends of contours, no instructions, a flag a point, then all x and
// all y as 16-bit steps; its length is a multiple of four.
function written(contours: readonly (readonly Point[])[]): Uint8Array {
  const points = contours.flat();
  if (points.length === 0) return new Uint8Array();
  const xs = points.map((point) => Math.round(point.x));
  const ys = points.map((point) => Math.round(point.y));
  const length = 12 + 2 * contours.length + 5 * points.length;
  const view = new DataView(new ArrayBuffer(Math.ceil(length / 4) * 4));
  let at = 0;
  const short = (value: number): void => {
    view.setInt16(at, value);
    at += 2;
  };
  for (const value of [contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)])
    short(value);
  let end = -1;
  for (const contour of contours) {
    end += contour.length;
    short(end);
  }
  short(0);
  for (const point of points) {
    view.setUint8(at, point.onCurve ? 1 : 0);
    at += 1;
  }
  for (const values of [xs, ys]) values.forEach((value, index) => short(value - (values[index - 1] ?? 0)));
  return new Uint8Array(view.buffer);
}
