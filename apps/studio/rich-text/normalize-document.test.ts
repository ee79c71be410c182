import { describe, expect, it } from 'vitest';
import { normalizeDocument } from './normalize-document.ts';

describe('normalizeDocument', () => {
  it('leaves out attributes without a value, in nodes and marks', () => {
    const link = { type: 'link', attrs: { href: '/shop', newWindow: null } };
    const paragraph = {
      type: 'paragraph',
      attrs: { align: null, style: 'lead' },
      content: [{ type: 'text', text: 'Shop', marks: [link] }],
    };
    expect(normalizeDocument({ type: 'doc', content: [paragraph] })).toEqual({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          attrs: { style: 'lead' },
          content: [{ type: 'text', text: 'Shop', marks: [{ type: 'link', attrs: { href: '/shop' } }] }],
        },
      ],
    });
  });
  it('drops the start of a numbered list, which the domain does not know', () => {
    const list = { type: 'orderedList', attrs: { start: 1, type: null }, content: [] };
    expect(normalizeDocument({ type: 'doc', content: [list] }).content[0]).toEqual({
      type: 'orderedList',
      content: [],
    });
  });
  it('gives an empty document its empty list, which the editor leaves out', () => {
    expect(normalizeDocument({ type: 'doc' })).toEqual({ type: 'doc', content: [] });
  });
});
