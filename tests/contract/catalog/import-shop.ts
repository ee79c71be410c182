import type { ImportRun } from '@veranda/contracts/catalog-import';
import { findProductsOfCollection } from '@veranda/db/catalog/reader';
import { isRefusal } from '@veranda/domain/refusal';
import { checkImport, readImport, startImport } from '@veranda/server/features/catalog/import-products';
import { catalogJobs } from '@veranda/server/features/catalog/jobs';
import { csvRow } from '@veranda/server/platform/csv/write-csv';
import { drainOutbox } from '@veranda/server/platform/jobs/drain-outbox';
import type { SiteEntry } from '@veranda/server/services/sites/directory/site-directory';
import type { TestDatabase } from '../../support/test-database.ts';
import { makeShop } from './cast.ts';
import type { CatalogueDeps } from './catalogue-deps.ts';

let shops = 0;

/** Makes a site with an empty shop, and what imports files into it. */
export async function makeImportShop(db: TestDatabase, deps: CatalogueDeps, currency = 'USD') {
  shops += 1;
  const made = await makeShop(db, `import-${shops}`, currency);
  const site = await deps.site(made.siteId);
  const request = (text: string | Uint8Array, more = {}) => ({
    file: { fileName: 'products.csv', bytes: Buffer.from(text) },
    collectionId: made.storeId,
    overflow: 'refuse' as const,
    ...more,
  });
  return {
    ...made,
    site,
    request,
    check: async (text: string | Uint8Array, more = {}) =>
      succeeded(await checkImport(deps, site, request(text, more))),
    apply: async (text: string | Uint8Array, more = {}) => {
      const started = await startImport(deps, site, request(text, more));
      if (isRefusal(started)) throw new Error(started.code);
      return finished(deps, site, started.id);
    },
    refusal: async (text: string | Uint8Array) => {
      const answer = await startImport(deps, site, request(text));
      return isRefusal(answer) ? answer.code : 'taken';
    },
    products: () => db.forSite(made.siteId, (tx) => findProductsOfCollection(tx, made.storeId)),
  };
}

/** Does what the worker does with the message that an import leaves. */
export async function finished(deps: CatalogueDeps, site: SiteEntry, runId: string): Promise<ImportRun> {
  const job = catalogJobs(deps)['import-images'];
  if (!job) throw new Error('there is no such job');
  await drainOutbox(deps, 'import-images', job);
  return succeeded(await readImport(deps, site.id, runId));
}

/** An answer that is no refusal. */
export function succeeded<T>(answer: T): Exclude<T, { kind: 'refusal' }> {
  if (isRefusal(answer)) throw new Error(answer.code);
  return answer as Exclude<T, { kind: 'refusal' }>;
}

/** The first line of a file of products. */
export const header = csvRow([
  'Product ID',
  'Variant ID',
  'Title',
  'SKU',
  'Option Name 1',
  'Option Value 1',
  'Price',
  'Stock',
  'Categories',
  'Hosted Image URLs',
]);

/** A line below `header`. */
export function row(...cells: string[]): string {
  return csvRow(cells);
}
