import { setPageStatus } from '@veranda/db/pages/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { edit } from '@veranda/domain/pages/edits/edit-of';
import type { ItemStatus } from '@veranda/domain/pages/item-fields';
import type { PartKey } from '@veranda/domain/publishing/parts';
import { itemStepsEnglish } from '@veranda/messages/studio/item-steps/compiled';
import { createTranslator } from '@veranda/messages/translator';
import type { Deps } from '../../services/deps.ts';
import { appendEdits } from '../../services/sites/documents/append-edits.ts';
import { itemStore } from '../../services/sites/documents/document-store.ts';

const t = createTranslator(itemStepsEnglish);

const labels = { scheduled: t('scheduled'), draft: t('madeDraft'), published: t('published') } as const;

interface FollowContext extends Pick<Deps, 'newId'> {
  readonly tx: SiteTransaction;
  /** Whoever has scheduled it. */
  readonly accountId: string;
}

/** Gives pages and items of a publication another state that have one of `from`; an item by a step of its log. */
export async function followSchedule(
  { tx, newId, accountId }: FollowContext,
  documents: readonly PartKey[],
  { from, to }: { readonly from: readonly ItemStatus[]; readonly to: keyof typeof labels },
): Promise<void> {
  await setPageStatus(tx, idsOf('page', documents), { from, to });
  for (const id of idsOf('item', documents))
    await appendEdits(
      { tx, newId, store: itemStore, key: { kind: 'item', id } },
      {
        label: labels[to],
        accountId,
        editsOf: ({ meta }) =>
          meta && from.includes(meta.status) ? [edit('doc.setStatus', { value: to, was: meta.status })] : [],
      },
    );
}

/** Ids of the documents of a kind. */
export function idsOf(kind: 'page' | 'item', documents: readonly PartKey[]): string[] {
  return documents.flatMap((document) => (document.kind === kind ? [document.id] : []));
}
