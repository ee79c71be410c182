import type { ApiKey } from '@veranda/contracts/integrations';
import {
  type ApiKeyRecord,
  findApiKeys,
  insertApiKey,
  revokeApiKey,
} from '@veranda/db/integrations/api-keys';
import { readApiKey, writeApiKey } from '@veranda/domain/integrations/api-key-text';
import { type ApiScope, normalizeScopes } from '@veranda/domain/integrations/scopes';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { hashOfSecret } from '../../platform/api-keys/read-key.ts';

/** A site has at most this many keys in use. */
const maxKeys = 50;

/** The keys in use. */
export async function readApiKeys(deps: Pick<Deps, 'db'>, siteId: string): Promise<ApiKey[]> {
  const rows = await deps.db.forSite(siteId, (tx) => findApiKeys(tx), { readOnly: true });
  return rows.map(presentKey);
}

/** Makes a key; its secret is in the answer and nowhere else. */
export async function createApiKey(
  deps: Pick<Deps, 'db' | 'newId' | 'random' | 'now'>,
  siteId: string,
  wanted: { readonly name: string; readonly scopes: readonly ApiScope[]; readonly by: string },
): Promise<{ key: ApiKey; secret: string } | Refusal> {
  const name = wanted.name.trim();
  if (name === '') return refuse('name-missing', { field: 'name' });
  const scopes = normalizeScopes(wanted.scopes);
  if (scopes.length === 0) return refuse('scopes-missing', { field: 'scopes' });
  const text = writeApiKey(siteId, deps.random(5), deps.random(32));
  const parts = readApiKey(text);
  if (!parts) throw new Error('a key was written that cannot be read');
  const id = deps.newId();
  return transactionWithRefusal(deps.db, siteId, async (tx) => {
    if ((await findApiKeys(tx)).length >= maxKeys)
      return refuse('too-many-api-keys', { params: { max: maxKeys } });
    const row = await insertApiKey(tx, {
      id,
      name,
      prefix: parts.prefix,
      keyHash: hashOfSecret(parts.secret),
      scopes,
      createdBy: wanted.by,
      createdAt: new Date(deps.now()),
    });
    return { key: presentKey(row), secret: text };
  });
}

/** Ends a key. */
export async function endApiKey(
  deps: Pick<Deps, 'db' | 'now'>,
  siteId: string,
  id: string,
): Promise<{ id: string } | Refusal> {
  const now = new Date(deps.now());
  const ended = await deps.db.forSite(siteId, (tx) => revokeApiKey(tx, { id, at: now }));
  return ended ? { id } : refuse('unknown-api-key');
}

function presentKey(row: ApiKeyRecord): ApiKey {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
