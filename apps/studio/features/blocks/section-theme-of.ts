import { blockStyleValue } from '@veranda/domain/pages/block-style';
import type { Block, PageDocument, SectionTheme } from '@veranda/domain/pages/document';

/** The section theme whose colours are those of a block: its background's, else that of its section. */
export function sectionThemeOf(
  { sections }: Pick<PageDocument, 'sections'>,
  { sectionId, style }: Block,
): SectionTheme {
  const own = blockStyleValue(style, 'backgroundTheme');
  return own === 'none' ? (sections[sectionId]?.theme ?? 'lightest') : own;
}
