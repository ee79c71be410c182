import { sql } from 'kysely';
import type { Invariant, Violation } from './invariant.ts';

/** Money that was given back is what the refunds say, never more than was taken; what was sent is what the shipments say. */
export const refundsAndShipments: Invariant = {
  id: 'I3',
  title:
    'a payment gave back what its refunds say, and a line was sent and refunded as its shipments and refunds say',
  find: async (trx) => {
    const { rows } = await sql<Violation>`
      with given as (
        select p.website_id, p.id, p.refunded_minor, coalesce((select sum(s.amount_minor) from refund_split s
          where s.website_id = p.website_id and s.payment_id = p.id and s.status <> 'failed'), 0) as refunds
        from payment p),
      handled as (
        select l.website_id, l.id, l.fulfilled_quantity, l.refunded_quantity,
          coalesce((select sum(s.quantity) from shipment_line s
            join shipment h on h.website_id = s.website_id and h.id = s.shipment_id and h.voided_at is null
            where s.website_id = l.website_id and s.order_line_id = l.id), 0) as sent,
          coalesce((select sum(r.quantity) from refund_line r
            join refund f on f.website_id = r.website_id and f.id = r.refund_id and f.status <> 'failed'
            where r.website_id = l.website_id and r.order_line_id = l.id), 0) as refunded
        from order_line l)
      select website_id, 'payment ' || id || ' gave back ' || refunded_minor || ', its refunds are ' || refunds as detail
      from given where refunded_minor <> refunds
      union all
      select website_id, 'line ' || id || ' counts ' || fulfilled_quantity || ' sent and ' || refunded_quantity
        || ' refunded, its shipments are ' || sent || ' and its refunds ' || refunded
      from handled where fulfilled_quantity <> sent or refunded_quantity <> refunded
      union all
      select website_id, 'order ' || id || ' is canceled, but ' || payment_status
      from orders o where status = 'canceled' and payment_status not in ('refunded', 'paid', 'voided', 'disputed')
        -- What the bank sent back is with the shop again: canceled is final, the money is still to be given back.
        and not exists (select from refund f where f.website_id = o.website_id and f.order_id = o.id
          and f.status = 'failed' and f.cancels)`.execute(trx);
    return rows;
  },
};
