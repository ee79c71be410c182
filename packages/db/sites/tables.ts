import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface SiteTables {
  website: WebsiteTable;
  domain: DomainTable;
  membership: MembershipTable;
  site_settings: SiteSettingsTable;
  site_notice: SiteNoticeTable;
  shown_stock: ShownStockTable;
}

interface WebsiteTable {
  id: string;
  slug: string;
  title: string;
  status: Generated<string>;
  theme: string;
  language: Generated<string>;
  time_zone: Generated<string>;
  currency: Generated<string>;
  is_demo: Generated<boolean>;
  canary: string;
  trial_ends_at: Date | null;
  lock_hash: string | null;
  published_revision_id: string | null;
  version: Generated<bigint>;
  stock_version: Generated<bigint>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface ShownStockTable {
  website_id: string;
  subject_id: string;
  version: bigint;
}

interface DomainTable {
  host: string;
  website_id: string;
  canonical: Generated<boolean>;
}

interface MembershipTable {
  website_id: string;
  account_id: string;
  roles: number[];
  is_owner: Generated<boolean>;
  created_at: Generated<Date>;
  revoked_at: Date | null;
}

interface SiteSettingsTable {
  website_id: string;
  doc: unknown;
  version: Generated<bigint>;
  updated_at: Generated<Date>;
}

interface SiteNoticeTable {
  website_id: string;
  id: Generated<string>;
  kind: string;
  facts: Generated<unknown>;
  created_at: Generated<Date>;
  dismissed_at: Date | null;
}
