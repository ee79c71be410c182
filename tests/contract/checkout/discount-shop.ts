import { expect } from 'vitest';
import { createSession, type Reply, type Session } from '../../support/browser-session.ts';
import { cartPath, createShop, patiently, type Shop } from './shop.ts';

/** A shop whose owner makes discounts, and shoppers with mugs in their carts. */
export interface DiscountShop extends Shop {
  /** Path of the owner's discounts. */
  readonly discountsPath: string;
  /** Makes `tenOff` with what is different. @returns its id */
  discount(more?: object): Promise<string>;
  removeDiscounts(): Promise<void>;
  /** A shopper of an address of their own. */
  withMugs(quantity?: number): Promise<Session>;
}

/** Body that the owner sends for ten percent off by the code TEN. */
export const tenOff = {
  name: 'Ten off',
  code: 'ten',
  scope: { kind: 'order' },
  effect: { kind: 'percent', percent: 10 },
  minimumAmount: '0',
  minimumQuantity: 0,
  active: true,
  startsAt: null,
  endsAt: null,
  limit: null,
  oncePerCustomer: false,
  subscriptions: 'first',
};

export async function createDiscountShop(slug: string): Promise<DiscountShop> {
  const shop = await createShop(slug);
  const path = `/api/studio/sites/${shop.siteId}/discounts`;
  let visitors = 0;
  return {
    ...shop,
    discountsPath: path,
    async discount(more = {}) {
      const made = await shop.owner.send('POST', path, { ...tenOff, ...more });
      expect([made.status, made.json.error]).toEqual([200, undefined]);
      return made.json.discount.id;
    },
    async removeDiscounts() {
      // The list comes in pages.
      for (;;) {
        const { discounts } = (await shop.owner.send('GET', path)).json;
        if (discounts.length === 0) break;
        for (const { id } of discounts) await shop.owner.send('DELETE', `${path}/${id}`);
      }
    },
    async withMugs(quantity = 1) {
      await shop.setStock('MUG', 300);
      visitors += 1;
      const host = `${slug}.${shop.app.studioHost}`;
      const session = createSession(shop.app.port, host, `127.3.${visitors >> 8}.${visitors & 255}`);
      await patiently(() => session.send('GET', '/cart'));
      await patiently(() => shop.add(session, 'MUG', quantity));
      return session;
    },
  };
}

/** Enters a code on the cart. */
export function enter(session: Session, code: string): Promise<Reply> {
  return session.send('POST', `${cartPath}/coupons`, { code });
}
