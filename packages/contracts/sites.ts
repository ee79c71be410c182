import { type CookiePolicy, cookiePolicies } from '@veranda/domain/analytics/cookie-policy';
import { emailLength } from '@veranda/domain/mail/email-address';
import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';

export const SiteParams = Type.Object({ site: Type.String({ format: 'uuid' }) });

/** Who sees the published site: everyone, those who know its password, or its own people alone. */
export const SiteAvailability = Type.Union([
  Type.Literal('public'),
  Type.Literal('password'),
  Type.Literal('private'),
]);

/** A site in the list of an account's sites. */
export const SiteCard = Type.Object({
  id: Type.String(),
  slug: Type.String(),
  title: Type.String(),
  host: Type.String(),
  url: Type.String(),
  theme: Type.String(),
  status: Type.String({ description: 'Name of the status code: trial, paid, expired … (storefront §3).' }),
  published: Type.Boolean(),
  createdAt: Type.String(),
  trialEndsAt: Type.Union([Type.String(), Type.Null()]),
  pictureUrl: Type.Union([Type.String(), Type.Null()]),
  availability: SiteAvailability,
  isClosed: Type.Boolean({ description: 'Whether visitors get the lock screen.' }),
  hasStudio: Type.Boolean({ description: 'False for who may see the site alone, as a viewer does.' }),
});
export type SiteCard = Static<typeof SiteCard>;

const Rights = Type.Record(
  Type.String(),
  Type.Union([Type.Literal('none'), Type.Literal('read'), Type.Literal('write'), Type.Literal('publish')]),
);

/** The site as its studio shell needs it. */
export const SiteDetail = Type.Object({
  ...SiteCard.properties,
  language: Type.String(),
  timeZone: Type.String(),
  currency: Type.String(),
  publishedRevision: Type.Union([
    Type.Object({ id: Type.String(), number: Type.Integer(), createdAt: Type.String() }),
    Type.Null(),
  ]),
  hasUnpublishedChanges: Type.Boolean(),
  isOwner: Type.Boolean(),
  roles: Type.Array(Type.Integer(), { description: 'Contributor role codes (storefront §6).' }),
  rights: Rights,
  sampleTexts: Type.Record(Type.String(), Type.String(), {
    description: 'Words of fresh blocks by their key, in the language of the site.',
  }),
});
export type SiteDetail = Static<typeof SiteDetail>;

/** Live check of the address while a name is typed. */
export const checkSiteName = endpoint({
  name: 'check-site-name',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/site-address',
  access: { kind: 'anonymous' },
  query: Type.Object({ name: Type.String({ maxLength: 200 }) }),
  response: Type.Object({
    slug: Type.String({ description: 'The address word made of the name; empty when none can be.' }),
    host: Type.String({ description: 'Where the site would answer.' }),
    available: Type.Boolean(),
    suggestion: Type.Union([Type.String(), Type.Null()], { description: 'A free address word near by.' }),
    problem: Type.Union([Type.String(), Type.Null()], { description: 'Why not, ready to be shown.' }),
  }),
  crumb: 'none',
  rateLimit: 'site-name',
});

/** Makes a site from a template: its pages, navigation, items, store and products, unpublished. */
export const createSite = endpoint({
  name: 'create-site',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites',
  access: { kind: 'account' },
  body: Type.Object(
    {
      name: Type.String({ minLength: 1, maxLength: 100 }),
      slug: Type.Optional(Type.String({ maxLength: 63 })),
      template: Type.Optional(
        Type.String({ maxLength: 50, description: 'Key of a template of the gallery.' }),
      ),
      theme: Type.Optional(
        Type.String({
          maxLength: 50,
          description: 'Without a template: the one that has the key of this theme.',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Type.Object({ site: SiteCard }),
  crumb: 'required',
  rateLimit: 'create-site',
});

export const listSites = endpoint({
  name: 'list-sites',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites',
  access: { kind: 'account' },
  response: Type.Object({ sites: Type.Array(SiteCard) }),
  crumb: 'none',
});

export const getSite = endpoint({
  name: 'get-site',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site',
  // Every role may see the shell of the site; what is in it is decided by area.
  access: { kind: 'member', area: 'pages', level: 'any' },
  params: SiteParams,
  response: Type.Object({ site: SiteDetail }),
  crumb: 'none',
});

/** Identity of the template that was taken out of a site, and what may still carry it. */
export const SiteNotice = Type.Object({
  id: Type.String(),
  kind: Type.Literal('sample-identity-removed'),
  email: Type.String({
    description: 'Address that orders and answers were mailed to; empty when it was the own one.',
  }),
  removed: Type.Array(
    Type.Union([
      Type.Literal('email'),
      Type.Literal('address'),
      Type.Literal('socialAccounts'),
      Type.Literal('announcement'),
      Type.Literal('tagline'),
      Type.Literal('shippingRates'),
    ]),
  ),
  pages: Type.Array(Type.String(), { description: 'Titles of pages whose text still names the template.' }),
  ownerEmail: Type.String({ description: 'Address that the owner is told at now.' }),
});
export type SiteNotice = Static<typeof SiteNotice>;

/** Data of the studio's home screen: counts from which the next best actions follow. */
export const getOverview = endpoint({
  name: 'get-overview',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/overview',
  access: { kind: 'member', area: 'pages', level: 'any' },
  params: SiteParams,
  response: Type.Object({
    pages: Type.Integer(),
    editedPages: Type.Integer({ description: 'Pages that somebody of the site has made or changed.' }),
    stores: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), urlSlug: Type.String() })),
    products: Type.Integer(),
    sampleProducts: Type.Integer({ description: 'Products of the template that nobody has changed.' }),
    samples: Type.Integer({
      description: 'Pages, items and products of the template that nobody has changed.',
    }),
    hasSampleRate: Type.Boolean({
      description:
        'Whether the shop charges the shipping rate of its template, of which nobody has changed anything.',
    }),
    soldOutProducts: Type.Integer(),
    orders: Type.Integer(),
    unseenOrders: Type.Integer(),
    published: Type.Boolean(),
    hasUnpublishedChanges: Type.Boolean(),
    notices: Type.Array(SiteNotice, { description: 'For whoever may change the settings.' }),
  }),
  crumb: 'none',
});

/** Dismisses a notice of the home screen, for everybody of the site. */
export const dismissNotice = endpoint({
  name: 'dismiss-notice',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/notices/:notice',
  access: { kind: 'member', area: 'settings', level: 'write' },
  params: Type.Object({ ...SiteParams.properties, notice: Type.String({ format: 'uuid' }) }),
  response: Type.Object({ dismissed: Type.Literal(true) }),
  crumb: 'required',
});

const Text = (maxLength: number) => Type.String({ maxLength });

/** General and store settings that the studio edits. */
export const SettingsBody = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 200 }),
    tagline: Text(200),
    description: Text(1000),
    businessName: Text(200),
    businessEmail: Text(emailLength.max),
    address: Type.Array(Text(200), { maxItems: 6 }),
    language: Type.String({ pattern: '^[a-z]{2,3}(-[A-Z]{2})?$', maxLength: 10 }),
    timeZone: Text(60),
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    multipleQuantityAllowedForServices: Type.Boolean(),
    subscriptionNotice: Type.Optional(
      Type.Boolean({ description: 'Tells subscribers 15 days before each charge.' }),
    ),
    addressSearch: Type.Optional(
      Type.Boolean({ description: 'The checkout suggests addresses while one is typed.' }),
    ),
    shippingRates: Type.Array(
      Type.Object(
        {
          id: Text(40),
          name: Type.String({ minLength: 1, maxLength: 100 }),
          perOrder: Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,3})?$' }),
          perItem: Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,3})?$' }),
        },
        { additionalProperties: false },
      ),
      { maxItems: 20 },
    ),
    shippingCountries: Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { maxItems: 260 }),
    installments: Type.Optional(
      Type.Union([
        Type.Null(),
        Type.Object(
          {
            minimum: Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,2})?$' }),
            maximum: Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,2})?$' }),
            country: Type.String({ pattern: '^[A-Z]{2}$' }),
          },
          { additionalProperties: false },
        ),
      ]),
    ),
    faviconAssetId: Type.Optional(Type.Union([Type.String({ format: 'uuid' }), Type.Null()])),
    socialImageAssetId: Type.Optional(
      Type.Union([Type.String({ format: 'uuid' }), Type.Null()], {
        description: 'Shown with links to pages that have no picture of their own.',
      }),
    ),
    socialAccounts: Type.Optional(
      Type.Array(
        Type.Object(
          { url: Type.String({ minLength: 1, maxLength: 2_000 }) },
          { additionalProperties: false },
        ),
        { maxItems: 20 },
      ),
    ),
    visitorMetrics: Type.Optional(Type.Boolean({ description: 'Measures visits and what is bought.' })),
    cookiePolicy: Type.Optional(
      Type.Unsafe<CookiePolicy>(
        Type.Union(
          cookiePolicies.map((policy) => Type.Literal(policy)),
          { description: 'Cookies of analytics: never, always, or for visitors who agree in a banner.' },
        ),
      ),
    ),
    consentTexts: Type.Optional(
      Type.Object(
        {
          message: Type.String({ maxLength: 500, lines: true }),
          accept: Type.String({ maxLength: 40 }),
          decline: Type.String({ maxLength: 40 }),
        },
        {
          additionalProperties: false,
          description: 'Texts of that banner; one that is empty is that of the site’s language.',
        },
      ),
    ),
    adPixelId: Type.Optional(
      Type.String({ pattern: '^(?:\\d{5,20})?$', description: 'Of the owner’s ad-pixel; empty for none.' }),
    ),
  },
  { additionalProperties: false },
);
export type SettingsBody = Static<typeof SettingsBody>;

const SettingsAnswer = Type.Object({
  settings: SettingsBody,
  version: Type.String({ description: 'Opaque; given back when saving.' }),
});

export const getSettings = endpoint({
  name: 'get-settings',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/settings',
  access: { kind: 'member', area: 'settings', level: 'write' },
  params: SiteParams,
  response: SettingsAnswer,
  crumb: 'none',
});

export const saveSettings = endpoint({
  name: 'save-settings',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/settings',
  access: { kind: 'member', area: 'settings', level: 'write' },
  params: SiteParams,
  body: Type.Object({ settings: SettingsBody, version: Text(40) }, { additionalProperties: false }),
  bodyKind: 'json',
  response: SettingsAnswer,
  crumb: 'required',
});
