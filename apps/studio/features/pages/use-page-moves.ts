import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { usePageMutations, useSaveNavigation } from '../../queries/page-queries.ts';
import { type MoveTarget, moveRow, type PageList, type PageRow, stepOf } from './page-tree.ts';
import { t } from './messages.ts';

export type PageMoves = ReturnType<typeof usePageMoves>;

/** Moving, deleting and restoring pages, each with its way back. */
export function usePageMoves(site: string, list: PageList | undefined) {
  const save = useSaveNavigation(site);
  const actions = usePageMutations(site);
  const onError = (fault: unknown) => showToast({ text: messageOf(fault), isDanger: true });
  const move = (row: PageRow, target: MoveTarget) => {
    if (!list) return;
    const before = list.navigation;
    const after = moveRow(list, { row, target, newId: crypto.randomUUID() });
    if (after === before) return;
    save.mutate(after, {
      onError,
      onSuccess: () =>
        showToast({
          topic: 'page-tree',
          text: t('movedTitle', { title: row.title }),
          action: { label: t('undo'), onAction: () => save.mutate(before, { onError }) },
        }),
    });
  };
  const restoreWith = (page: string) => {
    const before = list?.navigation;
    actions.restore.mutate(page, {
      onError,
      onSuccess: () => {
        if (before) save.mutate(before, { onError });
      },
    });
  };
  return {
    move,
    step: (row: PageRow, by: -1 | 1) => {
      const target = list ? stepOf(list.navigation, row, by) : null;
      if (target) move(row, target);
    },
    canStep: (row: PageRow, by: -1 | 1) => Boolean(list && stepOf(list.navigation, row, by)),
    remove: (row: PageRow) => {
      const { page } = row;
      if (!page) return;
      actions.remove.mutate(page.id, {
        onError,
        onSuccess: () =>
          showToast({
            topic: 'page-tree',
            text: t('titleMovedToTrash', { title: page.title }),
            action: { label: t('undo'), onAction: () => restoreWith(page.id) },
          }),
      });
    },
    restore: (row: PageRow) => {
      if (row.page) {
        actions.restore.mutate(row.page.id, {
          onError,
          onSuccess: ({ page }) => showToast({ text: t('restoredToNotLinked', { title: page.title }) }),
        });
      }
    },
  };
}
