import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';

const Id = Type.String({ format: 'uuid' });

/** A file of a digital product. */
export const ProductFile = Type.Object({
  id: Type.String(),
  fileName: Type.String(),
  mimeType: Type.String(),
  bytes: Type.Integer(),
  addedAt: Type.String({ description: 'ISO 8601' }),
});
export type ProductFile = Static<typeof ProductFile>;

/** The files of a product, and how often and how long they may be fetched; null for no limit. */
export const ProductFiles = Type.Object({
  files: Type.Array(ProductFile),
  maxDownloads: Type.Union([Type.Integer(), Type.Null()]),
  validDays: Type.Union([Type.Integer(), Type.Null()]),
});
export type ProductFiles = Static<typeof ProductFiles>;

const read = { kind: 'member', area: 'products', level: 'read' } as const;
const write = { kind: 'member', area: 'products', level: 'write' } as const;
const ProductParams = Type.Object({ site: Id, product: Id });
const path = '/api/studio/sites/:site/products/:product/files';

export const listProductFiles = endpoint({
  name: 'list-product-files',
  host: 'studio',
  method: 'GET',
  path,
  access: read,
  params: ProductParams,
  response: ProductFiles,
  crumb: 'none',
});

/** Takes one file of up to 300 MB, in the field `file`, into the private store of the site. */
export const uploadProductFile = endpoint({
  name: 'upload-product-file',
  host: 'studio',
  method: 'POST',
  path,
  access: write,
  params: ProductParams,
  bodyKind: 'multipart',
  bodyLimit: 300_000_000,
  spooled: true,
  response: ProductFiles,
  crumb: 'required',
  rateLimit: 'upload',
});

/** Takes a file out of a product; who has bought it keeps it. */
export const removeProductFile = endpoint({
  name: 'remove-product-file',
  host: 'studio',
  method: 'DELETE',
  path: `${path}/:file`,
  access: write,
  params: Type.Object({ ...ProductParams.properties, file: Id }),
  response: ProductFiles,
  crumb: 'required',
});

/** Limits on how often and for how long files may be downloaded, for orders from now on. */
export const setDownloadRule = endpoint({
  name: 'set-download-rule',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/products/:product/download-rule',
  access: write,
  params: ProductParams,
  body: Type.Object(
    {
      maxDownloads: Type.Union([Type.Integer({ minimum: 1, maximum: 1000 }), Type.Null()]),
      validDays: Type.Union([Type.Integer({ minimum: 1, maximum: 3650 }), Type.Null()]),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: ProductFiles,
  crumb: 'required',
});

/** Gives the downloads of an order again, counted from nothing, and mails them. */
export const resendDownloads = endpoint({
  name: 'resend-downloads',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/orders/:order/downloads',
  access: { kind: 'member', area: 'orders', level: 'write' },
  params: Type.Object({ site: Id, order: Id }),
  response: Type.Object({ sent: Type.Literal(true) }),
  crumb: 'required',
});

/**
 * Mails the downloads of an order once more to its own address: for holders of the key of its page, five
 * times an hour from an address. Their remaining limits stay as they are.
 */
export const mailDownloads = endpoint({
  name: 'mail-downloads',
  host: 'site',
  method: 'POST',
  path: '/order-status/downloads',
  access: { kind: 'visitor' },
  body: Type.Object({ token: Type.String({ maxLength: 200 }) }, { additionalProperties: false }),
  bodyKind: 'form',
  response: Type.Object({ sent: Type.Literal(true) }),
  crumb: 'required',
});

/** Entitlements of an order besides its parcel: downloads, gift cards, a subscription. */
export const OrderEntitlements = Type.Object({
  downloads: Type.Array(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      fileName: Type.String(),
      used: Type.Integer(),
      maxDownloads: Type.Union([Type.Integer(), Type.Null()]),
      expiresAt: Type.String({ description: 'ISO 8601; empty for never.' }),
      revoked: Type.Boolean(),
    }),
  ),
  giftCards: Type.Array(Type.Object({ id: Type.String(), last4: Type.String(), recipient: Type.String() })),
  subscriptionId: Type.String({ description: 'Empty for none.' }),
});
export type OrderEntitlements = Static<typeof OrderEntitlements>;

export const getOrderEntitlements = endpoint({
  name: 'get-order-entitlements',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/orders/:order/entitlements',
  access: { kind: 'member', area: 'orders', level: 'read' },
  params: Type.Object({ site: Id, order: Id }),
  response: OrderEntitlements,
  crumb: 'none',
});

/** A file that was bought, by a link that is signed and ends after a day. */
export const fetchDownload = endpoint({
  name: 'fetch-download',
  host: 'site',
  method: 'GET',
  path: '/downloads/:entitlement',
  changes: true,
  access: { kind: 'visitor' },
  params: Type.Object({ entitlement: Type.String({ maxLength: 64 }) }),
  query: Type.Object(
    {
      until: Type.Optional(Type.String({ maxLength: 20 })),
      signature: Type.Optional(Type.String({ maxLength: 64 })),
    },
    { additionalProperties: true },
  ),
  response: Type.Unknown(),
  crumb: 'none',
  rateLimit: 'checkout',
});
