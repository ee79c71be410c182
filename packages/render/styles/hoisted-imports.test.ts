import { describe, expect, it } from 'vitest';
import { hoistedImports } from './hoisted-imports.ts';

describe('imports of a compiled sheet', () => {
  it.each([
    ['a{b:c}', '', 'a{b:c}'],
    ['@import url(https://x.example/y.css);\na{b:c}', '@import url(https://x.example/y.css);', 'a{b:c}'],
    [
      "a{b:c}\n@import url('https://x.example/css2?family=A:wght@400;700&display=swap');\nd{e:f}",
      "@import url('https://x.example/css2?family=A:wght@400;700&display=swap');",
      'a{b:c}\nd{e:f}',
    ],
    [
      '@import "//x.example/y.css" screen;@import \'//z.example\';a{}',
      '@import "//x.example/y.css" screen;\n@import \'//z.example\';',
      'a{}',
    ],
  ])('%j are before everything else', (css, imports, rest) => {
    expect(hoistedImports(css)).toEqual({ imports, rest });
  });
});
