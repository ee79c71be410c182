import {
  askForAccountReset,
  changeAccountPassword,
  logIn,
  logOut,
  resetAccountPassword,
  signUp,
  whoAmI,
} from '@veranda/contracts/accounts';
import { findPictureKey } from '@veranda/db/accounts/pictures';
import { findAccount } from '@veranda/db/accounts/settings';
import { pictureAddress } from '@veranda/domain/accounts/picture-address';
import { isRefusal } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { recordAccountAction } from '../../platform/audit/record-call.ts';
import { accountOf, type Call, type Route, route } from '../../platform/http/route.ts';
import { closeSession, readSession } from '../../platform/sessions/account-session.ts';
import { renewStudioCrumb, startSession } from '../../platform/sessions/sign-in.ts';
import { changePassword } from './change-password.ts';
import { createAccount } from './create-account.ts';
import { checkLogin } from './check-login.ts';
import { demoLogins } from './demo-logins.ts';
import { askForReset, resetPassword } from './reset-password.ts';
import { settingsRoutes } from './settings-routes.ts';
import { secondFactorProblem } from './two-factor.ts';

/** Sign-up, login, logout and passwords on the studio host. */
export function accountRoutes(deps: Deps): Route[] {
  return [...sessionRoutes(deps), ...passwordRoutes(deps), ...settingsRoutes(deps)];
}

function sessionRoutes(deps: Deps): Route[] {
  return [
    route(signUp, async (call) => {
      const account = await createAccount(deps, call.body);
      if (isRefusal(account)) return account;
      return {
        account,
        xsrfToken: await startSession(deps, call, { accountId: account.id, remember: false }),
      };
    }),
    route(logIn, async (call) => {
      const account = await checkLogin(deps, call.body, call);
      if (isRefusal(account)) return account;
      const { code } = call.body;
      const refused = await secondFactorProblem(deps, account.id, { code, ip: call.request.ip });
      if (refused) return refused;
      await recordAccountAction(deps, account, { action: 'log-in', request: call.request });
      return {
        account,
        xsrfToken: await startSession(deps, call, {
          accountId: account.id,
          remember: call.body.rememberMe ?? (await isRemembered(deps, call, account.id)),
        }),
      };
    }),
    route(logOut, async (call) => {
      const token = call.request.cookies.adm;
      if (token) await closeSession(deps, token);
      call.reply.clearCookie('adm');
      return { xsrfToken: renewStudioCrumb(deps, call, '') };
    }),
    route(whoAmI, async (call) => {
      call.crumb();
      const id = call.account?.id;
      const own = id === undefined ? { pictureUrl: null, timeZone: '' } : await studioOf(deps, id);
      return { account: call.account, ...own, demoLogins: await demoLogins(deps) };
    }),
  ];
}

// The parts of an account that every screen shows.
async function studioOf(deps: Deps, id: string) {
  return deps.db.global(async (tx) => ({
    pictureUrl: pictureAddress(await findPictureKey(tx, id)),
    timeZone: (await findAccount(tx, id))?.timeZone ?? '',
  }));
}

function passwordRoutes(deps: Deps): Route[] {
  return [
    route(askForAccountReset, async (call) => {
      const language = call.request.headers['accept-language']?.split(/[,;]/)[0]?.trim().slice(0, 20) ?? '';
      await askForReset(deps, { email: call.body.email, language });
      return { sent: true as const };
    }),
    route(resetAccountPassword, async (call) => {
      const account = await resetPassword(deps, call.body, call.request.ip);
      if (isRefusal(account)) return account;
      await recordAccountAction(deps, account, { action: 'reset-password', request: call.request });
      const xsrfToken = await startSession(deps, call, { accountId: account.id, remember: false });
      return { account, xsrfToken };
    }),
    route(changeAccountPassword, async (call) => {
      const account = accountOf(call);
      const sessionToken = call.request.cookies.adm ?? '';
      const change = { ...call.body, sessionToken, ip: call.request.ip };
      const refused = await changePassword(deps, account, change);
      if (refused) return refused;
      await recordAccountAction(deps, account, { action: 'change-password', request: call.request });
      return { changed: true as const };
    }),
  ];
}

// A confirmed password leaves its account remembered as it was.
async function isRemembered(deps: Deps, call: Pick<Call<never>, 'request'>, accountId: string) {
  const session = await readSession(deps, call.request.cookies.adm ?? '');
  return session?.account.id === accountId && session.isRemembered;
}
