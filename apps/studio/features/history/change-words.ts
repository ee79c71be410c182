import { blockKind } from '@veranda/domain/blocks/registry';
import type { Block } from '@veranda/domain/pages/document';
import type {
  BlockAspect,
  BlockDifference,
  SectionDifference,
  SectionField,
} from '@veranda/domain/pages/versions/page-difference';
import { studioLanguage } from '@veranda/messages/studio/language';
import { blockName } from '../blocks/block-messages.ts';
import { t } from './messages.ts';

const list = new Intl.ListFormat(studioLanguage().tag, { type: 'conjunction' });

const aspectWords: Readonly<Record<BlockAspect, string>> = {
  kind: t('aspectKind'),
  content: t('aspectContent'),
  place: t('aspectPlace'),
  size: t('aspectSize'),
  phone: t('aspectPhone'),
  style: t('aspectStyle'),
};

const fieldWords: Readonly<Record<SectionField, string>> = {
  theme: t('fieldTheme'),
  background: t('fieldBackground'),
  width: t('fieldWidth'),
  minHeight: t('fieldMinHeight'),
  spacing: t('fieldSpacing'),
  verticalAlign: t('fieldVerticalAlign'),
  anchor: t('fieldAnchor'),
};

export function nameOfBlock(block: Pick<Block, 'type'>): string {
  return blockName(block, blockKind(block.type));
}

/** What happened to a block: “Text: content changed and moved”. */
export function blockWords(difference: BlockDifference): string {
  const name = nameOfBlock(difference.block);
  if (difference.change !== 'changed')
    return difference.change === 'added' ? t('blockAdded', { name }) : t('blockRemoved', { name });
  return t('blockChanged', {
    name,
    aspects: list.format(difference.aspects.map((each) => aspectWords[each])),
  });
}

/** What happened to a section besides its blocks; empty for nothing. */
export function sectionWords({ before, after, isMoved, fields }: SectionDifference): readonly string[] {
  if (before === null) return [t('sectionAdded', { number: after ?? 0 })];
  if (after === null) return [t('sectionRemoved', { number: before })];
  return [
    ...(isMoved ? [t('sectionMoved', { from: before, to: after })] : []),
    ...(fields.length > 0
      ? [t('sectionFieldsChanged', { fields: list.format(fields.map((field) => fieldWords[field])) })]
      : []),
  ];
}

/** Words of a block at most so long that they stand in a line or two. */
const maxExcerpt = 140;

/** The words of a block before and after a change of its content; null where they are the same, or it has none. */
export function changedWords(difference: BlockDifference): { before: string; after: string } | null {
  if (difference.change !== 'changed' || !difference.aspects.includes('content')) return null;
  const [before, after] = [excerptOf(difference.was), excerptOf(difference.block)];
  return before === after ? null : { before, after };
}

function excerptOf({ type, value }: Block): string {
  return shortened(blockKind(type)?.text?.(value) ?? '');
}

/** Words as they stand in a list of changes. */
export function shortened(text: string): string {
  const words = text.replaceAll(/\s+/g, ' ').trim();
  return words.length > maxExcerpt ? `${words.slice(0, maxExcerpt)}…` : words;
}
