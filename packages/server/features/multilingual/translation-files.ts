import { saveTranslations } from '@veranda/db/multilingual/translations';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { type CsvRow, readCsv } from '@veranda/domain/catalog/import/csv';
import {
  missingHeading,
  readRow,
  rowProblem,
  translationColumns,
  type TranslationRow,
  type UnreadRow,
} from '@veranda/domain/multilingual/translation-rows';
import { maxTranslation, textHash } from '@veranda/domain/multilingual/translations';
import { partName } from '@veranda/domain/publishing/parts';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { csvFile } from '../../platform/csv/write-csv.ts';
import { type PairedDocument, readPairs } from './translations.ts';

/** Lines that are told of those that cannot be read. */
const toldLines = 100;

/** Every text of the draft beside its translation, as CSV. */
export async function exportTranslations(tx: SiteTransaction, language: string): Promise<string | Refusal> {
  const documents = await readPairs(tx, language);
  if (isRefusal(documents)) return documents;
  const rows = documents.flatMap(({ kind, id, pairs }) =>
    pairs.map(({ path, text, translation, state }) => [kind, id, path, text, translation, state]),
  );
  return csvFile([[...translationColumns], ...rows]);
}

/** Takes over a table of translations; lines that cannot be read are told, and lines without a translation are skipped. */
export async function importTranslations(
  tx: SiteTransaction,
  language: string,
  file: string,
): Promise<{ saved: number; unread: UnreadRow[] } | Refusal> {
  const rows = readTable(file);
  if (isRefusal(rows)) return rows;
  const documents = await readPairs(tx, language);
  if (isRefusal(documents)) return documents;
  const byName = new Map(documents.map((each) => [partName(each), each]));
  const { taken, unread } = sortRows(rows, byName);
  for (const [name, texts] of Map.groupBy(taken, (row) => partName(row))) {
    const document = byName.get(name);
    if (document) await saveRows(tx, { ...document, language }, texts);
  }
  return { saved: taken.length, unread: unread.slice(0, toldLines) };
}

type Row = TranslationRow | UnreadRow;

function readTable(file: string): readonly Row[] | Refusal {
  const table = readCsv(file);
  if (isRefusal(table)) return table;
  const headings = table.header.map((name) => name.trim());
  const missing = missingHeading(headings);
  if (missing !== null) return malformed(1, `The column ${missing} is missing.`);
  return table.rows.map(({ number, cells, fault }) =>
    fault === null ? readRow(number, headings, cells) : { line: number, problem: faults[fault] },
  );
}

const faults: Readonly<Record<NonNullable<CsvRow['fault']>, string>> = {
  'row-unclosed-quote': 'A quote is opened and never closed.',
  'row-cell-too-long': 'A cell is too long.',
  'row-nul': 'A cell has characters that no text has.',
};

function malformed(line: number, problem: string): Refusal {
  return refuse('translation-file-malformed', { field: 'text', params: { line, problem } });
}

function sortRows(rows: readonly Row[], documents: ReadonlyMap<string, PairedDocument>) {
  const taken: TranslationRow[] = [];
  const unread: UnreadRow[] = [];
  for (const row of rows) {
    if ('problem' in row) unread.push(row);
    else if (row.translation.trim() !== '') {
      const isLong = row.translation.length > maxTranslation;
      const problem = isLong
        ? `The translation is longer than ${String(maxTranslation)} characters.`
        : rowProblem(row, documents.get(partName(row))?.pairs);
      if (problem === null) taken.push(row);
      else unread.push({ line: row.line, problem });
    }
  }
  return { taken, unread };
}

async function saveRows(
  tx: SiteTransaction,
  { pairs, ...key }: PairedDocument & { readonly language: string },
  rows: readonly TranslationRow[],
): Promise<void> {
  const originals = new Map(pairs.map(({ path, text }) => [path, text]));
  const texts = rows.map(
    ({ path, translation }) =>
      [path, { text: translation, source: textHash(originals.get(path) ?? '') }] as const,
  );
  await saveTranslations(tx, key, Object.fromEntries(texts));
}
