import type { ItemSummary } from '@veranda/contracts/items';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { type ItemChange, useItemMutations } from './item-queries.ts';
import { t } from './messages.ts';

export type ItemChanges = ReturnType<typeof useItemChanges>;

type Change = Omit<ItemChange, 'ids'>;

/** Changing items of a list, one or several at once, each with its notice and its way back. */
export function useItemChanges(
  site: string,
  collection: string,
  onChanged: (items: readonly ItemSummary[]) => void,
) {
  const { run, restore, isPending } = useUndoableChange(site, collection, onChanged);
  return {
    isPending,
    setStatus: (items: readonly ItemSummary[], status: NonNullable<Change['status']>) =>
      run(items, { status }, statusSteps(items)),
    addTag: (items: readonly ItemSummary[], tag: string) => {
      const fresh = items.filter(({ tags }) => !hasTag(tags, tag));
      run(items, { addTags: [tag] }, fresh.length === 0 ? [] : [{ ids: idsOf(fresh), removeTags: [tag] }]);
    },
    removeTag: (items: readonly ItemSummary[], tag: string) => {
      const tagged = items.filter(({ tags }) => hasTag(tags, tag));
      run(items, { removeTags: [tag] }, tagged.length === 0 ? [] : [{ ids: idsOf(tagged), addTags: [tag] }]);
    },
    moveToTrash: (items: readonly ItemSummary[]) =>
      run(items, { inTrash: true }, () => {
        for (const { id } of items) restore(id);
      }),
    /** Gives an item another title, date or state. */
    edit: (item: ItemSummary, wanted: Change) =>
      run([item], wanted, [{ ids: [item.id], ...before(item, wanted) }]),
  };
}

function useUndoableChange(
  site: string,
  collection: string,
  onChanged: (items: readonly ItemSummary[]) => void,
) {
  const { change, restore } = useItemMutations(site);
  const undo = (steps: readonly ItemChange[]) => {
    for (const step of steps)
      change.mutate(
        { collection, ...step },
        { onError: showFault, onSuccess: ({ items }) => onChanged(items) },
      );
  };
  return {
    isPending: change.isPending,
    restore: (id: string) => restore.mutate(id, { onError: showFault }),
    run: (items: readonly ItemSummary[], wanted: Change, back: readonly ItemChange[] | (() => void)) =>
      change.mutate(
        { collection, ids: idsOf(items), ...wanted },
        {
          onError: showFault,
          onSuccess: ({ items: changed }) => {
            onChanged(changed);
            showToast({
              topic: 'items',
              text: t(wanted.inTrash ? 'itemsMovedToTrash' : 'itemsChanged', { count: items.length }),
              action: { label: t('undo'), onAction: typeof back === 'function' ? back : () => undo(back) },
            });
          },
        },
      ),
  };
}

// What the changed fields were. An item that was scheduled goes back to a draft: its time is the publication's.
function before({ title, publishOn, startDate, status }: ItemSummary, wanted: Change): Change {
  return {
    ...(wanted.title === undefined ? {} : { title }),
    ...(wanted.publishOn === undefined ? {} : { publishOn }),
    ...(wanted.startDate === undefined || startDate === null ? {} : { startDate }),
    ...(wanted.status === undefined ? {} : { status: status === 'scheduled' ? 'draft' : status }),
  };
}

function statusSteps(items: readonly ItemSummary[]): readonly ItemChange[] {
  return [...Map.groupBy(items, ({ status }) => (status === 'scheduled' ? 'draft' : status))].map(
    ([status, group]) => ({ ids: idsOf(group), status }),
  );
}

function hasTag(tags: readonly string[], tag: string): boolean {
  return tags.some((each) => each.toLowerCase() === tag.toLowerCase());
}

function idsOf(items: readonly ItemSummary[]): string[] {
  return items.map(({ id }) => id);
}

function showFault(fault: unknown): void {
  showToast({ text: messageOf(fault), isDanger: true });
}
