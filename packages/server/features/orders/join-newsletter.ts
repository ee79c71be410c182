import { findOrder } from '@veranda/db/orders/reader';
import { findPaymentSetup } from '@veranda/db/payments/reader';
import type { Address } from '@veranda/domain/checkout/check-details';
import type { Deps } from '../../services/deps.ts';
import { subscribe } from '../../services/sites/mailing-lists/subscribe.ts';

/** Puts a buyer who ticked the box on the site's first mailing list; the list may ask them by mail. */
export async function joinNewsletter(deps: Deps, siteId: string, orderId: string): Promise<void> {
  await deps.db.forSite(siteId, async (tx) => {
    const order = await findOrder(tx, orderId);
    const { newsletterListId: listId } = await findPaymentSetup(tx);
    if (!order || order.newsletterConsentAt === null || listId === null) return;
    const { firstName = '', lastName = '' } = (order.billingAddress ?? {}) as Partial<Address>;
    const name = `${firstName} ${lastName}`.trim();
    await subscribe(deps, tx, {
      listId,
      email: order.email,
      name,
      source: 'Checkout',
      doubleOptIn: false,
    });
  });
}
