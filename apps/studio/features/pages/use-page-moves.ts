import type { Edit } from '@veranda/domain/documents/edit';
import type { MenuEntry, NavigationDocument } from '@veranda/domain/navigation/navigation-document';
import { navigationEdit } from '@veranda/domain/navigation/navigation-edit';
import { unlinkEdits } from '@veranda/domain/navigation/menu-steps';
import { descendantsOf, entryOf } from '@veranda/domain/navigation/navigation-edits';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import type { DocumentSession } from '../../documents/document-session.ts';
import { whenSent } from '../../documents/when-sent.ts';
import { undoOf } from '../../editing/undo-of.ts';
import { usePageMutations } from '../../queries/page-queries.ts';
import {
  levelStepOf,
  type LinkedNavGroup,
  type MoveTarget,
  moveEdits,
  type PageList,
  type PageRow,
  stepOf,
} from './page-tree.ts';
import { t } from './messages.ts';

/** Letters of a page's title. */
const maxTitle = 200;

export type PageMoves = ReturnType<typeof usePageMoves>;

/** The menus as they are edited; null for those who may not change them. */
type MenuSession = DocumentSession<NavigationDocument> | null;

/** Moving, deleting and restoring pages, each with its way back. */
export function usePageMoves(site: string, { navigation }: PageList, session: MenuSession) {
  const actions = usePageMutations(site);
  const move = (row: PageRow, target: MoveTarget) => {
    if (session) moveInMenus(session, row, target);
  };
  return {
    move,
    step: (row: PageRow, by: -1 | 1) => {
      const target = stepOf(navigation, row, by);
      if (target) move(row, target);
    },
    shift: (row: PageRow, by: 'in' | 'out') => {
      const target = levelStepOf(navigation, row, by);
      if (target) move(row, target);
    },
    canShift: (row: PageRow, by: 'in' | 'out') => {
      const target = levelStepOf(navigation, row, by);
      return target !== null && canMove(session, row, target);
    },
    canMoveInto: (row: PageRow, place: LinkedNavGroup, anchor: string) =>
      canMove(session, row, { place, anchor, inside: true }),
    canStep: (row: PageRow, by: -1 | 1) => Boolean(stepOf(navigation, row, by)),
    duplicate: ({ page, title }: PageRow) => {
      if (!page) return;
      const copy = t('copyOf', { title }).slice(0, maxTitle).toWellFormed();
      actions.duplicate.mutate(
        { page: page.id, title: copy },
        {
          onError: showFault,
          onSuccess: (made) =>
            offerUndo(t('duplicatedTitle', { title }), () =>
              actions.remove.mutate(made.page.id, { onError: showFault }),
            ),
        },
      );
    },
    ...trashMoves(session, actions),
  };
}

function canMove(session: MenuSession, row: PageRow, target: MoveTarget): boolean {
  const newId = crypto.randomUUID();
  return session !== null && moveEdits(session.getState().document, { row, target, newId }).length > 0;
}

function moveInMenus(session: DocumentSession<NavigationDocument>, row: PageRow, target: MoveTarget): void {
  const edits = moveEdits(session.getState().document, { row, target, newId: crypto.randomUUID() });
  if (edits.length === 0) return;
  const name = row.title.slice(0, 80).toWellFormed();
  const undo = undoOf(session, edits, t('stepRestored', { name }));
  if (session.change(edits, { label: t('stepMoved', { name }), selection: [row.key] }))
    showToast({ topic: 'page-tree', text: t('somebodyWasFaster'), isDanger: true });
  else offerUndo(t('movedTitle', { title: row.title }), undo);
}

function trashMoves(session: MenuSession, actions: ReturnType<typeof usePageMutations>) {
  // A page that is deleted loses its entries: those of before come back with it.
  const restoreLinked = (page: string, entries: readonly MenuEntry[], label: string) => {
    actions.restore.mutate(page, {
      onError: showFault,
      onSuccess: () => {
        if (session && entries.length > 0)
          session.change([navigationEdit('nav.insert', { entries })], { label });
      },
    });
  };
  return {
    remove: ({ page }: PageRow) => {
      if (!page) return;
      const document = session?.getState().document;
      const entries = document ? removedBy(document, unlinkEdits(document, page.id)) : [];
      const label = t('stepRestored', { name: page.title.slice(0, 80).toWellFormed() });
      const remove = () =>
        actions.remove.mutate(page.id, {
          onError: showFault,
          onSuccess: () =>
            offerUndo(t('titleMovedToTrash', { title: page.title }), () =>
              restoreLinked(page.id, entries, label),
            ),
        });
      // The server takes its entries out: moves that it does not know yet would have nothing to move then.
      if (session) void whenSent(session).then(remove);
      else remove();
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

function removedBy(document: NavigationDocument, edits: readonly Edit[]): readonly MenuEntry[] {
  return edits.flatMap(({ args }) => {
    const id = String(args['id']);
    const entry = entryOf(document, id);
    return entry ? [entry, ...descendantsOf(document, id)] : [];
  });
}

function offerUndo(text: string, onAction: () => void): void {
  showToast({ topic: 'page-tree', text, action: { label: t('undo'), onAction } });
}

function showFault(fault: unknown): void {
  showToast({ text: messageOf(fault), isDanger: true });
}
