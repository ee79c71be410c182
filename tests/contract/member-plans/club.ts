import type { Reply, Session } from '../../support/browser-session.ts';
import { createSubscriptionShop, type SubscriptionShop } from '../subscriptions/subscription-shop.ts';

/**
 * A site whose page "About" is for members: by the plan "Friend", paid once, or "Circle", paid every month.
 */
export interface Club extends SubscriptionShop {
  readonly forLife: string;
  readonly monthly: string;
  /** Gates the page by these products. */
  open(productIds: readonly string[]): Promise<void>;
  /** The passes that the owner sees. */
  memberships(query?: string): Promise<Reply>;
}

export const monthlyPlan = { period: { value: 1, unit: 'MONTH' }, numCycles: 0 };

export async function createClub(slug: string): Promise<Club> {
  const shop = await createSubscriptionShop(slug);
  const forLife = await shop.addProduct({ kind: 'paywall', title: 'Friend', prices: { '': '40.00' } });
  const monthly = await shop.planned('Circle', monthlyPlan, 'paywall');
  await gateAbout(shop, [forLife, monthly]);
  return {
    ...shop,
    forLife,
    monthly,
    open: (productIds) => gateAbout(shop, productIds),
    memberships: async (query = '') =>
      (await shop.owner.send('GET', `${shop.base}/memberships${query}`)).json,
  };
}

async function gateAbout(shop: SubscriptionShop, productIds: readonly string[]): Promise<void> {
  const { pages } = (await shop.owner.send('GET', `${shop.base}/pages`)).json;
  const { id, version } = pages.find((page: Reply) => page.urlSlug === 'about');
  const access = { kind: 'paywall', productIds };
  const changed = await shop.owner.send('PATCH', `${shop.base}/pages/${id}`, { version, access });
  if (changed.status !== 200) throw new Error(changed.text);
  await shop.owner.send('POST', `${shop.base}/publish`, {});
}

/** The status with which the page answers. */
export async function see(session: Session): Promise<number> {
  return (await session.send('GET', '/about')).status;
}

/** Body that an owner sends to refund money. */
export function refundOf(key: string, amount: string) {
  return { key, amount, restock: false, reason: '', notify: false };
}
