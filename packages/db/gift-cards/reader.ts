import { sql } from 'kysely';
import type { RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

export type GiftCardRecord = RecordOf<'gift_card'>;

/** Cards by id. */
export async function findGiftCards(tx: SiteTransaction, ids: readonly string[]): Promise<GiftCardRecord[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('gift_card')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
}

/** A card that nobody else changes before the end of the transaction. */
export async function lockGiftCard(tx: SiteTransaction, id: string): Promise<GiftCardRecord | undefined> {
  return tx
    .selectFrom('gift_card')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The card that a code names. */
export async function findGiftCardByCode(
  tx: SiteTransaction,
  codeHash: Uint8Array,
): Promise<GiftCardRecord | undefined> {
  return tx
    .selectFrom('gift_card')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst();
}

/** The cards that were sold with an order. */
export async function findCardsOfOrder(tx: SiteTransaction, orderId: string): Promise<GiftCardRecord[]> {
  return tx
    .selectFrom('gift_card')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('orderId', '=', orderId)
    .orderBy('unit')
    .orderBy('id')
    .execute();
}

/** A card that was sold, with what refunds of its order have taken off it. */
export interface SoldGiftCard extends GiftCardRecord {
  readonly takenMinor: bigint;
}

/** The cards that were sold with an order; nobody else changes them before the end of the transaction. */
export async function findSoldCards(tx: SiteTransaction, orderId: string): Promise<SoldGiftCard[]> {
  const cards = await soldCards(tx, orderId).forUpdate().execute();
  return withTaken(tx, cards);
}

/** The cards that were sold with an order, to be looked at. */
export async function readSoldCards(tx: SiteTransaction, orderId: string): Promise<SoldGiftCard[]> {
  return withTaken(tx, await soldCards(tx, orderId).execute());
}

function soldCards(tx: SiteTransaction, orderId: string) {
  return tx
    .selectFrom('gift_card')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('orderId', '=', orderId)
    .orderBy('id');
}

async function withTaken(tx: SiteTransaction, cards: readonly GiftCardRecord[]): Promise<SoldGiftCard[]> {
  if (cards.length === 0) return [];
  const moves = await tx
    .selectFrom('gift_card_ledger')
    .select(['giftCardId', 'deltaMinor'])
    .where('siteId', '=', tx.siteId)
    .where('giftCardId', '=', sql<string>`any(${cards.map((card) => card.id)}::uuid[])`)
    // A refund to a card that has paid names its part of the refund.
    .where('kind', '=', 'refund')
    .where('subjectId', 'is', null)
    .execute();
  return cards.map((card) => ({
    ...card,
    takenMinor: moves
      .filter((move) => move.giftCardId === card.id)
      .reduce((sum, move) => sum - move.deltaMinor, 0n),
  }));
}

/** A line of a card's ledger, with the order that it is about. */
export interface LedgerLine extends RecordOf<'gift_card_ledger'> {
  readonly orderId: string | null;
  readonly orderNumber: number | null;
}

/** The ledger of a card, the newest first. */
export async function findLedger(tx: SiteTransaction, giftCardId: string): Promise<LedgerLine[]> {
  const { rows } = await sql<LedgerLine>`
    select l.*, o.id as order_id, o.number as order_number
    from gift_card_ledger l
    left join gift_card g on (l.kind = 'issue' or l.kind in ('refund', 'undo') and l.subject_id is null)
      and g.site_id = l.site_id and g.id = l.gift_card_id
    left join refund_split s on l.kind in ('refund', 'undo') and s.site_id = l.site_id and s.id = l.subject_id
    left join payment p on p.site_id = l.site_id and p.id = coalesce(s.payment_id, l.subject_id)
    left join orders o on o.site_id = l.site_id and o.id = coalesce(p.order_id, g.order_id)
    where l.site_id = ${tx.siteId} and l.gift_card_id = ${giftCardId}
    order by l.created_at desc, l.id desc limit 500`.execute(tx);
  return rows;
}

/** Filters for gift cards; an empty search asks for all. */
interface GiftCardQuery {
  /** Looks in the last four of the code, recipient, sender and note, and in the number of the order. */
  readonly search: string;
  readonly offset: number;
  readonly limit: number;
}

/** One page of a site's cards, the newest first. */
export async function readGiftCards(
  tx: SiteTransaction,
  { search, offset, limit }: GiftCardQuery,
): Promise<{ rows: GiftCardRecord[]; total: number }> {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  // Numbers of orders are written with their sign, and a code with what hides the rest of it.
  const number = /^#?\s*(\d{1,9})$/.exec(search)?.[1] ?? '';
  const last4 = search.replace(/^[•*.\s-]+/, '').toUpperCase();
  const base = tx
    .selectFrom('gift_card')
    .where('siteId', '=', tx.siteId)
    .$if(search !== '', (some) =>
      some.where(
        sql<boolean>`(code_last4 = ${last4} or recipient_name ilike ${like} or recipient_email ilike ${like}
          or sender_name ilike ${like} or note ilike ${like}
          or (${number}::text <> '' and exists (select from orders o where o.site_id = gift_card.site_id
            and o.id = gift_card.order_id and o.number::text = ${number})))`,
      ),
    );
  const { total } = await base.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const newest = base.selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc');
  return { rows: await newest.offset(offset).limit(limit).execute(), total };
}
