import { sql } from 'kysely';
import type { Invariant, Violation } from './invariant.ts';

/**
 * Entries are numbered without a gap, each carries the hash of the one before, and the last is the head of
 * the log.
 */
export const auditChain: Invariant = {
  id: 'audit',
  title: 'the audit log is as it was written: no entry changed, taken out, put in or cut off',
  find: async (trx) => {
    const { rows } = await sql<Violation>`
      with chained as (
        select site_id, seq, hash, prev_hash, audit_hash(entry) as expected,
          lag(hash, 1, ''::bytea) over site as hash_before, lag(seq, 1, 0::bigint) over site as seq_before
        from audit_entry entry window site as (partition by site_id order by seq))
      select site_id, 'entry ' || seq || ' of the audit log was changed' as detail from chained
      where hash <> expected
      union all
      select site_id, 'entry ' || seq || ' of the audit log does not follow the one before it' from chained
      where prev_hash <> hash_before or seq <> seq_before + 1
      union all
      select head.site_id, 'the audit log ends before entry ' || head.seq from audit_head head
      where not exists (
        select from audit_entry entry where entry.site_id = head.site_id and entry.seq = head.seq
          and entry.hash = head.hash)
      union all
      select entry.site_id, 'the audit log has no end' from audit_entry entry
      where entry.seq = 1 and not exists (select from audit_head head where head.site_id = entry.site_id)`.execute(
      trx,
    );
    return rows;
  },
};
