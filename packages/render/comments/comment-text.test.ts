import { describe, expect, it } from 'vitest';
import { commentTextHtml } from './comment-text.ts';

const link = (url: string) => `<a href="${url}" rel="ugc nofollow noopener">${url}</a>`;

describe('the text of a comment', () => {
  it.each([
    ['is text', '<b onclick="x">&', '&lt;b onclick="x"&gt;&amp;'],
    ['keeps its lines', 'One\n\nTwo', 'One<br><br>Two'],
    ['links addresses', 'At http://a.example/x.', `At ${link('http://a.example/x')}.`],
    [
      'links several',
      'https://a.example (https://b.example)',
      `${link('https://a.example')} (${link('https://b.example')})`,
    ],
    [
      'links nothing else',
      'javascript:alert(1) www.a.example ftp://b',
      'javascript:alert(1) www.a.example ftp://b',
    ],
    ['ends a link at quotes', 'https://a.example/"onload="x', `${link('https://a.example/')}"onload="x`],
  ])('%s', (_what, text, html) => expect(commentTextHtml(text)).toBe(html));

  it('is made in linear time', () => {
    const text = 'https://'.repeat(500) + '.'.repeat(4000);
    expect(commentTextHtml(text).length).toBeGreaterThan(text.length);
  });
});
