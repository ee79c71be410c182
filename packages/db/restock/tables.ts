import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface RestockTables {
  restock_signup: RestockSignUpTable;
}

interface RestockSignUpTable {
  siteId: string;
  id: string;
  productId: string;
  variantId: string;
  email: string;
  language: Generated<string>;
  joinMailingList: Generated<boolean>;
  status: Generated<string>;
  createdAt: Generated<Date>;
  notifiedAt: Date | null;
}
