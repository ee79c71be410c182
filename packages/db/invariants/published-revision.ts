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
        select e.site_id, r.id, e.kind, e.document_id, d.content from site w
        join revision r on r.site_id = w.id and r.id = w.published_revision_id
        join manifest_entry e on e.site_id = w.id
          and e.from_number <= r.number and (e.until_number is null or e.until_number > r.number)
        join document_revision d on d.site_id = e.site_id and d.kind = e.kind and d.document_id = e.document_id
          and d.sha256 = e.sha256
        where w.id = current_site())
      select w.id as site_id, 'published revision ' || w.published_revision_id || ' is not a manifest of this site' as detail
      from site w where w.id = current_site() and w.published_revision_id is not null
        and (not exists (select from published p
            where p.kind = 'site' and p.content #>> '{part,website,id}' = w.id::text)
          or not exists (select from published p where p.kind = 'page'))
      union all
      select p.site_id, 'published revision ' || p.id || ' names asset ' || named.key
        || case when a.id is null then ', which does not exist' else ', whose content is another one' end
      from published p
      cross join lateral jsonb_each(coalesce(p.content -> 'assets', '{}')) named
      left join asset a on a.site_id = p.site_id and a.id::text = named.key
      where a.id is null or a.sha256 is distinct from named.value->>'sha256'`.execute(trx);
    return rows;
  },
};
