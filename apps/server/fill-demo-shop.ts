import { createHash } from 'node:crypto';
import { findMerchandising, saveMerchandising } from '@veranda/db/catalog/merchandising';
import { findReviewable, findReviewedProducts } from '@veranda/db/reviews/reader';
import { setReviewStatus } from '@veranda/db/reviews/writer';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import { demoShopContent } from '@veranda/demo/demo-shop-content';
import type { DemoFile, DemoPurchase, DemoReview } from '@veranda/demo/demo-site';
import { isRefusal } from '@veranda/domain/refusal';
import { uploadFile } from '@veranda/server/features/downloads/manage-files';
import { importReviews } from '@veranda/server/features/reviews/import-reviews';
import { writeReview } from '@veranda/server/features/reviews/write-review';
import { csvFile } from '@veranda/server/platform/csv/write-csv';
import type { AppDeps } from '@veranda/server/app-deps';
import { reviewToken } from '@veranda/server/services/commerce/reviews/review-link';
import type { SiteEntry } from '@veranda/server/services/sites/directory/site-directory';
import { buyAtShop } from './buy-at-shop.ts';

/**
 * Fills a demo shop so that every state of a shop can be seen: what is scarce and awaited, reviews, files to
 * download.
 */
export async function fillDemoShop(deps: AppDeps, site: SiteEntry): Promise<void> {
  const goods = demoShopContent[site.slug];
  if (!goods) return;
  await deps.db.forSite(site.id, async (tx) => {
    const { settings, version } = await findMerchandising(tx);
    const shown = { scarcityEnabled: true, restockEnabled: true, nativeReviews: true, importedReviews: true };
    await saveMerchandising(tx, { settings: { ...settings, ...shown }, version });
  });
  for (const file of goods.files) await giveFile(deps, site.id, file);
  if (goods.reviews.length > 0) await giveReviews(deps, site.id, goods.reviews);
  // A server with a payment account of its own takes no test card: nothing is bought there.
  if (deps.settings.stripe.account === null) await givePurchase(deps, site, goods.purchase);
}

async function giveReviews(deps: AppDeps, siteId: string, reviews: readonly DemoReview[]): Promise<void> {
  // At noon, so that the day is the same wherever the shop is.
  const rows = reviews.map(({ product, rating, title, body, author, date }) => [
    product,
    String(rating),
    title,
    body,
    author,
    `${date}T12:00:00Z`,
  ]);
  const text = csvFile([['product', 'rating', 'title', 'body', 'author', 'date'], ...rows]);
  const done = await importReviews(deps, siteId, Buffer.from(text));
  if (isRefusal(done) || done.faults.length > 0)
    throw new Error(`the reviews of a demo shop are at fault: ${JSON.stringify(done)}`);
}

// Bought, written by the link of the mail, and decided by the owner: all but the last, which waits to be
// read.
async function givePurchase(deps: AppDeps, site: SiteEntry, purchase: DemoPurchase): Promise<void> {
  const skus = purchase.reviews.map(({ sku }) => sku);
  const products = await deps.db.forSite(site.id, (tx) => findReviewedProducts(tx, skus));
  const lines = skus.map((sku) => ({ sku, itemId: products.get(sku) ?? '' }));
  const { shippingOption } = purchase;
  const address = { lastName: 'Example', ...purchase.address };
  const email = `sam@${site.slug}.example`;
  const orderId = await buyAtShop(deps, site, { lines, email, address, shippingOption });
  const token = reviewToken(deps, site.id, orderId);
  for (const { sku, ...words } of purchase.reviews) {
    const form = { ...words, productId: products.get(sku) ?? '' };
    const written = await writeReview(deps, site.id, { token, form });
    if (isRefusal(written)) throw new Error(`the review of ${sku} is refused: ${written.code}`);
  }
  const waits = products.get(skus.at(-1) ?? '');
  await deps.db.forSite(site.id, async (tx) => {
    for (const line of await findReviewable(tx, orderId)) {
      if (line.reviewId === null || line.productId === waits) continue;
      const key = { id: line.reviewId };
      await setReviewStatus(tx, key, { status: 'published', now: new Date(deps.now()) });
    }
    await bumpSiteVersion(tx);
  });
  await deps.sites.refresh(site.id);
}

async function giveFile(deps: AppDeps, siteId: string, { product, fileName, text }: DemoFile): Promise<void> {
  const products = await deps.db.forSite(siteId, (tx) => findReviewedProducts(tx, [product]));
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
