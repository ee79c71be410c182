import { ensureCategories } from '@veranda/db/catalog/categories';
import { categorySteps } from '@veranda/domain/catalog/category-path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { newId } from '../catalog/cast.ts';

let app: TestApp;
let visitor: Session;
let owner: { session: Session; siteId: string; slug: string };

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.ownerWithSite('searched');
  visitor = app.site('searched');
  await app.db.forSite(owner.siteId, async (tx) => {
    const { productId, collectionId } = await tx
      .selectFrom('listing_row')
      .select(['productId', 'collectionId'])
      .where('title', 'ilike', '%mug%')
      .executeTakeFirstOrThrow();
    const ids = await ensureCategories(tx, collectionId, {
      steps: categorySteps('/crockery/stoneware'),
      newId,
    });
    const categoryId = ids.get('/crockery/stoneware') ?? '';
    await tx.insertInto('product_category').values({ siteId: owner.siteId, productId, categoryId }).execute();
  });
});
beforeEach(() => app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});

const search = (query: string, more = '') =>
  visitor.send('GET', `/search?q=${encodeURIComponent(query)}${more}`);
const titles = (html: string): string[] =>
  [...html.matchAll(/v-(?:card|found)-title"><a href="[^"]*">([^<]*)</g)].map(([, title = '']) => title);

describe('the search page', () => {
  it('storefront §2 search: stands at /search; administration §2 search: stands at /search; is a form where nothing was asked', async () => {
    const page = await visitor.send('GET', '/search');
    expect(page.status).toBe(200);
    expect(page.text).toContain('page-type-102');
    expect(page.text).toContain('role="search"');
    expect(page.text).toContain('<meta name="robots" content="noindex">');
    expect(titles(page.text)).toEqual([]);
  });

  it.each(['mug', 'MUG', 'mu', 'mügs'])('finds the mug by %s', async (query) => {
    expect(titles((await search(query)).text).join()).toMatch(/mug/i);
  });

  it('finds a product though letters are wrong', async () => {
    expect(titles((await search('shrit')).text).join()).toMatch(/shirt/i);
  });

  it.each(['stoneware', 'crockery'])(
    'finds a product by its category and those above it: %s',
    async (query) => {
      expect(titles((await search(query)).text).join()).toMatch(/mug/i);
    },
  );

  it('finds by SKU', async () => {
    expect(titles((await search('MUG')).text)).toHaveLength(1);
  });

  it('finds pages by the words on them, and marks the words', async () => {
    const page = (await search('about')).text;
    expect(titles(page).join()).toMatch(/about/i);
  });

  it('says that nothing was found, and how to go on', async () => {
    const page = (await search('zebrafish')).text;
    expect(page).toContain('No results for “zebrafish”.');
    expect(page).toContain('Try fewer or different words.');
  });

  it('shows what was typed as text, never as markup', async () => {
    const page = (await search('"><script>alert(1)</script>')).text;
    expect(page).not.toContain('<script>alert');
    expect(page).toContain('&lt;script&gt;');
  });

  it('counts products page by page, and starts again where there are none', async () => {
    expect(titles((await search('mug', '&offset=9999')).text)).toHaveLength(1);
    expect((await search('mug', '&offset=-1')).status).toBe(200);
  });

  it('finds no product that is hidden', async () => {
    const id = await app.db.forSite(owner.siteId, async (tx) => {
      const row = await tx
        .selectFrom('listing_row')
        .select('productId')
        .where('title', 'ilike', '%mug%')
        .executeTakeFirstOrThrow();
      return row.productId;
    });
    const hidden = await owner.session.send('POST', `/api/studio/sites/${owner.siteId}/product-visibility`, {
      ids: [id],
      visible: false,
    });
    expect(hidden.status).toBe(200);
    expect(titles((await search('mug')).text)).toEqual([]);
  });

  it('is offered where nothing is', async () => {
    const page = await visitor.send('GET', '/nothing-here');
    expect([page.status, page.text.includes('role="search"')]).toEqual([404, true]);
  });

  it('is asked 30 times a minute at most', async () => {
    const states = [];
    for (let n = 0; n < 31; n += 1) states.push((await search('a')).status);
    expect(states.filter((status) => status === 429)).toHaveLength(1);
  });
});
