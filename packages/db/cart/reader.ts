import { countsStock, type ProductKind, productKindOf } from '@veranda/domain/catalog/codes';
import { takesAmount } from '@veranda/domain/donations/fund';
import type { CartItem, CartLine } from '@veranda/domain/cart/cart-line';
import { storedFields } from '@veranda/domain/cart/item-fields';
import { sql } from 'kysely';
import type { RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

export type CartRecord = RecordOf<'cart'>;

/** The cart that a token names. */
export async function findCartByToken(
  tx: SiteTransaction,
  tokenHash: Uint8Array,
): Promise<CartRecord | undefined> {
  return cartByToken(tx, tokenHash).executeTakeFirst();
}

/** The cart that a token names; it belongs to this transaction alone until its end. */
export async function lockCartByToken(
  tx: SiteTransaction,
  tokenHash: Uint8Array,
): Promise<CartRecord | undefined> {
  return cartByToken(tx, tokenHash).forUpdate().executeTakeFirst();
}

export async function findCart(tx: SiteTransaction, id: string): Promise<CartRecord | undefined> {
  return tx
    .selectFrom('cart')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Fields that decide who owns a cart. */
export type CartOwner = Pick<CartRecord, 'tokenHash' | 'siteUserId' | 'browserHash'>;

/**
 * Carts named by tokens that belong to a site user or to one browser; orders that the owner composed are not
 * among them.
 */
export async function findOwnedCarts(
  tx: SiteTransaction,
  tokenHashes: readonly Uint8Array[],
): Promise<CartOwner[]> {
  return tx
    .selectFrom('cart')
    .select(['tokenHash', 'siteUserId', 'browserHash'])
    .where('siteId', '=', tx.siteId)
    .where('tokenHash', 'in', tokenHashes)
    .where(({ or, eb }) => or([eb('siteUserId', 'is not', null), eb('browserHash', 'is not', null)]))
    .where('purpose', '!=', 'draft')
    .execute();
}

function cartByToken(tx: SiteTransaction, tokenHash: Uint8Array) {
  return tx.selectFrom('cart').selectAll().where('siteId', '=', tx.siteId).where('tokenHash', '=', tokenHash);
}

interface LineRow {
  readonly id: string;
  readonly productId: string;
  readonly variantId: string;
  readonly quantity: number;
  readonly unitMinorSeen: bigint;
  readonly additionalFields: unknown;
  readonly formId: string | null;
  readonly stands: boolean | null;
  readonly productType: number;
  readonly title: string | null;
  readonly path: string;
  readonly collectionId: string;
  readonly collectionTitle: string;
  readonly weightGrams: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly categoryIds: string[];
  readonly shippingProfile: string;
  readonly taxClass: string;
  readonly sku: string;
  readonly attributes: Record<string, string>;
  readonly priceMinor: bigint;
  readonly salePriceMinor: bigint | null;
  readonly onSale: boolean;
  readonly unlimited: boolean;
  readonly free: number;
  readonly imageId: string | null;
  readonly storageKey: string;
  readonly altText: string;
  /** Limits of a donation's fund. */
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

/**
 * The lines of a cart in the order in which they were put in, with what each is today: one statement, which
 * reads only the variants that are in the cart.
 */
export async function findCartLines(tx: SiteTransaction, cartId: string): Promise<CartLine[]> {
  const { rows } = await sql<LineRow>`
    select e.id, e.product_id, e.variant_id, e.quantity, e.unit_minor_seen, e.additional_fields,
      f.id as form_id, p.product_type, p.title,
      p.state = 'published' and p.deleted_at is null and v.product_id = p.id and v.deleted_at is null as stands,
      case when c.id is null or c.deleted_at is not null then '' else '/' || c.url_slug end || '/p/' || p.url_slug as path,
      coalesce(c.id::text, '') as collection_id, coalesce(c.title, '') as collection_title, p.weight_grams, p.length_mm, p.width_mm,
      p.height_mm, p.shipping_profile, p.tax_class,
      array(with recursive above (id) as (
          select pc.category_id from product_category pc
          where pc.site_id = e.site_id and pc.product_id = e.product_id
          union select k.parent_id from above join category k on k.site_id = e.site_id and k.id = above.id
          where k.parent_id is not null)
        select id from above) as category_ids,
      v.sku, v.attributes, v.price_minor, v.sale_price_minor, v.on_sale, s.unlimited,
      greatest(0, s.on_hand - s.reserved + coalesce(r.quantity, 0)) as free, a.id as image_id, a.storage_key, a.alt_text,
      case when fd.id is not null then jsonb_build_object('name', fd.name, 'isOpen', fd.is_open, 'takesOwnAmount', fd.own_amount,
        'suggested', fd.suggested_minor::text[], 'least', fd.least_minor::text, 'most', fd.most_minor::text) end as fund
    from cart_entry e
    left join product p on p.site_id = e.site_id and p.id = e.product_id
    left join fund fd on fd.site_id = e.site_id and fd.id = e.product_id
    left join form f on f.site_id = p.site_id and f.id = p.form_id and f.live_version_id is not null
    left join collection c on c.site_id = p.site_id and c.id = p.collection_id
    left join variant v on v.site_id = e.site_id and v.id = e.variant_id
    left join stock s on s.site_id = e.site_id and s.variant_id = e.variant_id
    left join reservation r on r.site_id = e.site_id and r.cart_id = e.cart_id
      and r.variant_id = e.variant_id and r.status = 'held'
    left join lateral (select i.asset_id from product_image i
      where i.site_id = p.site_id and i.product_id = p.id order by i.position limit 1) first on true
    left join asset a on a.site_id = e.site_id and a.id = coalesce(v.main_image_id, first.asset_id, fd.image_id)
    where e.site_id = ${tx.siteId} and e.cart_id = ${cartId}
    order by e.created_at, e.id`.execute(tx);
  return rows.map(toLine);
}

function toLine(row: LineRow): CartLine {
  return {
    id: row.id,
    productId: row.productId,
    variantId: row.variantId,
    quantity: row.quantity,
    title: row.title ?? row.fund?.name ?? '',
    seenMinor: row.unitMinorSeen,
    formId: row.formId,
    fields: storedFields(row.additionalFields),
    item: row.fund === null ? toItem(row) : toDonation(row, row.fund),
  };
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
    row.unitMinorSeen,
  );
  if (!taken || row.quantity !== 1) return null;
  return {
    kind: 'donation',
    title: fund.name,
    collection: { id: '', name: '' },
    path: `/donate/${row.productId}`,
    sku: '',
    attributes: {},
    priceMinor: row.unitMinorSeen,
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
  return row.imageId === null ? null : { id: row.imageId, storageKey: row.storageKey, altText: row.altText };
}

function toItem(row: LineRow): CartItem | null {
  if (!row.stands) return null;
  const kind = productKindOf(row.productType);
  return {
    kind,
    title: row.title ?? '',
    collection: { id: row.collectionId, name: row.collectionTitle },
    path: row.path,
    sku: row.sku,
    attributes: row.attributes,
    priceMinor: row.priceMinor,
    salePriceMinor: row.salePriceMinor,
    onSale: row.onSale,
    weightGrams: row.weightGrams,
    size: { lengthMm: row.lengthMm, widthMm: row.widthMm, heightMm: row.heightMm },
    categoryIds: row.categoryIds,
    profileId: row.shippingProfile,
    taxClassId: row.taxClass,
    image: imageOf(row),
    available: countsStock(kind) && !row.unlimited ? row.free : null,
  };
}

/** A variant that can be put in a cart. */
export interface BuyableVariant {
  readonly id: string;
  readonly sku: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly priceMinor: bigint;
  readonly salePriceMinor: bigint | null;
  readonly onSale: boolean;
  readonly unlimited: boolean;
  readonly free: number;
}

/** A product that can be bought; with a plan it is paid for repeatedly, and not put in a cart. */
export interface Buyable {
  readonly kind: ProductKind;
  readonly optionOrdering: string[];
  readonly hasPlan: boolean;
  /** Form that is filled in before it is added; null for none. */
  readonly formId: string | null;
  readonly variants: BuyableVariant[];
}

/**
 * A published product with the variants that a choice may mean: the one of the SKU, or without one all of
 * them.
 */
export async function findBuyable(
  tx: SiteTransaction,
  wanted: { readonly productId: string; readonly sku: string | null },
): Promise<Buyable | null> {
  const product = await tx
    .selectFrom('product')
    .select(['productType', 'optionOrdering', 'formId', hasPlan.as('hasPlan')])
    .where('siteId', '=', tx.siteId)
    .where('id', '=', wanted.productId)
    .where('state', '=', 'published')
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!product) return null;
  const { rows: variants } = await sql<BuyableVariant>`
    select v.id, v.sku, v.attributes, v.price_minor, v.sale_price_minor, v.on_sale, s.unlimited,
      greatest(0, s.on_hand - s.reserved) as free
    from variant v join stock s on s.site_id = v.site_id and s.variant_id = v.id
    where v.site_id = ${tx.siteId} and v.product_id = ${wanted.productId} and v.deleted_at is null
      and (${wanted.sku}::text is null or v.sku = ${wanted.sku})
    order by v.position, v.id`.execute(tx);
  return {
    kind: productKindOf(product.productType),
    optionOrdering: product.optionOrdering,
    hasPlan: product.hasPlan,
    formId: product.formId,
    variants,
  };
}

const hasPlan = sql<boolean>`exists (select from product_plan pl
  where pl.site_id = product.site_id and pl.product_id = product.id)`;

/** Units of a variant that the cart has on hold. */
