import { describe, expect, it } from 'vitest';
import { textParts } from './comment-links.ts';

describe('the links of a comment', () => {
  it.each([
    ['No link at all.', []],
    ['See https://a.example/b?c=d#e, please.', ['https://a.example/b?c=d#e']],
    ['(http://a.example/) and HTTPS://B.EXAMPLE/x.', ['http://a.example/', 'HTTPS://B.EXAMPLE/x']],
    ['https://a.example/wiki/Oak_(tree)', ['https://a.example/wiki/Oak_(tree)']],
    ['<https://a.example/x>', ['https://a.example/x']],
    ['javascript:alert(1) data:text/html,x ftp://a.example http://', []],
  ])('are the web addresses of “%s”, and its text stays whole', (text, links) => {
    const parts = textParts(text);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.flatMap(({ href }) => href ?? [])).toEqual(links);
  });
});
