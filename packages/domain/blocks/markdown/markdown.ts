import { type BlockKind, emptyWhen, textAt } from '../kind.ts';

/** Text in Markdown (block 44): CommonMark with tables and struck text; HTML in it is shown as it is written. */
export const markdown: BlockKind = {
  id: 44,
  key: 'markdown',
  group: 'code',
  fields: [{ path: 'source', kind: 'code', language: 'markdown', maxLength: 50_000 }],
  defaults: { source: '' },
  sample: (texts) => ({ source: `## ${texts('blockTextHeading')}\n\n${texts('blockMarkdown')}\n` }),
  size: { w: 14, h: 8 },
  minSize: { w: 4, h: 2 },
  text: (value) => plainMarkdown(textAt(value, 'source')),
  checks: (value) => emptyWhen(textAt(value, 'source').trim() === '', 'source'),
};

// Words without the marks of the notation: for search and excerpts, where a mark too many does no harm.
function plainMarkdown(source: string): string {
  return source
    .replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|[-*+>]|\d{1,9}[.)])[ \t]+/gm, '')
    .replace(/[*_`~|]/g, '');
}
