import type { GlobalTransaction } from '../platform/site-transaction.ts';

/** The key of an account's picture; null for none. */
export async function findPictureKey(tx: GlobalTransaction, accountId: string): Promise<string | null> {
  const picture = await tx
    .selectFrom('account_picture')
    .select('key')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return picture?.key ?? null;
}

/** A picture's bytes (WebP) by its key. */
export async function findPicture(tx: GlobalTransaction, key: string): Promise<Uint8Array | undefined> {
  const picture = await tx
    .selectFrom('account_picture')
    .select('bytes')
    .where('key', '=', key)
    .executeTakeFirst();
  return picture?.bytes;
}

/** Puts a picture in the place of the one before. */
export async function writePicture(
  tx: GlobalTransaction,
  picture: { readonly accountId: string; readonly key: string; readonly bytes: Uint8Array },
): Promise<void> {
  const { key, bytes } = picture;
  await tx
    .insertInto('account_picture')
    .values(picture)
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ key, bytes }))
    .execute();
}

export async function deletePicture(tx: GlobalTransaction, accountId: string): Promise<void> {
  await tx.deleteFrom('account_picture').where('accountId', '=', accountId).execute();
}
