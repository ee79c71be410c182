import type Document from 'pdfkit';
import { hanFormsOf, type HanForms, letterFaces, type SlipFace, sliceBytes } from './slip-faces.ts';
import { createFace } from './slip-glyphs.ts';
import { inSight, type Piece, piecesOf, type Run, runsOf } from './slip-runs.ts';

export type Paper = InstanceType<typeof Document>;

/** Style of a text. Sizes are points. */
export interface TextLook {
  readonly size: number;
  readonly color: string;
  readonly isBold?: boolean;
  readonly align?: 'left' | 'right' | 'center';
}

/** A text as it is measured. */
interface Measured {
  readonly text: string;
  readonly width: number;
  readonly look: TextLook;
}

/** A text and where it stands. */
interface PlacedText extends Measured {
  readonly x: number;
  readonly y: number;
  /** Called where a line would begin below the page's margin; gives the place of that line. */
  readonly onFull?: () => number;
}

const registered = new WeakMap<Paper, Set<string>>();
const forms = new WeakMap<Paper, HanForms>();

/** From here on Chinese characters have the forms that are read in a country. */
export function writeFor(paper: Paper, country: string): void {
  forms.set(paper, hanFormsOf(country));
}

/**
 * Sets a text in the faces that its characters need, wrapped to its box. @returns where the next line would
 * begin
 */
export function setText(paper: Paper, placed: PlacedText): number {
  const { look, onFull } = placed;
  const height = lineHeight(look);
  let { y } = placed;
  for (const line of linesOf(paper, placed)) {
    if (onFull && y + height > paper.page.height - paper.page.margins.bottom) y = onFull();
    setLine(paper, line, { ...placed, y });
    y += height;
  }
  paper.y = y;
  return y;
}

/** Height of a text in a box of a width. */
export function heightOf(paper: Paper, measured: Measured): number {
  return linesOf(paper, measured).length * lineHeight(measured.look);
}

function lineHeight({ size }: TextLook): number {
  return size * 1.3;
}

/** Height of the letters' face above its line, as a part of its size. */
const ascent = 0.93;

function setLine(paper: Paper, line: readonly Piece[], box: PlacedText): void {
  const { look } = box;
  const runs = inSight(line).map((run) => ({ ...run, width: widthOf(paper, run, look) }));
  const total = runs.reduce((sum, { width }) => sum + width, 0);
  const room = { left: 0, right: box.width - total, center: (box.width - total) / 2 }[look.align ?? 'left'];
  // Faces of several scripts are on one line.
  const baseline = box.y + look.size * ascent;
  let x = box.x + room;
  for (const run of runs) {
    takeFace(paper, run.face, look);
    paper.fillColor(look.color);
    if (run.text.trim() !== '')
      paper.text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
    x += run.width;
  }
}

// Lets the next run be drawn in its face.
function takeFace(paper: Paper, face: SlipFace, { size, isBold }: TextLook): void {
  if (face === 'letters')
    return void paper.font(isBold ? letterFaces.bold : letterFaces.regular).fontSize(size);
  const weight = isBold ? 700 : 400;
  const name = `${face.name}-${String(weight)}`;
  const there = registered.get(paper) ?? new Set();
  // The paper takes an opened face too, which its types do not tell.
  if (!there.has(name))
    paper.registerFont(name, createFace(sliceBytes(face, weight), { name, weight }) as unknown as Buffer);
  registered.set(paper, there.add(name));
  paper.font(name).fontSize(size);
}

function widthOf(paper: Paper, run: Run, look: TextLook): number {
  takeFace(paper, run.face, look);
  return paper.widthOfString(run.text);
}

function pieceWidth(paper: Paper, piece: Piece, look: TextLook): number {
  return runsOf(piece).reduce((sum, run) => sum + widthOf(paper, run, look), 0);
}

/** The lines of a text, each as pieces without the space at its ends. */
function linesOf(paper: Paper, measured: Measured): Piece[][] {
  return measured.text.split(/\r\n|[\n\r\u2028\u2029]/).flatMap((text) => wrap(paper, { ...measured, text }));
}

function wrap(paper: Paper, { text, width, look }: Measured): Piece[][] {
  const lines: Piece[][] = [[]];
  let used = 0;
  const pieces = piecesOf(text, { isBold: look.isBold ?? false, han: forms.get(paper) ?? 'sc' });
  for (const piece of pieces.flatMap((one) => cut(paper, one, { width, look }))) {
    const own = pieceWidth(paper, piece, look);
    if (used + own > width && used > 0) {
      lines.push([]);
      used = 0;
    }
    if (used === 0 && piece.isSpace) continue;
    lines.at(-1)?.push(piece);
    used += own;
  }
  return lines.map(withoutEnd);
}

function withoutEnd(line: readonly Piece[]): Piece[] {
  const last = line.findLastIndex(({ isSpace }) => !isSpace);
  return line.slice(0, last + 1);
}

// A word that no line can hold is cut where the line ends.
function cut(paper: Paper, piece: Piece, { width, look }: Omit<Measured, 'text'>): Piece[] {
  if (pieceWidth(paper, piece, look) <= width) return [piece];
  const parts: Piece[] = [];
  for (const cluster of piece.clusters) {
    const last = parts.at(-1);
    const grown = { ...piece, clusters: [...(last?.clusters ?? []), cluster] };
    if (!last || pieceWidth(paper, grown, look) > width) parts.push({ ...piece, clusters: [cluster] });
    else parts[parts.length - 1] = grown;
  }
  return parts;
}
