import { findAccount, findEmailChange } from '@veranda/db/accounts/settings';
import type { Deps } from '../../services/deps.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import { passwordMail } from '../../services/sites/mails/other-mails.ts';
import { studioMailKit } from '../../services/sites/mails/studio-mail-kit.ts';
import { type StudioMail, writeStudioMail } from '../../services/sites/mails/studio-mail.ts';
import { writeMail } from '../../services/sites/mails/write-mail.ts';
import { changeToken, emailLinkTtlMs, welcomeToken } from './email-address.ts';
import { makeLink, type ResetRequest } from './reset-password.ts';

/** The mails of the accounts of the studio. */
export function accountJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    'account-reset': async (_siteId, payload) => {
      const wish = payload as ResetRequest;
      const link = await makeLink(deps, wish);
      if (!link) return 'done';
      // After the hash sign: it reaches no log and no other site.
      const href = `${deps.settings.studioOrigin}/reset-password#${link.token}`;
      const content = passwordMail({ id: `account-reset.${wish.id}`, to: link.email, href });
      const mail = writeMail(studioMailKit(deps, wish.language), content);
      if (mail) await deps.mail.send(mail);
      return 'done';
    },
    'account-welcome': (_siteId, payload) => sendWelcome(deps, payload as AccountWish),
    'account-email': (_siteId, payload) => sendChange(deps, payload as ChangeWish),
    'account-two-factor': (_siteId, payload) =>
      tellOfTwoFactor(deps, payload as AccountWish & { isOn: boolean }),
  };
}

/** A mail to an account, as the outbox keeps it. */
interface AccountWish {
  readonly id: string;
  readonly accountId: string;
}

/** A mail to one of the two addresses of a change. */
interface ChangeWish {
  readonly accountId: string;
  readonly changeId: string;
  readonly side: 'here' | 'there';
}

async function send(deps: Deps, mail: StudioMail): Promise<'done'> {
  await deps.mail.send(writeStudioMail(deps, mail));
  return 'done';
}

const accountOf = (deps: Deps, accountId: string) => deps.db.global((tx) => findAccount(tx, accountId));

async function sendWelcome(deps: Deps, { id, accountId }: AccountWish): Promise<'done'> {
  const account = await accountOf(deps, accountId);
  if (!account || account.emailConfirmedAt) return 'done';
  const token = welcomeToken(deps, account, deps.now() + emailLinkTtlMs.welcome);
  const href = `${deps.settings.studioOrigin}/confirm-email#${token}`;
  return send(deps, { kind: 'welcome', id: `account-welcome.${id}`, to: account.email, href });
}

async function sendChange(deps: Deps, { accountId, changeId, side }: ChangeWish): Promise<'done'> {
  const account = await accountOf(deps, accountId);
  const now = new Date(deps.now());
  const change = await deps.db.global((tx) => findEmailChange(tx, { accountId, now }));
  if (!account || change?.id !== changeId) return 'done';
  const href = `${deps.settings.studioOrigin}/confirm-email#${changeToken(deps, changeId, side)}`;
  const to = side === 'here' ? account.email : change.email;
  const kind = side === 'here' ? 'email-release' : 'email-change';
  return send(deps, {
    kind,
    id: `account-email.${changeId}.${side}`,
    to,
    href,
    values: { email: change.email },
  });
}

async function tellOfTwoFactor(deps: Deps, wish: AccountWish & { readonly isOn: boolean }): Promise<'done'> {
  const account = await accountOf(deps, wish.accountId);
  if (!account) return 'done';
  const href = `${deps.settings.studioOrigin}/account`;
  const values = { state: wish.isOn ? 'on' : 'off' };
  return send(deps, {
    kind: 'two-factor',
    id: `account-two-factor.${wish.id}`,
    to: account.email,
    href,
    values,
  });
}
