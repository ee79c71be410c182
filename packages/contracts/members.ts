import { emailLength } from '@veranda/domain/mail/email-address';
import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';

/** A visitor who is signed in on a site. */
export const SiteUser = Type.Object({
  id: Type.String(),
  email: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
});
export type SiteUser = Static<typeof SiteUser>;

const Email = Type.String({ minLength: 1, maxLength: emailLength.max });
const Password = Type.String({ minLength: 1, maxLength: 200 });
const Name = Type.String({ maxLength: 100 });
/** Address to which a form without JavaScript continues: a path of the site itself. */
const ReturnTo = Type.Optional(Type.String({ maxLength: 500 }));

const SignedIn = Type.Object({
  siteUser: SiteUser,
  xsrfToken: Type.String({ description: 'The new crumb, sent back as X-CSRF-Token.' }),
});

/** Makes a site user and signs them in. */
export const signUpOnSite = endpoint({
  name: 'sign-up-on-site',
  host: 'site',
  method: 'POST',
  path: '/api/site-users/account',
  access: { kind: 'visitor' },
  body: Type.Object(
    {
      email: Email,
      password: Password,
      firstName: Type.Optional(Name),
      lastName: Type.Optional(Name),
      returnTo: ReturnTo,
    },
    { additionalProperties: false },
  ),
  bodyKind: 'form',
  response: SignedIn,
  crumb: 'required',
  rateLimit: 'site-user-sign-up',
});

/** Signs a site user in; the previous and the current cart become one (administration §7, commerce). */
export const logInOnSite = endpoint({
  name: 'log-in-on-site',
  host: 'site',
  method: 'POST',
  path: '/api/site-users/account/session',
  access: { kind: 'visitor' },
  body: Type.Object(
    {
      email: Email,
      password: Password,
      rememberMe: Type.Optional(Type.Boolean()),
      captchaKey: Type.Optional(
        Type.String({ maxLength: 4000, description: 'Proof of a person, once it was asked for.' }),
      ),
      returnTo: ReturnTo,
    },
    { additionalProperties: false },
  ),
  bodyKind: 'form',
  response: SignedIn,
  crumb: 'required',
  rateLimit: 'site-user-log-in',
});

/** Signs out; with `cloneCart` the visitor keeps a copy of the cart (administration §7). */
export const logOutOnSite = endpoint({
  name: 'log-out-on-site',
  host: 'site',
  method: 'DELETE',
  path: '/api/site-users/account/session',
  access: { kind: 'visitor' },
  query: Type.Object({ cloneCart: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
  response: Type.Object({ xsrfToken: Type.String() }),
  crumb: 'required',
});

/** The same for a form without JavaScript, which cannot send DELETE. */
export const leaveAccount = endpoint({
  name: 'leave-account',
  host: 'site',
  method: 'POST',
  path: '/account/logout',
  access: { kind: 'visitor' },
  body: Type.Object({ cloneCart: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
  bodyKind: 'form',
  response: Type.Object({ xsrfToken: Type.String() }),
  crumb: 'required',
});

/** The language that a site user reads in (administration §7). */
export const setSiteUserLocale = endpoint({
  name: 'set-site-user-locale',
  host: 'site',
  method: 'POST',
  path: '/api/site-users/account/locale',
  access: { kind: 'visitor' },
  body: Type.Object(
    { language: Type.String({ pattern: '^[a-zA-Z]{2,3}(?:[-_][a-zA-Z0-9]{2,8}){0,2}$', maxLength: 20 }) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Type.Object({ language: Type.String() }),
  crumb: 'required',
});

/** Changes the name, or the password where the present one is given. */
export const changeSiteUser = endpoint({
  name: 'change-site-user',
  host: 'site',
  method: 'POST',
  path: '/api/site-users/account/details',
  access: { kind: 'visitor' },
  body: Type.Object(
    {
      firstName: Type.Optional(Name),
      lastName: Type.Optional(Name),
      password: Type.Optional(Type.String({ maxLength: 200 })),
      newPassword: Type.Optional(Type.String({ maxLength: 200 })),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'form',
  response: Type.Object({ siteUser: SiteUser }),
  crumb: 'required',
  rateLimit: 'site-user-log-in',
});

/**
 * Deletes the account of the signed-in customer, with their password; and, where they have shown that its
 * address is theirs, everything else that the site keeps of the address.
 */
export const eraseSiteUser = endpoint({
  name: 'erase-site-user',
  host: 'site',
  method: 'POST',
  path: '/api/site-users/account/erase',
  access: { kind: 'visitor' },
  body: Type.Object({ password: Type.String({ maxLength: 200 }) }, { additionalProperties: false }),
  bodyKind: 'form',
  response: Type.Object({ erased: Type.Literal(true), xsrfToken: Type.String() }),
  crumb: 'required',
  rateLimit: 'site-user-log-in',
});

/**
 * Sends a mail with a link to a new password, if there is such a user; the answer is the same if there is
 * not.
 */
export const askForReset = endpoint({
  name: 'ask-for-reset',
  host: 'site',
  method: 'POST',
  path: '/api/site-users/account/password-reset',
  access: { kind: 'visitor' },
  body: Type.Object({ email: Email }, { additionalProperties: false }),
  bodyKind: 'form',
  response: Type.Object({ sent: Type.Literal(true) }),
  crumb: 'required',
  rateLimit: 'site-user-reset',
});

/** Sends a mail with a link by which who is signed in shows that the address of the account is theirs. */
export const askForConfirmation = endpoint({
  name: 'ask-for-confirmation',
  host: 'site',
  method: 'POST',
  path: '/api/site-users/account/confirmation',
  access: { kind: 'visitor' },
  body: Type.Object({}, { additionalProperties: false }),
  bodyKind: 'form',
  response: Type.Object({ sent: Type.Literal(true) }),
  crumb: 'required',
  rateLimit: 'site-user-reset',
});

/**
 * Confirms the address by the link of the mail: what was ordered with it as a guest is in the account from
 * then on.
 */
export const confirmAddress = endpoint({
  name: 'confirm-address',
  host: 'site',
  method: 'POST',
  path: '/api/site-users/account/address',
  access: { kind: 'visitor' },
  body: Type.Object(
    { token: Type.String({ minLength: 1, maxLength: 200 }) },
    { additionalProperties: false },
  ),
  bodyKind: 'form',
  response: Type.Object({ confirmed: Type.Literal(true) }),
  crumb: 'required',
  rateLimit: 'site-user-reset',
});

/** Sets a new password by the link of the mail, and signs in; every other session ends. */
export const resetPassword = endpoint({
  name: 'reset-password',
  host: 'site',
  method: 'POST',
  path: '/api/site-users/account/password',
  access: { kind: 'visitor' },
  body: Type.Object(
    { token: Type.String({ minLength: 1, maxLength: 200 }), password: Password },
    { additionalProperties: false },
  ),
  bodyKind: 'form',
  response: SignedIn,
  crumb: 'required',
  rateLimit: 'site-user-reset',
});

/** The sections of the account's pages (decisions §paths). */
export const accountSections = [
  'login',
  'signup',
  'forgot',
  'reset',
  'orders',
  'addresses',
  'downloads',
  'subscriptions',
  'memberships',
  'payment-methods',
  'details',
  'confirm',
] as const;
export type AccountSection = (typeof accountSections)[number];

/** `/account`: where a site user finds their orders. Without a session it leads to the login. */
export const showAccount = endpoint({
  name: 'show-account',
  host: 'site',
  method: 'GET',
  path: '/account',
  access: { kind: 'visitor' },
  response: Type.Unknown(),
  crumb: 'none',
});

/** A page of the account in the site's theme (page type 2). */
export const showAccountSection = endpoint({
  name: 'show-account-section',
  host: 'site',
  method: 'GET',
  path: '/account/:section',
  access: { kind: 'visitor' },
  params: Type.Object({ section: Type.Union(accountSections.map((name) => Type.Literal(name))) }),
  query: Type.Object(
    {
      returnTo: ReturnTo,
      token: Type.Optional(Type.String({ maxLength: 200 })),
      done: Type.Optional(Type.Literal('1')),
      /** Code of what was refused of a form of the page. */
      refused: Type.Optional(Type.String({ maxLength: 60 })),
      /** The address whose form is open; `new` for another one. */
      edit: Type.Optional(Type.String({ maxLength: 36 })),
    },
    { additionalProperties: false },
  ),
  response: Type.Unknown(),
  crumb: 'none',
});

/** Everything that the site keeps about a site user, as a file. */
export const exportSiteUser = endpoint({
  name: 'export-site-user',
  host: 'site',
  method: 'GET',
  path: '/api/site-users/account/export',
  access: { kind: 'visitor' },
  response: Type.Unknown(),
  crumb: 'none',
});
