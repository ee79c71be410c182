import { createHash } from 'node:crypto';
import { insertFormKey } from '@veranda/db/forms/writer';
import type { Deps } from '../../services/deps.ts';

/** Milliseconds that a submission key lives (decisions §forms submission key: lives 24 hours). */
export const keyLifetime = 24 * 60 * 60 * 1000;

/** Hands out a key for one submission to any form of the site; only its hash is kept. */
export async function issueKey(deps: Pick<Deps, 'db' | 'now' | 'random'>, siteId: string): Promise<string> {
  const key = Buffer.from(deps.random(32)).toString('base64url');
  const now = new Date(deps.now());
  const expiresAt = new Date(deps.now() + keyLifetime);
  await deps.db.forSite(siteId, (tx) => insertFormKey(tx, { hash: keyHash(key), now, expiresAt }));
  return key;
}

/** The hash by which a key is known. */
export function keyHash(key: string): Uint8Array {
  return createHash('sha256').update(key).digest();
}
