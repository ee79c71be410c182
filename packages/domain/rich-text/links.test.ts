import { describe, expect, it } from 'vitest';
import { isSafeHref, isWebAddress } from './links.ts';

describe('addresses that may be linked to', () => {
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
    '/salt&pepper?a=1&b=2#c:d',
    'https://en.example/wiki/AT&T?a=b&c=d',
    'https://bücher.example:8443/größe.html',
    'mailto:a@b.c?subject=Hello there&body=x',
    '/l’amour-d’été',
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
    'java\tscript:1',
    '\u0001javascript:1',
    '\u00a0javascript:1',
    '\ufeffjavascript:1',
    '/\t/evil.example',
    '/\\evil.example',
    'javascript&colon;alert(1)',
    '&#106;avascript:1',
    '/&sol;evil.example',
    '/&#9;/evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https://',
    'https://:80/',
    'https://good.example@evil.example/',
    'https://a b.example/',
    'ｊavascript:1',
    'view-source:x',
    'file:///etc/passwd',
    '/x"onclick="1',
    '/<script>',
    '/\ud800',
    '/x\u2028',
  ])('refuse %j', (href) => expect(isSafeHref(href)).toBe(false));
  it('take only http and https for addresses of the web', () => {
    const addresses = ['https://x.example/1', 'http://x.example', '/x', 'mailto:a@b.c', 'https:x', ''];
    expect(addresses.filter(isWebAddress)).toEqual(['https://x.example/1', 'http://x.example']);
  });
});
