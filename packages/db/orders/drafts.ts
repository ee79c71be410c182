import { sql, type Transaction } from 'kysely';
import type { CartRow } from '../cart/reader.ts';
import type { NewRow, Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

export type DraftRow = Row<'draft_order'>;

/** A draft with its cart. */
export interface DraftWithCart {
  readonly draft: DraftRow;
  readonly cart: CartRow;
}

export async function findDraft(tx: Tx, siteId: string, id: string): Promise<DraftWithCart | undefined> {
  return readBoth(tx, siteId, { id, isLocked: false });
}

/** A draft whose cart belongs to this transaction alone until its end. */
export async function lockDraft(tx: Tx, siteId: string, id: string): Promise<DraftWithCart | undefined> {
  return readBoth(tx, siteId, { id, isLocked: true });
}

async function readBoth(
  tx: Tx,
  siteId: string,
  { id, isLocked }: { readonly id: string; readonly isLocked: boolean },
): Promise<DraftWithCart | undefined> {
  const cart = await tx
    .selectFrom('cart')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .where('purpose', '=', 'draft')
    .$if(isLocked, (some) => some.forUpdate())
    .executeTakeFirst();
  const draft = await tx
    .selectFrom('draft_order')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('cart_id', '=', id)
    .executeTakeFirst();
  return cart && draft ? { cart, draft } : undefined;
}

/** Begins a draft with its cart. */
export async function insertDraft(
  tx: Tx,
  given: { readonly cart: NewRow<'cart'>; readonly draft: NewRow<'draft_order'> },
): Promise<void> {
  await tx.insertInto('cart').values(given.cart).execute();
  await tx.insertInto('draft_order').values(given.draft).execute();
}

/** The columns of a draft that change. */
export async function updateDraft(
  tx: Tx,
  key: { readonly siteId: string; readonly id: string },
  fields: Partial<NewRow<'draft_order'>>,
): Promise<void> {
  await tx
    .updateTable('draft_order')
    .set({ ...fields, updated_at: sql`now()` })
    .where('website_id', '=', key.siteId)
    .where('cart_id', '=', key.id)
    .execute();
}

/** Gives the cart of a draft another token: links with the one before lead nowhere. */
export async function setDraftToken(
  tx: Tx,
  key: { readonly siteId: string; readonly id: string },
  tokenHash: Uint8Array,
): Promise<void> {
  await tx
    .updateTable('cart')
    .set({ token_hash: tokenHash })
    .where('website_id', '=', key.siteId)
    .where('id', '=', key.id)
    .execute();
}

/** Takes a draft away; its cart stays, ended and without whom it was for. */
export async function removeDraft(tx: Tx, siteId: string, id: string): Promise<void> {
  await tx.deleteFrom('draft_order').where('website_id', '=', siteId).where('cart_id', '=', id).execute();
  await tx
    .updateTable('cart')
    .set({
      ...{ status: 'expired', email: null, shipping_address: null, billing_address: null, note: '' },
      ...{ purchase: null, purpose: 'cart', updated_at: sql`now()` },
    })
    .where('website_id', '=', siteId)
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
  tx: Tx,
  key: { readonly siteId: string; readonly id: string },
  entries: readonly DraftEntry[],
): Promise<void> {
  await tx
    .deleteFrom('cart_entry')
    .where('website_id', '=', key.siteId)
    .where('cart_id', '=', key.id)
    .execute();
  if (entries.length === 0) return;
  await tx
    .insertInto('cart_entry')
    .values(
      entries.map((entry) => ({
        website_id: key.siteId,
        id: entry.id,
        cart_id: key.id,
        product_id: entry.productId,
        variant_id: entry.variantId,
        quantity: entry.quantity,
        unit_minor_seen: entry.unitMinor,
        // One variant may stand in several lines of a draft.
        fields_hash: `draft:${entry.id}`,
      })),
    )
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doNothing())
    .execute();
}

/** A draft of the list. */
export type ListedDraft = DraftRow & Pick<CartRow, 'email' | 'currency' | 'status'>;

/** One page of the drafts that are no orders yet, those changed last first. `search` looks in name and e-mail. */
export async function readDrafts(
  tx: Tx,
  siteId: string,
  asked: { readonly search: string; readonly offset: number; readonly limit: number },
): Promise<{ rows: ListedDraft[]; total: number }> {
  const like = `%${asked.search.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<ListedDraft & { total: number }>`
    select d.*, c.email, c.currency, c.status, count(*) over ()::int as total
    from draft_order d join cart c on c.website_id = d.website_id and c.id = d.cart_id
    where d.website_id = ${siteId} and c.status in ('open', 'locked')
      and (${asked.search === ''} or d.customer_name ilike ${like} or c.email ilike ${like})
    order by d.updated_at desc, d.cart_id offset ${asked.offset} limit ${asked.limit}`.execute(tx);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** A variant that can stand in a draft. */
export interface DraftItemRow {
  readonly product_id: string;
  readonly variant_id: string;
  readonly title: string;
  readonly sku: string;
  readonly attributes: Record<string, string>;
  readonly price_minor: bigint;
  readonly sale_price_minor: bigint | null;
  readonly on_sale: boolean;
  readonly counts: boolean;
  readonly free: number;
  readonly storage_key: string | null;
}

// Gift cards and what opens pages are bought with words of the buyer; subscriptions are charged again and again.
const fit = sql`p.state = 'published' and p.deleted_at is null and v.deleted_at is null
  and p.product_type in (1, 2, 3)
  and not exists (select from product_plan pl where pl.website_id = p.website_id and pl.product_id = p.id)`;

/** Published variants whose title or SKU has the text in it. */
export async function searchDraftItems(
  tx: Tx,
  siteId: string,
  asked: { readonly search: string; readonly limit: number },
): Promise<DraftItemRow[]> {
  const like = `%${asked.search.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<DraftItemRow>`
    select p.id as product_id, v.id as variant_id, p.title, v.sku, v.attributes, v.price_minor, v.sale_price_minor,
      v.on_sale, p.product_type <> 2 and not s.unlimited as counts,
      greatest(0, s.on_hand - s.reserved) as free, a.storage_key
    from product p
    join variant v on v.website_id = p.website_id and v.product_id = p.id
    join stock s on s.website_id = v.website_id and s.variant_id = v.id
    left join lateral (select i.asset_id from product_image i
      where i.website_id = p.website_id and i.product_id = p.id order by i.position limit 1) first on true
    left join asset a on a.website_id = p.website_id and a.id = coalesce(v.main_image_id, first.asset_id)
    where p.website_id = ${siteId} and ${fit} and (p.title ilike ${like} or v.sku ilike ${like})
    order by p.title, p.id, v.position, v.id limit ${asked.limit}`.execute(tx);
  return rows;
}

/** Of these variants those that can stand in a draft, with their product and price. */
export async function findDraftVariants(
  tx: Tx,
  siteId: string,
  variantIds: readonly string[],
): Promise<
  { product_id: string; id: string; price_minor: bigint; sale_price_minor: bigint | null; on_sale: boolean }[]
> {
  const { rows } = await sql<{
    product_id: string;
    id: string;
    price_minor: bigint;
    sale_price_minor: bigint | null;
    on_sale: boolean;
  }>`
    select v.product_id, v.id, v.price_minor, v.sale_price_minor, v.on_sale
    from variant v join product p on p.website_id = v.website_id and p.id = v.product_id
    where v.website_id = ${siteId} and v.id = any(${[...variantIds]}::uuid[]) and ${fit}`.execute(tx);
  return rows;
}

/** The draft that a token opens, also one that has become an order. */
export async function findDraftByToken(
  tx: Tx,
  siteId: string,
  tokenHash: Uint8Array,
): Promise<DraftWithCart | undefined> {
  const row = await tx
    .selectFrom('cart')
    .select('id')
    .where('website_id', '=', siteId)
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', 'draft')
    .executeTakeFirst();
  return row && findDraft(tx, siteId, row.id);
}
