import type { BlockKind } from '@veranda/domain/blocks/kind';
import type { Block } from '@veranda/domain/pages/document';
import { t } from './messages.ts';

/** Name of a block: the label of its kind, or its number. */
export function blockName(block: Pick<Block, 'type'>, kind: BlockKind | null): string {
  return kind?.label ?? t('blockType', { type: block.type });
}
