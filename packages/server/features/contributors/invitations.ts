import { findAccountByEmail } from '@veranda/db/accounts/reader';
import * as rows from '@veranda/db/contributors/invitations';
import { lockMemberships, type MembershipRecord } from '@veranda/db/contributors/memberships';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { findMembers } from '@veranda/db/sites/reader';
import {
  grantProblem,
  invitationTtlMs,
  maxContributors,
  readRoles,
} from '@veranda/domain/contributors/changes';
import { isEmailAddress } from '@veranda/domain/mail/email-address';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { prove } from '../../platform/crumb/proof.ts';
import type { AccountIdentity } from '../../platform/http/route.ts';
import { hashOf } from '../../platform/sessions/account-session.ts';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';

type InvitationDeps = Pick<Deps, 'db' | 'now' | 'newId' | 'settings'>;

/** Who invites, and to which site. */
interface Inviting {
  readonly siteId: string;
  readonly by: AccountIdentity;
}

interface Link {
  readonly siteId: string;
  readonly id: string;
  readonly sends: number;
}

/**
 * The token of a link: `<site>.<HMAC of the invitation and of how often it was sent>`, so that a mail that is
 * delivered twice has the same one. The database has its hash alone.
 */
export function invitationToken(deps: Pick<Deps, 'settings'>, { siteId, id, sends }: Link): string {
  return `${siteId}.${prove(deps, ['invitation', siteId, id, String(sends)])}`;
}

const tokenForm = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/;

/** The site of a link's token, and the hash that finds its invitation; null for what is no token. */
export function readToken(token: string): { readonly siteId: string; readonly tokenHash: Buffer } | null {
  const siteId = tokenForm.exec(token)?.[1];
  return siteId === undefined ? null : { siteId, tokenHash: hashOf(token) };
}

/** Invites an address to roles that the inviter holds; null when its mail is on the way. */
export async function invite(
  deps: InvitationDeps,
  { siteId, by }: Inviting,
  body: { readonly email: string; readonly roles: readonly number[] },
): Promise<null | Refusal> {
  const email = body.email.trim();
  if (!isEmailAddress(email)) return refuse('email-invalid', { field: 'email' });
  const roles = readRoles(body.roles);
  if (isRefusal(roles)) return roles;
  return transactionWithRefusal(deps.db, siteId, async (tx) => {
    const contributors = await lockMemberships(tx);
    const problem = granterProblem(contributors, by.id, roles) ?? (await addressProblem(tx, email));
    if (problem) return problem;
    const link = { siteId, id: deps.newId(), sends: 1 };
    const isNew = await rows.insertInvitation(tx, {
      email,
      roles: [...roles],
      invitedBy: by.email,
      ...sent(deps, link),
    });
    if (!isNew) return refuse('already-invited', { field: 'email' });
    await enqueue(deps, tx, link);
    return null;
  });
}

function granterProblem(contributors: readonly MembershipRecord[], by: string, roles: readonly number[]) {
  const granter = contributors.find(({ accountId }) => accountId === by);
  return granter ? grantProblem(granter, roles) : refuse('not-found');
}

async function addressProblem(tx: SiteTransaction, email: string): Promise<Refusal | null> {
  const members = await findMembers(tx);
  if (members.some((member) => member.email.toLowerCase() === email.toLowerCase()))
    return refuse('already-contributor', { field: 'email' });
  const invitations = await rows.findInvitations(tx);
  if (members.length + invitations.length < maxContributors) return null;
  return refuse('too-many-contributors', { params: { max: maxContributors } });
}

function sent(deps: InvitationDeps, link: Link) {
  const now = deps.now();
  return {
    id: link.id,
    tokenHash: hashOf(invitationToken(deps, link)),
    sends: link.sends,
    sentAt: new Date(now),
    expiresAt: new Date(now + invitationTtlMs),
  };
}

function enqueue(deps: InvitationDeps, tx: SiteTransaction, { id, sends }: Link): Promise<void> {
  const message = { id: deps.newId(), topic: 'invitation', payload: { id, sends } };
  return addToOutbox(tx, { ...message, dedupeKey: `invitation.${id}.${sends}` });
}

/** Sends the mail of an invitation again, with a new link that works for the whole time. */
export async function sendAgain(
  deps: InvitationDeps,
  { siteId, by }: Inviting,
  id: string,
): Promise<null | Refusal> {
  return transactionWithRefusal(deps.db, siteId, async (tx) => {
    const contributors = await lockMemberships(tx);
    const invitation = await rows.findInvitation(tx, id);
    if (!invitation) return refuse('not-found');
    const problem = granterProblem(contributors, by.id, invitation.roles);
    if (problem) return problem;
    const link = { siteId, id, sends: invitation.sends + 1 };
    await rows.updateInvitation(tx, sent(deps, link));
    await enqueue(deps, tx, link);
    return null;
  });
}

/** Revokes an invitation; its link stops working at once. */
export async function revoke(
  deps: Pick<Deps, 'db' | 'now'>,
  siteId: string,
  id: string,
): Promise<null | Refusal> {
  return transactionWithRefusal(deps.db, siteId, async (tx) => {
    if (!(await rows.findInvitation(tx, id))) return refuse('not-found');
    await rows.updateInvitation(tx, { id, revokedAt: new Date(deps.now()) });
    return null;
  });
}

/** The invitation of a link, as the one who has the link sees it. */
export async function invitationOfLink(deps: Pick<Deps, 'db' | 'now' | 'sites'>, token: string) {
  const link = readToken(token);
  const site = link ? await deps.sites.byId(link.siteId) : null;
  const over = refuse('invitation-over', { field: 'token' });
  if (!link || !site) return over;
  const key = { tokenHash: link.tokenHash, now: new Date(deps.now()) };
  const invitation = await deps.db.forSite(site.id, (tx) => rows.findInvitationOfLink(tx, key));
  if (!invitation) return over;
  const account = await deps.db.global((tx) => findAccountByEmail(tx, invitation.email));
  return { site, invitation, hasAccount: account !== undefined };
}
