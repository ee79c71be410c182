import { revokeEntitlements } from '@veranda/db/downloads/writer';
import { findCardsOfOrder } from '@veranda/db/gift-cards/reader';
import { disableGiftCard } from '@veranda/db/gift-cards/writer';
import { findPayments } from '@veranda/db/orders/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { Deps } from '../deps.ts';
import { takePassesBack } from '../member-plans/passes.ts';

/**
 * After a refund: of an order that is canceled, or of which all that can be was given back, what is left on its gift cards
 * is gone, its downloads end, and the pages that it opened are closed.
 */
export async function takeGoodsBack(
  deps: Pick<Deps, 'newId' | 'now'>,
  tx: SiteTransaction,
  { orderId, canceled }: { readonly orderId: string; readonly canceled: boolean },
): Promise<void> {
  const cards = await findCardsOfOrder(tx, tx.siteId, orderId);
  const payments = await findPayments(tx, tx.siteId, orderId);
  const left = payments.reduce((sum, one) => sum + one.captured_minor - one.refunded_minor, 0n);
  const spent = cards.reduce((sum, card) => sum + card.initial_minor - card.balance_minor, 0n);
  if (!canceled && left > spent) return;
  for (const card of cards) await disableGiftCard(tx, tx.siteId, { id: card.id, moveId: deps.newId() });
  await revokeEntitlements(tx, tx.siteId, orderId);
  await takePassesBack(deps, tx, orderId);
}
