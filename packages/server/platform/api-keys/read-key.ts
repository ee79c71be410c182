import { createHash, timingSafeEqual } from 'node:crypto';
import { findApiKey, noteApiKeyUse } from '@veranda/db/integrations/api-keys';
import { readApiKey } from '@veranda/domain/integrations/api-key-text';
import type { PlatformDeps } from '../deps.ts';
import type { KeyIdentity } from '../http/route.ts';
import type { Tenant, TenantDirectory } from '../tenancy/tenant.ts';

/** Stored hash of a key's secret. */
export function hashOfSecret(secret: string): Uint8Array {
  return createHash('sha256').update(secret).digest();
}

const bearer = /^Bearer +(\S+)$/i;
const minute = 60_000;

/**
 * The key that an Authorization header carries, with its site; null for none, an unknown one and one that was
 * revoked.
 */
export async function readBearer(
  deps: Pick<PlatformDeps, 'db' | 'now'> & { readonly sites: TenantDirectory },
  authorization: string,
): Promise<{ readonly site: Tenant; readonly key: KeyIdentity } | null> {
  const parts = readApiKey(bearer.exec(authorization)?.[1] ?? '');
  const site = parts ? await deps.sites.byId(parts.siteId) : null;
  if (!parts || !site) return null;
  const row = await deps.db.forSite(site.id, (tx) => findApiKey(tx, parts.prefix), {
    readOnly: true,
  });
  if (!row || row.revokedAt !== null) return null;
  if (!timingSafeEqual(Buffer.from(row.keyHash), hashOfSecret(parts.secret))) return null;
  const at = new Date(deps.now());
  if (at.getTime() - (row.lastUsedAt?.getTime() ?? 0) >= minute)
    await deps.db.forSite(site.id, (tx) => noteApiKeyUse(tx, { id: row.id, at }));
  return { site, key: { id: row.id, name: row.name, scopes: row.scopes } };
}
