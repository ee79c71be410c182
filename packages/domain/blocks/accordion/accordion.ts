import type { RichText } from '../../rich-text/rich-text.ts';
import { richTextPlain } from '../../rich-text/rich-text-reading.ts';
import { type BlockKind, type BlockValue, textAt, emptyWhen } from '../kind.ts';
import { sampleText } from '../sample.ts';

/** Titles that open to text (block 69); `<details>`, so it works without script. */
export const accordion: BlockKind = {
  id: 69,
  key: 'accordion',
  group: 'basic',
  fields: [
    {
      path: 'items',
      kind: 'list',
      max: 60,
      fields: [
        { path: 'title', kind: 'text', maxLength: 300 },
        { path: 'doc', kind: 'richtext' },
      ],
    },
    { path: 'openFirst', kind: 'switch', optional: true },
    { path: 'multiple', kind: 'switch', optional: true },
  ],
  defaults: { items: [], openFirst: false, multiple: true },
  sample: (texts) => ({
    items: [
      { title: texts('blockQuestionOne'), doc: sampleText(texts('blockAnswer')) },
      { title: texts('blockQuestionTwo'), doc: sampleText(texts('blockAnswer')) },
    ],
    openFirst: true,
  }),
  size: { w: 16, h: 8 },
  minSize: { w: 6, h: 2 },
  text: (value) =>
    entriesOf(value)
      .flatMap((entry) => [textAt(entry, 'title'), richTextPlain(entry['doc'] as RichText)])
      .join('\n'),
  checks: (value) => emptyWhen(!Array.isArray(value['items']) || value['items'].length === 0, 'items'),
};

function entriesOf(value: BlockValue): readonly BlockValue[] {
  return Array.isArray(value['items']) ? (value['items'] as readonly BlockValue[]) : [];
}
