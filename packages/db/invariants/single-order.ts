import { sql } from 'kysely';
import type { Invariant, Violation } from './invariant.ts';

/**
 * A cart comes to one order, and what an order has taken of the stock is gone or given back when it is
 * decided.
 */
export const singleOrder: Invariant = {
  id: 'I5',
  title: 'a cart has at most one open order, and a decided order keeps nothing of the stock for itself',
  find: async (trx) => {
    const { rows } = await sql<Violation>`
      select site_id, 'cart ' || cart_id || ' has ' || count(*) || ' open orders' as detail
      from orders where status <> 'abandoned' group by site_id, cart_id having count(*) > 1
      union all
      select r.site_id, 'order ' || r.order_id || ' is ' || o.status || ', but still keeps ' || r.quantity
        || ' of variant ' || r.variant_id
      from reservation r join orders o on o.site_id = r.site_id and o.id = r.order_id
      where r.status = 'committed' and o.status <> 'draft'`.execute(trx);
    return rows;
  },
};
