import { ensureTags } from '@veranda/db/tags/writer';
import { edit } from '@veranda/domain/pages/edits/edit-of';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addProduct } from '../../support/add-product.ts';
import type { Session } from '../../support/browser-session.ts';
import { editDocument, type TestCollection } from '../../support/items.ts';
import { openCollection } from '../../support/many-items.ts';
import { publishSite } from '../../support/publish-site.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let owner: Session;
let visitor: Session;
let siteId: string;
let base: string;
let blog: TestCollection;

beforeAll(async () => {
  app = await createTestApp();
  ({ session: owner, siteId } = await app.ownerWithSite('tags'));
  base = `/api/studio/sites/${siteId}`;
  visitor = app.site('tags');
  blog = await openCollection(app.db, owner, { siteId });
  await item('Sour dough', { tags: ['Bread', 'Slow'], categories: ['Baking'] });
  await item('Rye loaf', { tags: ['Rye'], categories: ['Baking'] });
  await publishSite(owner, siteId);
});
afterAll(() => app.close());
afterEach(() => expect(app.faults.splice(0)).toEqual([]));

interface Named {
  readonly id: string;
  readonly name: string;
  readonly items: number;
  readonly products: number;
}

async function item(title: string, names: { readonly tags: string[]; readonly categories: string[] }) {
  const { id } = await blog.add(title);
  const set = (path: 'tags' | 'categories') => edit('doc.setMeta', { path, value: names[path], was: [] });
  const status = edit('doc.setStatus', { value: 'published', was: 'draft' });
  await editDocument(owner, { siteId, kind: 'item', id }, set('tags'), set('categories'), status);
  return id;
}

const all = async (type = 'tag'): Promise<Named[]> =>
  (await owner.send('GET', `${base}/tags?type=${type}`)).json.tags;
const named = async (name: string, type = 'tag'): Promise<Named> => {
  const found = (await all(type)).find((tag) => tag.name === name);
  if (!found) throw new Error(`no ${type} is called ${name}`);
  return found;
};
const rename = async (from: string, name: string, type = 'tag') =>
  owner.send('PATCH', `${base}/tags/${(await named(from, type)).id}`, { name });
const seen = async (path: string) => {
  const { status, text, headers } = await visitor.send('GET', path);
  return status === 200 ? text : [status, decodeURIComponent(headers.get('location') ?? '')];
};
const list = (query: string) => seen(`${blog.path}?${query}`);

describe('tags as rows', () => {
  it(`administration §2 tag and category manager: new; administration §5 message: This {tagType} already exists;
    administration §9 layout: a tag has 50 characters, a category 25`, async () => {
    const add = (type: string, name: string) => owner.send('POST', `${base}/tags`, { type, name });
    expect((await add('tag', '  Sweet   things ')).json).toMatchObject({
      name: 'Sweet things',
      key: 'Sweet things',
    });
    const again = await add('tag', 'sweet things');
    expect([again.status, again.json.code, again.json.error]).toEqual([
      409,
      'tag-taken',
      'This tag already exists',
    ]);
    expect((await add('category', 'baking')).json.error).toBe('This category already exists');
    for (const [type, limit] of [
      ['tag', 50],
      ['category', 25],
    ] as const) {
      expect((await add(type, 'x'.repeat(limit))).status).toBe(200);
      const long = await add(type, 'y'.repeat(limit + 1));
      expect([long.status, long.json.code, long.json.field]).toEqual([400, 'tag-name-too-long', 'name']);
    }
    expect((await add('tag', ' ')).json.code).toBe('tag-name-missing');
  });

  it('administration §2 tag and category manager: edit', async () => {
    const product = await addProduct(
      { owner, siteId },
      { title: 'Bannetons', tags: ['Bread', 'Tools'], variants: [{ price: '9.00' }] },
    );
    expect(await named('Bread')).toMatchObject({ items: 1, products: 1 });
    const before = await visitor.send('GET', `/api/search?q=loaves`);
    expect(before.text).not.toContain('Sour dough');
    expect((await rename('Bread', 'Loaves')).status).toBe(200);
    expect(await list('tag=Loaves')).toContain('Sour dough');
    expect(await list('tag=Bread')).toEqual([301, `${blog.path}?tag=Loaves`]);
    const feed = await seen(`${blog.path}?format=rss`);
    expect(feed).toContain('<category>Loaves</category>');
    expect(feed).not.toContain('Bread');
    expect((await owner.send('GET', `${base}/products/${product}`)).json.product.tags).toEqual([
      'Loaves',
      'Tools',
    ]);
    expect((await blog.list('?tag=Loaves')).items).toMatchObject([
      { title: 'Sour dough', tags: ['Loaves', 'Slow'] },
    ]);
    expect((await owner.send('GET', `${base}/collections/${blog.id}/item-facets`)).json.tags).toContainEqual({
      value: 'Loaves',
      count: 1,
    });
    expect((await rename('Slow', 'loaves')).json.code).toBe('tag-taken');
    expect((await rename('Loaves', 'LOAVES')).status).toBe(200);
    await rename('LOAVES', 'Loaves');
  });

  it('a name that was given up can be that of a new tag, whose address is its own', async () => {
    await rename('Rye', 'Dark');
    expect(await list('tag=Rye')).toEqual([301, `${blog.path}?tag=Dark`]);
    const made = await owner.send('POST', `${base}/tags`, { type: 'tag', name: 'Rye' });
    expect(made.json).toMatchObject({ name: 'Rye', key: 'Rye~2' });
    expect(await list('tag=Rye')).not.toContain('Rye loaf');
    const [{ id }] = (await blog.list('?search=sour')).items;
    const change = { ids: [id], addTags: ['rye'] };
    expect(
      (await owner.send('PATCH', `${base}/collections/${blog.id}/items`, change)).json.items[0].tags,
    ).toEqual(['Loaves', 'Slow', 'Rye']);
    const keys = await app.db.forSite(siteId, (tx) => ensureTags(tx, 'tag', ['Rye', 'Dark', 'Brand new']));
    expect([...keys.values()]).toEqual(['Rye~2', 'Rye', 'Brand new']);
  });

  it('administration §2 tag and category manager: merge', async () => {
    const [dark, loaves] = [await named('Dark'), await named('Loaves')];
    const merge = (into: string) => owner.send('POST', `${base}/tags/${dark.id}/merge`, { into });
    expect((await merge(dark.id)).json.code).toBe('merge-into-itself');
    const category = await named('Baking', 'category');
    expect((await merge(category.id)).json).toMatchObject({ code: 'unknown-tag', field: 'into' });
    expect((await merge(loaves.id)).status).toBe(200);
    expect(await named('Loaves')).toMatchObject({ items: 2, products: 1 });
    const page = await list('tag=Loaves');
    expect(page).toContain('Rye loaf');
    expect(page).toContain('Sour dough');
    expect(await list('tag=Dark')).toEqual([301, `${blog.path}?tag=Loaves`]);
    const { uses, total } = (await owner.send('GET', `${base}/tags/${loaves.id}/uses`)).json;
    expect([
      total,
      uses.map(({ kind, title }: { kind: string; title: string }) => `${kind} ${title}`),
    ]).toEqual([3, ['product Bannetons', 'item Rye loaf', 'item Sour dough']]);
    expect((await owner.send('POST', `${base}/tags/${dark.id}/restore`, {})).status).toBe(200);
    expect(await list('tag=Loaves')).not.toContain('Rye loaf');
    expect(await list('tag=Dark')).toContain('Rye loaf');
  });

  it('administration §2 tag and category manager: remove', async () => {
    const { id } = await named('Baking', 'category');
    expect(await list('category=Baking')).toContain('Rye loaf');
    expect((await owner.send('DELETE', `${base}/tags/${id}`)).status).toBe(200);
    expect(await list('category=Baking')).toEqual([404, '']);
    expect(await seen(`${blog.path}?format=rss`)).not.toContain('Baking');
    expect((await blog.list()).items.map(({ categories }: { categories: string[] }) => categories)).toEqual([
      [],
      [],
    ]);
    expect((await owner.send('DELETE', `${base}/tags/${id}`)).json.code).toBe('unknown-tag');
    const other = await owner.send('POST', `${base}/tags`, { type: 'category', name: 'Baking' });
    expect((await owner.send('POST', `${base}/tags/${id}/restore`, {})).json.error).toBe(
      'This category already exists',
    );
    await owner.send('DELETE', `${base}/tags/${other.json.id}`);
    await owner.send('POST', `${base}/tags/${id}/restore`, {});
    expect(await list('category=Baking')).toContain('Rye loaf');
  });
});

describe('categories of a store', () => {
  const categories = async (store: string) =>
    (await owner.send('GET', `${base}/stores/${store}/categories`)).json.categories as {
      id: string;
      path: string;
      productCount: number;
    }[];

  it('lead from the addresses that they had, are merged with what is below them, and are taken back', async () => {
    const [{ id: store, urlId: urlSlug }] = (await owner.send('GET', `${base}/stores`)).json.stores;
    await publishSite(owner, siteId);
    const add = async (displayName: string, parentId: string | null = null) => {
      const path = `/api/content-service/product/1.1/websites/${siteId}/products/${store}/categories`;
      return (await owner.send('POST', path, { displayName, parentId })).json.id as string;
    };
    const [kitchen, tools] = [await add('Kitchen'), await add('Tools')];
    const [baskets, other] = [await add('Baskets', kitchen), await add('Baskets', tools)];
    await add('Round', baskets);
    const { id: product, title } = (await owner.send('GET', `${base}/products`)).json.products[0];
    const whole = (await owner.send('GET', `${base}/products/${product}`)).json.product;
    expect(title).toBe(whole.title);
    await app.db.forSite(siteId, (tx) =>
      tx.insertInto('product_category').values({ siteId, productId: product, categoryId: baskets }).execute(),
    );
    await owner.send('PATCH', `${base}/categories/${kitchen}`, { displayName: 'Cooking' });
    const led = (category: string) => seen(`/${urlSlug}?category=${category}`);
    expect(await led('kitchen/baskets')).toEqual([301, `/${urlSlug}?category=cooking/baskets`]);
    const merge = (id: string, into: string) =>
      owner.send('POST', `${base}/categories/${id}/merge`, { into });
    expect((await merge(kitchen, baskets)).json).toMatchObject({ code: 'merge-into-itself', field: 'into' });
    expect((await merge(kitchen, tools)).status).toBe(200);
    const all = await categories(store);
    expect(all.map(({ path, productCount }) => [path, productCount])).toEqual(
      expect.arrayContaining([
        ['/tools', 0],
        ['/tools/baskets', 1],
        ['/tools/baskets/round', 0],
      ]),
    );
    expect(all.filter(({ path }) => /kitchen|cooking/.test(path))).toEqual([]);
    expect(await led('kitchen/baskets/round')).toEqual([301, `/${urlSlug}?category=tools/baskets/round`]);
    const { uses } = (await owner.send('GET', `${base}/categories/${other}/uses`)).json;
    expect(uses).toMatchObject([{ kind: 'product', id: product }]);
    const { removal } = (await owner.send('DELETE', `${base}/categories/${tools}`)).json;
    expect(await categories(store)).toHaveLength(all.length - 3);
    const back = () => owner.send('POST', `${base}/category-removals/${removal}/restore`, {});
    expect((await back()).status).toBe(200);
    expect(await categories(store)).toEqual(all);
    expect(await led('kitchen')).toEqual([301, `/${urlSlug}?category=tools`]);
    expect((await back()).json.code).toBe('category-not-found');
  });
});
