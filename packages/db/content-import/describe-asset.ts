import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Gives a picture the words of its file, where it has none. */
export async function describeAsset(
  tx: SiteTransaction,
  id: string,
  { altText, caption }: { readonly altText: string; readonly caption: string },
): Promise<void> {
  for (const [column, words] of [
    ['altText', altText],
    ['caption', caption],
  ] as const)
    if (words !== '')
      await tx
        .updateTable('asset')
        .set({ [column]: words.slice(0, 1000) })
        .where('siteId', '=', tx.siteId)
        .where('id', '=', id)
        .where(column, '=', '')
        .execute();
}
