import type { GiftCard, GiftCardDetail } from '@veranda/contracts/gift-cards';
import type { GiftCardRecord, LedgerLine } from '@veranda/db/gift-cards/reader';
import { toWireMoney } from '@veranda/domain/money/wire';
import { giftCardsEnglish } from '@veranda/messages/studio/gift-cards/compiled';
import { createTranslator } from '@veranda/messages/translator';

const t = createTranslator(giftCardsEnglish);

/** A card as it crosses the wire. */
export function presentGiftCard(row: GiftCardRecord): GiftCard {
  return {
    id: row.id,
    last4: row.codeLast4,
    initial: toWireMoney(row.initialMinor, row.currency),
    balance: toWireMoney(row.balanceMinor, row.currency),
    status: row.status === 'disabled' ? 'disabled' : 'active',
    note: row.note,
    issuedBy: row.actor,
    issuedAt: row.createdAt.toISOString(),
    recipientName: row.recipientName,
    recipientEmail: row.recipientEmail,
    senderName: row.senderName,
    message: row.message,
    deliverAt: (row.deliveredAt ?? row.deliverAt)?.toISOString() ?? '',
    delivered: row.deliveredAt !== null,
    orderId: row.orderId ?? '',
  };
}

/** A card with its ledger. */
export function presentDetail(row: GiftCardRecord, ledger: readonly LedgerLine[]): GiftCardDetail {
  return {
    giftCard: presentGiftCard(row),
    ledger: ledger.map((line) => ({
      id: line.id,
      kind: line.kind,
      text: isLedgerKind(line.kind) ? t(ledgerKeys[line.kind]) : line.kind,
      delta: toWireMoney(line.deltaMinor, row.currency),
      at: line.createdAt.toISOString(),
      orderId: line.orderNumber === null ? '' : (line.orderId ?? ''),
      orderNumber: line.orderNumber,
    })),
  };
}

const ledgerKeys = {
  issue: 'ledgerIssue',
  hold: 'ledgerHold',
  capture: 'ledgerCapture',
  release: 'ledgerRelease',
  refund: 'ledgerRefund',
  disable: 'ledgerDisable',
  undo: 'ledgerUndo',
} as const;

function isLedgerKind(kind: string): kind is keyof typeof ledgerKeys {
  return Object.hasOwn(ledgerKeys, kind);
}
