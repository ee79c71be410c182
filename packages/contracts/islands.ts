import Type, { type Static } from 'typebox';

const Texts = Type.Record(Type.String(), Type.String());

/** Fields of a form as its document has them, without what only the markup shows. */
const FormFields = Type.Array(
  Type.Object({
    id: Type.String(),
    position: Type.String(),
    kind: Type.String(),
    title: Type.String(),
    value: Type.Record(Type.String(), Type.Unknown()),
  }),
);

/** A variant as the product form knows it. */
const FormVariant = Type.Object({
  id: Type.String(),
  sku: Type.String(),
  attributes: Type.Record(Type.String(), Type.String()),
  /** The unit price, ready to be shown, and the regular price while on sale ('' otherwise). */
  price: Type.String(),
  regularPrice: Type.String(),
  onSale: Type.Boolean(),
  unlimited: Type.Boolean(),
  qtyInStock: Type.Integer(),
  /** Text about low stock; '' for nothing. */
  scarcity: Type.String(),
  /** Id of the picture to show when the value is chosen; '' for none. */
  imageId: Type.String(),
  /** The offer to pay it in installments, where there is one. */
  installments: Type.Optional(Type.String()),
});

/** Sits on the form that adds a product: `<form data-island="product-form">` (storefront §2, §4, §5). */
export const ProductFormProps = Type.Object({
  itemId: Type.String(),
  title: Type.String(),
  /** Physical 1, digital 2, service 3, gift card 4. */
  productType: Type.Integer(),
  options: Type.Array(Type.String()),
  variants: Type.Array(FormVariant),
  showQuantity: Type.Boolean(),
  soldOut: Type.Boolean(),
  /** Form that is filled in before the item is added, in a lightbox; null for nothing. */
  extra: Type.Union([Type.Null(), Type.Object({ name: Type.String(), fields: FormFields })]),
  /** Place of the form, for the tracking event: plp, pdp, add-on, product_block. */
  page: Type.String(),
});
export type ProductFormProps = Static<typeof ProductFormProps>;

/** Sits on a listing card's form with one variant: adds without leaving the list. */
export const QuickAddProps = Type.Object({
  itemId: Type.String(),
  sku: Type.String(),
  title: Type.String(),
  /** True: the product has options, so the button says 'Select Option' and the quick view opens. */
  needsOption: Type.Boolean(),
  /** True: its own form is filled in first, in a lightbox. */
  needsForm: Type.Boolean(),
  productUrl: Type.String(),
});
export type QuickAddProps = Static<typeof QuickAddProps>;

/**
 * Sits on a card's link to the product: shows the product's page in a lightbox (storefront §3,
 * productQuickViewText).
 */
export const QuickViewProps = Type.Object({
  itemId: Type.String(),
  title: Type.String(),
  productUrl: Type.String(),
});
export type QuickViewProps = Static<typeof QuickViewProps>;

/** Sits on the form of those who wait for what is sold out (storefront §2, §4, restock form). */
export const RestockProps = Type.Object({
  /** The owner's words for a sign-up that went well; '' for the site's. */
  successText: Type.String(),
  /** Site key of the captcha service; '' for none. */
  siteKey: Type.String(),
  /** Address of the service's script. */
  scriptUrl: Type.String(),
  language: Type.String(),
});
export type RestockProps = Static<typeof RestockProps>;

/** One a page of a site with a store: the pill and the item-added popover (storefront §4). */
export const CartProps = Type.Object({
  cartUrl: Type.String(),
  locale: Type.String(),
  currency: Type.String(),
  /** False on the cart page and in checkout, where there is nothing to float. */
  pill: Type.Boolean(),
  /** The feature `site-visitor-metrics` of the site, and what it names in events (storefront §3). */
  metrics: Type.Boolean(),
  /** The offer to pay in installments; amounts in hundredths of the major unit, null for no bound. */
  installments: Type.Union([
    Type.Null(),
    Type.Object({
      minimumCents: Type.Union([Type.Integer(), Type.Null()]),
      maximumCents: Type.Union([Type.Integer(), Type.Null()]),
      country: Type.String(),
      language: Type.String(),
      /** Decimal places of the currency. */
      digits: Type.Integer(),
      infoUrl: Type.String(),
    }),
  ]),
  websiteId: Type.String(),
  pageId: Type.String(),
});
export type CartProps = Static<typeof CartProps>;

/** In `data-props` of the form that the cart page opens for an entry: it is filled in again. */
export const ItemFormProps = Type.Object({
  entryId: Type.String(),
  itemId: Type.String(),
  sku: Type.String(),
  title: Type.String(),
  fields: FormFields,
});
export type ItemFormProps = Static<typeof ItemFormProps>;

/** Sits on the cart page's form; the cart itself is asked for. */
export const CartPageProps = Type.Object({
  locale: Type.String(),
  currency: Type.String(),
  continueUrl: Type.String(),
  /** Fingerprint of the drawn cart (`cartFingerprint`): another cart is drawn again. */
  mark: Type.String(),
});
export type CartPageProps = Static<typeof CartPageProps>;

/** Sits on a list of links to large pictures; opens them in a lightbox. */
export const GalleryProps = Type.Object({
  /** `light` or `dark` (administration §3, lightboxTheme). */
  theme: Type.String(),
  texts: Texts,
});
export type GalleryProps = Static<typeof GalleryProps>;

/**
 * Sits on a form block's form: validates, asks for a key, saves, and shows what follows (storefront §4 to
 * §8).
 */
export const FormProps = Type.Object({
  formId: Type.String(),
  name: Type.String(),
  /** Fires the subscribe event, and shows no sentences above and below the form. */
  isNewsletter: Type.Boolean(),
  isPopup: Type.Boolean({ description: 'Stands in a pop-up.' }),
  /** False: nothing is looked at before it is sent. */
  validate: Type.Boolean(),
  /** Address that the visitor goes to afterwards; '' for staying. */
  redirect: Type.String(),
  /** The owner's own markup that runs afterwards; '' for none. */
  html: Type.String(),
  /** Site key of the captcha service; '' for the local box. */
  captchaSiteKey: Type.String(),
  /** Address of the service's script. */
  captchaScriptUrl: Type.String(),
  captchaTheme: Type.Union([Type.Literal('light'), Type.Literal('dark')]),
  fields: FormFields,
  texts: Texts,
});
export type FormProps = Static<typeof FormProps>;

/** Sits on the link to what installments are (storefront §2). */
export const InstallmentProps = Type.Object({ infoUrl: Type.String() });
export type InstallmentProps = Static<typeof InstallmentProps>;

/** The script that finds islands and fetches what they need. */
export const loaderPath = '/bundles/loader.js';
