import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface SiteTables {
  site: SiteTable;
  domain: DomainTable;
  membership: MembershipTable;
  site_settings: SiteSettingsTable;
  site_notice: SiteNoticeTable;
  shown_stock: ShownStockTable;
}

interface SiteTable {
  id: string;
  slug: string;
  title: string;
  status: Generated<string>;
  theme: string;
  language: Generated<string>;
  timeZone: Generated<string>;
  currency: Generated<string>;
  isDemo: Generated<boolean>;
  canary: string;
  trialEndsAt: Date | null;
  lockHash: string | null;
  isPrivate: Generated<boolean>;
  publishedRevisionId: string | null;
  /** Languages besides its own that visitors have; null for none. */
  publishedLanguages: unknown;
  version: Generated<bigint>;
  publications: Generated<bigint>;
  stockVersion: Generated<bigint>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

interface ShownStockTable {
  siteId: string;
  subjectId: string;
  version: bigint;
}

interface DomainTable {
  host: string;
  siteId: string;
  canonical: Generated<boolean>;
  /** Token by which a custom domain was proven; null for the address that the site was made with. */
  token: string | null;
}

interface MembershipTable {
  siteId: string;
  accountId: string;
  roles: number[];
  isOwner: Generated<boolean>;
  createdAt: Generated<Date>;
  revokedAt: Date | null;
}

interface SiteSettingsTable {
  siteId: string;
  doc: unknown;
  version: Generated<bigint>;
  updatedAt: Generated<Date>;
}

interface SiteNoticeTable {
  siteId: string;
  id: Generated<string>;
  kind: string;
  facts: Generated<unknown>;
  createdAt: Generated<Date>;
  dismissedAt: Date | null;
}
