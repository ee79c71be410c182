import type { MailingList, MailingListBody } from '@veranda/contracts/mailing-lists';
import { findMailingLists, isListNameTaken } from '@veranda/db/mailing-lists/reader';
import { deleteList, insertList, updateList } from '@veranda/db/mailing-lists/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { isUniqueViolation } from '@veranda/db/platform/violations';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { presentList } from './present.ts';

/** A site has at most this many lists of its own. */
const maxLists = 100;

/** Makes a list. */
export async function createList(
  deps: Pick<Deps, 'db' | 'newId'>,
  siteId: string,
  body: MailingListBody,
): Promise<MailingList | Refusal> {
  const id = deps.newId();
  return orNameTaken(() =>
    transactionWithRefusal(deps.db, siteId, async (tx) => {
      const all = await findMailingLists(tx);
      if (all.length >= maxLists) return refuse('too-many-lists', { params: { max: maxLists } });
      const name = body.name.trim();
      if (await isListNameTaken(tx, { name, exceptId: id })) return nameTaken();
      await insertList(tx, { id, name, doubleOptIn: body.doubleOptIn });
      return readBack(tx, id);
    }),
  );
}

/** Renames a list, or changes whether its sign-ups are confirmed. */
export async function changeList(
  deps: Pick<Deps, 'db'>,
  siteId: string,
  { id, body }: { readonly id: string; readonly body: MailingListBody },
): Promise<MailingList | Refusal> {
  return orNameTaken(() =>
    transactionWithRefusal(deps.db, siteId, async (tx) => {
      const name = body.name.trim();
      if (await isListNameTaken(tx, { name, exceptId: id })) return nameTaken();
      const changed = await updateList(tx, { id }, { name, doubleOptIn: body.doubleOptIn });
      return changed ? readBack(tx, id) : refuse('unknown-list');
    }),
  );
}

/** Removes a list. */
export async function removeList(
  deps: Pick<Deps, 'db'>,
  siteId: string,
  id: string,
): Promise<{ id: string } | Refusal> {
  return transactionWithRefusal(deps.db, siteId, async (tx) =>
    (await deleteList(tx, { id })) ? { id } : refuse('unknown-list'),
  );
}

async function readBack(tx: SiteTransaction, id: string): Promise<MailingList> {
  const [row] = await findMailingLists(tx, id);
  if (!row) throw new Error('a list that was just written is not there');
  return presentList(row);
}

// Two at once may both find the name free; the index lets one in.
async function orNameTaken<T>(change: () => Promise<T | Refusal>): Promise<T | Refusal> {
  try {
    return await change();
  } catch (error) {
    if (isUniqueViolation(error, 'mailing_list_name')) return nameTaken();
    throw error;
  }
}

function nameTaken(): Refusal {
  return refuse('list-name-taken', { field: 'name' });
}
