import { findAccountByEmail } from '@veranda/db/accounts/reader';
import { deleteAccountResets } from '@veranda/db/accounts/resets';
import * as rows from '@veranda/db/accounts/settings';
import type { GlobalTransaction } from '@veranda/db/platform/site-transaction';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { isEmailAddress } from '@veranda/domain/mail/email-address';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { isProof, prove } from '../../platform/crumb/proof.ts';
import type { AccountIdentity } from '../../platform/http/route.ts';
import { hashOf } from '../../platform/sessions/account-session.ts';
import type { Deps } from '../../services/deps.ts';

/** Milliseconds for which the links of a change work, and that of a welcome mail. */
export const emailLinkTtlMs = { change: 60 * 60_000, welcome: 7 * 24 * 60 * 60_000 } as const;

/** An address of a change: the present one, or the new one. */
type Side = 'here' | 'there';

// A token is `<side>.<id of the change>.<proof>`, or `w.<end in base 36>.<account>.<proof>` of a welcome mail.

export function changeToken(deps: Pick<Deps, 'settings'>, id: string, side: Side): string {
  return `${side}.${id}.${prove(deps, ['account-email', id, side])}`;
}

/** The token of a welcome mail: it proves the address that the account has, and no later one. */
export function welcomeToken(
  deps: Pick<Deps, 'settings'>,
  account: Pick<AccountIdentity, 'id' | 'email'>,
  endsAt: number,
): string {
  const end = endsAt.toString(36);
  return `w.${end}.${account.id}.${prove(deps, ['account-welcome', account.id, keyOf(account.email), end])}`;
}

// An address may hold any character; its hash does not.
function keyOf(email: string): string {
  return hashOf(email.toLowerCase()).toString('base64url');
}

/** Leaves the welcome mail, with the link that confirms the address, in the outbox. */
export async function enqueueWelcome(
  deps: Pick<Deps, 'newId'>,
  tx: GlobalTransaction,
  accountId: string,
): Promise<void> {
  const id = deps.newId();
  const payload = { id, accountId };
  await addToOutbox(tx, { id, topic: 'account-welcome', dedupeKey: `account-welcome.${id}`, payload });
}

/** Asks for another address, and mails a link to both; null when the mails are on the way. */
export async function askForEmailChange(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  account: AccountIdentity,
  wanted: string,
): Promise<null | Refusal> {
  const email = wanted.trim();
  if (!isEmailAddress(email)) return refuse('email-invalid', { field: 'email' });
  if (email.toLowerCase() === account.email.toLowerCase()) return refuse('email-same', { field: 'email' });
  return deps.db.global(async (tx) => {
    if (await findAccountByEmail(tx, email)) return refuse('email-taken', { field: 'email' });
    const id = deps.newId();
    const expiresAt = new Date(deps.now() + emailLinkTtlMs.change);
    await rows.writeEmailChange(tx, { accountId: account.id, id, email, expiresAt });
    for (const side of ['here', 'there'] as const) {
      const payload = { accountId: account.id, changeId: id, side };
      const dedupeKey = `account-email.${id}.${side}`;
      await addToOutbox(tx, { id: deps.newId(), topic: 'account-email', dedupeKey, payload });
    }
    return null;
  });
}

/** Outcome of a link that confirms an address. */
interface Confirmed {
  readonly outcome: 'confirmed' | 'other-missing' | 'changed';
  readonly email: string;
}

const over = refuse('email-link-over', { field: 'token' });

/** Confirms an address by the token of a link. */
export async function confirmEmail(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  token: string,
): Promise<Confirmed | Refusal> {
  const parts = token.split('.');
  const [side, id = '', proof = ''] = parts;
  if (side === 'w') return confirmWelcome(deps, parts);
  if ((side !== 'here' && side !== 'there') || !isProof(deps, ['account-email', id, side], proof))
    return over;
  const now = new Date(deps.now());
  return deps.db.global(async (tx) => {
    const change = await rows.findEmailChangeById(tx, { id, now });
    const account = change && (await rows.findAccount(tx, change.accountId, { lock: true }));
    if (!change || !account) return over;
    const here = side === 'here' ? now : change.confirmedHereAt;
    const there = side === 'there' ? now : change.confirmedThereAt;
    await rows.confirmEmailChange(tx, id, { confirmedHereAt: here, confirmedThereAt: there });
    if (!here || !there) return { outcome: 'other-missing', email: here ? change.email : account.email };
    return changeAddress(tx, change, now);
  });
}

async function changeAddress(
  tx: GlobalTransaction,
  { accountId, email }: rows.EmailChangeRecord,
  now: Date,
): Promise<Confirmed | Refusal> {
  // Somebody may have signed up with it meanwhile.
  const holder = await findAccountByEmail(tx, email);
  if (holder && holder.id !== accountId) return refuse('email-taken', { field: 'email' });
  await rows.updateAccount(tx, { id: accountId, email, emailConfirmedAt: now });
  await rows.deleteEmailChange(tx, accountId);
  await deleteAccountResets(tx, accountId);
  return { outcome: 'changed', email };
}

async function confirmWelcome(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  [, end = '', id = '', proof = '']: readonly string[],
): Promise<Confirmed | Refusal> {
  const endsAt = Number.parseInt(end, 36);
  if (!Number.isSafeInteger(endsAt) || endsAt <= deps.now() || !uuid.test(id)) return over;
  return deps.db.global(async (tx) => {
    const account = await rows.findAccount(tx, id);
    if (!account || !isProof(deps, ['account-welcome', id, keyOf(account.email), end], proof)) return over;
    await rows.updateAccount(tx, { id, emailConfirmedAt: account.emailConfirmedAt ?? new Date(deps.now()) });
    return { outcome: 'confirmed', email: account.email };
  });
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
