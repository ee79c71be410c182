import { sql } from 'kysely';
import type { Invariant, Violation } from './invariant.ts';

/** A donation is its amount and nothing else (exempt from tax; no discount, no shipping). */
export const donations: Invariant = {
  id: 'donations',
  title: 'a donation is alone in its order, once, and nothing is added to it or taken off',
  find: async (trx) => {
    const { rows } = await sql<Violation>`
      select o.site_id, 'order ' || o.id || ' of a donation is more than the donation' as detail
      from order_line l
      join orders o on o.site_id = l.site_id and o.id = l.order_id
      where l.product_type = 6 and (l.quantity <> 1 or l.tax_minor <> 0 or l.discount_minor <> 0 or l.unit_minor <= 0
        or o.grand_total_minor <> l.unit_minor
        or exists (select from order_line b where b.site_id = l.site_id and b.order_id = l.order_id and b.id <> l.id))`.execute(
      trx,
    );
    return rows;
  },
};
