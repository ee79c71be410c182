import type { RichText } from '../../rich-text/rich-text.ts';
import { richTextPlain } from '../../rich-text/rich-text-reading.ts';
import { type BlockKind, type BlockValue, emptyWhen } from '../kind.ts';
import { sampleText } from '../sample.ts';

const empty: RichText = { type: 'doc', content: [{ type: 'paragraph' }] };

/** Paragraphs, headings, lists and quotations (block 2). */
export const text: BlockKind = {
  id: 2,
  key: 'text',
  group: 'basic',
  fields: [{ path: 'doc', kind: 'richtext' }],
  defaults: { doc: empty },
  sample: (texts) => ({ doc: sampleText(texts('blockText'), texts('blockTextHeading')) }),
  size: { w: 12, h: 5 },
  minSize: { w: 2, h: 1 },
  text: (value) => richTextPlain(docOf(value)),
  checks: (value) => emptyWhen(richTextPlain(docOf(value)).trim() === '', 'doc'),
};

function docOf(value: BlockValue): RichText {
  return (value['doc'] as RichText | undefined) ?? empty;
}
