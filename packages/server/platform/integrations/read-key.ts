import { createHash, timingSafeEqual } from 'node:crypto';
import { findApiKey, noteApiKeyUse } from '@veranda/db/integrations/api-keys';
import { readApiKey } from '@veranda/domain/integrations/api-key-text';
import type { Deps } from '../deps.ts';
import type { SiteEntry } from '../sites/site-directory.ts';

/** A key of the commerce API that has proved itself. */
export interface KeyIdentity {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
}

/** What of a key's secret is kept. */
export function hashOfSecret(secret: string): Uint8Array {
  return createHash('sha256').update(secret).digest();
}

const bearer = /^Bearer +(\S+)$/i;
const minute = 60_000;

/** The key that an Authorization header carries, with its site; null for none, an unknown one and one that was revoked. */
export async function readBearer(
  deps: Pick<Deps, 'db' | 'now' | 'sites'>,
  authorization: string,
): Promise<{ readonly site: SiteEntry; readonly key: KeyIdentity } | null> {
  const parts = readApiKey(bearer.exec(authorization)?.[1] ?? '');
  const site = parts ? await deps.sites.byId(parts.siteId) : null;
  if (!parts || !site) return null;
  const row = await deps.db.forSite(site.id, (tx) => findApiKey(tx, site.id, parts.prefix), {
    readOnly: true,
  });
  if (!row || row.revoked_at !== null) return null;
  if (!timingSafeEqual(Buffer.from(row.key_hash), hashOfSecret(parts.secret))) return null;
  const at = new Date(deps.now());
  if (at.getTime() - (row.last_used_at?.getTime() ?? 0) >= minute)
    await deps.db.forSite(site.id, (tx) => noteApiKeyUse(tx, site.id, { id: row.id, at }));
  return { site, key: { id: row.id, name: row.name, scopes: row.scopes } };
}
