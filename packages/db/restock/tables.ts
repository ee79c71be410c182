import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface RestockTables {
  restock_signup: RestockSignUpTable;
}

interface RestockSignUpTable {
  website_id: string;
  id: string;
  product_id: string;
  variant_id: string;
  email: string;
  language: Generated<string>;
  join_mailing_list: Generated<boolean>;
  status: Generated<string>;
  created_at: Generated<Date>;
  notified_at: Date | null;
}
