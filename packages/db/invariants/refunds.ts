import { sql } from 'kysely';
import type { Invariant, Violation } from './invariant.ts';

// Canceled is final: the shop may hold what banks sent back since, and what was spent of cards that it had
// sold.
const canceledAndHeld = sql`
  select site_id, 'order ' || id || ' is canceled, but ' || payment_status
  from (select o.site_id, o.id, o.payment_status,
      (select coalesce(sum(p.captured_minor - p.refunded_minor), 0) from payment p
        where p.site_id = o.site_id and p.order_id = o.id) as held,
      (select coalesce(sum(s.amount_minor), 0) from refund f
        join refund_split s on s.site_id = f.site_id and s.refund_id = f.id and s.status = 'failed'
        where f.site_id = o.site_id and f.order_id = o.id and f.status = 'failed'
          and exists (select from order_event e where e.site_id = f.site_id and e.order_id = f.order_id
            and e.kind = 'refund-failed' and e.detail->>'refundId' = f.id::text)) as returned,
      (select coalesce(sum(c.initial_minor - c.balance_minor), 0) from gift_card c
        where c.site_id = o.site_id and c.order_id = o.id)
      + (select coalesce(sum(l.delta_minor), 0) from gift_card c
        join gift_card_ledger l on l.site_id = c.site_id and l.gift_card_id = c.id
          and l.kind = 'refund' and l.subject_id is null
        where c.site_id = o.site_id and c.order_id = o.id) as spent
    from orders o
    where o.status = 'canceled' and o.payment_status not in ('refunded', 'paid', 'voided', 'disputed')) canceled
  where held = 0 or held > returned + spent`;

/**
 * Money that was refunded is what the refunds say, never more than was taken; what was sent is what the
 * shipments say.
 */
export const refundsAndShipments: Invariant = {
  id: 'I3',
  title:
    'a payment gave back what its refunds say, and a line was sent and refunded as its shipments and refunds say',
  find: async (trx) => {
    const { rows } = await sql<Violation>`
      with given as (
        select p.site_id, p.id, p.refunded_minor, coalesce((select sum(s.amount_minor) from refund_split s
          where s.site_id = p.site_id and s.payment_id = p.id and s.status <> 'failed'), 0) as refunds
        from payment p),
      handled as (
        select l.site_id, l.id, l.fulfilled_quantity, l.refunded_quantity,
          coalesce((select sum(s.quantity) from shipment_line s
            join shipment h on h.site_id = s.site_id and h.id = s.shipment_id and h.voided_at is null
            where s.site_id = l.site_id and s.order_line_id = l.id), 0) as sent,
          coalesce((select sum(r.quantity) from refund_line r
            join refund f on f.site_id = r.site_id and f.id = r.refund_id and f.status <> 'failed'
            where r.site_id = l.site_id and r.order_line_id = l.id), 0) as refunded
        from order_line l)
      select site_id, 'payment ' || id || ' gave back ' || refunded_minor || ', its refunds are ' || refunds as detail
      from given where refunded_minor <> refunds
      union all
      select site_id, 'line ' || id || ' counts ' || fulfilled_quantity || ' sent and ' || refunded_quantity
        || ' refunded, its shipments are ' || sent || ' and its refunds ' || refunded
      from handled where fulfilled_quantity <> sent or refunded_quantity <> refunded
      union all
      ${canceledAndHeld}`.execute(trx);
    return rows;
  },
};
