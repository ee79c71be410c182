import { findLiveForm } from '@veranda/db/forms/reader';
import { isEntityId } from '@veranda/domain/entity-id';
import type { FormDocument } from '@veranda/domain/forms/document';
import type { Deps } from '../../platform/deps.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';

/** A form as visitors see it. */
export interface LiveForm {
  readonly id: string;
  readonly versionId: string;
  readonly name: string;
  readonly document: FormDocument;
}

/** The live form of an id; null when it is none, or has not been published. */
export async function liveForm(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
  id: string,
): Promise<LiveForm | null> {
  if (!isEntityId(id) || site.publishedRevisionId === null) return null;
  const row = await deps.db.forSite(site.id, (tx) => findLiveForm(tx, site.id, id), { readOnly: true });
  if (!row) return null;
  return { id: row.form_id, versionId: row.version_id, name: row.name, document: JSON.parse(row.doc) };
}
