import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { SiteParams } from './sites.ts';

const Id = Type.String({ format: 'uuid' });
const Account = Type.Union([Type.Object({ name: Type.String(), connectedAt: Type.String() }), Type.Null()]);

/** An address that receives answers; without a form, of those of every form. */
export const AutomationHook = Type.Object({
  id: Type.String(),
  url: Type.String(),
  formId: Type.Union([Type.String(), Type.Null()]),
  createdAt: Type.String(),
});
export type AutomationHook = Static<typeof AutomationHook>;

/** The accounts that a site is connected to; null for one that is not. */
export const Connections = Type.Object({
  mailchimp: Account,
  googleSheets: Account,
  automation: Type.Object({
    status: Type.String({ description: '`Awaiting connection` or `N connected` (administration §4).' }),
    hooks: Type.Array(AutomationHook),
  }),
});
export type Connections = Static<typeof Connections>;

const read = { kind: 'member', area: ['forms', 'settings', 'campaigns'], level: 'read' } as const;
const write = { kind: 'member', area: 'settings', level: 'write' } as const;
const Answer = Type.Object({ connections: Connections });

export const getConnections = endpoint({
  name: 'get-connections',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/connections',
  access: read,
  params: SiteParams,
  response: Answer,
  crumb: 'none',
});

/** Connects a Mailchimp account by its API key; the key is looked at by Mailchimp before it is kept. */
export const connectMailchimp = endpoint({
  name: 'connect-mailchimp',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/connections/mailchimp',
  access: write,
  params: SiteParams,
  body: Type.Object(
    { apiKey: Type.String({ minLength: 1, maxLength: 250 }) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Answer,
  crumb: 'required',
  rateLimit: 'connect-account',
});

/** Connects a Google account by the key of a service account; spreadsheets are shared with `shareWith`. */
export const connectGoogleSheets = endpoint({
  name: 'connect-google-sheets',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/connections/google-sheets',
  access: write,
  params: SiteParams,
  body: Type.Object(
    {
      key: Type.String({
        minLength: 2,
        maxLength: 10_000,
        description: 'The JSON file of the key, as text.',
      }),
      shareWith: Type.String({ minLength: 3, maxLength: 254 }),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Answer,
  crumb: 'required',
  rateLimit: 'connect-account',
});

/** Lets an account go: answers are no longer sent there (administration §8). */
export const disconnectAccount = endpoint({
  name: 'disconnect-account',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/connections/:provider',
  access: write,
  params: Type.Object({
    ...SiteParams.properties,
    provider: Type.Union([Type.Literal('mailchimp'), Type.Literal('google-sheets')]),
  }),
  response: Answer,
  crumb: 'required',
});

/** The lists that a form may write to: those of the site, or those of its Mailchimp account. */
export const listListOptions = endpoint({
  name: 'list-list-options',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/list-options',
  access: read,
  params: SiteParams,
  query: Type.Object(
    { provider: Type.Union([Type.Literal('own'), Type.Literal('mailchimp')]) },
    { additionalProperties: false },
  ),
  response: Type.Object({ lists: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })) }),
  crumb: 'none',
});

/** Adds an address that receives answers. The secret of its signatures is answered this once. */
export const connectAutomation = endpoint({
  name: 'connect-automation',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/automation-hooks',
  access: write,
  params: SiteParams,
  body: Type.Object(
    {
      url: Type.String({ minLength: 8, maxLength: 2000 }),
      formId: Type.Union([Id, Type.Null()]),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Type.Object({ hook: AutomationHook, secret: Type.String(), connections: Connections }),
  crumb: 'required',
  rateLimit: 'connect-account',
});

export const disconnectAutomation = endpoint({
  name: 'disconnect-automation',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/automation-hooks/:hook',
  access: write,
  params: Type.Object({ ...SiteParams.properties, hook: Id }),
  response: Answer,
  crumb: 'required',
});
