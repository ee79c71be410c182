import { findForm, type FormRecord } from '@veranda/db/forms/reader';
import { insertForm, saveDraft } from '@veranda/db/forms/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { may } from '@veranda/domain/contributors/rights';
import type { FormDocument, FormPurpose } from '@veranda/domain/forms/document';
import { copyOfForm, defaultForm } from '@veranda/domain/forms/new-form';
import { validateForm } from '@veranda/domain/forms/validate-form';
import { inField, isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { MemberIdentity } from '../../platform/http/route.ts';
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

/** Change of a form that an owner saves. */
interface FormChange {
  readonly id: string;
  readonly version: string;
  readonly name: string;
  readonly document: FormDocument;
  readonly member: MemberIdentity;
}

/**
 * Saves the draft after it has been checked field by field; refused when somebody else has changed it in the
 * meantime.
 */
export async function saveForm(
  deps: FormDeps,
  site: SiteEntry,
  change: FormChange,
): Promise<FormRecord | Refusal> {
  const document = validateForm(change.document);
  if (isRefusal(document)) return inField('document', document);
  const name = change.name.trim();
  if (name === '') return refuse('form-document-invalid', { field: 'name', params: { problem: 'empty' } });
  return deps.db.forSite(site.id, async (tx) => {
    const before = await findForm(tx, change.id);
    if (!before) return refuse('unknown-form');
    if (!mayChangeCode(change.member, before.doc, document))
      return refuse('form-code-not-allowed', { field: 'advanced.html' });
    const version = BigInt(change.version);
    if (!(await saveDraft(tx, { id: change.id, version, name, doc: document })))
      return refuse('form-changed');
    return (await findForm(tx, change.id)) ?? refuse('unknown-form');
  });
}

// Markup that runs after a form is sent is the owner's own code; leaving it as it is needs no right.
function mayChangeCode(member: MemberIdentity, before: FormDocument, after: FormDocument): boolean {
  return after.advanced.html === before.advanced.html || may(member, 'custom-code', 'write');
}
