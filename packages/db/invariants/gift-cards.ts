import { sql } from 'kysely';
import type { Invariant, Violation } from './invariant.ts';

/** The balance of a gift card equals its ledger, and its payments equal what it paid. */
export const giftCardLedger: Invariant = {
  id: 'I5',
  title:
    'a gift card’s balance is the sum of its ledger, never negative, and nothing when it is disabled; ' +
    'its payments are held or captured once',
  find: async (trx) => {
    const { rows } = await sql<Violation>`
      with cards as (
        select g.site_id, g.id, g.balance_minor,
          coalesce((select sum(l.delta_minor) from gift_card_ledger l
            where l.site_id = g.site_id and l.gift_card_id = g.id), 0) as ledger
        from gift_card g)
      select site_id, 'gift card ' || id || ' holds ' || balance_minor || ', its ledger says ' || ledger as detail
      from cards where balance_minor <> ledger or balance_minor < 0
      union all
      select site_id, 'gift card ' || id || ' is disabled, but holds ' || balance_minor
      from gift_card where status = 'disabled' and balance_minor <> 0
      union all
      select p.site_id, 'gift card payment ' || p.id || ' is ' || p.status || ', but its ledger says otherwise'
      from payment p
      left join gift_card_ledger h on h.site_id = p.site_id and h.kind = 'hold' and h.subject_id = p.id
      left join gift_card_ledger r on r.site_id = p.site_id and r.kind = 'release' and r.subject_id = p.id
      left join gift_card_ledger c on c.site_id = p.site_id and c.kind = 'capture' and c.subject_id = p.id
      where p.provider = 'gift-card' and (h.delta_minor is distinct from -p.amount_minor
        or (p.status = 'captured') <> (c.id is not null) or (p.status = 'voided') <> (r.id is not null))`.execute(
      trx,
    );
    return rows;
  },
};
