import { sql } from 'kysely';
import type { Invariant, Violation } from './invariant.ts';

/** The ids in JSON documents and soft references are not held by foreign keys: a published revision must be the site's own. */
export const tenantIntegrity: Invariant = {
  id: 'I8',
  title: 'what a site points to belongs to the same site',
  find: async (trx) => {
    const { rows } = await sql<Violation>`
      select w.id as website_id, 'published revision ' || w.published_revision_id || ' is not of this site' as detail
      from website w
      where w.id = current_site() and w.published_revision_id is not null
        and not exists (select from revision r where r.website_id = w.id and r.id = w.published_revision_id)
      union all
      select d.website_id, 'domain ' || d.host || ' names no site'
      from domain d where d.website_id = current_site() and not exists (select from website w where w.id = d.website_id)`.execute(
      trx,
    );
    return rows;
  },
};
