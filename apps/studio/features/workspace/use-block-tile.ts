import type { BlockKind } from '@veranda/domain/blocks/kind';
import type { SiteContent } from '@veranda/domain/blocks/sample';
import type { DropSpot } from '@veranda/domain/pages/arrange/dropped-block';
import { type RefObject, useRef } from 'react';
import { startInsert } from '../../canvas/manipulation/insert-gesture.ts';
import { useInsertDrag } from '../../canvas/manipulation/use-insert-drag.ts';
import { usePageEditorContext } from '../pages/page-editor-context.ts';
import { useInsertSpot } from './use-insert-spot.ts';
import { t } from './messages.ts';

interface BlockTile {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly onPress: () => void;
}

/**
 * Props of a button that adds a block: a press puts it below what is selected, dragging puts it anywhere on the page.
 * @param content of which the block shows the first
 */
export function useBlockTile(kind: BlockKind, content: SiteContent): BlockTile {
  const { addBlock, dropBlock, chooseSection, selection, say } = usePageEditorContext();
  const ref = useRef<HTMLButtonElement>(null);
  const spotOf = useInsertSpot();
  const onDrop = (spot: DropSpot) => {
    const id = dropBlock(kind.id, spot, content);
    if (id !== null) selection.select([id]);
  };
  const wasDragged = useInsertDrag(ref, {
    begin: (tools) => startInsert(tools, { kind, onDrop }),
    onCancel: () => say(t('notAdded')),
  });
  const onPress = () => {
    if (wasDragged()) return;
    const spot = spotOf();
    if (spot === null) return chooseSection(null);
    const id = addBlock(kind.id, spot, content);
    if (id !== null) selection.select([id]);
  };
  return { ref, onPress };
}
