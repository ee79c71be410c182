import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { pageJobs } from '@veranda/server/features/pages/jobs';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { memberWithRole } from '../../support/member-with-role.ts';
import { writeOn } from '../../support/write-on-page.ts';
import { createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
let base: string;

beforeAll(async () => {
  shop = await createShop('page-trash');
  base = `/api/studio/sites/${shop.siteId}`;
});
afterAll(async () => shop.close());
afterEach(() => expect(shop.app.faults).toEqual([]));

const send = (method: string, path: string, body?: unknown) =>
  shop.owner.send(method, `${base}${path}`, body);

interface Listed {
  readonly id: string;
  readonly title: string;
  readonly inTrash: boolean;
}

async function made(title: string, kind = 'page'): Promise<string> {
  const answer = await send('POST', '/pages', { title, place: 'unlinked', kind });
  expect(answer.status, answer.text).toBe(200);
  return answer.json.page.id;
}

async function trashed(title: string, kind = 'page'): Promise<string> {
  const id = await made(title, kind);
  expect((await send('DELETE', `/pages/${id}`)).status).toBe(200);
  return id;
}

const listed = async (): Promise<Listed[]> => (await send('GET', '/pages')).json.pages;
const inTrash = async () => (await listed()).filter((each) => each.inTrash).map(({ title }) => title);

/** Rows of a table that a page or its items have. */
async function rowsOf(table: string, ids: readonly string[], column = 'document_id'): Promise<number> {
  const { rows } = await shop.app.db.forSite(shop.siteId, (tx) =>
    sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
      where ${sql.ref(column)} = any(${[...ids]}::uuid[])`.execute(tx),
  );
  return rows[0]?.count ?? 0;
}

describe('the trash of pages', () => {
  it('deletes a page for good: its row, its log, its versions and what was said about it', async () => {
    const id = await made('Fading');
    await writeOn(shop.owner, shop.siteId, 'fading', 'Once here');
    expect((await send('POST', `/documents/page/${id}/versions`, { name: 'Before' })).status).toBe(200);
    expect((await send('DELETE', `/page-trash/${id}`)).json.code).toBe('page-not-in-trash');
    await send('DELETE', `/pages/${id}`);
    expect(await rowsOf('document_version', [id])).toBeGreaterThan(0);
    const answer = await send('DELETE', `/page-trash/${id}`);
    expect([answer.status, answer.json]).toEqual([200, { id }]);
    for (const table of ['document_transaction', 'document_version', 'translation'])
      expect(await rowsOf(table, [id]), table).toBe(0);
    for (const table of ['document', 'collection']) expect(await rowsOf(table, [id], 'id'), table).toBe(0);
    expect((await send('GET', `/pages/${id}`)).status).toBe(404);
    expect((await send('POST', `/pages/${id}/restore`)).status).toBe(404);
    expect((await send('DELETE', `/page-trash/${id}`)).json).toMatchObject({
      code: 'unknown-page',
      error: 'Unable to locate content',
    });
  });

  it('takes the items of a collection along, with their logs', async () => {
    const id = await made('Old journal', 'blog');
    const item = (await send('POST', `/collections/${id}/items`, { title: 'Bread' })).json.item.id;
    await send('DELETE', `/pages/${id}`);
    expect((await send('DELETE', `/page-trash/${id}`)).status).toBe(200);
    expect(await rowsOf('item', [item], 'id')).toBe(0);
    expect(await rowsOf('document', [item], 'id')).toBe(0);
  });

  it('leaves visitors what is published until the next publication', async () => {
    const { id, version } = (await send('POST', '/pages', { title: 'Farewell', place: 'unlinked' })).json
      .page;
    await send('PATCH', `/pages/${id}`, { version, status: 'published' });
    await send('POST', '/publish', {});
    const visit = async () => (await shop.app.site(shop.slug).send('GET', '/farewell')).status;
    expect(await visit()).toBe(200);
    await send('DELETE', `/pages/${id}`);
    await send('DELETE', `/page-trash/${id}`);
    expect(await visit()).toBe(200);
    await send('POST', '/publish', {});
    expect(await visit()).toBe(404);
  });

  it('is emptied by hand, and after 30 days by a job', async () => {
    await trashed('Yesterday’s');
    const old = await trashed('Last month’s');
    await shop.app.db.forSite(shop.siteId, (tx) =>
      sql`update collection set deleted_at = now() - interval '30 days 1 minute' where id = ${old}`.execute(
        tx,
      ),
    );
    const sweep = pageJobs(shop.app.deps)['empty-page-trash'];
    await sweep?.(shop.siteId, {}, async () => {});
    expect(await rowsOf('collection', [old], 'id')).toBe(0);
    expect(await inTrash()).toEqual(['Yesterday’s']);
    expect((await send('DELETE', '/page-trash')).json).toEqual({ deleted: 1, kept: 0 });
    expect(await inTrash()).toEqual([]);
  });

  it('is deleted by those alone who may change pages', async () => {
    const id = await trashed('Kept');
    const reader = await memberWithRole(shop.app, shop.siteId, { role: 3 });
    expect((await reader.send('DELETE', `${base}/page-trash/${id}`)).status).toBe(403);
    expect((await reader.send('DELETE', `${base}/page-trash`)).status).toBe(403);
    expect(await inTrash()).toEqual(['Kept']);
    expect((await send('DELETE', '/page-trash')).json).toEqual({ deleted: 1, kept: 0 });
  });

  it('keeps a store that has products, and a bare row of one that a cart names', async () => {
    const { id } = (await send('GET', '/stores')).json.stores[0];
    const { products } = (await send('GET', '/products?perPage=100')).json;
    const shopper = await shop.shopper();
    expect((await shop.add(shopper, 'MUG')).status).toBe(200);
    await send('DELETE', `/pages/${id}`);
    const refused = await send('DELETE', `/page-trash/${id}`);
    expect([refused.status, refused.json.code]).toEqual([409, 'store-with-products']);
    expect(refused.json.error).toMatch(
      /^The store “.+” still has \d+ products\. Move them to the trash first\.$/,
    );
    expect((await send('DELETE', '/page-trash')).json).toEqual({ deleted: 0, kept: 1 });
    await send('POST', '/product-trash', { ids: products.map((each: Listed) => each.id) });
    expect((await send('DELETE', `/page-trash/${id}`)).status).toBe(200);
    expect(await rowsOf('collection', [id], 'id')).toBe(1);
    expect(await inTrash()).toEqual([]);
    expect((await send('GET', `/pages/${id}`)).status).toBe(404);
    expect((await send('DELETE', `/page-trash/${id}`)).status).toBe(404);
    expect(await checkInvariants(shop.app.db, allInvariants)).toMatchObject({ ok: true });
  });
});
