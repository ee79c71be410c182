import type { BlockKind } from '@veranda/domain/blocks/kind';
import type { SiteContent } from '@veranda/domain/blocks/sample';
import type { DropSpot } from '@veranda/domain/pages/arrange/dropped-block';
import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { startInsert } from '../../canvas/manipulation/insert-gesture.ts';
import { useInsertDrag } from '../../canvas/manipulation/use-insert-drag.ts';
import { blockIconOf } from '../blocks/block-icons.ts';
import { blockKindName } from '../blocks/block-messages.ts';
import { usePageEditorContext } from '../pages/page-editor-context.ts';
import { useInsertSpot } from './use-insert-spot.ts';
import { t } from './messages.ts';

interface InsertTileProps {
  readonly kind: BlockKind;
  /** What the site has, of which a new block shows the first. */
  readonly content: SiteContent;
}

/** A kind of block: a click adds one below what is selected, dragging puts it anywhere on the page. */
export function InsertTile({ kind, content }: InsertTileProps) {
  const { addBlock, dropBlock, chooseSection, selection, say } = usePageEditorContext();
  const tile = useRef<HTMLButtonElement>(null);
  const spotOf = useInsertSpot();
  const { icon: Icon } = blockIconOf(kind.key);
  const onDrop = (spot: DropSpot) => {
    const id = dropBlock(kind.id, spot, content);
    if (id !== null) selection.select([id]);
  };
  const wasDragged = useInsertDrag(tile, {
    begin: (tools) => startInsert(tools, { kind, onDrop }),
    onCancel: () => say(t('notAdded')),
  });
  const add = () => {
    if (wasDragged()) return;
    const spot = spotOf();
    if (spot === null) return chooseSection(null);
    const id = addBlock(kind.id, spot, content);
    if (id !== null) selection.select([id]);
  };
  return (
    <Button ref={tile} className="insert-tile" onPress={add}>
      <Icon size={18} aria-hidden="true" />
      <span>{blockKindName(kind)}</span>
    </Button>
  );
}
