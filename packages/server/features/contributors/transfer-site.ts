import { lockMemberships, updateMembership } from '@veranda/db/contributors/memberships';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { transferOwnership } from '@veranda/domain/contributors/changes';
import { isRefusal, type Refusal } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { AccountIdentity } from '../../platform/http/route.ts';
import type { Deps } from '../../services/deps.ts';

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
