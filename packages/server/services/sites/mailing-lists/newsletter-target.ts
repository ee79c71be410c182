import { findMailingLists } from '@veranda/db/mailing-lists/reader';
import { insertList } from '@veranda/db/mailing-lists/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { FormDocument } from '@veranda/domain/forms/document';
import type { SitesDeps } from '../deps.ts';

/** Name of the list that comes with a site's first newsletter. */
const firstListName = 'Newsletter';

/**
 * The form as it is kept: a newsletter that goes nowhere yet writes to a list of the site, which is made
 * where there is none, so that no sign-up is lost.
 */
export async function withNewsletterList(
  deps: Pick<SitesDeps, 'newId'>,
  tx: SiteTransaction,
  document: FormDocument,
): Promise<FormDocument> {
  const isSet = Object.keys(document.storage.targets).length > 0;
  if (document.purpose !== 'newsletter' || isSet) return document;
  const [known] = await findMailingLists(tx);
  const listId = known?.id ?? (await firstList(deps, tx));
  const id = deps.newId();
  const target = { id, position: 'a0', kind: 'list', provider: 'own', listId, doubleOptIn: true } as const;
  return { ...document, storage: { targets: { [id]: target } } };
}

async function firstList(deps: Pick<SitesDeps, 'newId'>, tx: SiteTransaction): Promise<string> {
  const id = deps.newId();
  await insertList(tx, { id, name: firstListName, doubleOptIn: true });
  return id;
}
