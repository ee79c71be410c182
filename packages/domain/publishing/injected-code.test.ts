import { describe, expect, it } from 'vitest';
import { injectedCodeFault } from './injected-code.ts';

describe('code that is injected into every page', () => {
  it.each([
    '',
    '<meta name="verify" content="x">',
    '<script async src="https://a.example/x.js"></script>\n<script>go("<body>")</script >',
    '<!-- </body> --><style>a{}</style><noscript><img src="https://a.example/p.gif"></noscript>',
    '<header>Not the head</header>',
  ])('may be %j', (code) => expect(injectedCodeFault(code)).toBeNull());

  it.each([
    ['<script>go()', { line: 1, fault: 'unclosed', name: 'script' }],
    ['<b>a</b>\n<!-- open', { line: 2, fault: 'unclosed', name: '!--' }],
    ['<script>a</script>\n\n<STYLE>b{}</styles>', { line: 3, fault: 'unclosed', name: 'style' }],
    ['<textarea>', { line: 1, fault: 'unclosed', name: 'textarea' }],
    ['<script></script></head>', { line: 1, fault: 'frame', name: '/head' }],
    ['<base href="/">', { line: 1, fault: 'frame', name: 'base' }],
  ])('may not be %j, which would change how the rest of the page is read', (code, fault) =>
    expect(injectedCodeFault(code)).toEqual(fault),
  );
});
