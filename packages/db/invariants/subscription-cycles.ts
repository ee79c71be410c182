import { sql } from 'kysely';
import type { Invariant, Violation } from './invariant.ts';

/** A period of a subscription is charged once, and counted when it was. */
export const subscriptionCycles: Invariant = {
  id: 'I11',
  title: 'a cycle of a subscription is charged at most once, and its charges are those that it counts',
  find: async (trx) => {
    const { rows } = await sql<Violation>`
      with counted as (
        select s.site_id, s.id, s.paid_cycles, s.cycle_no,
          (select count(*) from renewal r where r.site_id = s.site_id and r.subscription_id = s.id
            and r.status = 'paid') as paid,
          (select count(*) from renewal r where r.site_id = s.site_id and r.subscription_id = s.id
            and r.status in ('paid', 'skipped')) as passed
        from subscription s)
      select site_id, 'subscription ' || id || ' counts ' || paid_cycles || ' charges and ' || cycle_no
        || ' cycles, its cycles say ' || (paid + 1) || ' and ' || (passed + 1) as detail
      from counted where paid_cycles <> paid + 1 or cycle_no <> passed + 1
      union all
      select r.site_id, 'cycle ' || r.cycle_no || ' of subscription ' || r.subscription_id || ' has ' || count(o.id)
        || ' placed orders and is ' || r.status
      from renewal r left join orders o on o.site_id = r.site_id and o.cart_id = r.cart_id and o.number is not null
      group by r.site_id, r.id, r.cycle_no, r.subscription_id, r.status
      having count(o.id) <> (case when r.status = 'paid' then 1 else 0 end)`.execute(trx);
    return rows;
  },
};
