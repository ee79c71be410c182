import { sql } from 'kysely';
import type { Invariant, Violation } from './invariant.ts';

/** A member who has paid for a plan may enter, and one who no longer pays may not. */
export const membershipInvariant: Invariant = {
  id: 'memberships',
  title: 'every paid plan has its pass, and no pass outlives its subscription or an order that was canceled',
  find: async (trx) => {
    const { rows } = await sql<Violation>`
      select l.site_id, 'line ' || l.id || ' of a plan is paid, but has no pass' as detail
      from order_line l join orders o on o.site_id = l.site_id and o.id = l.order_id
      where l.product_type = 5 and o.number is not null and o.payment_status = 'paid' and o.site_user_id is not null
        and not exists (select from member_pass m where m.site_id = l.site_id and m.order_line_id = l.id)
        and not exists (select from renewal r where r.site_id = o.site_id and r.cart_id = o.cart_id)
      union all
      select m.site_id, 'pass ' || m.id || ' stands, but its subscription has ended'
      from member_pass m join subscription s on s.site_id = m.site_id and s.id = m.subscription_id
      where m.ends_at is null and s.ended_at is not null
      union all
      select m.site_id, 'pass ' || m.id || ' stands, but its order is canceled'
      from member_pass m join orders o on o.site_id = m.site_id and o.id = m.order_id
      where m.ends_at is null and o.status = 'canceled'`.execute(trx);
    return rows;
  },
};
