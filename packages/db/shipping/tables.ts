import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface ShippingTables {
  rate_account: RateAccountTable;
  tax_document: TaxDocumentTable;
}

interface RateAccountTable {
  siteId: string;
  kind: string;
  id: string;
  url: string;
  keySealed: Uint8Array;
  connectedBy: string;
  connectedAt: Generated<Date>;
}

interface TaxDocumentTable {
  siteId: string;
  orderId: string;
  status: Generated<string>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}
