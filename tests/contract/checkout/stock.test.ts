import { insertCart } from '@veranda/db/cart/writer';
import { insertProducts } from '@veranda/db/catalog/writer';
import { lockDemand, reserve } from '@veranda/db/checkout/stock';
import type { Demand } from '@veranda/db/checkout/stock-rows';
import { stockLedger } from '@veranda/db/invariants/stock-ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { makeShop, newId, productFrom } from '../catalog/cast.ts';

let db: TestDatabase;
let siteId: string;
let storeId: string;

beforeAll(async () => {
  db = await createTestDatabase();
  ({ siteId, storeId } = await makeShop(db, 'shelf'));
});
afterAll(() => db.close());

const inTenMinutes = () => new Date(Date.now() + 600_000);

async function variantsOf(line: string): Promise<string[]> {
  const product = productFrom(storeId, `Thing ${newId()}`, line);
  const context = { actor: 'test', kind: 'opening', newId } as const;
  await db.forSite(siteId, (tx) => insertProducts(tx, [product], { ...context }));
  return product.variants.map((variant) => variant.id);
}

async function newCart(): Promise<string> {
  const cart = await db.forSite(siteId, (tx) =>
    insertCart(tx, { id: newId(), tokenHash: Buffer.from(newId()), currency: 'USD' }),
  );
  return cart.id;
}

/** Holds for a cart as the payment step does; answers what was short. */
function hold(cartId: string, demands: readonly Demand[]): Promise<string[]> {
  return db.forSite(siteId, async (tx) => {
    const { short, limited } = await lockDemand(tx, { cartId, demands });
    if (short.length > 0) return short;
    await reserve(tx, { cartId, orderId: null, expiresAt: inTenMinutes(), demands: limited, newId });
    return [];
  });
}

async function reservedOf(variantId: string): Promise<number | undefined> {
  const row = await db.forSite(siteId, (tx) =>
    tx.selectFrom('stock').select('reserved').where('variantId', '=', variantId).executeTakeFirst(),
  );
  return row?.reserved;
}

const ledgerFindings = () => db.forSite(siteId, (tx) => stockLedger.find(tx));

describe('stock at the payment step', () => {
  it.each([1, 3, 10])(
    'holds the last %i units for exactly as many of 40 parallel shoppers',
    async (units) => {
      const [variantId = ''] = await variantsOf(`S=10.00×${units}`);
      const carts = await Promise.all(Array.from({ length: 40 }, newCart));
      const answers = await Promise.all(carts.map((cartId) => hold(cartId, [{ variantId, quantity: 1 }])));
      expect(answers.filter((short) => short.length === 0)).toHaveLength(units);
      expect(await reservedOf(variantId)).toBe(units);
      expect(await ledgerFindings()).toEqual([]);
    },
  );

  it('counts what the cart holds itself as free, so that the step may be taken again', async () => {
    const [variantId = ''] = await variantsOf('S=10.00×2');
    const cartId = await newCart();
    for (const quantity of [2, 2, 1]) expect(await hold(cartId, [{ variantId, quantity }])).toEqual([]);
    expect(await reservedOf(variantId)).toBe(1);
    expect(await ledgerFindings()).toEqual([]);
  });

  it('keeps what the cart holds when more is asked for than there is', async () => {
    const [variantId = ''] = await variantsOf('S=10.00×2');
    const cartId = await newCart();
    expect(await hold(cartId, [{ variantId, quantity: 2 }])).toEqual([]);
    expect(await hold(cartId, [{ variantId, quantity: 3 }])).toEqual([variantId]);
    expect(await reservedOf(variantId)).toBe(2);
    expect(await ledgerFindings()).toEqual([]);
  });

  it('takes nothing of a cart of which one thing is short', async () => {
    const [plenty = '', gone = ''] = await variantsOf('S=10.00×5, M=10.00×0');
    const cartId = await newCart();
    const demands = [
      { variantId: plenty, quantity: 1 },
      { variantId: gone, quantity: 1 },
    ];
    expect(await hold(cartId, demands)).toEqual([gone]);
    expect(await reservedOf(plenty)).toBe(0);
  });

  it('lets carts that want the same things in opposite order all through', async () => {
    const [first = '', second = ''] = await variantsOf('S=10.00×40, M=10.00×40');
    const carts = await Promise.all(Array.from({ length: 40 }, newCart));
    const pair = [
      { variantId: first, quantity: 1 },
      { variantId: second, quantity: 1 },
    ];
    const answers = await Promise.all(
      carts.map((cartId, index) => hold(cartId, index % 2 ? pair : pair.toReversed())),
    );
    expect(answers.flat()).toEqual([]);
    expect(await Promise.all([first, second].map(reservedOf))).toEqual([40, 40]);
  });

  it('is seen by the invariant when the shelf and the reservations disagree', async () => {
    const [variantId = ''] = await variantsOf('S=10.00×2');
    await db.forSite(siteId, (tx) =>
      tx.updateTable('stock').set({ reserved: 1 }).where('variantId', '=', variantId).execute(),
    );
    expect(await ledgerFindings()).toHaveLength(1);
  });
});
