import { sql, type Transaction } from 'kysely';
import type { Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

export type GiftCardRow = Row<'gift_card'>;

/** Cards by id. */
export async function findGiftCards(tx: Tx, siteId: string, ids: readonly string[]): Promise<GiftCardRow[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('gift_card')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
}

/** A card that nobody else changes before the end of the transaction. */
export async function lockGiftCard(tx: Tx, siteId: string, id: string): Promise<GiftCardRow | undefined> {
  return tx
    .selectFrom('gift_card')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The card that a code names. */
export async function findGiftCardByCode(
  tx: Tx,
  siteId: string,
  codeHash: Uint8Array,
): Promise<GiftCardRow | undefined> {
  return tx
    .selectFrom('gift_card')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
}

/** The cards that were sold with an order. */
export async function findCardsOfOrder(tx: Tx, siteId: string, orderId: string): Promise<GiftCardRow[]> {
  return tx
    .selectFrom('gift_card')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('unit')
    .orderBy('id')
    .execute();
}

/** A card that was sold, with what refunds of its order have taken off it. */
export interface SoldCardRow extends GiftCardRow {
  readonly taken_minor: bigint;
}

/** The cards that were sold with an order; nobody else changes them before the end of the transaction. */
export async function findSoldCards(tx: Tx, siteId: string, orderId: string): Promise<SoldCardRow[]> {
  const cards = await soldCards(tx, siteId, orderId).forUpdate().execute();
  return withTaken(tx, siteId, cards);
}

/** The cards that were sold with an order, to be looked at. */
export async function readSoldCards(tx: Tx, siteId: string, orderId: string): Promise<SoldCardRow[]> {
  return withTaken(tx, siteId, await soldCards(tx, siteId, orderId).execute());
}

function soldCards(tx: Tx, siteId: string, orderId: string) {
  return tx
    .selectFrom('gift_card')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('id');
}

async function withTaken(tx: Tx, siteId: string, cards: readonly GiftCardRow[]): Promise<SoldCardRow[]> {
  if (cards.length === 0) return [];
  const moves = await tx
    .selectFrom('gift_card_ledger')
    .select(['gift_card_id', 'delta_minor'])
    .where('website_id', '=', siteId)
    .where('gift_card_id', '=', sql<string>`any(${cards.map((card) => card.id)}::uuid[])`)
    // What goes back on a card that has paid names its part of a refund.
    .where('kind', '=', 'refund')
    .where('subject_id', 'is', null)
    .execute();
  return cards.map((card) => ({
    ...card,
    taken_minor: moves
      .filter((move) => move.gift_card_id === card.id)
      .reduce((sum, move) => sum - move.delta_minor, 0n),
  }));
}

/** A line of a card's ledger, with the order that it is about. */
export interface LedgerLine extends Row<'gift_card_ledger'> {
  readonly order_id: string | null;
  readonly order_number: number | null;
}

/** The ledger of a card, the newest first. */
export async function findLedger(tx: Tx, siteId: string, giftCardId: string): Promise<LedgerLine[]> {
  const { rows } = await sql<LedgerLine>`
    select l.*, o.id as order_id, o.number as order_number
    from gift_card_ledger l
    left join gift_card g on (l.kind = 'issue' or l.kind in ('refund', 'undo') and l.subject_id is null) and g.website_id = l.website_id and g.id = l.gift_card_id
    left join refund_split s on l.kind in ('refund', 'undo') and s.website_id = l.website_id and s.id = l.subject_id
    left join payment p on p.website_id = l.website_id and p.id = coalesce(s.payment_id, l.subject_id)
    left join orders o on o.website_id = l.website_id and o.id = coalesce(p.order_id, g.order_id)
    where l.website_id = ${siteId} and l.gift_card_id = ${giftCardId}
    order by l.created_at desc, l.id desc limit 500`.execute(tx);
  return rows;
}

/** Which cards are asked for; an empty search asks for all. */
export interface GiftCardQuery {
  /** Looks in the last four of the code, recipient, sender and note, and in the number of the order. */
  readonly search: string;
  readonly offset: number;
  readonly limit: number;
}

/** One page of a site's cards, the newest first. */
export async function readGiftCards(
  tx: Tx,
  siteId: string,
  { search, offset, limit }: GiftCardQuery,
): Promise<{ rows: GiftCardRow[]; total: number }> {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  // Numbers of orders are written with their sign, and a code with what hides the rest of it.
  const number = /^#?\s*(\d{1,9})$/.exec(search)?.[1] ?? '';
  const last4 = search.replace(/^[•*.\s-]+/, '').toUpperCase();
  const base = tx
    .selectFrom('gift_card')
    .where('website_id', '=', siteId)
    .$if(search !== '', (some) =>
      some.where(
        sql<boolean>`(code_last4 = ${last4} or recipient_name ilike ${like} or recipient_email ilike ${like}
          or sender_name ilike ${like} or note ilike ${like}
          or (${number}::text <> '' and exists (select from orders o where o.website_id = gift_card.website_id
            and o.id = gift_card.order_id and o.number::text = ${number})))`,
      ),
    );
  const { total } = await base.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const newest = base.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
  return { rows: await newest.offset(offset).limit(limit).execute(), total };
}
