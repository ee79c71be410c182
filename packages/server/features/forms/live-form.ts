import { findLiveForm } from '@veranda/db/forms/reader';
import { isEntityId } from '@veranda/domain/entity-id';
import type { FormDocument } from '@veranda/domain/forms/document';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

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
  const row = await deps.db.forSite(site.id, (tx) => findLiveForm(tx, id), { readOnly: true });
  if (!row) return null;
  return { id: row.formId, versionId: row.versionId, name: row.name, document: row.doc };
}
