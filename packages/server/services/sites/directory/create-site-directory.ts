import { findShownStockSince } from '@veranda/db/catalog/shown-stock';
import {
  findSiteByHost,
  findSiteById,
  findSitesChangedSince,
  type SiteRecord,
} from '@veranda/db/sites/reader';
import { closesAt } from '@veranda/domain/sites/trial';
import type { SitesDeps } from '../deps.ts';
import { createLruMap } from '@veranda/server/platform/memory/lru-map';
import { followShownStock, type ShownStock, shownStockAt } from './shown-stock.ts';
import type { SiteDirectory, SiteEntry } from './site-directory.ts';

/**
 * Interval at which changes of other processes are looked for, in milliseconds: revocations must hold within
 * 5 s.
 */
const pollEvery = 1000;
/** Period that each query covers, in milliseconds: longer than any transaction of ours. */
const overlap = 15_000;
/** Sites and hosts that are in memory at most. */
const maxSites = 20_000;
/** Milliseconds for which an unknown host is not looked up again. */
const unknownFor = 1000;

type DirectoryDeps = Pick<SitesDeps, 'db' | 'log' | 'now' | 'settings'>;

/** The directory over PostgreSQL: entries live in memory, a poll a second carries over what changed. */
export function createSiteDirectory(deps: DirectoryDeps): SiteDirectory {
  return new PolledDirectory(deps);
}

class PolledDirectory implements SiteDirectory {
  readonly #deps: DirectoryDeps;
  readonly #idByHost = createLruMap<string, string>(maxSites);
  readonly #entries = createLruMap<string, SiteEntry>(maxSites);
  readonly #unknown = createLruMap<string, number>(maxSites);
  readonly #timer: NodeJS.Timeout;

  constructor(deps: DirectoryDeps) {
    this.#deps = deps;
    this.#timer = setInterval(() => {
      this.#poll().catch((error: unknown) => deps.log.warn({ error }, 'site directory: poll failed'));
    }, pollEvery);
    this.#timer.unref();
  }

  knownHost(host: string): SiteEntry | undefined {
    const id = this.#idByHost.get(host);
    const entry = id === undefined ? undefined : this.#entries.get(id);
    // A host that was taken from the site is looked up again.
    return entry?.hosts.has(host) ? entry : undefined;
  }

  async byHost(host: string): Promise<SiteEntry | null> {
    const known = this.knownHost(host);
    if (known) return known;
    const { db, now } = this.#deps;
    if ((this.#unknown.get(host) ?? 0) > now()) return null;
    const row = await db.global((tx) => findSiteByHost(tx, host), { readOnly: true });
    if (row) {
      const entry = await this.#remember(row);
      this.#idByHost.set(host, entry.id);
      return entry;
    }
    this.#unknown.set(host, now() + unknownFor);
    return null;
  }

  async byId(id: string): Promise<SiteEntry | null> {
    const known = this.#entries.get(id);
    if (known) return known;
    const row = await this.#deps.db.global((tx) => findSiteById(tx, id), { readOnly: true });
    return row ? this.#remember(row) : null;
  }

  async refresh(id: string): Promise<void> {
    const row = await this.#deps.db.global((tx) => findSiteById(tx, id), { readOnly: true });
    if (row) await this.#remember(row);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
  }

  // A row that was read before a newer one may arrive after it: what is known never goes back.
  async #remember(row: SiteRecord): Promise<SiteEntry> {
    const read = await this.#stockOf(row);
    const known = this.#entries.peek(row.id);
    if (known && known.version > row.version) return known;
    const stock = known && known.stock.version > read.version ? known.stock : read;
    const entry = entryOf(row, { scheme: this.#deps.settings.scheme, stock });
    this.#entries.set(entry.id, entry);
    for (const host of entry.hosts) {
      this.#idByHost.set(host, entry.id);
      this.#unknown.delete(host);
    }
    return entry;
  }

  async #stockOf({ id, stockVersion: version }: SiteRecord): Promise<ShownStock> {
    const known = this.#entries.peek(id)?.stock;
    if (!known) return shownStockAt(version);
    if (known.version >= version) return known;
    const rows = await this.#deps.db.forSite(id, (tx) => findShownStockSince(tx, known.version), {
      readOnly: true,
    });
    return followShownStock(known, version, rows);
  }

  async #poll(): Promise<void> {
    const { db, now } = this.#deps;
    const rows = await db.global((tx) => findSitesChangedSince(tx, new Date(now() - overlap)));
    for (const row of rows) {
      const known = this.#entries.peek(row.id);
      if (known && (known.version < row.version || known.stock.version < row.stockVersion))
        await this.#remember(row);
    }
  }
}

function entryOf(
  row: SiteRecord,
  { scheme, stock }: { readonly scheme: string; readonly stock: ShownStock },
): SiteEntry {
  return {
    id: row.id,
    slug: row.slug,
    host: row.host,
    hosts: new Set(row.hosts),
    origin: `${scheme}://${row.host}`,
    title: row.title,
    theme: row.theme,
    language: row.language,
    timeZone: row.timeZone,
    currency: row.currency,
    status: row.status,
    isDemo: row.isDemo,
    publishedRevisionId: row.publishedRevisionId,
    lockHash: row.lockHash,
    isPrivate: row.isPrivate,
    closesAt: closesAt({ status: row.status, trialEndsAt: row.trialEndsAt, isDemo: row.isDemo }),
    version: row.version,
    publications: row.publications,
    stock,
    ...(row.publishedLanguages ? { languages: row.publishedLanguages } : {}),
  };
}
