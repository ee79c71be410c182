import { sql } from 'kysely';
import type { Invariant, Violation } from './invariant.ts';

/**
 * Opening + restocks − sold = on hand, and what is reserved is what live reservations say, for every variant.
 */
export const stockLedger: Invariant = {
  id: 'I1',
  title: 'the stock on hand is the sum of its ledger, and what is reserved is the sum of live reservations',
  find: async (trx) => {
    const { rows } = await sql<Violation>`
      with counted as (
        select s.site_id, s.variant_id, s.unlimited, s.on_hand, s.reserved,
          coalesce((select sum(m.delta) from stock_movement m
            where m.site_id = s.site_id and m.variant_id = s.variant_id), 0) as moved,
          coalesce((select sum(r.quantity) from reservation r
            where r.site_id = s.site_id and r.variant_id = s.variant_id
              and r.status in ('held', 'committed')), 0) as live
        from stock s)
      select site_id, 'variant ' || variant_id || ' has ' || on_hand || ' on hand, its ledger says ' || moved as detail
      from counted where not unlimited and on_hand <> moved
      union all
      select site_id, 'variant ' || variant_id || ' has ' || reserved || ' reserved, its reservations say ' || live
      from counted where not unlimited and reserved <> live
      union all
      select site_id, 'variant ' || variant_id || ' is oversold: ' || on_hand || ' on hand, ' || reserved || ' reserved'
      from counted where not unlimited and (on_hand < reserved or reserved < 0)`.execute(trx);
    return rows;
  },
};
