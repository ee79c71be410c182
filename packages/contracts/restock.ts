import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { SiteParams } from './sites.ts';

const Id = Type.String({ format: 'uuid' });

/**
 * Signs a visitor up for what is sold out (storefront §3, §7). JSON as an island sends it, or the form's own
 * fields. A repeated sign-up is answered the same. A refusal carries its message under `data` too, where §7
 * reads it.
 */
export const signUpForRestock = endpoint({
  name: 'sign-up-for-restock',
  host: 'site',
  method: 'POST',
  path: '/api/site-users/account/notifications/restock',
  access: { kind: 'visitor' },
  body: Type.Object(
    {
      isJoinMailingList: Type.Optional(Type.Boolean()),
      productId: Type.String({ maxLength: 64 }),
      variantId: Type.String({ maxLength: 64 }),
      // Left out, or null, it is blank (storefront §5).
      siteVisitorEmail: Type.Optional(Type.Union([Type.String({ maxLength: 1000 }), Type.Null()])),
      recaptchaEnterpriseV3Token: Type.Optional(Type.Union([Type.String({ maxLength: 5000 }), Type.Null()])),
      language: Type.Optional(Type.String({ maxLength: 35, pattern: '^[\\w-]*$' })),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'form',
  response: Type.Object({ signedUp: Type.Literal(true) }),
  crumb: 'required',
  tellsInData: true,
  rateLimit: 'restock',
});

const TokenParams = Type.Object({ token: Type.String({ maxLength: 200 }) });

/** Asks whether there shall be no more mails about a product (the link in the mail that it is back). */
export const showRestockEnd = endpoint({
  name: 'show-restock-end',
  host: 'site',
  method: 'GET',
  path: '/cart/restock/:token',
  access: { kind: 'visitor' },
  params: TokenParams,
  response: Type.Unknown(),
  crumb: 'none',
  rateLimit: 'list-links',
});

/** Ends them: one press, or a mail program automatically (RFC 8058); the signed link is the proof. */
export const endRestock = endpoint({
  name: 'end-restock',
  host: 'site',
  method: 'POST',
  path: '/cart/restock/:token',
  access: { kind: 'visitor' },
  params: TokenParams,
  response: Type.Object({ ended: Type.Literal(true) }),
  crumb: 'none',
  rateLimit: 'list-links',
});

/** People who wait, or waited, for one variant. */
export const SignUpGroup = Type.Object({
  productId: Type.String(),
  variantId: Type.String(),
  title: Type.String(),
  variant: Type.String({
    description: 'Values of the options, `S / red`; empty for a product without options.',
  }),
  sku: Type.String(),
  url: Type.String(),
  imageUrl: Type.Union([Type.String(), Type.Null()]),
  waiting: Type.Integer(),
  notified: Type.Integer(),
  latestAt: Type.String(),
  unlimited: Type.Boolean(),
  qtyInStock: Type.Integer(),
});
export type SignUpGroup = Static<typeof SignUpGroup>;

/** A person who waits, or was notified. */
export const SignUp = Type.Object({
  id: Type.String(),
  productId: Type.String(),
  variantId: Type.String(),
  siteVisitorEmail: Type.String(),
  isJoinMailingList: Type.Boolean(),
  language: Type.String(),
  status: Type.Union([Type.Literal('waiting'), Type.Literal('notified'), Type.Literal('unsubscribed')]),
  createdAt: Type.String(),
  notifiedAt: Type.Union([Type.String(), Type.Null()]),
});
export type SignUp = Static<typeof SignUp>;

const read = { kind: 'member', area: 'restock', level: 'read' } as const;
const write = { kind: 'member', area: 'restock', level: 'write' } as const;
const Cursor = Type.Optional(Type.String({ maxLength: 100 }));
const Paging = { hasNextPage: Type.Boolean(), nextPageCursor: Type.Union([Type.String(), Type.Null()]) };
const Wanted = Type.Object({ productId: Id, variantId: Id }, { additionalProperties: false });
const path = '/api/studio/sites/:site/notifications/restock' as const;

/** Groups of sign-ups (administration §3 and §7): asked for until `hasNextPage` is false. */
export const listRestockGroups = endpoint({
  name: 'list-restock-groups',
  host: 'studio',
  method: 'GET',
  path: `${path}/groups`,
  access: read,
  params: SiteParams,
  query: Type.Object({ cursor: Cursor }),
  response: Type.Object({ signUpGroups: Type.Array(SignUpGroup), ...Paging }),
  crumb: 'none',
});

/** Sign-ups for one variant, with the same paging. */
export const listRestockSignUps = endpoint({
  name: 'list-restock-sign-ups',
  host: 'studio',
  method: 'GET',
  path,
  access: read,
  params: SiteParams,
  query: Type.Object({ productId: Id, variantId: Id, cursor: Cursor }),
  response: Type.Object({ signUps: Type.Array(SignUp), ...Paging }),
  crumb: 'none',
});

const Sent = Type.Object({ sent: Type.Integer({ description: 'Who waited and is told now.' }) });

/** Tells everybody who waits for a variant, each once; nobody while it cannot be bought. */
export const sendRestock = endpoint({
  name: 'send-restock',
  host: 'studio',
  method: 'POST',
  path: `${path}/send`,
  access: write,
  params: SiteParams,
  body: Wanted,
  bodyKind: 'json',
  response: Sent,
  crumb: 'required',
});

/** The same for several variants. */
export const sendAllRestock = endpoint({
  name: 'send-all-restock',
  host: 'studio',
  method: 'POST',
  path: `${path}/send/all`,
  access: write,
  params: SiteParams,
  body: Type.Object(
    { sendRequests: Type.Array(Wanted, { minItems: 1, maxItems: 500 }) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Sent,
  crumb: 'required',
});

/** All sign-ups of the site as CSV. */
export const exportRestock = endpoint({
  name: 'export-restock',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/notifications/restock.csv',
  access: read,
  params: SiteParams,
  response: Type.Unknown(),
  crumb: 'none',
  recorded: true,
});
