import type { LinkedSite } from '@veranda/domain/links/resolve-link';
import { itemsInMemory } from '@veranda/domain/publishing/items/items-in-memory';
import type { RichInline, RichMark, RichNode } from '@veranda/domain/rich-text/rich-text';
import { describe, expect, it } from 'vitest';
import { richTextHtml } from './rich-text.ts';

const page = '0192f0c1-1111-7000-8000-000000000001';
const site = {
  website: { id: 'w' },
  collections: [{ id: page, urlSlug: 'visit', isHome: false }],
  items: itemsInMemory([], 0),
  assets: {},
} as unknown as LinkedSite;
const html = (...content: unknown[]): string =>
  richTextHtml({ type: 'doc', content: content as RichNode[] }, site);
const text = (words: string, ...marks: RichMark[]): RichInline => ({ type: 'text', text: words, marks });
const paragraph = (...content: RichInline[]): RichNode => ({ type: 'paragraph', content });

describe('the allow-list serialiser', () => {
  it('writes nested marks and escapes every text', () => {
    expect(html(paragraph(text('a<b> & "c"', { type: 'bold' }, { type: 'italic' })))).toBe(
      '<p><strong><em>a&lt;b&gt; &amp; &quot;c&quot;</em></strong></p>',
    );
  });
  it('writes lists without paragraphs of one', () => {
    const item = { type: 'listItem', content: [paragraph(text('one'))] };
    expect(html({ type: 'bulletList', content: [item] })).toBe('<ul><li>one</li></ul>');
  });
  it('leads to what a link names by its id, and to nothing that is gone', () => {
    const linked = (href: string) => html(paragraph(text('x', { type: 'link', attrs: { href } })));
    expect(linked(`page:${page}`)).toBe('<p><a href="/visit">x</a></p>');
    expect(linked(`item:${page}`)).toBe('<p>x</p>');
  });
  it('takes the link away from an address that is not of the policy', () => {
    expect(html(paragraph(text('x', { type: 'link', attrs: { href: 'javascript:alert(1)' } })))).toBe(
      '<p>x</p>',
    );
  });
  it('keeps a page that is opened from reaching back', () => {
    const link = { type: 'link', attrs: { href: 'https://x.example', newWindow: true } } as const;
    expect(html(paragraph(text('x', link)))).toBe(
      '<p><a href="https://x.example" target="_blank" rel="noopener">x</a></p>',
    );
  });
  it('writes sizes, highlights and alignments as classes of the base sheet', () => {
    const words = text(
      'x',
      { type: 'highlight', attrs: { tone: 'soft' } },
      { type: 'size', attrs: { size: 'xl' } },
    );
    expect(html({ type: 'paragraph', attrs: { align: 'left', style: 'lead' }, content: [words] })).toBe(
      '<p class="v-lead v-align-left"><mark class="v-highlight-soft"><span class="v-size-xl">x</span></mark></p>',
    );
  });
  it('writes nothing for nodes and marks that are not of the list', () => {
    expect(html({ type: 'script', content: [text('alert(1)')] })).toBe('');
    expect(html(paragraph(text('x', { type: 'blink' } as unknown as RichMark)))).toBe('<p>x</p>');
    expect(html(paragraph(text('x', { type: 'color', attrs: { token: 'red;x:url(1)' } })))).toBe('<p>x</p>');
    const size = { type: 'size', attrs: { size: 'x" onclick="1' } } as unknown as RichMark;
    const highlight = { type: 'highlight', attrs: { tone: 'x' } } as unknown as RichMark;
    expect(html(paragraph(text('x', size, highlight)))).toBe('<p>x</p>');
  });
});
