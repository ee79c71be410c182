import type { BlockKind } from '@veranda/domain/blocks/kind';
import type { Block } from '@veranda/domain/pages/document';

/** What a block is called: the label of its kind, or its number. */
export function blockName(block: Pick<Block, 'type'>, kind: BlockKind | null): string {
  return kind?.label ?? `Block ${String(block.type)}`;
}
