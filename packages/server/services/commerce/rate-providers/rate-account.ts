import { findRateAccounts, type RateAccountRecord, type RateKind } from '@veranda/db/shipping/rate-accounts';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { CommerceDeps } from '../deps.ts';
import { seal, unseal } from '@veranda/server/platform/secrets/seal';
import type { RateAccount } from './rate-answer.ts';

type SealDeps = Pick<CommerceDeps, 'settings' | 'random'>;

function placeOf(accountId: string): string {
  return `rate-account|${accountId}|key`;
}

/** The key of an account, sealed for it alone. */
export function sealRateKey({ settings, random }: SealDeps, accountId: string, key: string): Uint8Array {
  return seal({ keys: settings.sealKeys, random }, placeOf(accountId), key);
}

/** The accounts that a site asks with, by kind; null where it has none. */
export async function readRateAccounts(
  { settings }: Pick<CommerceDeps, 'settings'>,
  tx: SiteTransaction,
): Promise<Readonly<Record<RateKind, RateAccount | null>>> {
  const rows = await findRateAccounts(tx);
  const accountOf = (kind: RateKind): RateAccount | null => {
    const row: RateAccountRecord | undefined = rows.find((row) => row.kind === kind);
    return row ? { url: row.url, key: unseal(settings.sealKeys, placeOf(row.id), row.keySealed) } : null;
  };
  return { carrier: accountOf('carrier'), tax: accountOf('tax') };
}
