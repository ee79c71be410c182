import { ensureCategories } from '@veranda/db/catalog/categories';
import { rebuildListing } from '@veranda/db/catalog/writer';
import { readWordIndex } from '@veranda/db/search/word-reader';
import { saveTexts } from '@veranda/db/search/writer';
import { categorySteps } from '@veranda/domain/catalog/category-path';
import { weighWords } from '@veranda/domain/search/weigh-words';
import { wordsInMemory } from '@veranda/domain/search/words-in-memory.test-data';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { addItems, openCollection } from '../../support/many-items.ts';
import { publishSite } from '../../support/publish-site.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let visitor: Session;
let owner: { session: Session; siteId: string };
let journal: { readonly id: string };
let product: string;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.ownerWithSite('indexed');
  visitor = app.site('indexed');
  journal = await openCollection(app.db, owner.session, { siteId: owner.siteId, title: 'Journal' });
  await addItems(
    app.db,
    owner.siteId,
    Array.from({ length: 30 }, (_, at) => ({
      collectionId: journal.id,
      title: `Post ${at}`,
      excerpt: `A sourdough of ${at} days`,
      tags: at === 7 ? ['Naturnah'] : [],
    })),
  );
  await publish();
  product = await app.db.forSite(owner.siteId, async (tx) => {
    const { productId, collectionId } = await tx
      .selectFrom('listing_row')
      .select(['productId', 'collectionId'])
      .where('title', '=', 'Mug')
      .executeTakeFirstOrThrow();
    const steps = categorySteps('/crockery/stoneware');
    const ids = await ensureCategories(tx, collectionId, { steps, newId: () => crypto.randomUUID() });
    const categoryId = ids.get('/crockery/stoneware') ?? '';
    await tx.insertInto('product_category').values({ siteId: tx.siteId, productId, categoryId }).execute();
    return productId;
  });
});
beforeEach(() => app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});

const publish = () => publishSite(owner.session, owner.siteId);
const search = async (query: string, more = '') =>
  (await visitor.send('GET', `/search?q=${encodeURIComponent(query)}${more}`)).text;
const titles = (html: string): string[] =>
  [...html.matchAll(/v-(?:card|found)-title"><a href="[^"]*">([^<]*)</g)].map(([, title = '']) => title);
const ofSite = <T>(statement: ReturnType<typeof sql<T>>) =>
  app.db.forSite(owner.siteId, (tx) => statement.execute(tx));

async function changeProduct(statement: string): Promise<void> {
  await app.db.forSite(owner.siteId, async (tx) => {
    await sql.raw(statement.replaceAll('$product', `'${product}'`)).execute(tx);
    await rebuildListing(tx, [product]);
  });
}

describe('the words of a site', () => {
  it('are found page by page, each item once', async () => {
    const pages = [await search('sourdough'), await search('sourdough', '&offset=24')];
    expect(pages[0]).toContain('30 results');
    const all = pages.flatMap(titles);
    expect([all.length, new Set(all).size, titles(pages[1] ?? '').length]).toEqual([30, 30, 6]);
  });

  it('are those of the published revision, and follow it forth and back', async () => {
    expect(titles(await search('Naturnah'))).toEqual(['Post 7']);
    const { rows } = await ofSite(
      sql<{ id: string }>`select published_revision_id as id from site where id = ${owner.siteId}`,
    );
    await ofSite(sql`update item set title = 'Ryebread', doc = jsonb_set(doc, '{tags}', '[]')
      where site_id = ${owner.siteId} and title = 'Post 7'`);
    expect(titles(await search('Naturnah'))).toEqual(['Post 7']);
    await publish();
    expect(titles(await search('Naturnah'))).toEqual([]);
    expect(titles(await search('ryeb'))).toEqual(['Ryebread']);
    const back = await owner.session.send(
      'POST',
      `/api/studio/sites/${owner.siteId}/revisions/${rows[0]?.id}/publish`,
      {},
    );
    expect(back.status).toBe(200);
    expect(titles(await search('Naturnah'))).toEqual(['Post 7']);
    expect(titles(await search('ryebread'))).toEqual([]);
  });

  it('are found by no one while their page is not open to everyone', async () => {
    const gate = (doc: string) =>
      ofSite(
        sql`update collection set doc = ${sql.raw(doc)} where site_id = ${owner.siteId} and id = ${journal.id}`,
      );
    await gate(`jsonb_set(doc, '{access}', '{"kind":"members"}')`);
    await publish();
    expect(titles(await search('sourdough'))).toEqual([]);
    await gate(`doc - 'access'`);
    await publish();
    expect(titles(await search('sourdough'))).toHaveLength(24);
  });

  it.each([
    [
      'the name of a category above its own',
      `display_name = 'Vermilion' where path = '/crockery'`,
      'vermilion',
    ],
    ['an SKU', `sku = 'Cobalt' where product_id = $product`, 'cobalt'],
    ['an excerpt', `excerpt = 'Ochre' where id = $product`, 'ochre'],
    ['a description', `description = '<p>Fired<br>umber</p>' where id = $product`, 'umber'],
    ['tags', `tags = '{sienna}' where id = $product`, 'sienna'],
    ['a title', `title = 'Indigo' where id = $product`, 'indigo'],
  ])('of a product follow %s', async (what, change, word) => {
    expect(titles(await search(word))).toEqual([]);
    const table = what.startsWith('the') ? 'category' : what === 'an SKU' ? 'variant' : 'product';
    await changeProduct(`update ${table} set ${change}`);
    expect(titles(await search(word))).toEqual([what === 'a title' ? 'Indigo' : 'Mug']);
  });

  it('of a product are no longer those that it had, and none when it is hidden', async () => {
    expect(titles(await search('mug'))).toEqual([]);
    await changeProduct(`update product set state = 'hidden' where id = $product`);
    expect(titles(await search('indigo'))).toEqual([]);
  });

  it('are the same whether they are read from the database or from memory', async () => {
    const texts = [
      { title: 'Ærø Łódź', labels: 'rye', text: 'Straße straße '.repeat(30) },
      { title: '東京で買う', labels: '', text: 'x'.repeat(90) },
    ];
    await app.db.forSite(owner.siteId, async (tx) => {
      await tx.deleteFrom('searchWord').execute();
      await tx.deleteFrom('searchEntry').execute();
      await saveTexts(
        tx,
        texts.map((text) => ({
          kind: 'item',
          id: crypto.randomUUID(),
          weights: weighWords(text, 'ja'),
        })),
      );
      const memory = wordsInMemory({ products: [], writings: texts }, 'ja');
      const stored = await readWordIndex(tx);
      expect(stored.sizes).toEqual(memory.sizes);
      const inOrder = <T>(all: readonly T[]) => all.map((each) => JSON.stringify(each)).sort();
      const plain = (all: Awaited<ReturnType<typeof stored.named>>) =>
        inOrder(all.map((row) => ({ ...row, postings: [...row.postings] })));
      for (const words of [['strasse'], ['str', 'ar'], ['x'], ['東京', '買'], ['zz']]) {
        expect(plain(await stored.startingWith(words))).toEqual(plain(await memory.startingWith(words)));
        expect(plain(await stored.named(words))).toEqual(plain(await memory.named(words)));
      }
      for (const lengths of [
        { min: 1, max: 3 },
        { min: 4, max: 60 },
      ])
        expect(inOrder(await stored.ofLength(lengths))).toEqual(inOrder(await memory.ofLength(lengths)));
    });
  });
});
