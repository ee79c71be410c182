import type { Cells } from './section-grid.ts';

/** Cells along the other axis that a guide reaches over. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** Lines of one axis by their place in half cells, so that the middle of three columns is a whole number too. */
interface AxisLines {
  readonly edges: ReadonlyMap<number, Span>;
  readonly middles: ReadonlyMap<number, Span>;
}

/** Edges and middles of what stands around, made once for a gesture. */
export interface SnapLines {
  readonly columns: AxisLines;
  readonly rows: AxisLines;
}

/** A line to draw: across the columns (`x`) or the rows (`y`), in cells. */
export interface Guide extends Span {
  readonly axis: 'x' | 'y';
  readonly at: number;
}

/** The lines of a section's blocks, and the middle of the section; in linear time. */
export function snapLines(places: Iterable<Cells>, columns: number): SnapLines {
  const lines = { columns: newAxis(), rows: newAxis() };
  let rows = 0;
  for (const { x, y, w, h } of places) {
    addLines(lines.columns, { start: x, size: w }, { from: y, to: y + h });
    addLines(lines.rows, { start: y, size: h }, { from: x, to: x + w });
    rows = Math.max(rows, y + h);
  }
  addLine(lines.columns.middles, columns, { from: 0, to: rows });
  return lines;
}

/** Cells by which something snaps to a line although another cell is nearer. */
const reach = 0.75;

/** The whole cell for a place between two cells: one where it stands in line with something, or the nearest. */
export function snapStart(lines: AxisLines, start: number, size: number): number {
  const isInLine = (at: number) =>
    lines.middles.has(2 * at + size) || lines.edges.has(2 * at) || lines.edges.has(2 * (at + size));
  return snapped(start, isInLine);
}

/** The whole cell for an edge that is pulled. */
export function snapEdge(lines: AxisLines, edge: number): number {
  return snapped(edge, (at) => lines.edges.has(2 * at));
}

/** Guides of a place: at most three an axis, whatever the number of blocks. */
export function guidesOf(lines: SnapLines, { x, y, w, h }: Cells): readonly Guide[] {
  return [
    ...axisGuides('x', lines.columns, { start: x, size: w, across: { from: y, to: y + h } }),
    ...axisGuides('y', lines.rows, { start: y, size: h, across: { from: x, to: x + w } }),
  ];
}

function snapped(value: number, isInLine: (at: number) => boolean): number {
  const nearest = Math.round(value);
  const other = nearest > value ? nearest - 1 : nearest + 1;
  if (isInLine(nearest) || Math.abs(other - value) > reach) return nearest;
  return isInLine(other) ? other : nearest;
}

function axisGuides(
  axis: Guide['axis'],
  { edges, middles }: AxisLines,
  { start, size, across }: { readonly start: number; readonly size: number; readonly across: Span },
): readonly Guide[] {
  const guide = (spans: ReadonlyMap<number, Span>, half: number): readonly Guide[] => {
    const span = spans.get(half);
    return span ? [{ axis, at: half / 2, ...joined(span, across) }] : [];
  };
  return [
    ...guide(edges, 2 * start),
    ...guide(middles, 2 * start + size),
    ...guide(edges, 2 * (start + size)),
  ];
}

function newAxis() {
  return { edges: new Map<number, Span>(), middles: new Map<number, Span>() };
}

function addLines(
  { edges, middles }: ReturnType<typeof newAxis>,
  { start, size }: { readonly start: number; readonly size: number },
  span: Span,
): void {
  addLine(edges, 2 * start, span);
  addLine(edges, 2 * (start + size), span);
  addLine(middles, 2 * start + size, span);
}

function addLine(spans: Map<number, Span>, half: number, span: Span): void {
  const known = spans.get(half);
  spans.set(half, known ? joined(known, span) : span);
}

function joined(a: Span, b: Span): Span {
  return { from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) };
}
