import { blocksInOrder } from '@veranda/domain/pages/reading-order';
import type { PageDocument } from '@veranda/domain/pages/document';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import type { LayerActions } from './use-layer-actions.ts';

const dragType = 'application/x-veranda-layer';

/** Lets layers be dragged: blocks within and between sections, sections among themselves. */
export function useLayerDrag(document: PageDocument, actions: LayerActions) {
  const isSection = (key: string) => key in document.sections;
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [dragType]: String(key) })),
    acceptedDragTypes: [dragType],
    getDropOperation: (target, _types, allowed) => {
      if (target.type === 'root') return 'cancel';
      // Into a section only: a block holds nothing.
      if (target.dropPosition === 'on' && !isSection(String(target.key))) return 'cancel';
      return allowed[0] ?? 'move';
    },
    onMove: ({ keys, target }) => {
      const drop = { key: String(target.key), side: target.dropPosition };
      for (const key of keys) dropLayer(String(key), drop, { document, actions });
    },
  });
  return dragAndDropHooks;
}

interface LayerDrop {
  readonly key: string;
  readonly side: 'on' | 'before' | 'after';
}

function dropLayer(
  id: string,
  { key, side }: LayerDrop,
  { document, actions }: { readonly document: PageDocument; readonly actions: LayerActions },
): void {
  const over = document.blocks[key];
  const isSection = id in document.sections;
  if (isSection) {
    const section = over?.sectionId ?? key;
    actions.placeSection(id, side === 'before' && !over ? section : actions.nextSection(section));
  } else if (over) {
    const order = blocksInOrder(document, over.sectionId).map((block) => block.id);
    const next = side === 'before' ? key : (order[order.indexOf(key) + 1] ?? null);
    actions.place(id, over.sectionId, next === id ? (order[order.indexOf(id) + 1] ?? null) : next);
  } else {
    const [first] = blocksInOrder(document, key);
    actions.place(id, key, side === 'on' ? null : (first?.id ?? null));
  }
}
