import { rebuildListing } from '@veranda/db/catalog/writer';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import { metrics } from '@veranda/server/platform/observe/metrics';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '../../support/browser-session.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { createShop, type Shop } from './shop.ts';

const pages = ['/about', '/shop', '/shop/p/mug', '/shop/p/shirt'] as const;
type Page = (typeof pages)[number];

let shop: Shop;
let other: TestApp;
beforeAll(async () => {
  shop = await createShop('kept-pages');
  other = await createTestApp({ beside: shop.app });
});
afterAll(async () => {
  await other.close();
  await shop.close();
});
afterEach(() => expect([...shop.app.faults, ...other.faults]).toEqual([]));

interface Seen {
  readonly etag: string;
  readonly isCached: boolean;
}

/** Answer of a process for each page, with a flag for a hit in its memory. */
async function look(app = shop.app): Promise<Record<Page, Seen>> {
  const visitor = createSession(app.port, `${shop.slug}.${shop.app.studioHost}`);
  const seen = new Map<string, Seen>();
  for (const path of pages) {
    const before = await hits();
    const answer = await visitor.send('GET', path);
    expect([path, answer.status]).toEqual([path, 200]);
    seen.set(path, { etag: answer.headers.get('etag') ?? '', isCached: (await hits()) > before });
  }
  return Object.fromEntries(seen) as Record<Page, Seen>;
}

async function hits(): Promise<number> {
  const { values } = await metrics.pageCache.get();
  return values.find(({ labels }) => labels.result === 'hit')?.value ?? 0;
}

/** Sets what is on the shelf, and has both processes draw every page with it. */
async function stockUp(mugs: number): Promise<Record<Page, Seen>> {
  await shop.setStock('MUG', mugs);
  await shop.app.db.forSite(shop.siteId, async (tx) => {
    await rebuildListing(tx, [shop.variant('MUG').productId]);
    await bumpSiteVersion(tx);
  });
  for (const app of [shop.app, other]) {
    await app.deps.sites.refresh(shop.siteId);
    await look(app);
  }
  const seen = await look();
  expect(Object.values(seen).every(({ isCached }) => isCached)).toBe(true);
  return seen;
}

async function versions() {
  return shop.app.db.forSite(shop.siteId, (tx) =>
    tx.selectFrom('site').select(['version', 'stockVersion']).executeTakeFirstOrThrow(),
  );
}

async function buy(quantity = 1): Promise<void> {
  const session = await shop.shopper();
  expect((await shop.add(session, 'MUG', quantity)).status).toBe(200);
  const placed = await shop.complete(session, 500 + 1250 * quantity);
  expect(placed.json).toMatchObject({ status: 'placed' });
}

function kept(seen: Record<Page, Seen>): string[] {
  return pages.filter((path) => seen[path].isCached);
}

function sameAs(before: Record<Page, Seen>, after: Record<Page, Seen>): string[] {
  return pages.filter((path) => before[path].etag === after[path].etag);
}

describe('the cached pages of a shop after an order of counted stock', () => {
  it('are all kept while none of them says anything else', async () => {
    const before = await stockUp(50);
    const old = await versions();
    await buy();
    await buy(3);
    expect(await versions()).toEqual(old);
    await shop.app.deps.sites.refresh(shop.siteId);
    const after = await look();
    expect([kept(after), sameAs(before, after)]).toEqual([pages, pages]);
  });

  it('are kept but for the page of the product that has one left (storefront §5, quantity input)', async () => {
    const before = await stockUp(2);
    const { version } = await versions();
    await buy();
    expect((await versions()).version).toBe(version);
    await shop.app.deps.sites.refresh(shop.siteId);
    const after = await look();
    const others = ['/about', '/shop', '/shop/p/shirt'];
    expect([kept(after), sameAs(before, after)]).toEqual([others, others]);
    expect(kept(await look())).toEqual(pages);
  });

  it('are kept but for those that show the product when it is sold out', async () => {
    const before = await stockUp(1);
    await buy();
    await shop.app.deps.sites.refresh(shop.siteId);
    const after = await look();
    expect(sameAs(before, after)).not.toContain('/shop');
    expect(sameAs(before, after)).not.toContain('/shop/p/mug');
    // The page of the shirt shows what else there is.
    expect([kept(after), sameAs(before, after)]).toEqual([['/about'], ['/about']]);
    expect(kept(await look())).toEqual(pages);
  });

  it('say the same in another process within five seconds, which keeps the rest too', async () => {
    await stockUp(1);
    const before = await look(other);
    await buy();
    await expect
      .poll(async () => sameAs(before, await look(other)), { timeout: 5000 })
      .not.toContain('/shop/p/mug');
    const after = await look(other);
    expect(sameAs(before, after)).toContain('/about');
    expect(sameAs(before, after)).not.toContain('/shop');
    expect(after['/about'].isCached).toBe(true);
  });
});
