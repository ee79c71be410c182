import { sql } from 'kysely';
import type { Invariant, Violation } from './invariant.ts';

/** Visitors see one whole version, and every file it names is there as it was when it was published. */
export const publishedRevision: Invariant = {
  id: 'I9',
  title:
    'the published revision is one whole version of its site, and every asset it names exists with its SHA-256',
  find: async (trx) => {
    const { rows } = await sql<Violation>`
      with published as (
        select r.site_id, r.id, r.snapshot from site w
        join revision r on r.site_id = w.id and r.id = w.published_revision_id where w.id = current_site())
      select site_id, 'published revision ' || id || ' is not a snapshot of this site' as detail
      from published
      where snapshot->'website'->>'id' is distinct from site_id::text
        or jsonb_typeof(snapshot->'collections') is distinct from 'array'
        or jsonb_typeof(snapshot->'settings') is distinct from 'object'
      union all
      select p.site_id, 'published revision ' || p.id || ' names asset ' || named.key
        || case when a.id is null then ', which does not exist' else ', whose content is another one' end
      from published p
      cross join lateral jsonb_each(coalesce(p.snapshot->'assets', '{}')) named
      left join asset a on a.site_id = p.site_id and a.id::text = named.key
      where a.id is null or a.sha256 is distinct from named.value->>'sha256'`.execute(trx);
    return rows;
  },
};
