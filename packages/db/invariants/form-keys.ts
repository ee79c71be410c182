import { sql } from 'kysely';
import type { Invariant, Violation } from './invariant.ts';

/** A form's key yields at most one answer, and an answer that is not spam has its message (I10). */
export const formKeys: Invariant = {
  id: 'I10',
  title: 'a form key is spent once, for one answer that is there, and each answer has its message',
  find: async (trx) => {
    const { rows } = await sql<Violation>`
      select site_id, 'form key ' || encode(key_hash, 'hex') || ' yielded ' || count(*) || ' answers' as detail
      from form_submission where key_hash is not null group by site_id, key_hash having count(*) > 1
      union all
      select s.site_id, 'answer ' || s.id || ' has a key that was not spent for it'
      from form_submission s join form_key k on k.site_id = s.site_id and k.key_hash = s.key_hash
      where k.used_at is null or k.submission_id is distinct from s.id
      union all
      select k.site_id, 'form key ' || encode(k.key_hash, 'hex') || ' was spent for answer ' || k.submission_id
        || ', which is not there'
      from form_key k left join form_submission s on s.site_id = k.site_id and s.id = k.submission_id
      where k.submission_id is not null and s.id is null
      union all
      select s.site_id, 'answer ' || s.id || ' has no message'
      from form_submission s
      where s.key_hash is not null and s.spam_reason = '' and not exists (
        select from outbox o where o.dedupe_key = 'form-answer:' || s.id and o.site_id = s.site_id)`.execute(
      trx,
    );
    return rows;
  },
};
