import { sql } from 'kysely';
import type { CartRecord } from '../cart/reader.ts';
import type { NewRecord, RecordOf } from '../schema.ts';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

export type DraftOrderRecord = RecordOf<'draft_order'>;

/** A draft with its cart. */
export interface DraftWithCart {
  readonly draft: DraftOrderRecord;
  readonly cart: CartRecord;
}

export async function findDraft(tx: SiteTransaction, id: string): Promise<DraftWithCart | undefined> {
  return readBoth(tx, { id, isLocked: false });
}

/** A draft whose cart belongs to this transaction alone until its end. */
export async function lockDraft(tx: SiteTransaction, id: string): Promise<DraftWithCart | undefined> {
  return readBoth(tx, { id, isLocked: true });
}

async function readBoth(
  tx: SiteTransaction,
  { id, isLocked }: { readonly id: string; readonly isLocked: boolean },
): Promise<DraftWithCart | undefined> {
  const cart = await tx
    .selectFrom('cart')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .where('purpose', '=', 'draft')
    .$if(isLocked, (some) => some.forUpdate())
    .executeTakeFirst();
  const draft = await tx
    .selectFrom('draft_order')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('cartId', '=', id)
    .executeTakeFirst();
  return cart && draft ? { cart, draft } : undefined;
}

/** Begins a draft with its cart. */
export async function insertDraft(
  tx: SiteTransaction,
  given: { readonly cart: NewRecord<'cart'>; readonly draft: NewRecord<'draft_order'> },
): Promise<void> {
  await tx.insertInto('cart').values(ofSite(tx, given.cart)).execute();
  await tx.insertInto('draft_order').values(ofSite(tx, given.draft)).execute();
}

/** The columns of a draft that change. */
export async function updateDraft(
  tx: SiteTransaction,
  id: string,
  fields: Partial<NewRecord<'draft_order'>>,
): Promise<void> {
  await tx
    .updateTable('draft_order')
    .set({ ...fields, updatedAt: sql`now()` })
    .where('siteId', '=', tx.siteId)
    .where('cartId', '=', id)
    .execute();
}

/** Gives the cart of a draft another token: links with the one before lead nowhere. */
export async function setDraftToken(tx: SiteTransaction, id: string, tokenHash: Uint8Array): Promise<void> {
  await tx
    .updateTable('cart')
    .set({ tokenHash })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .execute();
}

/** Removes a draft; its cart stays, ended and without its recipient. */
export async function removeDraft(tx: SiteTransaction, id: string): Promise<void> {
  await tx.deleteFrom('draft_order').where('siteId', '=', tx.siteId).where('cartId', '=', id).execute();
  await tx
    .updateTable('cart')
    .set({
      status: 'expired',
      email: null,
      shippingAddress: null,
      billingAddress: null,
      note: '',
      purchase: null,
      purpose: 'cart',
      updatedAt: sql`now()`,
    })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .execute();
}

/** An item of a draft as it is written. */
export interface DraftEntry {
  readonly id: string;
  readonly productId: string;
  readonly variantId: string;
  readonly quantity: number;
  readonly unitMinor: bigint;
}

/** Puts these items in place of those of a draft. An id that an entry of another cart has is passed over. */
export async function replaceEntries(
  tx: SiteTransaction,
  id: string,
  entries: readonly DraftEntry[],
): Promise<void> {
  await tx.deleteFrom('cart_entry').where('siteId', '=', tx.siteId).where('cartId', '=', id).execute();
  if (entries.length === 0) return;
  await tx
    .insertInto('cart_entry')
    .values(
      entries.map((entry) => ({
        siteId: tx.siteId,
        id: entry.id,
        cartId: id,
        productId: entry.productId,
        variantId: entry.variantId,
        quantity: entry.quantity,
        unitMinorSeen: entry.unitMinor,
        // One variant may be in several lines of a draft.
        fieldsHash: `draft:${entry.id}`,
      })),
    )
    .onConflict((conflict) => conflict.columns(['siteId', 'id']).doNothing())
    .execute();
}

/** A draft of the list. */
export type ListedDraft = DraftOrderRecord & Pick<CartRecord, 'email' | 'currency' | 'status'>;

/**
 * One page of the drafts that are no orders yet, those changed last first. `search` looks in name and e-mail.
 */
export async function readDrafts(
  tx: SiteTransaction,
  asked: { readonly search: string; readonly offset: number; readonly limit: number },
): Promise<{ rows: ListedDraft[]; total: number }> {
  const like = `%${asked.search.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<ListedDraft & { total: number }>`
    select d.*, c.email, c.currency, c.status, count(*) over ()::int as total
    from draft_order d join cart c on c.site_id = d.site_id and c.id = d.cart_id
    where d.site_id = ${tx.siteId} and c.status in ('open', 'locked')
      and (${asked.search === ''} or d.customer_name ilike ${like} or c.email ilike ${like})
    order by d.updated_at desc, d.cart_id offset ${asked.offset} limit ${asked.limit}`.execute(tx);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** A variant that can be in a draft. */
interface DraftItemRow {
  readonly productId: string;
  readonly variantId: string;
  readonly title: string;
  readonly sku: string;
  readonly attributes: Record<string, string>;
  readonly priceMinor: bigint;
  readonly salePriceMinor: bigint | null;
  readonly onSale: boolean;
  readonly counts: boolean;
  readonly free: number;
  readonly storageKey: string | null;
}

// Gift cards and what opens pages are bought with words of the buyer; subscriptions are charged repeatedly.
const fit = sql`p.state = 'published' and p.deleted_at is null and v.deleted_at is null
  and p.product_type in (1, 2, 3)
  and not exists (select from product_plan pl where pl.site_id = p.site_id and pl.product_id = p.id)`;

/** Published variants whose title or SKU has the text in it. */
export async function searchDraftItems(
  tx: SiteTransaction,
  asked: { readonly search: string; readonly limit: number },
): Promise<DraftItemRow[]> {
  const like = `%${asked.search.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<DraftItemRow>`
    select p.id as product_id, v.id as variant_id, p.title, v.sku, v.attributes, v.price_minor, v.sale_price_minor,
      v.on_sale, p.product_type <> 2 and not s.unlimited as counts,
      greatest(0, s.on_hand - s.reserved) as free, a.storage_key
    from product p
    join variant v on v.site_id = p.site_id and v.product_id = p.id
    join stock s on s.site_id = v.site_id and s.variant_id = v.id
    left join lateral (select i.asset_id from product_image i
      where i.site_id = p.site_id and i.product_id = p.id order by i.position limit 1) first on true
    left join asset a on a.site_id = p.site_id and a.id = coalesce(v.main_image_id, first.asset_id)
    where p.site_id = ${tx.siteId} and ${fit} and (p.title ilike ${like} or v.sku ilike ${like})
    order by p.title, p.id, v.position, v.id limit ${asked.limit}`.execute(tx);
  return rows;
}

/** Those of the variants that a draft may contain, with their product and price. */
export async function findDraftVariants(
  tx: SiteTransaction,
  variantIds: readonly string[],
): Promise<
  { productId: string; id: string; priceMinor: bigint; salePriceMinor: bigint | null; onSale: boolean }[]
> {
  const { rows } = await sql<{
    productId: string;
    id: string;
    priceMinor: bigint;
    salePriceMinor: bigint | null;
    onSale: boolean;
  }>`
    select v.product_id, v.id, v.price_minor, v.sale_price_minor, v.on_sale
    from variant v join product p on p.site_id = v.site_id and p.id = v.product_id
    where v.site_id = ${tx.siteId} and v.id = any(${[...variantIds]}::uuid[]) and ${fit}`.execute(tx);
  return rows;
}

/** The draft that a token opens, also one that has become an order. */
export async function findDraftByToken(
  tx: SiteTransaction,
  tokenHash: Uint8Array,
): Promise<DraftWithCart | undefined> {
  const row = await tx
    .selectFrom('cart')
    .select('id')
    .where('siteId', '=', tx.siteId)
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', 'draft')
    .executeTakeFirst();
  return row && findDraft(tx, row.id);
}
