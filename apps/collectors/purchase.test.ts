import { describe, expect, it } from 'vitest';
import { claimedPurchase, type PurchaseClaims } from './purchase.ts';

const order = {
  id: 'an-order',
  purchasedCartId: 'a-cart',
  websiteId: 'a-site',
  testMode: false,
  grandTotal: 30,
  shippingTotal: 0,
  taxTotal: 0,
  items: [{ sku: 'MUG', productName: 'Mug', quantity: 1, unitPrice: 30 }],
};

/** The site: grants the conversion event to the first key that it hears of. */
function site(): { readonly answer: (claim: string) => boolean } {
  let owner = '';
  return {
    answer: (claim) => {
      owner ||= claim;
      return owner === claim;
    },
  };
}

/** A tab on the page of the order. `loses` is how many of its answers never arrive. */
function tab(
  { answer }: ReturnType<typeof site>,
  { key, loses = 0, drawn = true }: { key: string; loses?: number; drawn?: boolean },
) {
  const storage = new Map<string, string>();
  const lost = { left: loses };
  const waited: number[] = [];
  const script = {
    textContent: JSON.stringify(order),
    dataset: drawn ? { auth: 'key-of-order', crumb: 'crumb' } : {},
  };
  const claims = {
    page: { getElementById: () => script as unknown as HTMLElement },
    storage: {
      getItem: (name) => storage.get(name) ?? null,
      setItem: (name, value) => void storage.set(name, value),
    },
    newKey: () => key,
    ask: async (fields) => {
      const claimed = answer(fields.claim);
      if (lost.left > 0) {
        lost.left -= 1;
        throw new Error('the line was cut');
      }
      return claimed;
    },
    wait: async (milliseconds) => void waited.push(milliseconds),
  } satisfies PurchaseClaims;
  return { visit: () => claimedPurchase(claims), waited };
}

describe('the page after an order that tells of its purchase', () => {
  it('tells it in one of two tabs, and not again when it is reloaded', async () => {
    const shop = site();
    const [first, second] = [tab(shop, { key: 'one' }), tab(shop, { key: 'two' })];
    expect(await first.visit()).toEqual(order);
    expect([await second.visit(), await first.visit(), await second.visit()]).toEqual([null, null, null]);
  });

  it('asks again where an answer was lost', async () => {
    const { visit, waited } = tab(site(), { key: 'one', loses: 2 });
    expect(await visit()).toEqual(order);
    expect(waited).toEqual([1000, 4000]);
  });

  it('tells it after a reload when every answer of the first visit was lost', async () => {
    const shop = site();
    const { visit } = tab(shop, { key: 'one', loses: 3 });
    expect(await visit()).toBeNull();
    expect(await tab(shop, { key: 'two' }).visit()).toBeNull();
    expect(await visit()).toEqual(order);
    expect(await visit()).toBeNull();
  });

  it('asks nothing on a page that is not to tell', async () => {
    const shop = site();
    expect(await tab(shop, { key: 'one', drawn: false }).visit()).toBeNull();
    expect(await tab(shop, { key: 'two' }).visit()).toEqual(order);
  });
});
