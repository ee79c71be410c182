import { logIn, logOut, signUp, whoAmI } from '@veranda/contracts/accounts';
import { isRefusal } from '@veranda/domain/refusal';
import type { Deps } from '../../platform/deps.ts';
import { recordLogin } from '../../platform/audit/record-call.ts';
import { cookieNames } from '../../platform/http/cookies.ts';
import { type Call, type Route, route } from '../../platform/http/route.ts';
import { issueCrumb, crumbLifetime } from '../../platform/crumb/crumb.ts';
import {
  closeSession,
  openSession,
  readSession,
  sessionKey,
} from '../../platform/sessions/account-session.ts';
import { createAccount } from './create-account.ts';
import { checkLogin } from './check-login.ts';
import { demoLogins } from './demo-logins.ts';

/** Sign-up, login and logout on the studio host. */
export function accountRoutes(deps: Deps): Route[] {
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
      await recordLogin(deps, account, call);
      return {
        account,
        xsrfToken: await startSession(deps, call, {
          accountId: account.id,
          remember: call.body.rememberMe ?? (await isRemembered(deps, call, account.id)),
        }),
      };
    }),
    route(logOut, async (call) => {
      const names = cookieNames('studio', deps.settings.scheme === 'https');
      const token = call.request.cookies[names.session];
      if (token) await closeSession(deps, token);
      call.reply.clearCookie(names.session);
      return { xsrfToken: renewCrumb(deps, call, '') };
    }),
    route(whoAmI, async (call) => {
      call.crumb();
      return { account: call.account, demoLogins: await demoLogins(deps) };
    }),
  ];
}

type AnyCall = Pick<Call<never>, 'reply' | 'request'>;

// Whoever confirms their password stays remembered as they were.
async function isRemembered(deps: Deps, call: Pick<Call<never>, 'request'>, accountId: string) {
  const names = cookieNames('studio', deps.settings.scheme === 'https');
  const standing = await readSession(deps, call.request.cookies[names.session] ?? '');
  return standing?.account.id === accountId && standing.isRemembered;
}

async function startSession(
  deps: Deps,
  call: AnyCall,
  { accountId, remember }: { readonly accountId: string; readonly remember: boolean },
): Promise<string> {
  const names = cookieNames('studio', deps.settings.scheme === 'https');
  const replaces = call.request.cookies[names.session] ?? '';
  const { token, maxAge } = await openSession(deps, { accountId, remember, replaces });
  call.reply.setCookie(names.session, token, { httpOnly: true, ...(maxAge === undefined ? {} : { maxAge }) });
  return renewCrumb(deps, call, token);
}

// A crumb belongs to its session: whoever signs in or out gets a new one at once (security, crumb).
function renewCrumb(deps: Deps, call: AnyCall, token: string): string {
  const host = new URL(deps.settings.studioOrigin).host;
  const binding = { host, siteId: '', session: sessionKey(token) };
  const crumb = issueCrumb(deps.settings.crumbKeys, binding, deps.now());
  const names = cookieNames('studio', deps.settings.scheme === 'https');
  call.reply.setCookie(names.crumb, crumb, { httpOnly: false, maxAge: crumbLifetime / 1000 });
  return crumb;
}
