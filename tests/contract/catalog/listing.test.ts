import { ensureCategories } from '@veranda/db/catalog/categories';
import { insertProducts } from '@veranda/db/catalog/writer';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import { categorySteps } from '@veranda/domain/catalog/category-path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addShop, type Shop } from '../checkout/shop.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { newId, productFrom } from './cast.ts';

const context = { actor: 'seed', kind: 'opening', newId } as const;

let app: TestApp;
let shop: Shop;

beforeAll(async () => {
  app = await createTestApp();
  shop = await addShop(app, 'listing');
  const { siteId } = shop;
  await app.db.forSite(siteId, async (tx) => {
    const store = await tx
      .selectFrom('collection')
      .select('id')
      .where('type', '=', 13)
      .executeTakeFirstOrThrow();
    const ids = await ensureCategories(tx, store.id, { steps: categorySteps('/bread/rye'), newId });
    const rye = ids.get('/bread/rye') ?? '';
    const more = (position: number, rest: object) => ({ position, ...rest });
    await insertProducts(
      tx,
      [
        productFrom(store.id, 'Dark Rye', '5.00×1', more(11, { tags: ['dark', 'sour'], categoryIds: [rye] })),
        productFrom(store.id, 'Baguette', '2.50×0', more(12, { tags: ['white'] })),
        productFrom(store.id, 'Almond Tart', '31.00×4', more(13, { tags: ['sour'] })),
        ...Array.from({ length: 30 }, (_, n) =>
          productFrom(store.id, `Bun ${n}`, '9.00×4', more(20 + n, {})),
        ),
      ],
      { ...context },
    );
    await bumpSiteVersion(tx);
  });
  await app.deps.sites.refresh(siteId);
});
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});

async function list(query: string) {
  const page = await app.site('listing').send('GET', `/shop${query}`);
  const titles = [...page.text.matchAll(/v-card-title"><a [^>]*>([^<]+)</g)].map(([, title]) => title ?? '');
  return { page, titles };
}

describe('product listing (storefront §2, §9): without JavaScript', () => {
  it('filters by a category and those below it, and shows the way to it', async () => {
    const { page, titles } = await list('?category=bread');
    expect(titles).toEqual(['Dark Rye']);
    expect(page.text).toMatch(/<h1 class="v-list-title">Bread<\/h1>/i);
    expect(page.text).toMatch(/data-level="2"[\s\S]*category=bread%2Frye/);
    expect(page.text).toMatch(/aria-current="page" data-depth="1"/);
  });

  it('lets a category be found by its own title and address, and has nothing at one that is none', async () => {
    const { page } = await list('?category=bread%2Frye');
    expect(page.text).toMatch(/<title>Rye\b/i);
    expect(page.text).toMatch(/<link rel="canonical" href="[^"]*\/shop\?category=bread%2Frye">/);
    for (const query of [
      '?category=nope',
      '?category=bread%2Fnope',
      '?category=%2F',
      '?category=nope&format=json',
    ])
      expect((await list(query)).page.status, query).toBe(404);
  });

  it('filters by tag, price and availability, each said and each undone by a link', async () => {
    expect((await list('?tag=sour')).titles).toEqual(['Dark Rye', 'Almond Tart']);
    expect((await list('?max=4')).titles).toEqual(['Baguette']);
    expect((await list('?max=4&available=1')).titles).toEqual([]);
    const { page, titles } = await list('?tag=sour&min=10&max=50.00');
    expect(titles).toEqual(['Almond Tart']);
    expect(page.text).toContain('<p class="v-list-count">1 product</p>');
    expect(page.text).toMatch(/href="\/shop\?min=10\.00&amp;max=50\.00" aria-label="Remove filter: sour"/);
    expect(page.text).toMatch(
      /href="\/shop\?tag=sour&amp;max=50\.00" aria-label="Remove filter: from \$10\.00"/,
    );
    expect(page.text).toMatch(/class="v-filter-clear" href="\/shop"/);
    expect((await list('?tag=nothing')).page.text).toContain('No products match these filters.');
  });

  it('offers in a category the filters of what is in it, and keeps how the list is narrowed from category to category', async () => {
    const whole = (await list('')).page.text;
    expect(whole).toContain('name="available"');
    expect(whole).toMatch(/value="white"/);
    const { page } = await list('?category=bread&sort=title&tag=sour&min=1&offset=0');
    expect(page.text).toMatch(/value="sour"[^>]*>[^<]*\(1\)/);
    expect(page.text).not.toMatch(/value="white"/);
    expect(page.text).not.toContain('name="available"');
    expect((await list('?sort=title')).page.text).toMatch(/value="white"/);
    expect(page.text).toContain('href="/shop?category=bread%2Frye&amp;tag=sour&amp;sort=title&amp;min=1.00"');
    expect(page.text).toContain('href="/shop?tag=sour&amp;sort=title&amp;min=1.00"');
  });

  it('says beyond the last page how many there are, keeps the filters, and leads back', async () => {
    const { page, titles } = await list('?offset=5000&sort=title&min=9');
    expect(titles).toEqual([]);
    expect(page.status).toBe(404);
    expect(page.text).toContain('<meta name="robots" content="noindex">');
    expect(page.text).toMatch(/<p class="v-list-count">3\d products<\/p>/);
    expect(page.text).toContain('class="v-filter-form"');
    expect(page.text).toMatch(/rel="prev" href="\/shop\?offset=24&amp;sort=title&amp;min=9\.00"/);
  });

  it('sorts by name, price and age', async () => {
    expect((await list('?sort=title')).titles.slice(0, 2)).toEqual(['Almond Tart', 'Baguette']);
    expect((await list('?sort=price-up')).titles[0]).toBe('Baguette');
    expect((await list('?sort=price-down')).titles[0]).toBe('Almond Tart');
    expect((await list('?sort=price-up')).page.text).toMatch(/<option value="price-up" selected>/);
  });

  it('an address that somebody typed never fails', async () => {
    for (const query of [
      '?min=abc&max=-4',
      '?sort=;drop',
      '?offset=-1',
      '?offset=9e99',
      '?category=%00',
      '?tag=%00',
    ])
      expect((await list(query)).page.status, query).toBe(200);
    expect((await app.site('listing').send('GET', '/shop/p/%00')).status).toBe(404);
  });

  it('goes on page by page under the same filters', async () => {
    const { page, titles } = await list('?sort=title&min=9');
    expect(titles).toHaveLength(24);
    expect(page.text).toMatch(/rel="next" href="\/shop\?offset=24&amp;sort=title&amp;min=9\.00"/);
    const second = await list('?offset=24&sort=title&min=9.00');
    expect(second.page.text).toMatch(/rel="prev" href="\/shop\?sort=title&amp;min=9\.00"/);
    expect(new Set([...titles, ...second.titles]).size).toBe(titles.length + second.titles.length);
  });

  it('says the owner’s own words on the button, and Sold Out where nothing is left (storefront §4)', async () => {
    await app.db.forSite(shop.siteId, async (tx) => {
      await tx
        .updateTable('listing_row')
        .set({ customAddText: 'Bake me one' })
        .where('title', '=', 'Almond Tart')
        .execute();
      await bumpSiteVersion(tx);
    });
    await app.deps.sites.refresh(shop.siteId);
    const { page } = await list('?sort=title');
    expect(page.text).toMatch(/data-label="Bake me one">Bake me one</);
    expect(page.text).toMatch(
      /data-label="Add To Cart" disabled>Sold Out<span class="v-visually-hidden">: Baguette/,
    );
  });
});
