import { emailLength } from '@veranda/domain/mail/email-address';
import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { SiteParams } from './sites.ts';

const access = { kind: 'member', area: 'people', level: 'write' } as const;

/** Settings for signing in to a site with an account of another provider. */
export const SsoSettings = Type.Object({
  provider: Type.Union([
    Type.Object({
      issuer: Type.String(),
      clientId: Type.String(),
      name: Type.String({ description: 'As visitors know it; stands on the button.' }),
    }),
    Type.Null(),
  ]),
  callbackUrl: Type.String({ description: 'The redirect address to enter at the provider.' }),
  testIssuer: Type.Union([Type.String(), Type.Null()], {
    description: 'Issuer of the provider that a developer’s machine brings; null elsewhere.',
  }),
});
export type SsoSettings = Static<typeof SsoSettings>;

export const getSso = endpoint({
  name: 'get-sso',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/sso',
  access,
  params: SiteParams,
  response: SsoSettings,
  crumb: 'none',
});

/** Connects a provider of OpenID Connect; it is asked for its description before it is kept. */
export const connectSso = endpoint({
  name: 'connect-sso',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/sso',
  access,
  params: SiteParams,
  body: Type.Object(
    {
      issuer: Type.String({ minLength: 1, maxLength: 300 }),
      clientId: Type.String({ minLength: 1, maxLength: 300 }),
      clientSecret: Type.String({ maxLength: 600, description: 'Empty: the one that is kept stays.' }),
      name: Type.String({ minLength: 1, maxLength: 40 }),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: SsoSettings,
  crumb: 'required',
  asksLoginAgain: true,
  rateLimit: 'connect-account',
});

/** Visitors sign in with e-mail address and password alone again. */
export const disconnectSso = endpoint({
  name: 'disconnect-sso',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/sso',
  access,
  params: SiteParams,
  response: SsoSettings,
  crumb: 'required',
  asksLoginAgain: true,
});

const ReturnTo = Type.Optional(Type.String({ maxLength: 500 }));

/** The page of single sign-on (storefront §2: page type 400). */
export const showSso = endpoint({
  name: 'show-sso',
  host: 'site',
  method: 'GET',
  path: '/sso',
  access: { kind: 'visitor' },
  query: Type.Object({ returnTo: ReturnTo }, { additionalProperties: Type.String() }),
  response: Type.Unknown(),
  crumb: 'none',
});

/**
 * Leads to the provider. It is a link, since the policy of pages lets no form lead elsewhere; all it leaves
 * is an attempt.
 */
export const startSso = endpoint({
  name: 'start-sso',
  host: 'site',
  method: 'GET',
  path: '/sso/start',
  changes: true,
  access: { kind: 'visitor' },
  query: Type.Object({ returnTo: ReturnTo }, { additionalProperties: Type.String() }),
  response: Type.Unknown(),
  crumb: 'none',
  rateLimit: 'sso',
});

/**
 * Address to which the provider sends the visitor back: its state, known to this browser alone, stands for
 * the crumb.
 */
export const finishSso = endpoint({
  name: 'finish-sso',
  host: 'site',
  method: 'GET',
  path: '/sso/callback',
  changes: true,
  access: { kind: 'visitor' },
  query: Type.Object(
    {
      code: Type.Optional(Type.String({ maxLength: 4000 })),
      state: Type.Optional(Type.String({ maxLength: 200 })),
      error: Type.Optional(Type.String({ maxLength: 200 })),
      iss: Type.Optional(Type.String({ maxLength: 400 })),
    },
    { additionalProperties: Type.String() },
  ),
  response: Type.Unknown(),
  crumb: 'none',
  rateLimit: 'sso',
});

const Authorization = Type.Object(
  {
    redirect_uri: Type.String({ maxLength: 500 }),
    state: Type.String({ maxLength: 200 }),
    nonce: Type.String({ maxLength: 200 }),
    code_challenge: Type.String({ maxLength: 200 }),
    client_id: Type.String({ maxLength: 300 }),
    email: Type.Optional(Type.String({ maxLength: emailLength.max })),
    name: Type.Optional(Type.String({ maxLength: 100 })),
    unconfirmed: Type.Optional(Type.String({ maxLength: 10 })),
    no: Type.Optional(Type.String({ maxLength: 10 })),
  },
  { additionalProperties: Type.String() },
);

/** The fake's question who one is, on a developer's machine only. */
export const askFakeProvider = endpoint({
  name: 'ask-test-issuer',
  host: 'studio',
  method: 'GET',
  path: '/_identity/authorize',
  access: { kind: 'anonymous' },
  query: Authorization,
  response: Type.Unknown(),
  crumb: 'none',
});

/** The answer to it: back to the site with a code, or without one. */
export const answerFakeProvider = endpoint({
  name: 'answer-test-issuer',
  host: 'studio',
  method: 'GET',
  path: '/_identity/answer',
  access: { kind: 'anonymous' },
  query: Authorization,
  response: Type.Unknown(),
  crumb: 'none',
});
