import { revokeEntitlements } from '@veranda/db/downloads/writer';
import { findSoldCards } from '@veranda/db/gift-cards/reader';
import { disableGiftCard } from '@veranda/db/gift-cards/writer';
import { findPayments } from '@veranda/db/orders/reader';
import { findRefunds } from '@veranda/db/orders/refunds';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { Deps } from '../deps.ts';
import { takePassesBack } from '../member-plans/passes.ts';
import { debitRefundedGiftCards } from './debit-refunded-gift-cards.ts';

/**
 * After a refund: what was given back for gift cards is taken off them. Of an order that is canceled, or of which all that can be was given back, what is left on its gift cards
 * is gone, its downloads end, and the pages that it opened are closed.
 */
export async function revokeOrderEntitlements(
  deps: Pick<Deps, 'newId' | 'now'>,
  tx: SiteTransaction,
  { orderId, canceled }: { readonly orderId: string; readonly canceled: boolean },
): Promise<void> {
  await debitRefundedGiftCards(deps, tx, orderId);
  const cards = await findSoldCards(tx, tx.siteId, orderId);
  const payments = await findPayments(tx, tx.siteId, orderId);
  const pending = (await findRefunds(tx, tx.siteId, orderId)).filter((one) => one.status === 'pending');
  const left = payments.reduce((sum, one) => sum + one.captured_minor - one.refunded_minor, 0n);
  const spent = cards.reduce(
    (sum, card) => sum + card.initial_minor - card.taken_minor - card.balance_minor,
    0n,
  );
  // A refund that is under way may still come to nothing.
  if (!canceled && (pending.length > 0 || left > spent)) return;
  for (const card of cards)
    await disableGiftCard(tx, tx.siteId, { id: card.id, moveId: deps.newId(), byRefund: true });
  await revokeEntitlements(tx, tx.siteId, orderId);
  await takePassesBack(deps, tx, orderId);
}
