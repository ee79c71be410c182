import { emailLength } from '@veranda/domain/mail/email-address';
import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { SiteParams } from './sites.ts';

const Id = Type.String({ format: 'uuid' });
export const SubscriberState = Type.Union([
  Type.Literal('pending'),
  Type.Literal('subscribed'),
  Type.Literal('unsubscribed'),
  Type.Literal('suppressed'),
]);
export type SubscriberState = Static<typeof SubscriberState>;

/** Settings of a mailing list that an owner edits. */
export const MailingListBody = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
    doubleOptIn: Type.Boolean({ description: 'Whether every sign-up must be confirmed by mail.' }),
  },
  { additionalProperties: false },
);
export type MailingListBody = Static<typeof MailingListBody>;

/** A mailing list of the site's own, with how many are where. */
export const MailingList = Type.Object({
  ...MailingListBody.properties,
  id: Type.String(),
  createdAt: Type.String(),
  counts: Type.Object({
    pending: Type.Integer(),
    subscribed: Type.Integer(),
    unsubscribed: Type.Integer(),
    suppressed: Type.Integer(),
  }),
});
export type MailingList = Static<typeof MailingList>;

/** Somebody on a list. Times are ISO 8601. */
export const Subscriber = Type.Object({
  id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  source: Type.String({ description: 'Where the sign-up came from: the name of a form.' }),
  state: SubscriberState,
  createdAt: Type.String(),
  changedAt: Type.String(),
  confirmedAt: Type.Union([Type.String(), Type.Null()]),
});
export type Subscriber = Static<typeof Subscriber>;

const read = { kind: 'member', area: ['forms', 'campaigns'], level: 'read' } as const;
const write = { kind: 'member', area: ['forms', 'campaigns'], level: 'write' } as const;
const readPeople = { kind: 'member', area: ['answers', 'campaigns'], level: 'read' } as const;
const writePeople = { kind: 'member', area: 'campaigns', level: 'write' } as const;
const ListParams = Type.Object({ ...SiteParams.properties, list: Id });
const Answer = Type.Object({ list: MailingList });

export const listMailingLists = endpoint({
  name: 'list-mailing-lists',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/mailing-lists',
  access: read,
  params: SiteParams,
  response: Type.Object({ lists: Type.Array(MailingList) }),
  crumb: 'none',
});

export const createList = endpoint({
  name: 'create-mailing-list',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/mailing-lists',
  access: write,
  params: SiteParams,
  body: MailingListBody,
  bodyKind: 'json',
  response: Answer,
  crumb: 'required',
});

export const changeList = endpoint({
  name: 'change-mailing-list',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/mailing-lists/:list',
  access: write,
  params: ListParams,
  body: MailingListBody,
  bodyKind: 'json',
  response: Answer,
  crumb: 'required',
});

/** Removes a list with everybody on it; suppressed addresses stay suppressed. */
export const removeList = endpoint({
  name: 'remove-mailing-list',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/mailing-lists/:list',
  access: writePeople,
  params: ListParams,
  response: Type.Object({ id: Type.String() }),
  crumb: 'required',
});

/** One page of a list, the newest first; `search` looks in address and name. */
export const listSubscribers = endpoint({
  name: 'list-subscribers',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/mailing-lists/:list/subscribers',
  access: readPeople,
  params: ListParams,
  query: Type.Object(
    {
      search: Type.Optional(Type.String({ maxLength: 200 })),
      state: Type.Optional(SubscriberState),
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    },
    { additionalProperties: false },
  ),
  response: Type.Object({
    list: MailingList,
    subscribers: Type.Array(Subscriber),
    total: Type.Integer(),
  }),
  crumb: 'none',
});

/** Everybody on a list as a CSV file; no cell of it runs as a formula. */
export const exportSubscribers = endpoint({
  name: 'export-subscribers',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/mailing-lists/:list/subscribers.csv',
  access: readPeople,
  params: ListParams,
  response: Type.Unknown(),
  crumb: 'none',
  recorded: true,
});

/** Unsubscribes somebody, suppresses the address on every list of the site, or releases it again. */
export const changeSubscriber = endpoint({
  name: 'change-subscriber',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/subscribers/:subscriber/state',
  access: writePeople,
  params: Type.Object({ ...SiteParams.properties, subscriber: Id }),
  body: Type.Object(
    { event: Type.Union([Type.Literal('unsubscribe'), Type.Literal('suppress'), Type.Literal('release')]) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Type.Object({ subscriber: Subscriber }),
  crumb: 'required',
});

/** Everything that the lists of the site keep about a person, as a file. */
export const exportSubscriber = endpoint({
  name: 'export-subscriber',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/subscribers/person.json',
  access: readPeople,
  params: SiteParams,
  query: Type.Object(
    { email: Type.String({ minLength: emailLength.min, maxLength: emailLength.max }) },
    { additionalProperties: false },
  ),
  response: Type.Unknown(),
  crumb: 'none',
  recorded: true,
});

/**
 * Erases a person from every list of the site; a suppressed address leaves its hash, so that it stays
 * suppressed.
 */
export const eraseSubscriber = endpoint({
  name: 'erase-subscriber',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/subscribers/erase',
  access: writePeople,
  params: SiteParams,
  body: Type.Object(
    { email: Type.String({ minLength: emailLength.min, maxLength: emailLength.max }) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Type.Object({ erased: Type.Integer() }),
  crumb: 'required',
});

const TokenParams = Type.Object({ token: Type.String({ minLength: 1, maxLength: 100 }) });

/** The page of a confirmation link: it asks, so that a scanner of mails confirms nothing. */
export const showConfirmation = endpoint({
  name: 'show-confirmation',
  host: 'site',
  method: 'GET',
  path: '/confirm-subscription/:token',
  access: { kind: 'visitor' },
  params: TokenParams,
  response: Type.Unknown(),
  crumb: 'none',
  rateLimit: 'list-links',
});

export const confirmSubscription = endpoint({
  name: 'confirm-subscription',
  host: 'site',
  method: 'POST',
  path: '/confirm-subscription/:token',
  access: { kind: 'visitor' },
  params: TokenParams,
  body: Type.Object({}),
  bodyKind: 'form',
  response: Type.Object({ state: SubscriberState }),
  crumb: 'same-origin',
  rateLimit: 'list-links',
});

/** Page type 300 (decisions §paths): one press, no login. */
export const showUnsubscribe = endpoint({
  name: 'show-unsubscribe',
  host: 'site',
  method: 'GET',
  path: '/unsubscribe/:token',
  access: { kind: 'visitor' },
  params: TokenParams,
  response: Type.Unknown(),
  crumb: 'none',
  rateLimit: 'list-links',
});

/**
 * Leaves a list. Mail programs send it automatically (RFC 8058), from no page of ours and with a body of
 * either form type that says nothing more than the address: the signed link is the proof, as a signed message
 * is.
 */
export const unsubscribe = endpoint({
  name: 'unsubscribe',
  host: 'site',
  method: 'POST',
  path: '/unsubscribe/:token',
  access: { kind: 'visitor' },
  params: TokenParams,
  response: Type.Object({ state: SubscriberState }),
  crumb: 'none',
  rateLimit: 'list-links',
});
