import type { BlockKind } from '@veranda/domain/blocks/kind';
import type { Block } from '@veranda/domain/pages/document';
import { blockKindsEnglish } from '@veranda/messages/studio/block-kinds/compiled';
import { createFieldMessages } from './field-messages.ts';
import { type LabelledField, labelFields } from './labelled-field.ts';
import { t } from './messages.ts';

const messages = createFieldMessages('block-kinds', blockKindsEnglish);

/** Name of a block kind. */
export function blockKindName({ key }: Pick<BlockKind, 'key'>): string {
  return messages.textOf(key);
}

/** What an owner takes a kind for, in a few words; '' for a kind that is not offered. */
export function blockKindNote(key: string): string {
  return Object.hasOwn(blockKindsEnglish.messages, `${key}?`) ? messages.textOf(`${key}?`) : '';
}

/** Name of a block: that of its kind, or its number. */
export function blockName(block: Pick<Block, 'type'>, kind: BlockKind | null): string {
  return kind ? blockKindName(kind) : t('blockType', { type: block.type });
}

/** The fields of a block kind with their texts. */
export function blockFields({ key, fields }: Pick<BlockKind, 'key' | 'fields'>): readonly LabelledField[] {
  return labelFields(fields, messages, `${key}.`);
}
