import type { NewRecord, RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

export type InvitationRecord = RecordOf<'invitation'>;

/** Writes an invitation down. @returns false when its address has one that is open */
export async function insertInvitation(
  tx: SiteTransaction,
  invitation: Omit<NewRecord<'invitation'>, 'siteId'>,
): Promise<boolean> {
  const done = await tx
    .insertInto('invitation')
    .values({ ...invitation, siteId: tx.siteId })
    .onConflict((conflict) =>
      conflict
        .columns(['siteId', 'email'])
        .where('acceptedAt', 'is', null)
        .where('revokedAt', 'is', null)
        .doNothing(),
    )
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

const open = (tx: SiteTransaction) =>
  tx
    .selectFrom('invitation')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null);

/** Invitations that nobody has accepted or revoked, the newest first, whether their links still work or not. */
export async function findInvitations(tx: SiteTransaction): Promise<InvitationRecord[]> {
  return open(tx).orderBy('createdAt', 'desc').orderBy('id').execute();
}

/** An open invitation, locked until the transaction ends. */
export async function findInvitation(tx: SiteTransaction, id: string): Promise<InvitationRecord | undefined> {
  return open(tx).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The open invitation of a link that works now, locked until the transaction ends. */
export async function findInvitationOfLink(
  tx: SiteTransaction,
  link: { readonly tokenHash: Uint8Array; readonly now: Date },
): Promise<InvitationRecord | undefined> {
  return open(tx)
    .where('tokenHash', '=', link.tokenHash)
    .where('expiresAt', '>', link.now)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateInvitation(
  tx: SiteTransaction,
  {
    id,
    ...fields
  }: { readonly id: string } & Partial<
    Pick<InvitationRecord, 'tokenHash' | 'sentAt' | 'expiresAt' | 'sends' | 'acceptedAt' | 'revokedAt'>
  >,
): Promise<void> {
  await tx
    .updateTable('invitation')
    .set(fields)
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .execute();
}
