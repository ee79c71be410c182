import type { Account } from '@veranda/contracts/accounts';
import { findAccountByEmail } from '@veranda/db/accounts/reader';
import {
  countAccountResets,
  findAccountReset,
  insertAccountReset,
  takeAccountReset,
} from '@veranda/db/accounts/resets';
import { deleteSessionsOfAccount, updateAccountPassword } from '@veranda/db/accounts/writer';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { passwordProblem } from '../../platform/sessions/password-problem.ts';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { prove } from '../../platform/crumb/proof.ts';
import type { Deps } from '../../services/deps.ts';
import { hashOf } from '../../platform/sessions/account-session.ts';
import { secondFactorProblem } from './two-factor.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';

/** Milliseconds for which a link to a new password works. */
const linkTtlMs = 60 * 60_000;
/** Links that an account is sent in the life of one. */
const maxLinks = 3;

/** A wish for a link, as the outbox keeps it. */
export interface ResetRequest {
  readonly id: string;
  readonly email: string;
  /** BCP 47, as the browser asks for it. */
  readonly language: string;
  /** Milliseconds since 1970. */
  readonly askedAt: number;
}

/**
 * Leaves the wish for a link. It is looked at later, by a job: whoever asks learns nothing of whether there
 * is such an account, from the answer or from the time that it takes.
 */
export async function askForReset(
  deps: Pick<Deps, 'db' | 'newId' | 'now'>,
  { email, language }: Pick<ResetRequest, 'email' | 'language'>,
): Promise<void> {
  const id = deps.newId();
  const payload: ResetRequest = { id, email: email.trim(), language, askedAt: deps.now() };
  const message = { id, topic: 'account-reset', dedupeKey: `account-reset.${id}`, payload };
  await deps.db.global((tx) => addToOutbox(tx, message));
}

/**
 * The token of a link: an HMAC of its id, so that a mail that is sent twice has the same one. The database
 * has its hash alone.
 */
function tokenOf(deps: Pick<Deps, 'settings'>, id: string): string {
  return prove(deps, ['account-reset', id]);
}

/**
 * Makes the link of a wish. @returns its account and token; null where there is no such account or it has had
 * enough
 */
export async function makeLink(
  deps: Pick<Deps, 'db' | 'settings'>,
  { id, email, askedAt }: ResetRequest,
): Promise<{ email: string; token: string } | null> {
  const token = tokenOf(deps, id);
  return deps.db.global(async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (!account) return null;
    const since = new Date(askedAt - linkTtlMs);
    const sent = await countAccountResets(tx, { accountId: account.id, since, besides: id });
    if (sent >= maxLinks) return null;
    await insertAccountReset(tx, {
      id,
      accountId: account.id,
      tokenHash: hashOf(token),
      createdAt: new Date(askedAt),
      expiresAt: new Date(askedAt + linkTtlMs),
      usedAt: null,
    });
    return { email: account.email, token };
  });
}

/**
 * Sets a new password by the token of a link, which ends every session and every other link of the account.
 */
export async function resetPassword(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  body: { readonly token: string; readonly password: string; readonly code?: string },
  ip: string,
): Promise<Account | Refusal> {
  const link = { tokenHash: hashOf(body.token), now: new Date(deps.now()) };
  const over = refuse('account-reset-over', { field: 'token' });
  const account = await deps.db.global((tx) => findAccountReset(tx, link));
  if (!account) return over;
  const problem = await passwordProblem(body.password, [account.email, account.name]);
  if (problem) return refuse(problem, { field: 'password' });
  // A mailbox that somebody else reads is no second factor.
  const refused = await secondFactorProblem(deps, account.id, { code: body.code, ip });
  if (refused) return refused;
  const passwordHash = await hashPassword(body.password);
  return deps.db.global(async (tx) => {
    if (!(await takeAccountReset(tx, link))) return over;
    await updateAccountPassword(tx, { id: account.id, passwordHash });
    await deleteSessionsOfAccount(tx, account.id);
    return account;
  });
}
