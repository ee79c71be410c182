/** Shopping events, by their name on the wire (administration §7). */
export const shoppingEvents = [
  'CommerceShopping_VisitPDP',
  'CommerceShopping_VisitPLP',
  'CommerceShopping_ReviewsVitalsAnchorLink',
  'CommerceShopping_ReviewsTab',
  'CommerceShopping_AddToCart',
  'CommerceShopping_ViewCart',
  'CommerceShopping_RemoveFromCart',
  'CommerceShopping_RelatedProductDisplay',
  'CommerceShopping_RelatedProductAddToCart',
  'CommerceShopping_RelatedProductClick',
] as const;

type Rest<Name> = Name extends `CommerceShopping_${infer Word}` ? Word : never;
/** Name of an event without the prefix that all share. */
export type ShoppingEventName = Rest<(typeof shoppingEvents)[number]>;

/** Days that an event is kept. */
export const eventRetentionDays = 90;

/** Places from which an item is added: a list, its page, an add-on block, a product block (storefront §3). */
export const productPlaces = ['plp', 'pdp', 'add-on', 'product_block'] as const;
type ProductPlace = (typeof productPlaces)[number];

/** The add-to-cart event (storefront §3). */
interface AddToCartEvent {
  readonly website_id: string;
  readonly page_id: string;
  readonly cart_id: string;
  readonly product_page: ProductPlace;
  readonly product: {
    readonly item_id: string;
    readonly item_type: number;
    readonly item_title: string;
    readonly item_collection_id: string;
    readonly item_collection_name: string;
  };
}

/** Facts about an added item; empty texts and 0 are unknown. */
export interface AddedFacts {
  /** The feature `site-visitor-metrics` of the site. */
  readonly metrics: boolean;
  readonly websiteId: string;
  readonly pageId: string;
  readonly cartId: string;
  readonly place: ProductPlace;
  readonly item: { readonly id: string; readonly type: number; readonly title: string };
  readonly collection: { readonly id: string; readonly name: string };
}

/**
 * Page, item and cart of an event. Its subtotal is in hundredths of the major unit here; the event has `cart_value` in
 * major units (decisions §names).
 */
export interface ShoppingFacts {
  readonly facts: { readonly metrics: boolean; readonly websiteId: string; readonly pageId: string };
  readonly cart: {
    readonly id: string;
    readonly subtotalCents: number;
    readonly currency: string;
    readonly items: number;
  } | null;
  readonly item?: AddedFacts['item'] & { readonly collection: AddedFacts['collection'] };
}

/**
 * Fields that every shopping event has besides its name; null when the site does not measure (administration
 * §7). Amounts are in major units (storefront §9).
 */
export function shoppingEvent({ facts, cart, item }: ShoppingFacts): object | null {
  if (!facts.metrics || facts.websiteId === '') return null;
  return {
    website_id: facts.websiteId,
    page_id: facts.pageId,
    cart_id: cart?.id ?? '',
    ...(item && {
      item_id: item.id,
      item_type: item.type,
      item_title: item.title,
      item_collection_id: item.collection.id,
      item_collection_name: item.collection.name,
    }),
    ...(cart && {
      cart_value: cart.subtotalCents / 100,
      currency_code: cart.currency,
      num_items_in_cart: cart.items,
    }),
  };
}

/**
 * The event of an item that was added; null when the site does not measure or anything of it is unknown
 * (storefront §7).
 */
export function addToCartEvent(facts: AddedFacts): AddToCartEvent | null {
  const { item, collection } = facts;
  const isKnown = [facts.websiteId, facts.cartId, item.id, collection.id].every((id) => id !== '');
  if (!facts.metrics || !isKnown || item.type === 0) return null;
  return {
    website_id: facts.websiteId,
    page_id: facts.pageId,
    cart_id: facts.cartId,
    product_page: facts.place,
    product: {
      item_id: item.id,
      item_type: item.type,
      item_title: item.title,
      item_collection_id: collection.id,
      item_collection_name: collection.name,
    },
  };
}
