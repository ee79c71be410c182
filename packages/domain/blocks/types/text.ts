import type { RichText } from '../../rich-text/rich-text.ts';
import { richTextLinks, richTextPlain, skippedHeading } from '../../rich-text/rich-text-reading.ts';
import type { BlockKind, BlockValue } from '../kind.ts';
import { plainKind } from '../kind.ts';

const empty: RichText = { type: 'doc', content: [{ type: 'paragraph' }] };

/** Paragraphs, headings, lists and quotations (block 2). */
export const text: BlockKind = {
  ...plainKind,
  id: 2,
  key: 'text',
  label: 'Text',
  group: 'basic',
  fields: [{ path: 'doc', label: 'Text', kind: 'richtext' }],
  defaults: { doc: empty },
  sizes: { desktop: { w: 12, h: 4, minW: 2, minH: 1 }, phone: { w: 8, h: 4, minW: 2, minH: 1 } },
  inlinePaths: ['doc'],
  text: (value) => richTextPlain(docOf(value)),
  links: (value) => richTextLinks(docOf(value)),
  checks: (value) =>
    skippedHeading(docOf(value)) ? [{ code: 'skipped-heading' as const, path: 'doc' }] : [],
};

function docOf(value: BlockValue): RichText {
  return (value['doc'] as RichText | undefined) ?? empty;
}
