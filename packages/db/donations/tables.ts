import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface DonationTables {
  fund: FundTable;
}

interface FundTable {
  website_id: string;
  id: string;
  name: string;
  description: Generated<string>;
  /** `bigint[]`: read and written as texts. */
  suggested_minor: Generated<string[]>;
  own_amount: Generated<boolean>;
  least_minor: bigint;
  most_minor: bigint;
  monthly: Generated<boolean>;
  goal_minor: bigint | null;
  thanks: Generated<string>;
  image_id: string | null;
  is_open: Generated<boolean>;
  version: Generated<bigint>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}
