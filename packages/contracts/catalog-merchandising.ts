import Type, { type Static } from 'typebox';
import { PlainText } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { SiteParams } from './sites.ts';

/** Texts and settings of a shop for low stock, sold-out items and reviews (storefront §1 and §3). */
export const MerchandisingBody = Type.Object(
  {
    scarcityEnabled: Type.Boolean(),
    scarcityText: PlainText(200),
    scarcityBelow: Type.Integer({ minimum: 1, maximum: 9999 }),
    customSoldOutText: PlainText(100),
    restockEnabled: Type.Boolean(),
    restockCallToAction: PlainText(200),
    restockPlaceholder: PlainText(100),
    restockButton: PlainText(60),
    restockMailingListText: PlainText(300),
    restockSuccessText: PlainText(300),
    mailingListSignUpEnabled: Type.Boolean(),
    mailingListOptInByDefault: Type.Boolean(),
    mailingListId: Type.Union([Type.String({ format: 'uuid' }), Type.Null()]),
    nativeReviews: Type.Boolean(),
    importedReviews: Type.Boolean(),
    reviewsKillSwitch: Type.Boolean(),
    reviewsModerated: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type MerchandisingBody = Static<typeof MerchandisingBody>;

const Answer = Type.Object({
  merchandising: MerchandisingBody,
  siteTexts: Type.Record(Type.String(), Type.String(), {
    description: 'Texts that visitors read where the setting of the same name is blank.',
  }),
  version: Type.String({ description: 'Opaque; given back when saving.' }),
});

export const getMerchandising = endpoint({
  name: 'get-merchandising',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/commerce/merchandising',
  access: { kind: 'member', area: 'products', level: 'read' },
  params: SiteParams,
  response: Answer,
  crumb: 'none',
});

/** Saves the settings; they hold at once. */
export const saveMerchandising = endpoint({
  name: 'save-merchandising',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/commerce/merchandising',
  access: { kind: 'member', area: 'products', level: 'write' },
  params: SiteParams,
  body: Type.Object(
    { merchandising: MerchandisingBody, version: Type.String({ pattern: '^\\d{1,18}$' }) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Answer,
  crumb: 'required',
});
