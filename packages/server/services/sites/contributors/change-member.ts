import { lockMemberships, updateMembership } from '@veranda/db/contributors/memberships';
import { changeContributor, readRoles } from '@veranda/domain/contributors/changes';
import { isRefusal, type Refusal } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '@veranda/server/platform/transaction-with-refusal';
import type { SitesDeps } from '../deps.ts';

/** A change of what one contributor of a site may do, by another or by themselves. */
interface ContributorChange {
  readonly siteId: string;
  readonly by: string;
  readonly of: string;
  /** Null ends the membership. */
  readonly roles: readonly number[] | null;
}

/** The refusal of somebody's leaving a site, without their leaving it; null for none. */
export async function leaveProblem(
  deps: Pick<SitesDeps, 'db'>,
  { siteId, accountId }: { readonly siteId: string; readonly accountId: string },
): Promise<null | Refusal> {
  return deps.db.forSite(siteId, async (tx) => {
    const left = changeContributor(await lockMemberships(tx), { by: accountId, of: accountId, roles: null });
    return isRefusal(left) ? left : null;
  });
}

/** Changes the roles of a contributor or ends their access, at once; null when it is done. */
export async function changeMember(
  deps: Pick<SitesDeps, 'db' | 'now'>,
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
