import { describe, expect, it } from 'vitest';
import { rich } from './rich.ts';

describe('the notation of rich text', () => {
  it('parts blocks at blank lines and knows them by their first sign', () => {
    const kinds = rich('# A\n\nB\n\n- c\n- d\n\n1. e\n\n> f\n\n---').content.map((node) => node.type);
    expect(kinds).toEqual([
      'heading',
      'paragraph',
      'bulletList',
      'orderedList',
      'blockquote',
      'horizontalRule',
    ]);
  });

  it('gives a paragraph its style', () => {
    expect(rich('! Read on').content[0]).toMatchObject({ attrs: { style: 'lead' } });
    expect(rich('~ A note').content[0]).toMatchObject({ attrs: { style: 'small' } });
  });

  it('nests the marks of a line', () => {
    expect(rich('see *the [map](/visit)*.').content[0]).toEqual({
      type: 'paragraph',
      content: [
        { type: 'text', text: 'see ' },
        { type: 'text', text: 'the ', marks: [{ type: 'italic' }] },
        {
          type: 'text',
          text: 'map',
          marks: [{ type: 'italic' }, { type: 'link', attrs: { href: '/visit' } }],
        },
        { type: 'text', text: '.' },
      ],
    });
  });

  it('breaks a line where it ends in a bar, and nowhere else', () => {
    expect(rich('one |\ntwo\nthree').content[0]).toMatchObject({
      content: [{ text: 'one ' }, { type: 'hardBreak' }, { text: 'two three' }],
    });
  });
});
