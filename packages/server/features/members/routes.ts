import * as calls from '@veranda/contracts/members';
import { subscriptionErrors } from '@veranda/contracts/subscriptions-errors';
import { updateSiteUser } from '@veranda/db/members/writer';
import { returnPath } from '@veranda/domain/members/return-path';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { readSiteUser } from '../../platform/sessions/site-user-session.ts';
import { accountPage, respondToForm } from './account-page.ts';
import { ownAddressRoutes } from './address-routes.ts';
import { changeDetails } from './change-details.ts';
import { eraseAccount } from './erase-account.ts';
import { exportData } from './export-data.ts';
import { askForConfirmation, confirmOwnAddress } from './confirm-address.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { askForReset, resetPassword } from './reset-password.ts';
import { signUp } from './sign-up.ts';
import { ssoRoutes } from './sso-routes.ts';

/** Site users: the calls of administration §7, and the account's pages with forms that need no JavaScript. */
export function memberRoutes(deps: Deps): Route[] {
  return [
    ...arrivalRoutes(deps),
    ...departureRoutes(deps),
    ...ownRoutes(deps),
    ...addressRoutes(deps),
    ...ownAddressRoutes(deps),
    ...pageRoutes(deps),
    ...ssoRoutes(deps),
  ];
}

function arrivalRoutes(deps: Deps): Route[] {
  return [
    route(calls.signUpOnSite, async (call) => {
      const visit = { site: siteOf(call), call };
      const outcome = await signUp(deps, visit, call.body);
      if (!call.request.wantsHtml) return outcome;
      const { email, firstName, lastName, returnTo } = call.body;
      const page = { section: 'signup', returnTo, typed: { email, firstName, lastName } } as const;
      return respondToForm(deps, visit, { outcome, next: returnPath(returnTo, '/account'), page });
    }),
    route(calls.logInOnSite, async (call) => {
      const visit = { site: siteOf(call), call };
      const outcome = await logIn(deps, visit, call.body);
      if (!call.request.wantsHtml) return outcome;
      const { email, returnTo, captchaKey } = call.body;
      const isJudged = captchaKey !== undefined;
      const page = { section: 'login', returnTo, isJudged, typed: { email } } as const;
      return respondToForm(deps, visit, { outcome, next: returnPath(returnTo, '/account'), page });
    }),
    route(calls.resetPassword, async (call) => {
      const visit = { site: siteOf(call), call };
      const outcome = await resetPassword(deps, visit, call.body);
      if (!call.request.wantsHtml) return outcome;
      const page = { section: 'reset', token: call.body.token } as const;
      return respondToForm(deps, visit, { outcome, next: '/account', page });
    }),
  ];
}

// Somebody whose session has ended in the meantime finds the way back to the link behind the login.
function addressRoutes(deps: Deps): Route[] {
  return [
    route(calls.askForConfirmation, async (call) => {
      const visit = { site: siteOf(call), call };
      const outcome = (await askForConfirmation(deps, visit)) ?? { sent: true as const };
      if (!call.request.wantsHtml) return outcome;
      return { kind: 'redirect', status: 303, location: '/account/orders?done=1' } as const;
    }),
    route(calls.confirmAddress, async (call) => {
      const visit = { site: siteOf(call), call };
      const { token } = call.body;
      const outcome = (await confirmOwnAddress(deps, visit, token)) ?? { confirmed: true as const };
      if (!call.request.wantsHtml) return outcome;
      const page = { section: 'confirm', token } as const;
      return respondToForm(deps, visit, { outcome, next: '/account/orders', page });
    }),
  ];
}

function departureRoutes(deps: Deps): Route[] {
  return [
    route(calls.logOutOnSite, async (call) => ({
      xsrfToken: await logOut(deps, { site: siteOf(call), call }, call.query.cloneCart ?? false),
    })),
    route(calls.leaveAccount, async (call) => {
      const xsrfToken = await logOut(deps, { site: siteOf(call), call }, call.body.cloneCart ?? false);
      if (!call.request.wantsHtml) return { xsrfToken };
      return { kind: 'redirect', status: 303, location: '/' } as const;
    }),
  ];
}

// A custom language has no texts for mails and account pages.
function localeProblem({ languages = [] }: SiteEntry, language: string): Refusal | null {
  const isCustom = languages.some((each) => each.isCustom && each.tag === language);
  const problem = 'a custom language has no texts of its own';
  return isCustom ? refuse('malformed', { field: 'language', params: { field: 'language', problem } }) : null;
}

function localeRoute(deps: Deps): Route {
  return route(calls.setSiteUserLocale, async (call) => {
    const site = siteOf(call);
    const { language } = call.body;
    const problem = localeProblem(site, language);
    if (problem) return problem;
    const user = await readSiteUser(deps, site, call);
    if (!user) return refuse('site-user-away');
    const key = { id: user.id };
    await deps.db.forSite(site.id, (tx) => updateSiteUser(tx, key.id, { language }));
    return { language };
  });
}

function ownRoutes(deps: Deps): Route[] {
  return [
    localeRoute(deps),
    route(calls.changeSiteUser, async (call) => {
      const visit = { site: siteOf(call), call };
      const outcome = await changeDetails(deps, visit, call.body);
      if (!call.request.wantsHtml) return outcome;
      if (isRefusal(outcome) && outcome.code === 'site-user-away')
        return { kind: 'redirect', status: 303, location: '/account/login' } as const;
      const { firstName, lastName } = call.body;
      const page = { section: 'details', typed: { firstName, lastName } } as const;
      return respondToForm(deps, visit, { outcome, next: '/account/details?done=1', page });
    }),
    route(calls.eraseSiteUser, async (call) => {
      const visit = { site: siteOf(call), call };
      const outcome = await eraseAccount(deps, visit, call.body.password);
      if (!call.request.wantsHtml) return outcome;
      return respondToForm(deps, visit, {
        outcome,
        next: '/account/login?done=1',
        page: { section: 'details' },
      });
    }),
    route(calls.exportSiteUser, async (call) => exportData(deps, { site: siteOf(call), call })),
    route(calls.askForReset, async (call) => {
      const visit = { site: siteOf(call), call };
      await askForReset(deps, visit, call.body.email);
      if (!call.request.wantsHtml) return { sent: true as const };
      return { kind: 'redirect', status: 303, location: '/account/forgot?done=1' } as const;
    }),
  ];
}

// A refusal named in the address is shown only when there is a text for it.
function isSubscriptionRefusal(code: string | undefined): code is string {
  return code !== undefined && Object.hasOwn(subscriptionErrors, code);
}

function pageRoutes(deps: Deps): Route[] {
  return [
    route(calls.showAccount, async (call) =>
      accountPage(deps, { site: siteOf(call), call }, { section: 'orders' }),
    ),
    route(calls.showAccountSection, async (call) => {
      const { returnTo, token, done, refused, edit = '' } = call.query;
      const request = {
        section: call.params.section,
        returnTo,
        token,
        done: done === '1',
        addresses: { edit },
        ...(isSubscriptionRefusal(refused) ? { refused: refuse(refused) } : {}),
      };
      return accountPage(deps, { site: siteOf(call), call }, request);
    }),
  ];
}
