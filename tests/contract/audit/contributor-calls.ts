import { insertInvitation } from '@veranda/db/contributors/invitations';
import { updateMembership } from '@veranda/db/contributors/memberships';
import { findMembers } from '@veranda/db/sites/reader';
import { invitationToken } from '@veranda/server/features/contributors/invitations';
import { hashOf } from '@veranda/server/platform/sessions/account-session';
import type { Reply } from '../../support/browser-session.ts';
import { memberWithRole } from '../../support/member-with-role.ts';
import type { Shop } from '../checkout/shop.ts';

/** A call as it is sent. */
interface Wanted {
  readonly path: string;
  readonly body?: unknown;
}

/** Values that the calls need; there once the shop is. */
interface Place {
  readonly base: string;
  readonly shop: Shop;
  make(path: string, body: unknown): Promise<Reply>;
}

const ownerOf = async ({ app, siteId }: Shop) => {
  const members = await app.db.forSite(siteId, (tx) => findMembers(tx));
  return members.find(({ email }) => email.startsWith('owner@'));
};

/** Makes who made the shop its owner again, after a call that has ended that. */
export async function restoreOwner(shop: Shop, accountId: string): Promise<void> {
  await shop.app.db.forSite(shop.siteId, async (tx) => {
    await tx.updateTable('membership').set({ isOwner: false }).where('siteId', '=', tx.siteId).execute();
    const fields = { roles: [1], isOwner: true, revokedAt: null };
    await tx
      .updateTable('membership')
      .set(fields)
      .where('siteId', '=', tx.siteId)
      .where('accountId', '=', accountId)
      .execute();
  });
}

/** Calls of contributors that are recorded, by the name of their contract. */
export function contributorCalls(place: () => Place): Readonly<Record<string, () => Promise<Wanted>>> {
  let count = 0;
  const invitation = async () => {
    count += 1;
    const body = { email: `invited-${count}@people.example`, roles: [4] };
    const { invitations } = await place().make(`${place().base}/invitations`, body);
    return `${place().base}/invitations/${invitations[0].id}`;
  };
  const member = async () => {
    const { shop, base } = place();
    const session = await memberWithRole(shop.app, shop.siteId, { role: 4 });
    const { account } = (await session.send('GET', '/api/studio/session')).json;
    return `${base}/members/${account.id}`;
  };
  return {
    'invite-member': async () => ({
      path: `${place().base}/invitations`,
      body: { email: 'new@people.example', roles: [1, 4] },
    }),
    'resend-invitation': async () => ({ path: `${await invitation()}/mail`, body: {} }),
    'revoke-invitation': async () => ({ path: await invitation() }),
    'change-member-roles': async () => ({ path: `${await member()}/roles`, body: { roles: [6] } }),
    'remove-member': async () => ({ path: await member() }),
    'transfer-site': async () => ({ path: `${await member()}/ownership`, body: {} }),
    ...ownCalls(place),
  };
}

function ownCalls(place: () => Place): Readonly<Record<string, () => Promise<Wanted>>> {
  return {
    'leave-site': async () => {
      const { shop } = place();
      await memberWithRole(shop.app, shop.siteId, { role: 1 });
      const accountId = (await ownerOf(shop))?.accountId ?? '';
      await shop.app.db.forSite(shop.siteId, (tx) => updateMembership(tx, { accountId, isOwner: false }));
      return { path: `/api/studio/account/memberships/${shop.siteId}` };
    },
    'accept-invitation': async () => {
      const { shop } = place();
      const { deps, db } = shop.app;
      const link = { siteId: shop.siteId, id: deps.newId(), sends: 1 };
      const token = invitationToken(deps, link);
      const times = { sentAt: new Date(deps.now()), expiresAt: new Date(deps.now() + 60_000) };
      const email = (await ownerOf(shop))?.email ?? '';
      const row = { id: link.id, email, roles: [4], invitedBy: email, tokenHash: hashOf(token), ...times };
      await db.forSite(shop.siteId, (tx) => insertInvitation(tx, row));
      return { path: '/api/studio/account/memberships', body: { token } };
    },
  };
}
