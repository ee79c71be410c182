import { sql } from 'kysely';
import type { Invariant, Violation } from './invariant.ts';

/** A placed order keeps its lines, and they keep to its total. */
export const orderLines: Invariant = {
  id: 'I2',
  title: 'every placed order has lines, and a line is its unit price times its quantity less its discount',
  find: async (trx) => {
    const { rows } = await sql<Violation>`
      select o.site_id, 'order ' || o.number || ' has no lines' as detail
      from orders o where o.number is not null and not exists (
        select from order_line l where l.site_id = o.site_id and l.order_id = o.id)
      union all
      select l.site_id, 'line ' || l.id || ' of order ' || l.order_id || ' does not multiply up'
      from order_line l where l.total_minor <> l.unit_minor * l.quantity - l.discount_minor`.execute(trx);
    return rows;
  },
};

/**
 * Money is taken once, for an order that stands, and for exactly its total. A surplus that was taken and
 * refunded is no violation any more (what is captured less what is refunded is at most the total).
 */
export const singleCapture: Invariant = {
  id: 'I3',
  title:
    'a placed order has its total captured exactly once or awaited, and nothing is captured for any other',
  find: async (trx) => {
    const { rows } = await sql<Violation>`
      with taken as (
        select o.site_id, o.id, o.number, o.status, o.grand_total_minor,
          count(p.id) filter (where p.captured_minor > 0 and p.provider <> 'gift-card') as captures,
          count(p.id) filter (where p.captured_minor > p.refunded_minor and p.provider <> 'gift-card') as kept,
          coalesce(sum(p.captured_minor), 0) as captured,
          coalesce(sum(p.captured_minor - p.refunded_minor), 0) as held,
          coalesce(sum(p.amount_minor) filter (where p.status = 'awaited'
            or (p.provider = 'manual' and p.status = 'voided' and o.status = 'canceled')), 0) as awaited
        from orders o left join payment p on p.site_id = o.site_id and p.order_id = o.id
        group by o.site_id, o.id, o.number, o.status, o.grand_total_minor)
      select site_id, 'order ' || id || ' has ' || captures || ' captures' as detail from taken
      where captures > 1 and (kept > 1 or held > grand_total_minor)
      union all
      select site_id, 'order ' || number || ' costs ' || grand_total_minor || ', captured is ' || captured
        || ', awaited is ' || awaited
      from taken where number is not null and captured + awaited <> grand_total_minor
        and not (captured > grand_total_minor and held <= grand_total_minor)
      union all
      select site_id, 'order ' || id || ' is ' || status || ', but ' || captured || ' is captured for it'
      from taken where number is null and captured > 0`.execute(trx);
    return rows;
  },
};

/** The total is its parts, and the parts are the lines. */
export const orderTotals: Invariant = {
  id: 'I4',
  title: 'an order’s total is subtotal − discount + shipping + tax, and its lines sum up to it',
  find: async (trx) => {
    const { rows } = await sql<Violation>`
      with summed as (
        select o.site_id, o.id, o.subtotal_minor, o.discount_minor, o.tax_minor, o.shipping_minor,
          o.grand_total_minor, coalesce(sum(l.total_minor), 0) as net
        from orders o left join order_line l on l.site_id = o.site_id and l.order_id = o.id
        group by o.site_id, o.id, o.subtotal_minor, o.discount_minor, o.tax_minor, o.shipping_minor, o.grand_total_minor)
      select site_id, 'order ' || id || ' does not add up' as detail from summed
      where grand_total_minor <> subtotal_minor - discount_minor + shipping_minor + tax_minor
        or net <> subtotal_minor - discount_minor or discount_minor > subtotal_minor
        or least(subtotal_minor, discount_minor, shipping_minor, tax_minor, grand_total_minor) < 0`.execute(
      trx,
    );
    return rows;
  },
};

/** A finished cart and its order know each other. */
export const purchasedCarts: Invariant = {
  id: 'I6',
  title: 'a cart is purchased exactly when one placed order came of it',
  find: async (trx) => {
    const { rows } = await sql<Violation>`
      with placed as (
        select site_id, cart_id, count(*) as orders from orders where number is not null group by site_id, cart_id)
      select c.site_id, 'cart ' || c.id || ' is purchased, but has ' || coalesce(p.orders, 0) || ' orders' as detail
      from cart c left join placed p on p.site_id = c.site_id and p.cart_id = c.id
      where c.status = 'purchased' and coalesce(p.orders, 0) <> 1
      union all
      select c.site_id, 'cart ' || c.id || ' has a placed order, but is ' || c.status
      from cart c join placed p on p.site_id = c.site_id and p.cart_id = c.id
      where c.status <> 'purchased'`.execute(trx);
    return rows;
  },
};

/** The messages that follow from an order leave by the outbox. */
export const orderMessages: Invariant = {
  id: 'I7',
  title: 'every placed order has its message in the outbox',
  find: async (trx) => {
    const { rows } = await sql<Violation>`
      select o.site_id, 'order ' || o.number || ' has no message' as detail
      from orders o where o.number is not null and not exists (
        select from outbox m where m.site_id = o.site_id and m.dedupe_key = 'order-placed:' || o.id)`.execute(
      trx,
    );
    return rows;
  },
};
