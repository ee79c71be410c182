import { createHash } from 'node:crypto';
import { findReviewedProducts } from '@veranda/db/reviews/reader';
import { insertImported } from '@veranda/db/reviews/writer';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import { type CsvRow, readCsv } from '@veranda/domain/catalog/import/csv';
import { restoreFormula } from '@veranda/domain/csv/formulas';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { checkReview, type ReviewText } from '@veranda/domain/reviews/review';
import { reviewsEnglish } from '@veranda/messages/studio/reviews/compiled';
import { createTranslator } from '@veranda/messages/translator';
import { refusalMessage } from '../../platform/http/errors.ts';
import type { Deps } from '../../services/deps.ts';

const t = createTranslator(reviewsEnglish);

/** Result of an imported file. */
interface ImportedReviews {
  readonly imported: number;
  readonly known: number;
  readonly faults: { readonly row: number; readonly reason: string }[];
}

interface ReadRow {
  readonly number: number;
  readonly product: string;
  readonly text: ReviewText;
  readonly writtenAt: Date;
  readonly key: string;
}

const maxFaults = 100;

/**
 * Brings reviews from a file; a row that is known already changes nothing, a row at fault is reported and
 * left out.
 */
export async function importReviews(
  deps: Deps,
  siteId: string,
  bytes: Uint8Array,
): Promise<ImportedReviews | Refusal> {
  const table = readCsv(new TextDecoder().decode(bytes));
  if (isRefusal(table)) return table;
  const columns = columnsOf(table.header);
  if (columns.product < 0 || columns.rating < 0 || columns.author < 0) return refuse('review-file');
  const faults: { row: number; reason: string }[] = [];
  const rows = table.rows.flatMap((row) => {
    const read = readRow(row, columns, new Date(deps.now()));
    if (!isRefusal(read)) return [read];
    faults.push({ row: row.number, reason: refusalMessage(read, 'en') });
    return [];
  });
  const imported = await deps.db.forSite(siteId, async (tx) => {
    const ids = await findReviewedProducts(tx, [...new Set(rows.map((row) => row.product))]);
    const placed = rows.flatMap((row) => {
      const productId = ids.get(row.product);
      return productId === undefined ? [] : [{ row, productId }];
    });
    const added = await insertImported(
      tx,
      placed.map(({ row, productId }) => reviewRow(deps, productId, row)),
    );
    await bumpSiteVersion(tx);
    return { added, placed: placed.length, missing: rows.filter((row) => !ids.has(row.product)) };
  });
  await deps.sites.refresh(siteId);
  const missing = imported.missing.map((row) => ({
    row: row.number,
    reason: t('unknownProduct', { product: row.product }),
  }));
  return {
    imported: imported.added,
    known: imported.placed - imported.added,
    faults: [...faults, ...missing].sort((a, b) => a.row - b.row).slice(0, maxFaults),
  };
}

type Columns = Readonly<Record<'product' | 'rating' | 'title' | 'body' | 'author' | 'date', number>>;

function columnsOf(header: readonly string[]): Columns {
  const names = header.map((cell) => cell.trim().toLowerCase());
  const columnOf = (...words: string[]): number => names.findIndex((name) => words.includes(name));
  return {
    product: columnOf('product', 'product id', 'sku', 'url', 'handle'),
    rating: columnOf('rating', 'stars'),
    title: columnOf('title', 'headline'),
    body: columnOf('body', 'review', 'text', 'content'),
    author: columnOf('author', 'name', 'reviewer'),
    date: columnOf('date', 'written', 'created'),
  };
}

function readRow(row: CsvRow, columns: Columns, now: Date): ReadRow | Refusal {
  if (row.fault !== null) return refuse(row.fault);
  const cell = (column: number): string =>
    column < 0 ? '' : restoreFormula(row.cells[column] ?? '').replaceAll('\u0000', '');
  const text = checkReview({
    rating: Number(cell(columns.rating)),
    title: cell(columns.title),
    body: cell(columns.body),
    author: cell(columns.author),
  });
  if (isRefusal(text)) return text;
  const date = new Date(cell(columns.date));
  const key = createHash('sha256')
    .update(JSON.stringify([text.rating, text.title, text.body, text.author, cell(columns.date)]))
    .digest('hex');
  const writtenAt = Number.isNaN(date.getTime()) || date > now ? now : date;
  return { number: row.number, product: cell(columns.product).trim(), text, writtenAt, key };
}

function reviewRow(deps: Pick<Deps, 'newId' | 'now'>, productId: string, row: ReadRow) {
  return {
    id: deps.newId(),
    productId,
    origin: 'imported',
    ...row.text,
    status: 'published',
    orderId: null,
    sourceKey: row.key,
    writtenAt: row.writtenAt,
    decidedAt: new Date(deps.now()),
  };
}
