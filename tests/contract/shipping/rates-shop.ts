import { createOutbound } from '@veranda/server/platform/egress/outbound';
import { createRates } from '@veranda/server/services/commerce/rates/create-rates';
import type { Reply, Session } from '../../support/browser-session.ts';
import { address, details, createShop, type Shop } from '../checkout/shop.ts';

/** A shop whose rules are written by hand. */
export interface RatesShop extends Shop {
  readonly base: string;
  /** Saves the rules of the shop, those that are not given as at first. */
  rules(more: object): Promise<void>;
  /** A shopper with mugs who has come to the delivery. */
  atDelivery(more?: object, quantity?: number): Promise<{ session: Session; checkout: Reply }>;
}

export const everywhere = { country: '', region: '', postalRanges: [] };
const firstRules = {
  taxes: { included: false, rounding: 'rate', rules: [] as object[] },
  shippingMethods: [] as object[],
  minimumOrder: '0',
  shopAddress: { country: 'US', region: 'CA', postalCode: '90001' },
};

export function method(id: string, cost: object, more: object = {}): object {
  return { id, name: id, cost, areas: [], restOfWorld: false, freeFrom: null, ...more };
}

export function carrier(fallback: string | null, more: object = {}): object {
  return method('ups', { kind: 'carrier', fallback }, { name: 'Carrier', ...more });
}

export const inNewYork = (postalCode: string) => ({ ...address, postalCode });

export async function createRatesShop(slug: string): Promise<RatesShop> {
  const shop = await createShop(slug);
  const base = `/api/studio/sites/${shop.siteId}`;
  const path = `${base}/commerce/checkout-rules`;
  return {
    ...shop,
    base,
    async rules(more) {
      const { version } = (await shop.owner.send('GET', path)).json;
      const saved = await shop.owner.send('PUT', path, { rules: { ...firstRules, ...more }, version });
      if (saved.status !== 200) throw new Error(saved.text);
    },
    async atDelivery(more = {}, quantity = 2) {
      await shop.setStock('MUG', 500);
      const session = await shop.shopper();
      await shop.add(session, 'MUG', quantity);
      const saved = await session.send('PUT', '/api/commerce/checkout', { ...details, ...more });
      return { session, checkout: saved.json };
    },
  };
}

/** Lets the shop's server reach services on loopback. */
export function createLoopbackOutbound(shop: Shop): void {
  const outbound = createOutbound({ resolve: async () => ['127.0.0.1'], isAllowed: () => true });
  const { deps } = shop.app;
  // The address says https, as it must; the service of the test speaks plain http.
  const plain: typeof outbound = {
    ...outbound,
    send: (request) => outbound.send({ ...request, url: request.url.replace('https://', 'http://') }),
  };
  Object.assign(deps, { rates: createRates({ ...deps, outbound: plain }) });
}
