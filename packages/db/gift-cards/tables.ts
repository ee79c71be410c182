import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface GiftCardTables {
  gift_card: GiftCardTable;
  gift_card_ledger: GiftCardLedgerTable;
}

interface GiftCardTable {
  website_id: string;
  id: string;
  code_hash: Uint8Array;
  code_last4: string;
  currency: string;
  initial_minor: bigint;
  balance_minor: bigint;
  status: Generated<string>;
  note: Generated<string>;
  actor: string;
  order_id: string | null;
  order_line_id: string | null;
  unit: number | null;
  test_mode: Generated<boolean>;
  recipient_name: Generated<string>;
  recipient_email: Generated<string>;
  sender_name: Generated<string>;
  message: Generated<string>;
  /** That who bought it had chosen; '' for the site's. */
  language: Generated<string>;
  deliver_at: Date | null;
  delivered_at: Date | null;
  deliveries: Generated<number>;
  code_no: Generated<number>;
  /** Its price was given back; of one that somebody has disabled it is false. */
  disabled_by_refund: Generated<boolean>;
  created_at: Generated<Date>;
}

interface GiftCardLedgerTable {
  website_id: string;
  id: string;
  gift_card_id: string;
  kind: string;
  delta_minor: bigint;
  subject_id: string | null;
  created_at: Generated<Date>;
}
