import { useId } from 'react';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { PageRowContent } from './PageRowContent.tsx';
import { PageTrashHead } from './PageTrash.tsx';
import type { PageTreeSectionProps } from './page-tree-section-props.ts';
import type { PageRow } from './page-tree.ts';
import { t } from './messages.ts';

const dragType = 'application/x-veranda-page';

/** One place of the tree, with rows that are moved by dragging, by keyboard or by their menus. */
export function PageTreeSection(props: PageTreeSectionProps) {
  const { place, title, rows, moves } = props;
  const heading = useId();
  const dragAndDropHooks = usePageDrag(props);
  return (
    <section className="page-tree-section" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {place === 'trash' ? <PageTrashHead {...props} /> : null}
      <GridList
        className="page-list"
        aria-label={title}
        items={rows.map((row) => ({ ...row, id: row.key }))}
        selectionMode="none"
        keyboardNavigationBehavior="tab"
        renderEmptyState={() => <p className="page-list-empty">{props.emptyText}</p>}
        {...(props.canMove && place !== 'trash' ? { dragAndDropHooks } : {})}
        dependencies={[moves, props.canMove, props.canWrite]}
      >
        {(row) => (
          <GridListItem
            id={row.key}
            textValue={row.title || t('untitled')}
            className="page-row"
            data-depth={row.depth}
          >
            {({ allowsDragging }) => (
              <PageRowContent {...props} row={row} allowsDragging={allowsDragging ?? false} />
            )}
          </GridListItem>
        )}
      </GridList>
    </section>
  );
}

function usePageDrag({ place, all, moves }: PageTreeSectionProps) {
  // Pages are dropped into a navigation or out of both; the home page is chosen in its settings.
  const target = place === 'trash' || place === 'home' ? null : place;
  const rowOf = (key: string) =>
    Object.values(all)
      .flat()
      .find((row) => row.key === key);
  const { dragAndDropHooks } = useDragAndDrop<PageRow>({
    getItems: (keys) =>
      [...keys].map((key) => ({ [dragType]: String(key), 'text/plain': rowOf(String(key))?.title ?? '' })),
    acceptedDragTypes: target === null ? [] : [dragType],
    getDropOperation: () => 'move',
    onReorder: ({ keys, target: drop }) => {
      const row = rowOf(String([...keys][0]));
      if (row && target !== null)
        moves.move(row, { place: target, anchor: String(drop.key), side: sideOf(drop.dropPosition) });
    },
    onInsert: ({ items, target: drop }) =>
      void draggedRow(items, rowOf).then((row) => {
        if (row && target !== null)
          moves.move(row, { place: target, anchor: String(drop.key), side: sideOf(drop.dropPosition) });
      }),
    shouldAcceptItemDrop: ({ key }) =>
      target === 'main' || target === 'footer' ? rowOf(String(key)) !== undefined : false,
    onItemDrop: ({ items, target: drop }) =>
      void draggedRow(items, rowOf).then((row) => {
        if (row && target !== null)
          moves.move(row, { place: target, anchor: String(drop.key), inside: true });
      }),
    onRootDrop: ({ items }) =>
      void draggedRow(items, rowOf).then((row) => {
        if (row && target !== null) moves.move(row, { place: target });
      }),
  });
  return dragAndDropHooks;
}

function sideOf(position: 'on' | 'before' | 'after'): 'before' | 'after' {
  return position === 'before' ? 'before' : 'after';
}

type DropItems = readonly { readonly kind: string; getText?: (type: string) => Promise<string> }[];

async function draggedRow(
  items: DropItems,
  rowOf: (key: string) => PageRow | undefined,
): Promise<PageRow | undefined> {
  const [item] = items;
  if (item?.kind !== 'text' || !item.getText) return undefined;
  return rowOf(await item.getText(dragType));
}
