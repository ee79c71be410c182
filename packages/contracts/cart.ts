import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Cents, WireMoney } from './money.ts';
import { PostedControl } from './posted-control.ts';

/** An entry of the cart (storefront §3), with what the cart page shows of it. */
export const CartEntry = Type.Object({
  id: Type.String(),
  itemId: Type.String(),
  quantity: Type.Integer(),
  chosenVariant: Type.Object({
    sku: Type.String(),
    attributes: Type.Record(Type.String(), Type.String()),
  }),
  title: Type.String(),
  subTotal: WireMoney,
  purchasePriceCents: Cents,
  /** Price of one unit when it was added to the cart. */
  seenPriceCents: Cents,
  /** True when a form is filled in for the entry, and the answers as text. */
  hasForm: Type.Boolean(),
  additionalFields: Type.Array(Type.Object({ title: Type.String(), text: Type.String() })),
  /** Physical 1, digital 2, service 3, gift card 4 (storefront §3). */
  productType: Type.Integer(),
  regularPriceCents: Cents,
  onSale: Type.Boolean(),
  /** Store page of the product. */
  collection: Type.Object({ id: Type.String(), name: Type.String() }),
  /** Address of the product page. */
  productUrl: Type.String(),
  /** A picture 300 pixels wide; empty for none. */
  imageUrl: Type.String(),
  imageAlt: Type.String(),
  unlimited: Type.Boolean(),
  qtyInStock: Type.Integer(),
  /** Problem that prevents buying this entry, ready to be shown; empty for nothing. */
  problem: Type.String(),
});
export type CartEntry = Static<typeof CartEntry>;

/** A shipping method with what it costs for this cart. */
const ShippingOption = Type.Object({ id: Type.String(), name: Type.String(), costCents: Cents });

/** A discount that holds: by a code, or automatic with an empty code. */
const ValidCoupon = Type.Object({
  code: Type.String(),
  name: Type.String(),
  freeShipping: Type.Boolean(),
  /** Amount that the discount takes off the goods. */
  discountCents: Cents,
});

/** A code that was entered and does nothing now, with the reason ready to be shown. */
const InvalidCoupon = Type.Object({
  code: Type.String(),
  reason: Type.String(),
  message: Type.String(),
});

/** Tax that one rule adds to the goods or to the shipping. */
const AppliedTax = Type.Object({
  id: Type.String(),
  name: Type.String(),
  rate: Type.String({ description: 'Percent, `8.875`.' }),
  appliesTo: Type.Union([Type.Literal('goods'), Type.Literal('shipping')]),
  included: Type.Boolean(),
  amountCents: Cents,
});

/**
 * The cart of a visitor (storefront §3): every field is there; an empty cart has empty strings, lists and
 * zeros.
 */
export const ShoppingCart = Type.Object({
  id: Type.String(),
  websiteId: Type.String(),
  orderId: Type.String(),
  created: Type.Integer({ description: 'Milliseconds since 1970.' }),
  isPurchased: Type.Boolean(),
  entries: Type.Array(CartEntry),
  shippingOptions: Type.Array(ShippingOption),
  selectedShippingOption: Type.Union([ShippingOption, Type.Null()]),
  shippingLocation: Type.Union([
    Type.Object({ country: Type.String(), region: Type.String(), postalCode: Type.String() }),
    Type.Null(),
  ]),
  applicableTaxRules: Type.Array(AppliedTax),
  /**
   * The codes that were entered; what they do is in the two lists below, which together name each of them.
   */
  coupons: Type.Array(Type.Object({ code: Type.String() })),
  validCoupons: Type.Array(ValidCoupon),
  invalidCoupons: Type.Array(InvalidCoupon),
  subtotalCents: Cents,
  /** The least that the owner takes an order for; 0 for any. */
  minimumSubtotalCents: Cents,
  /** The subtotal is below it. */
  belowMinimum: Type.Boolean(),
  /** Tax added to the prices; tax that prices already contain is `includedTaxCents`. */
  taxCents: Cents,
  includedTaxCents: Cents,
  shippingCostCents: Cents,
  discountCents: Cents,
  grandTotalCents: Cents,
  /** Amount due after the gift cards have paid. */
  amountDueCents: Cents,
  /** Gift cards that were entered, in that order, with what each pays. */
  giftCards: Type.Array(Type.Object({ id: Type.String(), last4: Type.String(), amountCents: Cents })),
  totalQuantity: Type.Integer(),
  hasDigital: Type.Boolean(),
  purelyDigital: Type.Boolean(),
  requiresShipping: Type.Boolean(),
  currency: Type.String(),
  /** Address of this cart's checkout; empty for an empty cart. */
  checkoutUrl: Type.String(),
  isAsking: Type.Optional(
    Type.Boolean({ description: 'What a carrier or a tax provider says of this cart is still to come.' }),
  ),
});
export type ShoppingCart = Static<typeof ShoppingCart>;

// Text of a form, number of an island: the domain names its problem (storefront §5, add to cart).
const Quantity = Type.Union([Type.Number(), Type.String({ maxLength: 20 }), Type.Null()]);

/**
 * Adds an item. JSON as in storefront §7, or the product form's own fields: `itemId`, `sku` or one
 * `option.<Name>` for each option, `quantity`, the controls of the item's form. A form gets 303 to /cart, or
 * the cart page with the message.
 */
export const addEntry = endpoint({
  name: 'add-entry',
  host: 'site',
  method: 'POST',
  path: '/api/commerce/shopping-cart/entries',
  access: { kind: 'visitor' },
  body: Type.Object(
    {
      itemId: Type.String({ minLength: 1, maxLength: 64 }),
      sku: Type.Optional(Type.Union([Type.String({ maxLength: 60 }), Type.Null()])),
      quantity: Type.Optional(Quantity),
      additionalFields: Type.Optional(Type.Union([Type.String({ maxLength: 20_000 }), Type.Null()])),
    },
    { additionalProperties: PostedControl },
  ),
  bodyKind: 'form',
  response: Type.Object({ shoppingCart: ShoppingCart, newlyAdded: CartEntry }),
  crumb: 'required',
  rateLimit: 'add-entry',
});

const Flag = Type.Union([Type.Literal('true'), Type.Literal('false')]);

/**
 * The cart of the CART cookie; an empty cart without one. `mock` answers a made-up cart, on internal sites
 * and to people of the operator alone. `timecode` is when the caller asks: it makes each address another one,
 * and nothing between may answer it from memory. With `calculateSubtotal=false` nothing is added up, and no
 * carrier is asked: sums are 0.
 */
export const getCart = endpoint({
  name: 'get-cart',
  host: 'site',
  method: 'GET',
  path: '/api/commerce/shopping-cart',
  access: { kind: 'visitor' },
  query: Type.Object({
    mock: Type.Optional(
      Type.Union([
        Type.Literal('cart'),
        Type.Literal('many'),
        Type.Literal('empty'),
        Type.Literal('true'),
        Type.Literal('false'),
      ]),
    ),
    timecode: Type.Optional(
      Type.String({ pattern: '^[0-9]{1,16}$', description: 'Seconds or milliseconds since 1970.' }),
    ),
    calculateSubtotal: Type.Optional(Flag),
  }),
  response: ShoppingCart,
  crumb: 'none',
});

const EntryParams = Type.Object({ entryId: Type.String({ minLength: 1, maxLength: 64 }) });
const CartAnswer = Type.Object({ shoppingCart: ShoppingCart });

/** Sets the quantity of an entry. */
export const updateEntry = endpoint({
  name: 'update-entry',
  host: 'site',
  method: 'PUT',
  path: '/api/commerce/shopping-cart/entries/:entryId',
  access: { kind: 'visitor' },
  params: EntryParams,
  body: Type.Object({ quantity: Quantity }, { additionalProperties: false }),
  bodyKind: 'json',
  response: Type.Object({ shoppingCart: ShoppingCart, updatedEntry: CartEntry }),
  crumb: 'required',
  rateLimit: 'change-cart',
});

/**
 * Fills in an item's form again (storefront §7); an entry that is then the same as another becomes one with
 * it.
 */
export const setEntryFields = endpoint({
  name: 'set-entry-fields',
  host: 'site',
  method: 'PUT',
  path: '/api/commerce/shopping-cart/entries/:entryId/additionalFields',
  access: { kind: 'visitor' },
  params: EntryParams,
  body: Type.Object(
    {
      itemId: Type.String({ minLength: 1, maxLength: 64 }),
      sku: Type.Optional(Type.Union([Type.String({ maxLength: 60 }), Type.Null()])),
      additionalFields: Type.String({ maxLength: 20_000 }),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Type.Object({ shoppingCart: ShoppingCart, updatedEntry: CartEntry }),
  crumb: 'required',
  rateLimit: 'change-cart',
});

export const removeEntry = endpoint({
  name: 'remove-entry',
  host: 'site',
  method: 'DELETE',
  path: '/api/commerce/shopping-cart/entries/:entryId',
  access: { kind: 'visitor' },
  params: EntryParams,
  response: CartAnswer,
  crumb: 'required',
  rateLimit: 'change-cart',
});

const CartForDiscountCodes = {
  cartId: Type.Optional(
    Type.String({
      maxLength: 64,
      description:
        'The cart that is meant, `id` of what was answered: a purchase that stands alone lies beside the cart.',
    }),
  ),
};

/** Enters a discount code, in any case; one that does nothing now is refused with the reason. */
export const addCoupon = endpoint({
  name: 'add-coupon',
  host: 'site',
  method: 'POST',
  path: '/api/commerce/shopping-cart/coupons',
  access: { kind: 'visitor' },
  body: Type.Object(
    { code: Type.String({ minLength: 1, maxLength: 60 }), ...CartForDiscountCodes },
    { additionalProperties: false },
  ),
  bodyKind: 'form',
  response: CartAnswer,
  crumb: 'required',
  rateLimit: 'codes',
});

/** Takes a code out again. */
export const removeCoupon = endpoint({
  name: 'remove-coupon',
  host: 'site',
  method: 'DELETE',
  path: '/api/commerce/shopping-cart/coupons/:code',
  access: { kind: 'visitor' },
  params: Type.Object({ code: Type.String({ minLength: 1, maxLength: 60 }) }),
  query: Type.Object(CartForDiscountCodes),
  response: CartAnswer,
  crumb: 'required',
  rateLimit: 'change-cart',
});

/** Enters a gift card: it pays what is due, shipping and tax too, and the rest is paid otherwise. */
export const addGiftCard = endpoint({
  name: 'add-gift-card',
  host: 'site',
  method: 'POST',
  path: '/api/commerce/shopping-cart/gift-cards',
  access: { kind: 'visitor' },
  body: Type.Object(
    { code: Type.String({ minLength: 1, maxLength: 60 }), ...CartForDiscountCodes },
    { additionalProperties: false },
  ),
  bodyKind: 'form',
  response: CartAnswer,
  crumb: 'required',
  rateLimit: 'codes',
});

/** Takes a gift card out again. */
export const removeGiftCard = endpoint({
  name: 'remove-gift-card',
  host: 'site',
  method: 'DELETE',
  path: '/api/commerce/shopping-cart/gift-cards/:card',
  access: { kind: 'visitor' },
  params: Type.Object({ card: Type.String({ minLength: 1, maxLength: 64 }) }),
  query: Type.Object(CartForDiscountCodes),
  response: CartAnswer,
  crumb: 'required',
  rateLimit: 'change-cart',
});

/** The cart page in the site's theme (page type 200). */
export const showCart = endpoint({
  name: 'show-cart',
  host: 'site',
  method: 'GET',
  path: '/cart',
  access: { kind: 'visitor' },
  query: Type.Object(
    { edit: Type.Optional(Type.String({ maxLength: 64, description: 'Entry whose form is shown.' })) },
    { additionalProperties: true },
  ),
  response: Type.Unknown(),
  crumb: 'none',
});

/**
 * The cart page's form without JavaScript. Fields: `quantity.<entryId>` for each entry; the buttons are
 * `update` (any value: all quantities are set), `remove` (value: the entry's id) and `checkout` (any value:
 * the quantities are set and the visitor goes on). With the button `apply` the field `coupon` is entered as a
 * discount code, and the buttons `removeCoupon` (value: the code) and `removeGiftCard` (value: its id) take
 * one out. With `estimate` the fields `country`, `region`, `postalCode` and `shippingOption` say where it
 * would be sent. With `fields` (value: the entry's id) the controls of the item's form come along.
 */
export const changeCart = endpoint({
  name: 'change-cart',
  host: 'site',
  method: 'POST',
  path: '/cart',
  access: { kind: 'visitor' },
  body: Type.Object(
    {
      update: Type.Optional(Type.String({ maxLength: 64 })),
      remove: Type.Optional(Type.String({ maxLength: 64 })),
      checkout: Type.Optional(Type.String({ maxLength: 64 })),
      apply: Type.Optional(Type.String({ maxLength: 64 })),
      removeCoupon: Type.Optional(Type.String({ maxLength: 64 })),
      removeGiftCard: Type.Optional(Type.String({ maxLength: 64 })),
      coupon: Type.Optional(Type.String({ maxLength: 64 })),
      fields: Type.Optional(Type.String({ maxLength: 64 })),
      estimate: Type.Optional(Type.String({ maxLength: 64 })),
    },
    { additionalProperties: PostedControl },
  ),
  bodyKind: 'form',
  response: Type.Unknown(),
  crumb: 'required',
  rateLimit: 'change-cart',
});
