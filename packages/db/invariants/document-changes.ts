import { sql } from 'kysely';
import type { Invariant, Violation } from './invariant.ts';

/** A publication leaves nothing out: every draft that differs from what visitors get is among those that may. */
export const documentChanges: Invariant = {
  id: 'document-changes',
  title:
    'every document whose draft differs from what visitors get is one that the next publication looks at',
  find: async (trx) => {
    const { rows } = await sql<Violation>`
      with live as (
        select e.site_id, e.kind, e.document_id, e.sha256 from site w
        join revision r on r.site_id = w.id and r.id = w.published_revision_id
        join manifest_entry e on e.site_id = w.id and e.from_number <= r.number
          and (e.until_number is null or e.until_number > r.number)
        where w.id = current_site()
      ), draft as (
        select site_id, kind, document_id, sha256 from document_draft where site_id = current_site()
      )
      select site_id, kind || ' ' || document_id || ' differs from what visitors get, and no publication looks at it' as detail
      from (
        select site_id, kind, document_id from draft full join live using (site_id, kind, document_id)
        where draft.sha256 is distinct from live.sha256
        except select site_id, kind, document_id from document_change where site_id = current_site()
      ) unnoted`.execute(trx);
    return rows;
  },
};
