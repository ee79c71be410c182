import { readSocialSettings, type SocialSettings } from '@veranda/domain/social/social-settings';
import { saveSiteDocument } from '../platform/site-document.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Settings of a site for likes and sharing, with the version they are saved over: 0 while nothing is set. */
export async function findSocialSettings(
  tx: SiteTransaction,
): Promise<{ settings: SocialSettings; version: bigint }> {
  const row = await tx
    .selectFrom('social_settings')
    .select(['doc', 'version'])
    .where('siteId', '=', tx.siteId)
    .executeTakeFirst();
  return { settings: readSocialSettings(row?.doc ?? null), version: row?.version ?? 0n };
}

/** Saves the settings over the version that was read; @returns false when they were changed in the meantime */
export async function saveSocialSettings(
  tx: SiteTransaction,
  input: { readonly settings: SocialSettings; readonly version: bigint },
): Promise<boolean> {
  const { settings: doc, version } = input;
  return saveSiteDocument(tx, 'social_settings', { doc, version });
}
