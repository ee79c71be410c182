import type { ItemSummary } from '@veranda/contracts/items';
import { itemLimits } from '@veranda/domain/pages/item-fields';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { useItemMutations } from './item-queries.ts';
import { statusLabels } from './item-words.ts';
import { t } from './messages.ts';

export type ItemMoves = ReturnType<typeof useItemMoves>;

/** Duplicating, deleting and restoring an item, each with its notice and its way back. */
export function useItemMoves(site: string) {
  const { duplicate, remove, restore } = useItemMutations(site);
  const takeBack = ({ id }: ItemSummary) =>
    restore.mutate(id, {
      onError: showFault,
      onSuccess: ({ item }) =>
        showToast({ text: t('restored', { title: item.title, state: statusLabels[item.status] }) }),
    });
  return {
    restore: takeBack,
    duplicate: (item: ItemSummary) =>
      duplicate.mutate(
        {
          item: item.id,
          title: t('copyOf', { title: item.title }).slice(0, itemLimits.title).toWellFormed(),
        },
        {
          onError: showFault,
          onSuccess: ({ item: copy }) => showToast({ text: t('duplicated', { title: copy.title }) }),
        },
      ),
    remove: (item: ItemSummary) =>
      remove.mutate(item.id, {
        onError: showFault,
        onSuccess: () =>
          showToast({
            topic: 'items',
            text: t('movedToTrash', { title: item.title }),
            action: { label: t('undo'), onAction: () => takeBack(item) },
          }),
      }),
  };
}

function showFault(fault: unknown): void {
  showToast({ text: messageOf(fault), isDanger: true });
}
