import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface ShippingTables {
  rate_account: RateAccountTable;
  tax_document: TaxDocumentTable;
}

interface RateAccountTable {
  website_id: string;
  kind: string;
  id: string;
  url: string;
  key_sealed: Uint8Array;
  connected_by: string;
  connected_at: Generated<Date>;
}

interface TaxDocumentTable {
  website_id: string;
  order_id: string;
  status: Generated<string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
