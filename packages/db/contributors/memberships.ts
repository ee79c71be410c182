import type { SiteTransaction } from '../platform/site-transaction.ts';

/** A membership as a change of it needs it. */
export interface MembershipRecord {
  readonly accountId: string;
  readonly roles: number[];
  readonly isOwner: boolean;
}

/**
 * The memberships of the site that stand, locked until the transaction ends: of two changes at once, the second
 * judges by what the first has left.
 */
export async function lockMemberships(tx: SiteTransaction): Promise<MembershipRecord[]> {
  // The row of the site is the lock: it is there even where two add their first members.
  await tx.selectFrom('site').select('id').where('id', '=', tx.siteId).forUpdate().execute();
  return tx
    .selectFrom('membership')
    .select(['accountId', 'roles', 'isOwner'])
    .where('siteId', '=', tx.siteId)
    .where('revokedAt', 'is', null)
    .execute();
}

/** Gives an account its place on the site, with these roles; one that had left is back. */
export async function writeMembership(
  tx: SiteTransaction,
  membership: { readonly accountId: string; readonly roles: readonly number[]; readonly now: Date },
): Promise<void> {
  const roles = [...membership.roles];
  await tx
    .insertInto('membership')
    .values({
      siteId: tx.siteId,
      accountId: membership.accountId,
      roles,
      isOwner: false,
      createdAt: membership.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['siteId', 'accountId'])
        .doUpdateSet({ roles, isOwner: false, createdAt: membership.now, revokedAt: null }),
    )
    .execute();
}

/** Changes what a member of the site may do, or ends the membership. */
export async function updateMembership(
  tx: SiteTransaction,
  {
    accountId,
    ...fields
  }: Pick<MembershipRecord, 'accountId'> &
    Partial<Pick<MembershipRecord, 'roles' | 'isOwner'> & { readonly revokedAt: Date }>,
): Promise<void> {
  await tx
    .updateTable('membership')
    .set(fields)
    .where('siteId', '=', tx.siteId)
    .where('accountId', '=', accountId)
    .execute();
}
