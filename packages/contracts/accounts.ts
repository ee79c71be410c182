import { emailLength } from '@veranda/domain/mail/email-address';
import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';

/** An account as its owner sees it. */
export const Account = Type.Object({ id: Type.String(), email: Type.String(), name: Type.String() });
export type Account = Static<typeof Account>;

const Email = Type.String({ minLength: emailLength.min, maxLength: emailLength.max });
/** At least 8 characters that are hard to guess (decision 0119). */
export const NewPassword = Type.String({ minLength: 8, maxLength: 200 });

export const SignedIn = Type.Object({
  account: Account,
  xsrfToken: Type.String({ description: 'The new crumb, sent back as X-CSRF-Token.' }),
});

/** Makes an account and signs it in. */
export const signUp = endpoint({
  name: 'sign-up',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/accounts',
  access: { kind: 'anonymous' },
  body: Type.Object(
    { email: Email, password: NewPassword, name: Type.Optional(Type.String({ maxLength: 100 })) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: SignedIn,
  crumb: 'required',
  rateLimit: 'sign-up',
});

/** Signs in; the session idles out after 12 h and ends after 24 h, or 30 days when remembered. */
export const logIn = endpoint({
  name: 'log-in',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/session',
  access: { kind: 'anonymous' },
  body: Type.Object(
    {
      email: Email,
      password: Type.String({ minLength: 1, maxLength: 200 }),
      rememberMe: Type.Optional(
        Type.Boolean({ description: 'Absent: as the session that stands, if it is of the account.' }),
      ),
      code: Type.Optional(
        Type.String({
          maxLength: 20,
          description: 'Of an authenticator app, or a recovery code, once it was asked for.',
        }),
      ),
      captchaKey: Type.Optional(
        Type.String({ maxLength: 4000, description: 'Proof of a person, once it was asked for.' }),
      ),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: SignedIn,
  crumb: 'required',
  rateLimit: 'log-in',
});

export const logOut = endpoint({
  name: 'log-out',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/session',
  access: { kind: 'anonymous' },
  response: Type.Object({ xsrfToken: Type.String() }),
  crumb: 'required',
});

/** The account that is signed in; `demoLogins` is filled in development only. */
export const whoAmI = endpoint({
  name: 'who-am-i',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/session',
  access: { kind: 'anonymous' },
  response: Type.Object({
    account: Type.Union([Account, Type.Null()]),
    pictureUrl: Type.Union([Type.String(), Type.Null()], { description: 'Of the account.' }),
    timeZone: Type.String({ description: 'Of the account, IANA; empty for that of the device.' }),
    demoLogins: Type.Array(
      Type.Object({ site: Type.String(), email: Type.String(), password: Type.String() }),
    ),
  }),
  crumb: 'none',
});

/**
 * Sends a mail with a link to a new password, if there is such an account; the answer is the same if there is
 * none.
 */
export const askForAccountReset = endpoint({
  name: 'ask-for-account-reset',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/session/password-reset',
  access: { kind: 'anonymous' },
  body: Type.Object({ email: Email }, { additionalProperties: false }),
  bodyKind: 'json',
  response: Type.Object({ sent: Type.Literal(true) }),
  crumb: 'required',
  rateLimit: 'account-reset',
});

/** Sets a new password by the link of the mail, and signs in; every other session of the account ends. */
export const resetAccountPassword = endpoint({
  name: 'reset-account-password',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/session/password',
  access: { kind: 'anonymous' },
  body: Type.Object(
    {
      token: Type.String({ minLength: 1, maxLength: 100 }),
      password: NewPassword,
      code: Type.Optional(Type.String({ maxLength: 20, description: 'As for logging in.' })),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: SignedIn,
  crumb: 'required',
  rateLimit: 'log-in',
});

/** Changes the password of the signed-in account; every other session of the account ends. */
export const changeAccountPassword = endpoint({
  name: 'change-account-password',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/account/password',
  access: { kind: 'account' },
  body: Type.Object(
    {
      password: Type.String({ minLength: 1, maxLength: 200, description: 'The current one.' }),
      newPassword: NewPassword,
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Type.Object({ changed: Type.Literal(true) }),
  crumb: 'required',
  rateLimit: 'log-in',
  // Told to the sites of the account, as a login is.
  recorded: false,
});
