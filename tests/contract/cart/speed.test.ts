import { insertProducts } from '@veranda/db/catalog/writer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { productFrom } from '../catalog/cast.ts';
import { cartPath, entriesPath, createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
let storeId: string;

beforeAll(async () => {
  shop = await createShop('speed');
  const store = await shop.app.db.forSite(shop.siteId, (tx) =>
    tx.selectFrom('collection').select('id').where('type', '=', 13).executeTakeFirstOrThrow(),
  );
  storeId = store.id;
});
afterAll(() => shop.close());

/** A published product with as many variants as it says, each 10.00 with 100 in stock. */
async function productOf(title: string, variants: number) {
  const line = Array.from({ length: variants }, (_, n) => `V${n}=10.00×100`).join(', ');
  const product = productFrom(storeId, title, line);
  const context = {
    actor: 'test',
    kind: 'opening',
    newId: shop.app.deps.newId,
    siteId: shop.siteId,
  } as const;
  await shop.app.db.forSite(shop.siteId, (tx) => insertProducts(tx, [product], context));
  return product;
}

/** A cart of so many lines, made at once. */
async function cartOf(variantIds: readonly { productId: string; id: string }[]): Promise<Session> {
  await shop.setStock('MUG', 50);
  const session = await shop.shopper();
  await shop.add(session, 'MUG');
  const { id } = (await session.send('GET', cartPath)).json;
  await shop.app.db.forSite(shop.siteId, (tx) =>
    tx
      .insertInto('cart_entry')
      .values(
        variantIds.map((variantId) => ({
          siteId: shop.siteId,
          id: shop.app.deps.newId(),
          cartId: id,
          productId: variantId.productId,
          variantId: variantId.id,
          quantity: 1,
          unitMinorSeen: 1000n,
        })),
      )
      .execute(),
  );
  return session;
}

/**
 * Milliseconds of a change of quantity, the fastest of 15: the tests look for growth that should not be, on
 * machines that do other things in the meantime; `npm run bench` says how fast it is.
 */
async function changeTime(session: Session): Promise<number> {
  const cart = (await session.send('GET', cartPath)).json;
  const { id } = cart.entries[0];
  const times: number[] = [];
  for (let n = 0; n < 15; n += 1) {
    const from = performance.now();
    const answer = await session.send('PUT', `${entriesPath}/${id}`, { quantity: 1 + (n % 3) });
    times.push(performance.now() - from);
    expect(answer.status).toBe(200);
  }
  return Math.min(...times);
}

async function discounts(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const made = await shop.owner.send('POST', `/api/studio/sites/${shop.siteId}/discounts`, {
      name: `Discount ${n}`,
      code: null,
      scope: { kind: 'order' },
      effect: { kind: 'percent', percent: 1 },
      minimumAmount: '0',
      minimumQuantity: 0,
      active: true,
      startsAt: null,
      endsAt: null,
      limit: null,
      oncePerCustomer: false,
    });
    expect(made.status).toBe(200);
  }
}

describe('the speed of a cart', () => {
  it('a change of a cart of 200 lines is no matter of its lines times its lines; 50 discounts cost little more than none', async () => {
    const product = await productOf('Wide', 200);
    const session = await cartOf(
      product.variants.map((variant) => ({ productId: product.id, id: variant.id })),
    );
    const plain = await changeTime(session);
    await discounts(50);
    const discounted = await changeTime(session);
    console.log(`200 lines: ${plain.toFixed(1)} ms, with 50 discounts ${discounted.toFixed(1)} ms`);
    expect(plain).toBeLessThan(1000);
    expect(discounted).toBeLessThan(Math.max(4 * plain, 200));
  });

  it('is the same for a product of 500 variants as for one of a single variant', async () => {
    const [one, many] = [await productOf('Single', 1), await productOf('Many', 500)];
    const [first, last] = [one.variants[0], many.variants.at(-1)];
    const small = await changeTime(await cartOf([{ productId: one.id, id: first?.id ?? '' }]));
    const large = await changeTime(await cartOf([{ productId: many.id, id: last?.id ?? '' }]));
    console.log(`one variant: ${small.toFixed(1)} ms, 500 variants ${large.toFixed(1)} ms`);
    expect(large).toBeLessThan(Math.max(4 * small, 200));
  });
});
