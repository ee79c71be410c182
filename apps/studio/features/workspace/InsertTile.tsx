import type { BlockKind } from '@veranda/domain/blocks/kind';
import type { SiteContent } from '@veranda/domain/blocks/sample';
import { Button } from 'react-aria-components/Button';
import { blockIconOf } from '../blocks/block-icons.ts';
import { blockKindName } from '../blocks/block-messages.ts';
import { useBlockTile } from './use-block-tile.ts';

interface InsertTileProps {
  readonly kind: BlockKind;
  /** What the site has, of which a new block shows the first. */
  readonly content: SiteContent;
}

/** A kind of block to add. */
export function InsertTile({ kind, content }: InsertTileProps) {
  const tile = useBlockTile(kind, content);
  const { icon: Icon } = blockIconOf(kind.key);
  return (
    <Button {...tile} className="insert-tile">
      <Icon size={18} aria-hidden="true" />
      <span>{blockKindName(kind)}</span>
    </Button>
  );
}
