import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
let base: string;

beforeAll(async () => {
  shop = await createShop('shelves');
  base = `/api/studio/sites/${shop.siteId}/inventory`;
  await shop.setStock('MUG', 3);
});
afterAll(() => shop.close());

const list = async (query = '') => (await shop.owner.send('GET', `${base}${query}`)).json;
const key = () => crypto.randomUUID();

describe('the inventory by variant', () => {
  it('administration §2 inventory panel: search', async () => {
    const all = await list();
    const found = await list('?q=mug');
    expect(all.total).toBeGreaterThan(found.total);
    expect(found.inventory).toMatchObject([
      { title: 'Mug', sku: 'MUG', price: '12.00', quantity: 3, unlimited: false, waiting: 0 },
    ]);
    expect((await list('?q=MU')).total).toBe(1);
    expect((await list('?q=%25')).total).toBe(0);
  });

  it.each([
    ['name', (row: { title: string }) => row.title.toLowerCase()],
    ['price', (row: { price: string }) => Number(row.price)],
    [
      'stock',
      (row: { quantity: number; unlimited: boolean }) =>
        row.unlimited ? Number.MAX_SAFE_INTEGER : row.quantity,
    ],
  ])('sorts by %s, up and down', async (sort, figureOf) => {
    const up = (await list(`?sort=${sort}`)).inventory.map(figureOf);
    const down = (await list(`?sort=${sort}&direction=down`)).inventory.map(figureOf);
    const inOrder = up.toSorted((a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0));
    expect(new Set(up).size).toBeGreaterThan(1);
    expect(up).toEqual(inOrder);
    expect(down).toEqual(inOrder.toReversed());
  });

  it('has what is low by the threshold of the panel, without what is not counted', async () => {
    await shop.owner.send('PUT', `/api/v1/commerce-preferences/inventory?websiteId=${shop.siteId}`, {
      lowStockAt: 3,
    });
    const low = await list('?low=true');
    expect(low.lowStockAt).toBe(3);
    expect(low.inventory.map(({ sku }: { sku: string }) => sku)).toContain('MUG');
    expect(
      low.inventory.every(
        (row: { unlimited: boolean; quantity: number }) => !row.unlimited && row.quantity <= 3,
      ),
    ).toBe(true);
    await shop.setStock('MUG', 4);
    expect((await list('?low=true&q=mug')).total).toBe(0);
    await shop.setStock('MUG', 3);
  });

  it('counts who waits for a variant', async () => {
    await shop.app.db.forSite(shop.siteId, (tx) =>
      tx
        .insertInto('restock_signup')
        .values({
          siteId: shop.siteId,
          id: crypto.randomUUID(),
          productId: shop.variant('MUG').productId,
          variantId: shop.variant('MUG').id,
          email: 'ada@shop.example',
          language: 'en',
        } as never)
        .execute(),
    );
    expect((await list('?q=mug')).inventory[0].waiting).toBe(1);
  });

  it('sets a figure over the one that was seen, and says what stands where it is another', async () => {
    const path = `${base}/${shop.variant('MUG').id}/quantity`;
    const wrong = await shop.owner.send('PUT', path, { quantity: 9, seen: 2, idempotencyKey: key() });
    expect(wrong.status).toBe(409);
    expect(wrong.json).toMatchObject({ code: 'stock-moved', field: 'seen' });
    expect(wrong.json.error).toContain('there are 3 now');
    const idempotencyKey = key();
    const set = await shop.owner.send('PUT', path, { quantity: 9, seen: 3, idempotencyKey });
    expect(set.json).toMatchObject({ quantity: 9 });
    const again = await shop.owner.send('PUT', path, { quantity: 9, seen: 3, idempotencyKey });
    expect(again.json).toMatchObject({ quantity: 9 });
    const undone = await shop.owner.send(
      'POST',
      `/api/studio/sites/${shop.siteId}/inventory-movements/${set.json.movementId}/undo`,
    );
    expect(undone.json).toMatchObject({ quantity: 3 });
  });

  it('tells the latest changes of a variant, the last one first', async () => {
    const { movements } = (await shop.owner.send('GET', `${base}/${shop.variant('MUG').id}/movements`)).json;
    expect(movements.slice(0, 2)).toMatchObject([
      { delta: -6, kind: 'adjust' },
      { delta: 6, kind: 'adjust' },
    ]);
  });

  it('is a file of all that is asked for', async () => {
    const { text, headers } = await shop.owner.send('GET', `${base}.csv?q=mug`);
    expect(headers.get('content-disposition')).toContain('inventory-shelves.csv');
    expect(text.replace('\ufeff', '').split('\r\n')).toEqual([
      'Product,Variant,SKU,Price,Currency,Stock,Reserved,Waiting',
      'Mug,,MUG,12.00,USD,3,0,1',
      '',
    ]);
  });
});
