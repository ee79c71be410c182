import * as calls from '@veranda/contracts/contributors';
import { findInvitations, type InvitationRecord } from '@veranda/db/contributors/invitations';
import { findMembers } from '@veranda/db/sites/reader';
import { isRefusal, type Refusal } from '@veranda/domain/refusal';
import { recordAccountAction } from '../../platform/audit/record-call.ts';
import { accountOf, type Route, route } from '../../platform/http/route.ts';
import { startSession } from '../../platform/sessions/sign-in.ts';
import type { Deps } from '../../services/deps.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { pictureAddress } from '@veranda/domain/accounts/picture-address';
import { changeMember } from '../../services/sites/contributors/change-member.ts';
import { transfer } from './transfer-site.ts';
import { invitationOfLink, invite, revoke, sendAgain } from './invitations.ts';
import { join, joinWithNewAccount } from './join.ts';

/** Contributors of a site: invitations, roles, and who owns it. */
export function contributorRoutes(deps: Deps): Route[] {
  return [...peopleRoutes(deps), ...memberRoutes(deps), ...joinRoutes(deps)];
}

function peopleRoutes(deps: Deps): Route[] {
  return [
    route(calls.listMembers, (call) => people(deps, siteOf(call).id)),
    route(calls.inviteMember, async (call) => {
      const { id: siteId } = siteOf(call);
      return after(deps, siteId, await invite(deps, { siteId, by: accountOf(call) }, call.body));
    }),
    route(calls.resendInvitation, async (call) => {
      const { id: siteId } = siteOf(call);
      const refused = await sendAgain(deps, { siteId, by: accountOf(call) }, call.params.invitation);
      return after(deps, siteId, refused);
    }),
    route(calls.revokeInvitation, async (call) => {
      const { id: siteId } = siteOf(call);
      return after(deps, siteId, await revoke(deps, siteId, call.params.invitation));
    }),
  ];
}

function memberRoutes(deps: Deps): Route[] {
  return [
    route(calls.changeMemberRoles, async (call) => {
      const { id: siteId } = siteOf(call);
      const change = { siteId, by: accountOf(call).id, of: call.params.member, roles: call.body.roles };
      return after(deps, siteId, await changeMember(deps, change));
    }),
    route(calls.removeMember, async (call) => {
      const { id: siteId } = siteOf(call);
      const change = { siteId, by: accountOf(call).id, of: call.params.member, roles: null };
      return after(deps, siteId, await changeMember(deps, change));
    }),
    route(calls.transferSite, async (call) => {
      const { id: siteId } = siteOf(call);
      const to = call.params.member;
      return after(deps, siteId, await transfer(deps, { siteId, by: accountOf(call), to }));
    }),
    route(calls.leaveSite, async (call) => {
      const { id } = accountOf(call);
      const change = { siteId: call.params.site, by: id, of: id, roles: null };
      return (await changeMember(deps, change)) ?? { left: true as const };
    }),
  ];
}

function joinRoutes(deps: Deps): Route[] {
  return [
    route(calls.readInvitation, async (call) => {
      const found = await invitationOfLink(deps, call.body.token);
      if (isRefusal(found)) return found;
      const { email, roles, invitedBy } = found.invitation;
      const { title: site, host } = found.site;
      return { site, host, email, roles, invitedBy, hasAccount: found.hasAccount };
    }),
    route(calls.acceptInvitation, async (call) => join(deps, accountOf(call), call.body.token)),
    route(calls.joinByInvitation, async (call) => {
      const joined = await joinWithNewAccount(deps, call.body);
      if (isRefusal(joined)) return joined;
      await recordAccountAction(deps, joined.account, {
        action: 'join-by-invitation',
        request: call.request,
      });
      const xsrfToken = await startSession(deps, call, { accountId: joined.account.id, remember: false });
      return { ...joined, xsrfToken };
    }),
  ];
}

async function after(deps: Deps, siteId: string, refused: Refusal | null) {
  return refused ?? people(deps, siteId);
}

async function people(deps: Pick<Deps, 'db' | 'now'>, siteId: string) {
  return deps.db.forSite(
    siteId,
    async (tx) => ({
      members: (await findMembers(tx)).map(presentMember),
      invitations: (await findInvitations(tx)).map((row) => presentInvitation(row, deps.now())),
    }),
    { readOnly: true },
  );
}

function presentMember({ joinedAt, pictureKey, ...row }: Awaited<ReturnType<typeof findMembers>>[number]) {
  return { ...row, pictureUrl: pictureAddress(pictureKey), joinedAt: joinedAt.toISOString() };
}

function presentInvitation(row: InvitationRecord, now: number) {
  return {
    id: row.id,
    email: row.email,
    roles: row.roles,
    invitedBy: row.invitedBy,
    sentAt: row.sentAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isExpired: row.expiresAt.getTime() <= now,
  };
}
