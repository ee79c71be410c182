import type { RichText } from '../../rich-text/rich-text.ts';
import { richTextLinks, richTextPlain } from '../../rich-text/rich-text-reading.ts';
import type { BlockKind, BlockValue } from '../kind.ts';
import { plainKind, textAt } from '../kind.ts';

/** Titles that open to text (block 69); `<details>`, so it works without script. */
export const accordion: BlockKind = {
  ...plainKind,
  id: 69,
  key: 'accordion',
  label: 'Accordion',
  group: 'basic',
  fields: [
    {
      path: 'items',
      label: 'Entries',
      kind: 'list',
      max: 60,
      fields: [
        { path: 'title', label: 'Title', kind: 'text', maxLength: 300 },
        { path: 'doc', label: 'Text', kind: 'richtext' },
      ],
    },
    { path: 'openFirst', label: 'Open the first', kind: 'switch', optional: true },
    { path: 'multiple', label: 'Several may be open', kind: 'switch', optional: true },
  ],
  defaults: { items: [], openFirst: false, multiple: true },
  sizes: { desktop: { w: 16, h: 8, minW: 4, minH: 2 }, phone: { w: 8, h: 8, minW: 4, minH: 2 } },
  inlinePaths: ['items.*.title', 'items.*.doc'],
  text: (value) =>
    entriesOf(value)
      .flatMap((entry) => [textAt(entry, 'title'), richTextPlain(entry['doc'] as RichText)])
      .join('\n'),
  links: (value) => entriesOf(value).flatMap((entry) => richTextLinks(entry['doc'] as RichText)),
};

function entriesOf(value: BlockValue): readonly BlockValue[] {
  return Array.isArray(value['items']) ? (value['items'] as readonly BlockValue[]) : [];
}
