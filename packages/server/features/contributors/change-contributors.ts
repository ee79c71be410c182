import { lockMemberships, updateMembership } from '@veranda/db/contributors/memberships';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { changeContributor, readRoles, transferOwnership } from '@veranda/domain/contributors/changes';
import { isRefusal, type Refusal } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { AccountIdentity } from '../../platform/http/route.ts';
import type { Deps } from '../../services/deps.ts';

/** A change of what one contributor of a site may do, by another or by themselves. */
interface ContributorChange {
  readonly siteId: string;
  readonly by: string;
  readonly of: string;
  /** Null ends the membership. */
  readonly roles: readonly number[] | null;
}

/** Changes the roles of a contributor or ends their access, at once; null when it is done. */
export async function changeMember(
  deps: Pick<Deps, 'db' | 'now'>,
  { siteId, by, of, roles }: ContributorChange,
): Promise<null | Refusal> {
  const codes = roles && readRoles(roles);
  if (isRefusal(codes)) return codes;
  return transactionWithRefusal(deps.db, siteId, async (tx) => {
    const changed = changeContributor(await lockMemberships(tx), { by, of, roles: codes });
    if (isRefusal(changed)) return changed;
    const change = codes ? { roles: [...codes] } : { revokedAt: new Date(deps.now()), isOwner: false };
    await updateMembership(tx, { accountId: of, ...change });
    return null;
  });
}

/** Hands the ownership of a site over, and tells the new owner by mail; null when it is done. */
export async function transfer(
  deps: Pick<Deps, 'db' | 'newId'>,
  { siteId, by, to }: { readonly siteId: string; readonly by: AccountIdentity; readonly to: string },
): Promise<null | Refusal> {
  return transactionWithRefusal(deps.db, siteId, async (tx) => {
    const both = transferOwnership(await lockMemberships(tx), { by: by.id, to });
    if (isRefusal(both)) return both;
    for (const { accountId, roles, isOwner } of both)
      await updateMembership(tx, { accountId, roles: [...roles], isOwner });
    const id = deps.newId();
    const payload = { id, accountId: to, by: by.name || by.email };
    await addToOutbox(tx, { id, topic: 'ownership', dedupeKey: `ownership.${id}`, payload });
    return null;
  });
}
