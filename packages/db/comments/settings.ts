import { type CommentSettings, readCommentSettings } from '@veranda/domain/comments/comment';
import { saveSiteDocument } from '../platform/site-document.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Settings of a site for comments, with the version they are saved over: 0 while the owner has set nothing. */
export async function findCommentSettings(
  tx: SiteTransaction,
): Promise<{ settings: CommentSettings; version: bigint }> {
  const row = await tx
    .selectFrom('comment_settings')
    .select(['doc', 'version'])
    .where('siteId', '=', tx.siteId)
    .executeTakeFirst();
  return { settings: readCommentSettings(row?.doc ?? null), version: row?.version ?? 0n };
}

/** Saves the settings over the version that was read; @returns false when they were changed in the meantime */
export async function saveCommentSettings(
  tx: SiteTransaction,
  input: { readonly settings: CommentSettings; readonly version: bigint },
): Promise<boolean> {
  const { settings: doc, version } = input;
  return saveSiteDocument(tx, 'comment_settings', { doc, version });
}
