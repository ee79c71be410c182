import type { SiteLanguage } from '@veranda/domain/languages/site-languages';
import type { Tenant, TenantDirectory } from '@veranda/server/platform/tenancy/tenant';
import type { ShownStock } from './shown-stock.ts';

/**
 * Facts of a site that the router knows without asking the database: kept fresh by notifications and polling.
 */
export interface SiteEntry extends Tenant {
  readonly slug: string;
  /** Every host that it answers at, with the main one (`host`). */
  readonly hosts: ReadonlySet<string>;
  readonly title: string;
  readonly theme: string;
  readonly timeZone: string;
  readonly currency: string;
  readonly status: string;
  /** A site that shows a template, which anybody may clone. */
  readonly isDemo: boolean;
  readonly publishedRevisionId: string | null;
  /** Hash of the password that visitors are asked for; null for none. */
  readonly lockHash: string | null;
  /** True when only the people of the site see it. */
  readonly isPrivate: boolean;
  /** From when on visitors are shown the lock screen, since its trial is over; null for never. */
  readonly closesAt: Date | null;
  /** Grows with everything a visitor can see change but stock. */
  readonly version: bigint;
  /** Publications among these changes. */
  readonly publications: bigint;
  readonly stock: ShownStock;
  /** Languages besides its own that visitors have; absent in a site with one. */
  readonly languages?: readonly SiteLanguage[];
  /** The language of an address that begins with its tag; absent for the site's own. */
  readonly locale?: SiteLanguage;
}

export interface SiteDirectory extends TenantDirectory {
  /** The site of a normalised host (lower case, with its port if the address has one), or null. */
  byHost(host: string): Promise<SiteEntry | null>;
  /** The same if it is in memory, else undefined. */
  knownHost(host: string): SiteEntry | undefined;
  byId(id: string): Promise<SiteEntry | null>;
  /** Reads the site again now: after a change made by this process. */
  refresh(id: string): Promise<void>;
  close(): Promise<void>;
}

/** Grows with everything a visitor can see change but stock and publications; page caches are keyed by it. */
export function liveVersionOf({
  version,
  publications,
}: Pick<SiteEntry, 'version' | 'publications'>): bigint {
  return version - publications;
}
