import { findForm, type FormRecord } from '@veranda/db/forms/reader';
import { insertForm } from '@veranda/db/forms/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { FormDocument, FormPurpose } from '@veranda/domain/forms/document';
import { copyOfForm, defaultForm } from '@veranda/domain/forms/new-form';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { withNewsletterList } from '../../services/sites/mailing-lists/newsletter-target.ts';
import { freshFormTexts } from './fresh-form-texts.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

type FormDeps = Pick<Deps, 'db' | 'newId'>;

/** Makes a form with the fields that its purpose starts with. */
export async function createForm(
  deps: FormDeps,
  site: SiteEntry,
  input: { readonly name: string; readonly purpose: FormPurpose },
): Promise<FormRecord> {
  const document = defaultForm(input.purpose, deps.newId, freshFormTexts(input.purpose, site.language));
  return deps.db.forSite(site.id, async (tx) => {
    const listId = await withNewsletterList(deps, tx, document);
    return addForm(deps, tx, { name: input.name.trim(), document: listId });
  });
}

/** A copy with fields of its own, unpublished and without answers. */
export async function duplicateForm(
  deps: FormDeps,
  site: SiteEntry,
  id: string,
): Promise<FormRecord | Refusal> {
  return deps.db.forSite(site.id, async (tx) => {
    const row = await findForm(tx, id);
    if (!row) return refuse('unknown-form');
    const document = copyOfForm(row.doc, deps.newId);
    return addForm(deps, tx, { name: `${row.name} (copy)`.slice(0, 200), document });
  });
}

async function addForm(
  deps: FormDeps,
  tx: SiteTransaction,
  input: { readonly name: string; readonly document: FormDocument },
): Promise<FormRecord> {
  const id = deps.newId();
  const { name } = input;
  await insertForm(tx, { id, name, doc: input.document });
  const row = await findForm(tx, id);
  if (!row) throw new Error('a form that was just made is missing');
  return row;
}
