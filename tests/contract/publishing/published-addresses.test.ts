import { ProductBody } from '@veranda/contracts/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply, Session } from '../../support/browser-session.ts';
import { addProduct } from '../../support/add-product.ts';
import { addCollection, editDocument } from '../../support/items.ts';
import { publishSite } from '../../support/publish-site.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

/** A site with what its addresses are changed and visited by. */
async function openSite(name: string) {
  const { session, siteId, slug } = await app.ownerWithSite(name);
  const base = `/api/studio/sites/${siteId}`;
  const publish = () => publishSite(session, siteId);
  const pageAt = async (urlSlug: string): Promise<Reply> => {
    const { pages } = (await session.send('GET', `${base}/pages`)).json;
    return pages.find((page: Reply) => page.urlSlug === urlSlug);
  };
  const change = async (id: string, changes: object) => {
    const { page } = (await session.send('GET', `${base}/pages/${id}`)).json;
    const body = { version: page.version, ...changes };
    expect((await session.send('PATCH', `${base}/pages/${id}`, body)).status).toBe(200);
  };
  const rename = async (id: string, urlSlug: string) => {
    await change(id, { urlSlug });
    await publish();
  };
  const visitor = app.site(slug);
  const visit = async (path: string) => {
    const { status, headers } = await visitor.send('GET', path);
    return [status, headers.get('location')];
  };
  return { session, siteId, base, publish, pageAt, change, rename, visit };
}

async function blogWithPost(session: Session, siteId: string) {
  const blog = await addCollection(session, siteId);
  const post = await blog.add('First post');
  const key = { siteId, kind: 'item', id: post.id };
  const set = (from: string, to: string) =>
    editDocument(session, key, { name: 'doc.setMeta', args: { path: 'urlSlug', was: from, value: to } });
  await editDocument(session, key, { name: 'doc.setStatus', args: { was: 'draft', value: 'published' } });
  return { blog, post, set };
}

describe('redirects of changed addresses', () => {
  it('lead from each former address of a page to where it is now, once that is published', async () => {
    const { pageAt, rename, visit, change, publish } = await openSite('moved-page');
    const { id } = await pageAt('about');
    await change(id, { urlSlug: 'team' });
    expect(await visit('/about')).toEqual([200, null]);
    expect(await visit('/team')).toEqual([404, null]);
    await publish();
    expect(await visit('/about?color=red&format=json')).toEqual([301, '/team?color=red&format=json']);
    await rename(id, 'crew');
    // Both lead to the newest in one step.
    expect(await visit('/about')).toEqual([301, '/crew']);
    expect(await visit('/team')).toEqual([301, '/crew']);
    expect(await visit('/crew')).toEqual([200, null]);
    await rename(id, 'about');
    expect(await visit('/about')).toEqual([200, null]);
    expect(await visit('/team')).toEqual([301, '/about']);
    expect(await visit('/crew/')).toEqual([301, '/about']);
  });

  it('follow a publication that is taken back', async () => {
    const { session, base, pageAt, rename, visit } = await openSite('moved-back');
    const { id } = await pageAt('about');
    await rename(id, 'team');
    const { revisions } = (await session.send('GET', `${base}/revisions`)).json;
    await session.send('POST', `${base}/revisions/${revisions[1].id}/publish`);
    expect(await visit('/about')).toEqual([200, null]);
    expect(await visit('/team')).toEqual([301, '/about']);
  });

  it('never cover an address that is used again, and come back when it is not', async () => {
    const { session, base, pageAt, rename, visit, publish, change } = await openSite('used-again');
    const { id } = await pageAt('about');
    await rename(id, 'team');
    const added = { title: 'About', urlSlug: 'about', place: 'unlinked' };
    const other = (await session.send('POST', `${base}/pages`, added)).json.page;
    await change(other.id, { status: 'published' });
    await publish();
    expect(await visit('/about')).toEqual([200, null]);
    await rename(other.id, 'imprint');
    expect(await visit('/about')).toEqual([301, '/imprint']);
    await session.send('DELETE', `${base}/pages/${other.id}`);
    await publish();
    expect(await visit('/imprint')).toEqual([404, null]);
    expect(await visit('/about')).toEqual([301, '/team']);
  });

  it('are switched off for single addresses, with the next publication', async () => {
    const { session, base, pageAt, rename, visit, publish, change } = await openSite('without-redirect');
    const { id } = await pageAt('about');
    const addresses = async () => (await session.send('GET', `${base}/pages/${id}`)).json.formerAddresses;
    expect(await addresses()).toEqual([{ slug: 'about', redirects: true }]);
    await rename(id, 'team');
    await change(id, { withoutRedirect: ['about'] });
    expect(await visit('/about')).toEqual([301, '/team']);
    await publish();
    expect(await visit('/about')).toEqual([404, null]);
    expect(await addresses()).toEqual([
      { slug: 'about', redirects: false },
      { slug: 'team', redirects: true },
    ]);
    await change(id, { withoutRedirect: [], title: 'Team' });
    await publish();
    expect(await visit('/about')).toEqual([301, '/team']);
  });

  it('lead from former addresses of an item and of its collection, and to nothing that is not there', async () => {
    const { session, siteId, base, rename, visit, publish } = await openSite('moved-item');
    const { blog, post, set } = await blogWithPost(session, siteId);
    await rename(blog.id, 'journal');
    expect(await visit('/journal/first-post')).toEqual([200, null]);
    await set('first-post', 'hello-world');
    await publish();
    expect(await visit('/journal/first-post')).toEqual([301, '/journal/hello-world']);
    await rename(blog.id, 'news');
    expect(await visit('/journal')).toEqual([301, '/news']);
    expect(await visit('/journal?category=a%20b')).toEqual([301, '/news?category=a+b']);
    expect(await visit('/journal/first-post')).toEqual([301, '/news/hello-world']);
    expect(await visit('/journal/never-there')).toEqual([404, null]);
    const detail = async () => (await session.send('GET', `${base}/items/${post.id}`)).json.formerAddresses;
    expect(await detail()).toEqual(['first-post', 'hello-world']);
    const key = { siteId, kind: 'item', id: post.id };
    const stop = (was?: string[], value?: string[]) =>
      editDocument(session, key, { name: 'doc.setMeta', args: { path: 'withoutRedirect', was, value } });
    await stop(undefined, ['first-post']);
    expect(await visit('/journal/first-post')).toEqual([301, '/news/hello-world']);
    await publish();
    // The collection has moved all the same; what is missing there is said there.
    expect(await visit('/news/first-post')).toEqual([404, null]);
    await stop(['first-post'], undefined);
    await publish();
    expect(await visit('/news/first-post')).toEqual([301, '/news/hello-world']);
    await blog.add('First post');
    expect(await detail()).toEqual(['hello-world']);
    await editDocument(session, key, { name: 'doc.setStatus', args: { was: 'published', value: 'draft' } });
    await publish();
    expect(await visit('/journal/first-post')).toEqual([404, null]);
  });

  it('lead from former addresses of a product and of its store, as soon as the product is saved', async () => {
    const { session, siteId, base, rename, visit } = await openSite('moved-product');
    const owner = { owner: session, siteId };
    const product = await productOf(session, base, await addProduct(owner, { ...bowl, title: 'Bowl' }));
    const store = (await session.send('GET', `${base}/stores`)).json.stores[0];
    const at = (slug: string) => visit(`/${store.urlId}/p/${slug}`);
    await publishSite(session, siteId);
    expect(await at('bowl')).toEqual([200, null]);
    await product.save({ urlSlug: 'rice-bowl' });
    const moved = `/${store.urlId}/p/rice-bowl`;
    expect(await at('bowl')).toEqual([301, moved]);
    expect(await visit(`/${store.urlId}/p/bowl?variant=2`)).toEqual([301, `${moved}?variant=2`]);
    expect(await at('never-there')).toEqual([404, null]);
    expect(await product.read()).toMatchObject({ formerAddresses: ['bowl'], withoutRedirect: [] });

    await product.save({ urlSlug: 'soup-bowl', withoutRedirect: ['rice-bowl'] });
    const soup = `/${store.urlId}/p/soup-bowl`;
    expect([await at('bowl'), await at('rice-bowl')]).toEqual([
      [301, soup],
      [404, null],
    ]);
    // What says nothing of redirects, such as an import, leaves them as they are.
    await product.save({ withoutRedirect: undefined });
    expect(await product.read()).toMatchObject({
      formerAddresses: ['bowl', 'rice-bowl'],
      withoutRedirect: ['rice-bowl'],
    });

    const other = await productOf(session, base, await addProduct(owner, { ...bowl, title: 'Bowl' }));
    expect(await at('bowl')).toEqual([200, null]);
    expect((await product.read()).formerAddresses).toEqual(['rice-bowl']);
    await other.save({ urlSlug: 'bowl-of-oak' });
    // The latest that had the address gets its visitors, while it is shown.
    expect(await at('bowl')).toEqual([301, `/${store.urlId}/p/bowl-of-oak`]);
    await other.save({ state: 'hidden' });
    expect(await at('bowl')).toEqual([301, soup]);

    await rename(store.id, 'goods');
    expect(await at('bowl')).toEqual([301, '/goods/p/soup-bowl']);
    expect(await at('soup-bowl')).toEqual([301, '/goods/p/soup-bowl']);
    expect(await visit('/goods/p/soup-bowl')).toEqual([200, null]);
  });
});

const bowl = { variants: [{ price: '10.00' }] };

/** A product as its form reads and saves it. */
async function productOf(session: Session, base: string, id: string) {
  const path = `${base}/products/${id}`;
  const read = async (): Promise<Reply> => (await session.send('GET', path)).json.product;
  const save = async (changes: object) => {
    const { version, ...product } = await read();
    const known = Object.keys(ProductBody.properties);
    const fields = Object.entries({ ...product, ...changes }).filter(([name]) => known.includes(name));
    const variants = product.variants.map(({ mainImageId: _image, ...variant }: Reply) => variant);
    const body = { version, product: { ...Object.fromEntries(fields), variants } };
    const { status, text } = await session.send('PUT', path, body);
    expect(status, text).toBe(200);
  };
  return { read, save };
}
