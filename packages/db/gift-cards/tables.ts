import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface GiftCardTables {
  gift_card: GiftCardTable;
  gift_card_ledger: GiftCardLedgerTable;
}

interface GiftCardTable {
  siteId: string;
  id: string;
  codeHash: Uint8Array;
  codeLast4: string;
  currency: string;
  initialMinor: bigint;
  balanceMinor: bigint;
  status: Generated<string>;
  note: Generated<string>;
  actor: string;
  orderId: string | null;
  orderLineId: string | null;
  unit: number | null;
  testMode: Generated<boolean>;
  recipientName: Generated<string>;
  recipientEmail: Generated<string>;
  senderName: Generated<string>;
  message: Generated<string>;
  /** Language that the buyer had chosen; '' for the site's. */
  language: Generated<string>;
  deliverAt: Date | null;
  deliveredAt: Date | null;
  deliveries: Generated<number>;
  codeNo: Generated<number>;
  /** Its price was refunded; of one that somebody has disabled it is false. */
  disabledByRefund: Generated<boolean>;
  createdAt: Generated<Date>;
}

interface GiftCardLedgerTable {
  siteId: string;
  id: string;
  giftCardId: string;
  kind: string;
  deltaMinor: bigint;
  subjectId: string | null;
  createdAt: Generated<Date>;
}
