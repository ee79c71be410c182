import { describe, expect, it } from 'vitest';
import { condenseCss } from './condense-css.ts';

describe('a condensed sheet', () => {
  it.each([
    [
      '/* A note. */\n:where(a, b > c) {\n  margin: 0 0.5em;\n  color: red !important;\n}\n',
      ':where(a,b>c){margin:0 .5em;color:red!important}',
    ],
    ['.a + .b ~ .c {\n  width: calc(100% + 2 * var(--x));\n}', '.a+.b~.c{width:calc(100% + 2*var(--x))}'],
    [
      '@media (max-width: 767px) {\n  .a :is(b) {\n    top: -0.5rem;\n  }\n}',
      '@media (max-width:767px){.a :is(b){top:-.5rem}}',
    ],
    [
      '@media (max-width: 620px) {\n  .a,\n  .b {\n    width: 100%;\n  }\n}\n',
      '@media (max-width:620px){.a,.b{width:100%}}',
    ],
    ['ul > li a:hover {\n  font: 16px/1.5 A, sans-serif;\n}', 'ul>li a:hover{font:16px/1.5 A,sans-serif}'],
    ['ul[role="list"]::before {\n  content: "a , b; ";\n}', 'ul[role=list]::before{content:"a , b; "}'],
    [
      ':where(:has(> :only-child)) {\n  margin-top: 10.5px;\n}',
      ':where(:has(>:only-child)){margin-top:10.5px}',
    ],
  ])('of %j is %j', (source, condensed) => {
    expect(condenseCss(source)).toBe(condensed);
  });

  it('holds an icon as a picture', () => {
    expect(condenseCss('.a {\n  mask: icon("M3 5h14") center / contain;\n}')).toMatch(
      /^\.a\{mask:url\("data:image\/svg\+xml,[^"]*d='M3 5h14'[^"]*"\) center\/contain\}$/,
    );
  });
});
