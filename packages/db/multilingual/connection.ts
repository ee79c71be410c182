import type { SiteTransaction } from '../platform/site-transaction.ts';

/** A site's connection to the translation service, and what it is at. */
interface TranslationConnection {
  readonly keySealed: Buffer;
  /** Language that is being translated into; null for none. */
  readonly language: string | null;
  readonly total: number;
  readonly done: number;
  readonly problem: string | null;
}

export async function findConnection(tx: SiteTransaction): Promise<TranslationConnection | undefined> {
  return tx
    .selectFrom('translation_connection')
    .select(['keySealed', 'language', 'total', 'done', 'problem'])
    .where('siteId', '=', tx.siteId)
    .executeTakeFirst();
}

/** Ends the connection; what it has translated stays. @returns false where there was none */
export async function deleteConnection(tx: SiteTransaction): Promise<boolean> {
  const gone = await tx
    .deleteFrom('translation_connection')
    .where('siteId', '=', tx.siteId)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}
