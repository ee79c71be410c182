import type { AccountSettings } from '@veranda/contracts/account-settings';
import { findPictureKey } from '@veranda/db/accounts/pictures';
import * as rows from '@veranda/db/accounts/settings';
import { findSitesOfAccount } from '@veranda/db/sites/reader';
import { deviceName } from '@veranda/domain/accounts/device-name';
import { pictureAddress } from '@veranda/domain/accounts/picture-address';
import { isTimeZone } from '@veranda/domain/dates/time-zone';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { AccountIdentity } from '../../platform/http/route.ts';
import { hashOf } from '../../platform/sessions/account-session.ts';
import type { Deps } from '../../services/deps.ts';
import { changeMember, leaveProblem } from '../../services/sites/contributors/change-member.ts';

type SettingsDeps = Pick<Deps, 'db' | 'now'>;

/** The account with its settings, as its person sees it. */
export async function readAccount(deps: SettingsDeps, accountId: string): Promise<AccountSettings> {
  return deps.db.global(async (tx) => {
    const account = await rows.findAccount(tx, accountId);
    if (!account) throw new Error('an account that is signed in is missing');
    const change = await rows.findEmailChange(tx, { accountId, now: new Date(deps.now()) });
    return {
      email: account.email,
      isEmailConfirmed: account.emailConfirmedAt !== null,
      pendingEmail: change?.email ?? null,
      isPendingConfirmedHere: Boolean(change?.confirmedHereAt),
      isPendingConfirmedThere: Boolean(change?.confirmedThereAt),
      name: account.name,
      pictureUrl: pictureAddress(await findPictureKey(tx, accountId)),
      timeZone: account.timeZone,
      twoFactor: account.totpConfirmedAt !== null,
      recoveryCodesLeft: await rows.countRecoveryCodes(tx, accountId),
    };
  });
}

/** Saves the name and the time zone; null when it is done. */
export async function saveProfile(
  deps: Pick<Deps, 'db'>,
  id: string,
  { name, timeZone }: { readonly name: string; readonly timeZone: string },
): Promise<null | Refusal> {
  if (timeZone !== '' && !isTimeZone(timeZone)) return refuse('unknown-time-zone', { field: 'timeZone' });
  await deps.db.global((tx) => rows.updateAccount(tx, { id, name: name.trim(), timeZone }));
  return null;
}

/** Where the account is logged in; `token` is that of the session that asks, which comes first. */
export async function readSessions(deps: SettingsDeps, accountId: string, token: string) {
  const found = await deps.db.global((tx) => rows.findSessionsOfAccount(tx, accountId, new Date(deps.now())));
  const current = hashOf(token);
  const sessions = found.map((session) => ({
    id: session.id,
    isCurrent: current.equals(session.tokenHash),
    device: deviceName(session.userAgent),
    ip: session.ip,
    createdAt: session.createdAt.toISOString(),
    seenAt: session.seenAt.toISOString(),
  }));
  return { sessions: sessions.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent)) };
}

/** The sites that deleting an account is about: those that it owns, and those that it only works on. */
export async function sitesOfDeletion(deps: Pick<Deps, 'db'>, accountId: string) {
  const sites = await deps.db.global((tx) => findSitesOfAccount(tx, accountId), { accountId });
  const named = (isOwner: boolean) =>
    sites.filter((site) => site.isOwner === isOwner).map(({ id, title }) => ({ id, title }));
  return { owned: named(true), others: named(false) };
}

/** A wish to delete an account. */
interface Deletion {
  /** The address as it was typed to confirm it. */
  readonly typed: string;
  /** Tells the sites that it works on, while it still does. */
  readonly tell: () => Promise<void>;
}

/**
 * Deletes an account: first its memberships end, then it is gone with its sessions; null when it is done. It may own no
 * site, and may not be the last admin of one.
 */
export async function deleteAccount(
  deps: SettingsDeps,
  account: AccountIdentity,
  { typed, tell }: Deletion,
): Promise<null | Refusal> {
  if (typed.trim().toLowerCase() !== account.email.toLowerCase())
    return refuse('email-mistyped', { field: 'email' });
  const { owned, others } = await sitesOfDeletion(deps, account.id);
  const [first] = owned;
  if (first) return refuse('account-owns-sites', { params: { site: first.title } });
  for (const { id: siteId } of others) {
    const problem = await leaveProblem(deps, { siteId, accountId: account.id });
    if (problem) return problem;
  }
  await tell();
  for (const { id: siteId } of others) {
    const refused = await changeMember(deps, { siteId, by: account.id, of: account.id, roles: null });
    if (refused) return refused;
  }
  await deps.db.global((tx) => rows.deleteAccountRow(tx, account.id));
  return null;
}
