import { describe, expect, it } from 'vitest';
import { isSafeHref } from './links.ts';

describe('addresses that may be linked to, security (HTML policy)', () => {
  it.each([
    '',
    '/shop',
    'about',
    '#dates',
    '?tag=x',
    'https://example.com/a:b',
    'http://x',
    'mailto:a@b.c',
    'tel:+49',
    'HTTPS://X',
    'a/b:c',
  ])('allow %j', (href) => expect(isSafeHref(href)).toBe(true));
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:1',
    'java\nscript:1',
    'data:text/html,x',
    '//evil.example',
    '\\evil',
    ' /x',
    'vbscript:x',
    'blob:x',
    `/${'a'.repeat(2000)}`,
  ])('refuse %j', (href) => expect(isSafeHref(href)).toBe(false));
});
