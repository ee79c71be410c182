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
  return { ...navigationMoves(list, save), ...trashMoves({ list, save, actions }) };
}

type SaveNavigation = ReturnType<typeof useSaveNavigation>;

function navigationMoves(list: PageList | undefined, save: SaveNavigation) {
  const move = (row: PageRow, target: MoveTarget) => {
    if (!list) return;
    const before = list.navigation;
    const after = moveRow(list, { row, target, newId: crypto.randomUUID() });
    if (after === before) return;
    save.mutate(after, {
      onError: showFault,
      onSuccess: () =>
        offerUndo(t('movedTitle', { title: row.title }), () => save.mutate(before, { onError: showFault })),
    });
  };
  return {
    move,
    step: (row: PageRow, by: -1 | 1) => {
      const target = list ? stepOf(list.navigation, row, by) : null;
      if (target) move(row, target);
    },
    canStep: (row: PageRow, by: -1 | 1) => Boolean(list && stepOf(list.navigation, row, by)),
  };
}

interface TrashParts {
  readonly list: PageList | undefined;
  readonly save: SaveNavigation;
  readonly actions: ReturnType<typeof usePageMutations>;
}

function trashMoves({ list, save, actions }: TrashParts) {
  // A page that is deleted loses its entries: the navigation of before brings them back.
  const restoreLinked = (page: string) => {
    const before = list?.navigation;
    actions.restore.mutate(page, {
      onError: showFault,
      onSuccess: () => {
        if (before) save.mutate(before, { onError: showFault });
      },
    });
  };
  return {
    remove: ({ page }: PageRow) => {
      if (!page) return;
      actions.remove.mutate(page.id, {
        onError: showFault,
        onSuccess: () =>
          offerUndo(t('titleMovedToTrash', { title: page.title }), () => restoreLinked(page.id)),
      });
    },
    restore: ({ page }: PageRow) => {
      if (!page) return;
      actions.restore.mutate(page.id, {
        onError: showFault,
        onSuccess: (restored) =>
          showToast({ text: t('restoredToNotLinked', { title: restored.page.title }) }),
      });
    },
  };
}

function offerUndo(text: string, onAction: () => void): void {
  showToast({ topic: 'page-tree', text, action: { label: t('undo'), onAction } });
}

function showFault(fault: unknown): void {
  showToast({ text: messageOf(fault), isDanger: true });
}
