import type Document from 'pdfkit';
import { letterFaces, sliceBytes, sliceOf, wide } from './slip-faces.ts';
import { openFace } from './slip-glyphs.ts';

export type Paper = InstanceType<typeof Document>;

/** How a text looks. Sizes are points. */
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
export interface PlacedText extends Measured {
  readonly x: number;
  readonly y: number;
  /** Called where a line would begin below the page's margin; gives the place of that line. */
  readonly onFull?: () => number;
}

/** Sets a text in the faces that its characters need, wrapped to its box. @returns where the next line would begin */
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

/** How high a text is in a box of a width. */
export function heightOf(paper: Paper, measured: Measured): number {
  return linesOf(paper, measured).length * lineHeight(measured.look);
}

function lineHeight({ size }: TextLook): number {
  return size * 1.3;
}

/** How far the letters' face reaches above its line, of its size. */
const ascent = 0.93;

function setLine(paper: Paper, line: readonly string[], box: PlacedText): void {
  const { look } = box;
  const total = line.reduce((sum, piece) => sum + widthOf(paper, piece, look), 0);
  const room = { left: 0, right: box.width - total, center: (box.width - total) / 2 }[look.align ?? 'left'];
  // Faces of several scripts stand on one line.
  const baseline = box.y + look.size * ascent;
  let x = box.x + room;
  for (const piece of inSight(line)) {
    const width = widthOf(paper, piece, look);
    takeFace(paper, piece, look);
    paper.fillColor(look.color);
    if (piece.trim() !== '') paper.text(piece, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
    x += width;
  }
}

// Lets the next piece be drawn in its face.
function takeFace(paper: Paper, piece: string, { size, isBold }: TextLook): void {
  const slice = wide.test(piece) ? sliceOf(piece) : undefined;
  if (!slice) return void paper.font(isBold ? letterFaces.bold : letterFaces.regular).fontSize(size);
  const weight = isBold ? 700 : 400;
  const name = `${slice.name}-${String(weight)}`;
  const there = registered.get(paper) ?? new Set();
  // The paper takes an opened face too, which its types do not tell.
  if (!there.has(name))
    paper.registerFont(name, openFace(sliceBytes(slice), { name, weight }) as unknown as Buffer);
  registered.set(paper, there.add(name));
  paper.font(name).fontSize(size);
}

const registered = new WeakMap<Paper, Set<string>>();

function widthOf(paper: Paper, piece: string, look: TextLook): number {
  takeFace(paper, piece, look);
  return paper.widthOfString(piece);
}

/** The lines of a text, each as pieces: words, spaces, and wide characters, between which a line may end. */
function linesOf(paper: Paper, measured: Measured): string[][] {
  return measured.text.split('\n').flatMap((text) => wrap(paper, { ...measured, text }));
}

function wrap(paper: Paper, { text, width, look }: Measured): string[][] {
  const lines: string[][] = [[]];
  let used = 0;
  for (const piece of piecesOf(text).flatMap((one) => cut(paper, { text: one, width, look }))) {
    const own = widthOf(paper, piece, look);
    if (used + own > width && used > 0) {
      lines.push([]);
      used = 0;
    }
    if (used === 0 && piece.trim() === '') continue;
    lines.at(-1)?.push(piece);
    used += own;
  }
  return lines;
}

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let word = '';
  for (const character of text) {
    const isApart = wide.test(character) || /\s/.test(character);
    if (isApart && word !== '') pieces.push(word);
    if (isApart) pieces.push(character);
    word = isApart ? '' : word + character;
  }
  return word === '' ? pieces : [...pieces, word];
}

// A word that no line can hold is cut where the line ends.
function cut(paper: Paper, { text: piece, width, look }: Measured): string[] {
  if (widthOf(paper, piece, look) <= width) return [piece];
  const parts: string[] = [''];
  for (const character of piece) {
    const grown = (parts.at(-1) ?? '') + character;
    if (widthOf(paper, grown, look) > width) parts.push(character);
    else parts[parts.length - 1] = grown;
  }
  return parts.filter((part) => part !== '');
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const leftToRight = /\p{L}/u;

/**
 * The pieces of a line in the order in which they are seen, from the left. The letters of a word are put in their order
 * by its face.
 */
export function inSight(line: readonly string[]): string[] {
  const strong = line.find((piece) => leftToRight.test(piece)) ?? '';
  const isBackwards = rightToLeft.test(strong);
  const runs: { isBackwards: boolean; pieces: string[] }[] = [];
  for (const piece of line) {
    const last = runs.at(-1);
    // A space or a figure goes with what stands before it.
    const own = leftToRight.test(piece) ? rightToLeft.test(piece) : (last?.isBackwards ?? isBackwards);
    if (last?.isBackwards === own) last.pieces.push(piece);
    else runs.push({ isBackwards: own, pieces: [piece] });
  }
  const ordered = isBackwards ? runs.toReversed() : runs;
  return ordered.flatMap((run) => (run.isBackwards ? run.pieces.toReversed() : run.pieces));
}
