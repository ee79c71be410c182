import type { EndpointInput, EndpointOutput } from '@veranda/contracts/endpoint';
import type { changeItems as changeCall } from '@veranda/contracts/items';
import { findItemCards, setItemTrash } from '@veranda/db/pages/items';
import { type ItemListChange, itemListEdits } from '@veranda/domain/pages/item-steps';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { readTagNames } from '@veranda/db/tags/reader';
import { ensureTags } from '@veranda/db/tags/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { itemStepsEnglish } from '@veranda/messages/studio/item-steps/compiled';
import { createTranslator } from '@veranda/messages/translator';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { appendEdits } from '../../services/sites/documents/append-edits.ts';
import { itemStore } from '../../services/sites/documents/document-store.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { itemSummary } from './read-items.ts';

const label = createTranslator(itemStepsEnglish)('changedInList');

type Change = EndpointInput<typeof changeCall>['body'] & {
  readonly collectionId: string;
  readonly accountId: string;
};

/** Changes items of a collection as their list asks for it, all of them or none: each by a step of its log. */
export async function changeItems(
  { db, newId, now }: Pick<Deps, 'db' | 'newId' | 'now'>,
  site: SiteEntry,
  { ids, collectionId, accountId, inTrash, ...wanted }: Change,
): Promise<EndpointOutput<typeof changeCall> | Refusal> {
  return transactionWithRefusal(db, site.id, async (tx) => {
    const cards = await findItemCards(tx, ids);
    const isGone = cards.length < new Set(ids).size;
    if (isGone || cards.some((card) => card.collectionId !== collectionId || card.deletedAt !== null))
      return refuse('unknown-document');
    const { change, names } = await withTagKeys(tx, wanted);
    // In one order: two who change the same items wait for each other.
    for (const { id, urlSlug } of cards.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const refused = await appendEdits(
        { tx, newId, store: itemStore, key: { kind: 'item', id } },
        { label, accountId, editsOf: ({ meta }) => (meta ? itemListEdits(meta, change, names) : []) },
      );
      if (isRefusal(refused)) return refused;
      if (inTrash) await setItemTrash(tx, id, { deletedAt: new Date(now()), urlSlug });
    }
    const items = [];
    for (const { id } of cards) items.push(await itemSummary(tx, site, id));
    return { items };
  });
}

// Items keep keys of tags; lists say their names.
async function withTagKeys<Wanted extends ItemListChange>(tx: SiteTransaction, wanted: Wanted) {
  const { addTags = [] } = wanted;
  const keys = await ensureTags(tx, 'tag', addTags);
  const change = wanted.addTags
    ? { ...wanted, addTags: addTags.flatMap((tag) => keys.get(tag) ?? []) }
    : wanted;
  return { change, names: await readTagNames(tx) };
}
