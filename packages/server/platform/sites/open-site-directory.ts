import { findShownStockSince } from '@veranda/db/catalog/shown-stock';
import { findSiteByHost, findSiteById, findSitesChangedSince, type SiteRow } from '@veranda/db/sites/reader';
import { closesAt } from '@veranda/domain/sites/trial';
import type { Deps } from '../deps.ts';
import { followShownStock, type ShownStock, shownStockAt } from './shown-stock.ts';
import type { SiteDirectory, SiteEntry } from './site-directory.ts';

/** How often other processes' changes are looked for, in milliseconds: revocations must hold within 5 s. */
const pollEvery = 1000;
/** How far back each look reaches, in milliseconds: longer than any transaction of ours. */
const overlap = 15_000;
/** Hosts that are remembered at most, and for how long an unknown host is not asked for again. */
const maxHosts = 20_000;
const unknownFor = 1000;

type DirectoryDeps = Pick<Deps, 'db' | 'log' | 'now' | 'settings'>;

/** The directory over PostgreSQL: entries live in memory, a poll a second carries over what changed. */
export function openSiteDirectory(deps: DirectoryDeps): SiteDirectory {
  const idByHost = new Map<string, string>();
  const byId = new Map<string, SiteEntry>();
  const unknown = new Map<string, number>();

  async function remember(row: SiteRow): Promise<SiteEntry> {
    const entry = entryOf(row, { scheme: deps.settings.scheme, stock: await stockOf(row) });
    if (idByHost.size >= maxHosts) {
      byId.clear();
      idByHost.clear();
    }
    byId.set(entry.id, entry);
    idByHost.set(entry.host, entry.id);
    unknown.delete(entry.host);
    return entry;
  }

  async function stockOf({ id, stock_version: version }: SiteRow): Promise<ShownStock> {
    const known = byId.get(id)?.stock;
    if (!known) return shownStockAt(version);
    if (known.version >= version) return known;
    const rows = await deps.db.forSite(id, (tx) => findShownStockSince(tx, id, known.version), {
      readOnly: true,
    });
    return followShownStock(known, version, rows);
  }

  function knownHost(host: string): SiteEntry | undefined {
    const id = idByHost.get(host);
    return id === undefined ? undefined : byId.get(id);
  }

  async function poll(): Promise<void> {
    const rows = await deps.db.global((tx) => findSitesChangedSince(tx, new Date(deps.now() - overlap)));
    for (const row of rows) {
      const known = byId.get(row.id);
      if (known && (known.version !== row.version || known.stock.version < row.stock_version))
        await remember(row);
    }
  }

  const timer = setInterval(() => {
    poll().catch((error: unknown) => deps.log.warn({ error }, 'site directory: poll failed'));
  }, pollEvery);
  timer.unref();

  return {
    knownHost,
    async byHost(host) {
      const known = knownHost(host);
      if (known) return known;
      if ((unknown.get(host) ?? 0) > deps.now()) return null;
      const row = await deps.db.global((tx) => findSiteByHost(tx, host), { readOnly: true });
      if (row) {
        const entry = await remember(row);
        idByHost.set(host, entry.id);
        return entry;
      }
      if (unknown.size > maxHosts) unknown.clear();
      unknown.set(host, deps.now() + unknownFor);
      return null;
    },
    async byId(id) {
      const known = byId.get(id);
      if (known) return known;
      const row = await deps.db.global((tx) => findSiteById(tx, id), { readOnly: true });
      return row ? remember(row) : null;
    },
    async refresh(id) {
      const row = await deps.db.global((tx) => findSiteById(tx, id), { readOnly: true });
      if (row) await remember(row);
    },
    async close() {
      clearInterval(timer);
    },
  };
}

function entryOf(
  row: SiteRow,
  { scheme, stock }: { readonly scheme: string; readonly stock: ShownStock },
): SiteEntry {
  return {
    id: row.id,
    slug: row.slug,
    host: row.host,
    origin: `${scheme}://${row.host}`,
    title: row.title,
    theme: row.theme,
    language: row.language,
    timeZone: row.time_zone,
    currency: row.currency,
    status: row.status,
    publishedRevisionId: row.published_revision_id,
    lockHash: row.lock_hash,
    closesAt: closesAt({ status: row.status, trialEndsAt: row.trial_ends_at, isDemo: row.is_demo }),
    version: row.version,
    stock,
  };
}
