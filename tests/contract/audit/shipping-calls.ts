import type { Rates } from '@veranda/server/services/commerce/rates/rates';
import type { Reply } from '../../support/browser-session.ts';
import type { Shop } from '../checkout/shop.ts';

interface Place {
  readonly shop: Shop;
  readonly base: string;
  get(path: string): Promise<Reply>;
}

const account = { url: 'https://rates.example/', key: 'a-key' };

/** Calls of rates and of what products are put into, by the name of their contract. */
export function shippingCalls(place: () => Place) {
  const carrier = () => `${place().base}/commerce/rate-accounts/carrier`;
  return {
    'connect-rates': async () => {
      letServicesAnswer(place().shop);
      return { path: carrier(), body: account };
    },
    'disconnect-rates': async () => {
      letServicesAnswer(place().shop);
      await place().shop.owner.send('PUT', carrier(), account);
      return { path: carrier() };
    },
    'place-products': async () => {
      const { shop, base, get } = place();
      const path = `${base}/commerce/checkout-rules`;
      const { rules, version } = await get(path);
      const profiles = [{ id: 'large', name: 'Large' }];
      await shop.owner.send('PUT', path, { rules: { ...rules, profiles }, version });
      const body = { group: 'profile', id: 'large', productIds: [shop.variant('MUG').productId] };
      return { path: `${base}/commerce/placed-products`, body };
    },
  };
}

function letServicesAnswer({ app }: Shop): void {
  const carriers: Rates['carriers'] = { ask: () => Promise.resolve({ kind: 'said', value: [] }) };
  Object.assign(app.deps, { rates: { ...app.deps.rates, carriers } });
}
