import type { ImportReport } from '@veranda/contracts/catalog-import';
import { columnNames } from '@veranda/domain/catalog/import/columns';
import { cellsOf } from '@veranda/domain/catalog/import/file-products';
import type { ImportPlan, PlannedProduct, Verdict } from '@veranda/domain/catalog/import/plan-import';
import type { Refusal } from '@veranda/domain/refusal';
import { presentRefusal } from '../../platform/http/errors.ts';
import type { ImportFile } from './read-import-file.ts';

type ImageLine = ImportReport['images'][number];

/** Says of every row of the file what becomes of it, in plain words. */
export function reportImport(
  file: ImportFile,
  plan: ImportPlan,
  context: { readonly storedImages: ReadonlyMap<string, string>; readonly page: string },
): ImportReport {
  const skus = new Map(file.table.rows.map((row) => [row.number, cellsOf(row, file.columns)('sku') ?? '']));
  const rows = plan.products.flatMap((product) =>
    product.rows.map((number, index) => ({
      number,
      verdict: product.verdict,
      title: index === 0 ? product.title : '',
      sku: (skus.get(number) ?? '').slice(0, 60),
      reason: wordsOf(product.reasons.get(number)),
      notes: index === 0 ? product.notes.flatMap((note) => wordsOf(note) ?? []) : [],
    })),
  );
  return {
    counts: countVerdicts(rows.map((row) => row.verdict)),
    products: countVerdicts(plan.products.map((product) => product.verdict)),
    rows,
    ignoredColumns: [...otherPages(file, context.page), ...file.columns.ignored].map((name) =>
      name.slice(0, 100),
    ),
    overflow: overflowOf(plan),
    stores: [],
    images: plan.products.flatMap((product) => waitingImages(product, context.storedImages)),
  };
}

// The products of every page go into the one that was chosen; a note tells where the file names others.
function otherPages({ table, columns }: ImportFile, page: string): string[] {
  const named = new Set(table.rows.map((row) => cellsOf(row, columns)('page') ?? ''));
  const others = [...named].filter((name) => name !== '' && name !== page);
  return others.length === 0 ? [] : [`${columnNames.page} (${others.join(', ')})`];
}

/** The text of a refusal. */
export function wordsOf(refusal: Refusal | undefined): string | null {
  return refusal ? presentRefusal(refusal).body.error : null;
}

/** Number of rows by verdict. */
export function countVerdicts(verdicts: readonly Verdict[]): ImportReport['counts'] {
  const counts = { create: 0, update: 0, unchanged: 0, refused: 0 };
  for (const verdict of verdicts) counts[verdict] += 1;
  return counts;
}

function overflowOf(plan: ImportPlan): ImportReport['overflow'] {
  const [first] = plan.stores;
  if (plan.overflow === 0 || !first) return null;
  const storeTitle = `${first.title} ${plan.stores.length + 1}`;
  return { products: plan.overflow, offer: 'second-store', storeTitle };
}

function waitingImages(product: PlannedProduct, stored: ReadonlyMap<string, string>): ImageLine[] {
  const file = product.change?.file;
  return (file?.images ?? [])
    .filter((address) => !stored.has(address))
    .map((address) => ({
      row: file?.row ?? 0,
      address: address.slice(0, 2_000),
      status: 'waiting',
      reason: null,
    }));
}
