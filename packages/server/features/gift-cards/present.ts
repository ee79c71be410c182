import type { GiftCard, GiftCardDetail } from '@veranda/contracts/gift-cards';
import type { GiftCardRow, LedgerLine } from '@veranda/db/gift-cards/reader';
import { toWireMoney } from '@veranda/domain/money/wire';

/** A card as it crosses the wire. */
export function presentGiftCard(row: GiftCardRow): GiftCard {
  return {
    id: row.id,
    last4: row.code_last4,
    initial: toWireMoney(row.initial_minor, row.currency),
    balance: toWireMoney(row.balance_minor, row.currency),
    status: row.status === 'disabled' ? 'disabled' : 'active',
    note: row.note,
    issuedBy: row.actor,
    issuedAt: row.created_at.toISOString(),
    recipientName: row.recipient_name,
    recipientEmail: row.recipient_email,
    senderName: row.sender_name,
    message: row.message,
    deliverAt: (row.delivered_at ?? row.deliver_at)?.toISOString() ?? '',
    delivered: row.delivered_at !== null,
    orderId: row.order_id ?? '',
  };
}

/** A card with its ledger. */
export function presentDetail(row: GiftCardRow, ledger: readonly LedgerLine[]): GiftCardDetail {
  return {
    giftCard: presentGiftCard(row),
    ledger: ledger.map((line) => ({
      id: line.id,
      kind: line.kind,
      text: ledgerTexts[line.kind] ?? line.kind,
      delta: toWireMoney(line.delta_minor, row.currency),
      at: line.created_at.toISOString(),
      orderId: line.order_number === null ? '' : (line.order_id ?? ''),
      orderNumber: line.order_number,
    })),
  };
}

const ledgerTexts: Readonly<Record<string, string>> = {
  issue: 'Issued',
  hold: 'Held for an order',
  capture: 'The order was placed',
  release: 'Released: the order was not placed',
  refund: 'Refunded',
  disable: 'Disabled',
  undo: 'A refund was returned',
};
