import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';

/** An account as its owner sees it. */
export const Account = Type.Object({ id: Type.String(), email: Type.String(), name: Type.String() });
export type Account = Static<typeof Account>;

const Email = Type.String({ minLength: 3, maxLength: 254 });
/** At least 15 characters, or 8 that are on no list of breached passwords (security, sessions). */
const NewPassword = Type.String({ minLength: 8, maxLength: 200 });

const SignedIn = Type.Object({
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

/** Who is signed in; `demoLogins` is filled in development only. */
export const whoAmI = endpoint({
  name: 'who-am-i',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/session',
  access: { kind: 'anonymous' },
  response: Type.Object({
    account: Type.Union([Account, Type.Null()]),
    demoLogins: Type.Array(
      Type.Object({ site: Type.String(), email: Type.String(), password: Type.String() }),
    ),
  }),
  crumb: 'none',
});
