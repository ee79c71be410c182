import { createHash } from 'node:crypto';
import { demoGoods } from '@veranda/demo/demo-goods';
import type { DemoFile, DemoReview } from '@veranda/demo/demo-site';
import { findMerchandising, saveMerchandising } from '@veranda/db/catalog/merchandising';
import { findReviewedProducts } from '@veranda/db/reviews/reader';
import { isRefusal } from '@veranda/domain/refusal';
import type { Deps } from '@veranda/server/platform/deps';
import { uploadFile } from '@veranda/server/features/downloads/manage-files';
import { importReviews } from '@veranda/server/features/reviews/import-reviews';
import type { SiteEntry } from '@veranda/server/platform/sites/site-directory';
import { stringify } from 'csv-stringify/sync';

/** Fills a demo shop so that every state of a shop can be seen: what is scarce and awaited, reviews, files to download. */
export async function fillDemoShop(deps: Deps, site: SiteEntry): Promise<void> {
  const goods = demoGoods[site.slug];
  if (!goods) return;
  await deps.db.forSite(site.id, async (tx) => {
    const { settings, version } = await findMerchandising(tx, site.id);
    const shown = { scarcityEnabled: true, restockEnabled: true, nativeReviews: true, importedReviews: true };
    await saveMerchandising(tx, site.id, { settings: { ...settings, ...shown }, version });
  });
  for (const file of goods.files) await giveFile(deps, site.id, file);
  await giveReviews(deps, site.id, goods.reviews);
}

async function giveReviews(deps: Deps, siteId: string, reviews: readonly DemoReview[]): Promise<void> {
  // At noon, so that the day is the same wherever the shop is.
  const dated = reviews.map((review) => ({ ...review, date: `${review.date}T12:00:00Z` }));
  const csv = stringify(dated, {
    header: true,
    columns: ['product', 'rating', 'title', 'body', 'author', 'date'],
  });
  const done = await importReviews(deps, siteId, Buffer.from(csv));
  if (isRefusal(done) || done.faults.length > 0)
    throw new Error(`the reviews of a demo shop are at fault: ${JSON.stringify(done)}`);
}

async function giveFile(deps: Deps, siteId: string, { product, fileName, text }: DemoFile): Promise<void> {
  const products = await deps.db.forSite(siteId, (tx) => findReviewedProducts(tx, siteId, [product]));
  const productId = products.get(product);
  if (productId === undefined) throw new Error(`the demo shop has no ${product}`);
  const bytes = Buffer.from(text);
  const kept = await uploadFile(
    deps,
    { siteId, productId },
    {
      field: 'file',
      fileName,
      mimeType: 'text/plain',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      read: async function* () {
        yield bytes;
      },
    },
  );
  if (isRefusal(kept)) throw new Error(`the file of ${product} cannot be kept: ${kept.code}`);
}
