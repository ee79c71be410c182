import { sql } from 'kysely';
import type { Invariant, Violation } from './invariant.ts';

/** A discount is used as often as orders have it, and never beyond its limits. */
export const discountUses: Invariant = {
  id: 'I5',
  title:
    'a discount is used as often as placed orders have it, at most its limit, and once a customer where it says so',
  find: async (trx) => {
    const { rows } = await sql<Violation>`
      with uses as (
        select d.site_id, d.id, d.used, d.usage_limit, count(o.id)::int as orders
        from discount d
        left join order_discount od on od.site_id = d.site_id and od.discount_id = d.id and od.counts
        left join orders o on o.site_id = od.site_id and o.id = od.order_id and o.status <> 'abandoned'
        group by d.site_id, d.id, d.used, d.usage_limit)
      select site_id, 'discount ' || id || ' counts ' || used || ' uses, its orders are ' || orders as detail
      from uses where used <> orders
      union all
      select site_id, 'discount ' || id || ' is used ' || orders || ' times, its limit is ' || usage_limit
      from uses where orders > usage_limit
      union all
      select d.site_id, 'discount ' || d.id || ' was given ' || count(*) || ' times to one customer'
      from discount d
      join order_discount od on od.site_id = d.site_id and od.discount_id = d.id
      join orders o on o.site_id = od.site_id and o.id = od.order_id and o.status <> 'abandoned'
      where d.once_per_customer and od.counts and o.created_at > d.created_at and od.email <> ''
      group by d.site_id, d.id, od.email having count(*) > 1`.execute(trx);
    return rows;
  },
};

/** The discounts and taxes of an order's parts add up to those of the order. */
export const orderParts: Invariant = {
  id: 'I4',
  title: 'an order’s discounts and taxes sum up to what it says of them',
  find: async (trx) => {
    const { rows } = await sql<Violation>`
      with parts as (
        select o.site_id, o.id, o.discount_minor, o.tax_minor + o.included_tax_minor as tax,
          coalesce((select sum(d.amount_minor) from order_discount d
            where d.site_id = o.site_id and d.order_id = o.id), 0) as off,
          coalesce((select sum(t.amount_minor) from order_tax t
            where t.site_id = o.site_id and t.order_id = o.id), 0) as taxed,
          coalesce((select sum(t.amount_minor) from order_tax t
            where t.site_id = o.site_id and t.order_id = o.id and t.applies_to = 'goods'), 0) as goods_tax,
          (select coalesce(sum(l.tax_minor), 0) from order_line l
            where l.site_id = o.site_id and l.order_id = o.id) as line_tax,
          (select coalesce(sum(l.discount_minor), 0) from order_line l
            where l.site_id = o.site_id and l.order_id = o.id) as line_off
        from orders o where o.number is not null)
      select site_id, 'order ' || id || ' has ' || discount_minor || ' off, its discounts are ' || off
        || ', its lines have ' || line_off as detail
      from parts where discount_minor <> off or discount_minor <> line_off
      union all
      select site_id, 'order ' || id || ' has a tax of ' || tax || ', its taxes are ' || taxed
        || ', of its goods ' || goods_tax || ', its lines have ' || line_tax
      from parts where tax <> taxed or goods_tax <> line_tax`.execute(trx);
    return rows;
  },
};
