import { describe, expect, it } from 'vitest';
import { customCssProblems } from './custom-css-problems.ts';

const faults = (css: string) => customCssProblems(css).map(({ line, fault }) => `${line} ${fault}`);

describe('custom CSS', () => {
  it.each([
    '.site-title:is(a, b) > c:hover { color: var(--accent, red) !important; }',
    '.a { background: url("/s/bread.jpg") center / cover, url(#x); }\n/* a note: see https://a.example */',
    '@media (400px <= width < 600px) { .a { inset: 0 auto; &:hover { rotate: 2deg; } } }',
    '@font-face { font-family: "My Face"; src: url(/s/face.woff2) format("woff2"); }',
    '@supports (display: grid) { @container card (width > 30em) { .sm\\:a::before { content: "\\201C"; } } }',
    '.a { scroll-behavior: smooth; background: url("data:image/svg+xml;base64,AAAA"); }',
    '',
  ])('takes %j', (css) => expect(faults(css)).toEqual([]));

  it.each([
    ['a declaration without a colon', 'a { color: red; }\nb {\n  color red;\n}', '3 syntax'],
    ['a brace too many', 'a { color: red; }\n}', '2 syntax'],
    ['a block that is not closed', 'a {\n  color: red;\n', '2 unclosed'],
    ['a comment that is not closed', 'a { color: red; }\n/* b', '2 unclosed'],
  ])('names the line of %s', (_what, css, expected) => expect(faults(css)[0]).toBe(expected));

  it.each([
    ['an import', 'a{b:c}\n@import "x.css";', 'import'],
    ['an import with escapes', '\n@\\69mport "/x.css";', 'import'],
    ['an address of another host', '\na{b:url(https://a.example/x.png)}', 'address'],
    ['one without a scheme', '\na{b:url("//a.example/x.png")}', 'address'],
    ['one with a backslash', '\na{b:url("/\\\\a.example/x.png")}', 'address'],
    ['one with escapes', '\na{b:\\75rl(h\\74tps://a.example/x.png)}', 'address'],
    ['one with blanks in its scheme', '\na{b:url("ht\\9 tps://a.example/x.png")}', 'address'],
    ['one in a set of images', '\na{b:image-set("https://a.example/x.png" 1x)}', 'address'],
    ['one behind a comment within an address', '\na{b:url(/*);c:url(//a.example)/**/}', 'address'],
    ['one behind a string with a comment', '\na{content:"/*";b:url(//a.example);content:"*/"}', 'address'],
    ['a script as an address', '\na{b:url(javascript:alert(1))}', 'address'],
    ['a page as an address', '\na{b:url(data:text/html,x)}', 'address'],
    ['a path beside the sheet', '\na{b:url(x.png)}', 'address'],
    ['an expression', '\na{width:expression(alert(1))}', 'script'],
    ['a binding', '\na{-moz-binding:url(/x)}', 'script'],
    ['the end of an element', '\n</style><script>alert(1)</script>', 'markup'],
  ])('refuses %s', (_what, css, fault) => expect(faults(css)).toContain(`2 ${fault}`));

  it('is told of twenty faults at most', () => {
    expect(customCssProblems('@import "x";\n'.repeat(100))).toHaveLength(20);
  });
});
