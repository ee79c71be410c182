import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface DonationTables {
  fund: FundTable;
}

interface FundTable {
  siteId: string;
  id: string;
  name: string;
  description: Generated<string>;
  /** `bigint[]`: read and written as texts. */
  suggestedMinor: Generated<string[]>;
  ownAmount: Generated<boolean>;
  leastMinor: bigint;
  mostMinor: bigint;
  monthly: Generated<boolean>;
  goalMinor: bigint | null;
  thanks: Generated<string>;
  imageId: string | null;
  isOpen: Generated<boolean>;
  version: Generated<bigint>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
  deletedAt: Date | null;
}
