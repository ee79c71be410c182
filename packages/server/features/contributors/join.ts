import { insertAccount } from '@veranda/db/accounts/writer';
import {
  findInvitationOfLink,
  type InvitationRecord,
  updateInvitation,
} from '@veranda/db/contributors/invitations';
import { lockMemberships, writeMembership } from '@veranda/db/contributors/memberships';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { AccountIdentity } from '../../platform/http/route.ts';
import { passwordProblem } from '../../platform/sessions/password-problem.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { invitationOfLink, readToken } from './invitations.ts';

type JoinDeps = Pick<Deps, 'db' | 'now' | 'sites'>;

const over = refuse('invitation-over', { field: 'token' });

/** Gives the account of an invitation's address its place on the site. @returns the site's word, or why not */
export async function join(
  deps: JoinDeps,
  account: Pick<AccountIdentity, 'id' | 'email'>,
  token: string,
): Promise<{ slug: string } | Refusal> {
  const link = readToken(token);
  const site = link ? await deps.sites.byId(link.siteId) : null;
  if (!link || !site) return over;
  const now = new Date(deps.now());
  return transactionWithRefusal(deps.db, site.id, async (tx) => {
    const contributors = await lockMemberships(tx);
    const invitation = await findInvitationOfLink(tx, { tokenHash: link.tokenHash, now });
    if (!invitation) return over;
    if (!isOf(invitation, account))
      return refuse('invitation-of-other', { params: { email: invitation.email } });
    const isThere = contributors.some(({ accountId }) => accountId === account.id);
    if (!isThere) await writeMembership(tx, { accountId: account.id, roles: invitation.roles, now });
    await updateInvitation(tx, { id: invitation.id, acceptedAt: now });
    return { slug: site.slug };
  });
}

function isOf(invitation: InvitationRecord, { email }: Pick<AccountIdentity, 'email'>): boolean {
  return invitation.email.toLowerCase() === email.toLowerCase();
}

/** Accepts an invitation with a new account of its address. @returns the account and the site's word, or why not */
export async function joinWithNewAccount(
  deps: JoinDeps & Pick<Deps, 'newId'>,
  body: { readonly token: string; readonly password: string; readonly name?: string },
) {
  const found = await invitationOfLink(deps, body.token);
  if (isRefusal(found)) return found;
  const { email } = found.invitation;
  if (found.hasAccount) return refuse('account-exists', { params: { email } });
  const name = body.name?.trim() ?? '';
  const problem = await passwordProblem(body.password, [email, name]);
  if (problem) return refuse(problem, { field: 'password' });
  const account = { id: deps.newId(), email, name };
  const passwordHash = await hashPassword(body.password);
  // Whoever has the link has read the mail.
  const emailConfirmedAt = new Date(deps.now());
  const isNew = await deps.db.global((tx) =>
    insertAccount(tx, { ...account, passwordHash, emailConfirmedAt }),
  );
  if (!isNew) return refuse('account-exists', { params: { email } });
  // The account is theirs even where the invitation was revoked at this moment.
  const joined = await join(deps, account, body.token);
  return isRefusal(joined) ? joined : { account, slug: joined.slug };
}
