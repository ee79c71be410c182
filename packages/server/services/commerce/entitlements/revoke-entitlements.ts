import { revokeEntitlements } from '@veranda/db/downloads/writer';
import { findSoldCards } from '@veranda/db/gift-cards/reader';
import { disableGiftCard } from '@veranda/db/gift-cards/writer';
import { findPayments } from '@veranda/db/orders/reader';
import { findRefunds } from '@veranda/db/orders/refunds';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { CommerceDeps } from '../deps.ts';
import { revokeMemberships } from '../member-plans/memberships.ts';
import { debitRefundedGiftCards } from './debit-refunded-gift-cards.ts';

/**
 * After a refund: what was refunded for gift cards is taken off them. When an order is canceled or refunded
 * as far as it can be, the balance of its gift cards is gone, its downloads end, and the pages that it opened
 * are closed.
 */
export async function revokeOrderEntitlements(
  deps: Pick<CommerceDeps, 'newId' | 'now'>,
  tx: SiteTransaction,
  { orderId, canceled }: { readonly orderId: string; readonly canceled: boolean },
): Promise<void> {
  await debitRefundedGiftCards(deps, tx, orderId);
  const cards = await findSoldCards(tx, orderId);
  const payments = await findPayments(tx, orderId);
  const pending = (await findRefunds(tx, orderId)).filter((refund) => refund.status === 'pending');
  const left = payments.reduce((sum, payment) => sum + payment.capturedMinor - payment.refundedMinor, 0n);
  const spent = cards.reduce(
    (sum, card) => sum + card.initialMinor - card.takenMinor - card.balanceMinor,
    0n,
  );
  // A refund that is under way may still come to nothing.
  if (!canceled && (pending.length > 0 || left > spent)) return;
  for (const card of cards) await disableGiftCard(tx, { id: card.id, moveId: deps.newId(), byRefund: true });
  await revokeEntitlements(tx, orderId);
  await revokeMemberships(deps, tx, orderId);
}
