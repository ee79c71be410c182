import { restoreFormula } from '../csv/formulas.ts';
import type { TextPair } from './translations.ts';

/** Headings of a table of translations; a line is one text. */
export const translationColumns = ['Kind', 'Document', 'Path', 'Original', 'Translation', 'State'] as const;

/** A line of a table of translations. */
export interface TranslationRow {
  readonly line: number;
  readonly kind: string;
  readonly id: string;
  readonly path: string;
  readonly original: string;
  readonly translation: string;
}

/** A line that cannot be taken over. */
export interface UnreadRow {
  readonly line: number;
  readonly problem: string;
}

/** Reads a line by the headings of its table. */
export function readRow(
  line: number,
  headings: readonly string[],
  cells: readonly string[],
): TranslationRow | UnreadRow {
  const cell = (name: string) => restoreFormula(cells[headings.indexOf(name)] ?? '');
  if (cells.length !== headings.length)
    return { line, problem: `It has ${String(cells.length)} cells, not ${String(headings.length)}.` };
  const [kind, id, path] = [cell('Kind'), cell('Document'), cell('Path')];
  if (kind === '' || id === '' || path === '') return { line, problem: 'Kind, document or path is missing.' };
  return { line, kind, id, path, original: cell('Original'), translation: cell('Translation') };
}

/** The first heading that a table lacks; null where none does. */
export function missingHeading(headings: readonly string[]): string | null {
  return (
    ['Kind', 'Document', 'Path', 'Original', 'Translation'].find((name) => !headings.includes(name)) ?? null
  );
}

/** Why a line is not taken over into the texts of its document; null where it is. */
export function rowProblem(row: TranslationRow, pairs: readonly TextPair[] | undefined): string | null {
  if (!pairs) return `There is no ${row.kind} ${row.id}.`;
  const pair = pairs.find(({ path }) => path === row.path);
  if (!pair) return `There is no text at ${row.path}.`;
  const isSame = normalized(pair.text) === normalized(row.original);
  return isSame ? null : 'The original was changed since the file was made.';
}

// Spreadsheets write line ends of their own.
function normalized(text: string): string {
  return text.replaceAll('\r\n', '\n').trim();
}
