import type { Reply } from '../../support/browser-session.ts';

/** Values that the calls need; there once the shop is. */
interface Place {
  readonly base: string;
  make(path: string, body?: unknown): Promise<Reply>;
}

const discount = {
  name: 'Ten off',
  code: null,
  scope: { kind: 'order' },
  effect: { kind: 'percent', percent: 10 },
  minimumAmount: '0',
  minimumQuantity: 0,
  active: false,
  startsAt: null,
  endsAt: null,
  limit: null,
  oncePerCustomer: false,
};

/** Calls of discounts that are recorded, by the name of their contract. */
export function discountCalls(place: () => Place) {
  const all = () => `${place().base}/discounts`;
  const made = async () => `${all()}/${(await place().make(all(), discount)).discount.id}`;
  return {
    'create-discount': async () => ({ path: all(), body: discount }),
    'change-discount': async () => ({ path: await made(), body: { ...discount, name: 'Other' } }),
    'remove-discount': async () => ({ path: await made() }),
  };
}
