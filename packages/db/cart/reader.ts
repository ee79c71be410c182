import { countsStock, type ProductKind, productKindOf } from '@veranda/domain/catalog/codes';
import { takesAmount } from '@veranda/domain/donations/fund';
import type { CartItem, CartLine } from '@veranda/domain/cart/cart-line';
import { storedFields } from '@veranda/domain/cart/item-fields';
import { sql, type Transaction } from 'kysely';
import type { Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

export type CartRow = Row<'cart'>;

/** The cart that a token names. */
export async function findCartByToken(
  tx: Tx,
  siteId: string,
  tokenHash: Uint8Array,
): Promise<CartRow | undefined> {
  return cartByToken(tx, siteId, tokenHash).executeTakeFirst();
}

/** The cart that a token names; it belongs to this transaction alone until its end. */
export async function lockCartByToken(
  tx: Tx,
  siteId: string,
  tokenHash: Uint8Array,
): Promise<CartRow | undefined> {
  return cartByToken(tx, siteId, tokenHash).forUpdate().executeTakeFirst();
}

export async function findCart(tx: Tx, siteId: string, id: string): Promise<CartRow | undefined> {
  return tx
    .selectFrom('cart')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What says whose a cart is. */
export type CartOwner = Pick<CartRow, 'token_hash' | 'site_user_id' | 'browser_hash'>;

/**
 * Of the carts that tokens name, those that belong to a site user or to one browser; orders that the owner composed are
 * not among them.
 */
export async function findOwnedCarts(
  tx: Tx,
  siteId: string,
  tokenHashes: readonly Uint8Array[],
): Promise<CartOwner[]> {
  return tx
    .selectFrom('cart')
    .select(['token_hash', 'site_user_id', 'browser_hash'])
    .where('website_id', '=', siteId)
    .where('token_hash', 'in', tokenHashes)
    .where(({ or, eb }) => or([eb('site_user_id', 'is not', null), eb('browser_hash', 'is not', null)]))
    .where('purpose', '!=', 'draft')
    .execute();
}

function cartByToken(tx: Tx, siteId: string, tokenHash: Uint8Array) {
  return tx
    .selectFrom('cart')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('token_hash', '=', tokenHash);
}

interface LineRow {
  readonly id: string;
  readonly product_id: string;
  readonly variant_id: string;
  readonly quantity: number;
  readonly unit_minor_seen: bigint;
  readonly additional_fields: unknown;
  readonly form_id: string | null;
  readonly stands: boolean | null;
  readonly product_type: number;
  readonly title: string | null;
  readonly path: string;
  readonly collection_id: string;
  readonly collection_title: string;
  readonly weight_grams: number;
  readonly length_mm: number;
  readonly width_mm: number;
  readonly height_mm: number;
  readonly category_ids: string[];
  readonly shipping_profile: string;
  readonly tax_class: string;
  readonly sku: string;
  readonly attributes: Record<string, string>;
  readonly price_minor: bigint;
  readonly sale_price_minor: bigint | null;
  readonly on_sale: boolean;
  readonly unlimited: boolean;
  readonly free: number;
  readonly image_id: string | null;
  readonly storage_key: string;
  readonly alt_text: string;
  /** Of a donation: what its fund takes. */
  readonly fund: FundOfLine | null;
}

interface FundOfLine {
  readonly name: string;
  readonly isOpen: boolean;
  readonly takesOwnAmount: boolean;
  readonly suggested: readonly string[];
  readonly least: string;
  readonly most: string;
}

// Whether a row was deleted is asked in the list and not in the joins: with it the planner would take a partial index of the
// whole site for every line while a table has no statistics, instead of the primary key.

/**
 * The lines of a cart in the order in which they were put in, with what each is today: one statement, which reads only
 * the variants that are in the cart.
 */
export async function findCartLines(tx: Tx, siteId: string, cartId: string): Promise<CartLine[]> {
  const { rows } = await sql<LineRow>`
    select e.id, e.product_id, e.variant_id, e.quantity, e.unit_minor_seen, e.additional_fields, f.id as form_id, p.product_type, p.title,
      p.state = 'published' and p.deleted_at is null and v.product_id = p.id and v.deleted_at is null as stands,
      case when c.id is null or c.deleted_at is not null then '' else '/' || c.url_slug end || '/p/' || p.url_slug as path, coalesce(c.id::text, '') as collection_id,
      coalesce(c.title, '') as collection_title, p.weight_grams, p.length_mm, p.width_mm, p.height_mm, p.shipping_profile, p.tax_class,
      array(with recursive above (id) as (
          select pc.category_id from product_category pc
          where pc.website_id = e.website_id and pc.product_id = e.product_id
          union select k.parent_id from above join category k on k.website_id = e.website_id and k.id = above.id
          where k.parent_id is not null)
        select id from above) as category_ids,
      v.sku, v.attributes, v.price_minor, v.sale_price_minor, v.on_sale, s.unlimited,
      greatest(0, s.on_hand - s.reserved + coalesce(r.quantity, 0)) as free, a.id as image_id, a.storage_key, a.alt_text,
      case when fd.id is not null then jsonb_build_object('name', fd.name, 'isOpen', fd.is_open, 'takesOwnAmount', fd.own_amount,
        'suggested', fd.suggested_minor::text[], 'least', fd.least_minor::text, 'most', fd.most_minor::text) end as fund
    from cart_entry e
    left join product p on p.website_id = e.website_id and p.id = e.product_id
    left join fund fd on fd.website_id = e.website_id and fd.id = e.product_id
    left join form f on f.website_id = p.website_id and f.id = p.form_id and f.live_version_id is not null
    left join collection c on c.website_id = p.website_id and c.id = p.collection_id
    left join variant v on v.website_id = e.website_id and v.id = e.variant_id
    left join stock s on s.website_id = e.website_id and s.variant_id = e.variant_id
    left join reservation r on r.website_id = e.website_id and r.cart_id = e.cart_id
      and r.variant_id = e.variant_id and r.status = 'held'
    left join lateral (select i.asset_id from product_image i
      where i.website_id = p.website_id and i.product_id = p.id order by i.position limit 1) first on true
    left join asset a on a.website_id = e.website_id and a.id = coalesce(v.main_image_id, first.asset_id, fd.image_id)
    where e.website_id = ${siteId} and e.cart_id = ${cartId}
    order by e.created_at, e.id`.execute(tx);
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    variantId: row.variant_id,
    quantity: row.quantity,
    title: row.title ?? row.fund?.name ?? '',
    seenMinor: row.unit_minor_seen,
    formId: row.form_id,
    fields: storedFields(row.additional_fields),
    item: row.fund === null ? toItem(row) : toDonation(row, row.fund),
  }));
}

// A donor names the amount, which the cart keeps: it holds as long as the fund takes it.
function toDonation(row: LineRow, fund: FundOfLine): CartItem | null {
  const taken = takesAmount(
    {
      isOpen: fund.isOpen,
      takesOwnAmount: fund.takesOwnAmount,
      suggestedMinor: fund.suggested.map(BigInt),
      leastMinor: BigInt(fund.least),
      mostMinor: BigInt(fund.most),
    },
    row.unit_minor_seen,
  );
  if (!taken || row.quantity !== 1) return null;
  return {
    kind: 'donation',
    title: fund.name,
    collection: { id: '', name: '' },
    path: `/donate/${row.product_id}`,
    sku: '',
    attributes: {},
    priceMinor: row.unit_minor_seen,
    salePriceMinor: null,
    onSale: false,
    weightGrams: 0,
    size: null,
    categoryIds: [],
    profileId: '',
    taxClassId: '',
    image: imageOf(row),
    available: null,
  };
}

function imageOf(row: LineRow): CartItem['image'] {
  return row.image_id === null
    ? null
    : { id: row.image_id, storageKey: row.storage_key, altText: row.alt_text };
}

function toItem(row: LineRow): CartItem | null {
  if (!row.stands) return null;
  const kind = productKindOf(row.product_type);
  return {
    kind,
    title: row.title ?? '',
    collection: { id: row.collection_id, name: row.collection_title },
    path: row.path,
    sku: row.sku,
    attributes: row.attributes,
    priceMinor: row.price_minor,
    salePriceMinor: row.sale_price_minor,
    onSale: row.on_sale,
    weightGrams: row.weight_grams,
    size: { lengthMm: row.length_mm, widthMm: row.width_mm, heightMm: row.height_mm },
    categoryIds: row.category_ids,
    profileId: row.shipping_profile,
    taxClassId: row.tax_class,
    image: imageOf(row),
    available: countsStock(kind) && !row.unlimited ? row.free : null,
  };
}

/** A variant that can be put in a cart. */
export interface BuyableVariant {
  readonly id: string;
  readonly sku: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly price_minor: bigint;
  readonly sale_price_minor: bigint | null;
  readonly on_sale: boolean;
  readonly unlimited: boolean;
  readonly free: number;
}

/** A product that can be bought; with a plan it is paid for again and again, and not put in a cart. */
export interface Buyable {
  readonly kind: ProductKind;
  readonly optionOrdering: string[];
  readonly hasPlan: boolean;
  /** Form that is filled in before it is added; null for none. */
  readonly formId: string | null;
  readonly variants: BuyableVariant[];
}

/** A published product with the variants that a choice may mean: the one of the SKU, or without one all of them. */
export async function findBuyable(
  tx: Tx,
  siteId: string,
  wanted: { readonly productId: string; readonly sku: string | null },
): Promise<Buyable | null> {
  const product = await tx
    .selectFrom('product')
    .select(['product_type', 'option_ordering', 'form_id', hasPlan.as('has_plan')])
    .where('website_id', '=', siteId)
    .where('id', '=', wanted.productId)
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!product) return null;
  const { rows: variants } = await sql<BuyableVariant>`
    select v.id, v.sku, v.attributes, v.price_minor, v.sale_price_minor, v.on_sale, s.unlimited,
      greatest(0, s.on_hand - s.reserved) as free
    from variant v join stock s on s.website_id = v.website_id and s.variant_id = v.id
    where v.website_id = ${siteId} and v.product_id = ${wanted.productId} and v.deleted_at is null
      and (${wanted.sku}::text is null or v.sku = ${wanted.sku})
    order by v.position, v.id`.execute(tx);
  return {
    kind: productKindOf(product.product_type),
    optionOrdering: product.option_ordering,
    hasPlan: product.has_plan,
    formId: product.form_id,
    variants,
  };
}

const hasPlan = sql<boolean>`exists (select from product_plan pl
  where pl.website_id = product.website_id and pl.product_id = product.id)`;

/** How many of a variant the cart has on hold. */
export async function findHeld(
  tx: Tx,
  siteId: string,
  held: { readonly cartId: string; readonly variantId: string },
): Promise<number> {
  const row = await tx
    .selectFrom('reservation')
    .select('quantity')
    .where('website_id', '=', siteId)
    .where('cart_id', '=', held.cartId)
    .where('variant_id', '=', held.variantId)
    .where('status', '=', 'held')
    .executeTakeFirst();
  return row?.quantity ?? 0;
}
