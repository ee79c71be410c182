import { afterAll, describe, expect, it } from 'vitest';
import { createStyleCompiler } from './compile-styles.ts';
import { compileLess } from './less-worker.ts';

const compiler = createStyleCompiler();
afterAll(() => compiler.close());
const input = (text: string, tweaks: Readonly<Record<string, string>> = {}) => ({
  sheets: [{ name: 'a.less', text }],
  tweaks,
  fonts: [],
});

describe('the sheet of a site', () => {
  it('is compiled off the thread, after the base sheet, once for each content', async () => {
    const made = compiler.compile(input('@w: 2px * 3; a{width:@w}'));
    expect(compiler.compile(input('@w: 2px * 3; a{width:@w}'))).toBe(made);
    const { css, hash } = await made;
    expect(css.indexOf('.v-grid')).toBeLessThan(css.indexOf('width: 6px'));
    expect(compiler.known(hash)).toBe(made);
  });

  it('loses only the statements that fail, and names them', async () => {
    const { css, problems } = await compiler.compile(
      input('a{color:red}\nb{.missing()}\nc{color:@undefined;x:y}\nd{color:blue}'),
    );
    expect(css).toMatch(/a \{\s*color: red/);
    expect(css).toMatch(/d \{\s*color: blue/);
    expect(css).toMatch(/c \{\s*x: y/);
    expect(problems).toEqual([
      expect.stringMatching(/^a\.less:2:3 .*missing is undefined: left out "\.missing\(\)"$/),
      expect.stringMatching(/^a\.less:3:9 variable @undefined is undefined: left out "color:@undefined;"$/),
    ]);
  });

  it.each([
    ['a block that is never closed', ['a{b:c', 'd{e:f}'], 1],
    ['a comment that is never closed', ['a{b:c} /* ', 'd{e:f}'], 1],
    ['a brace too many', ['a{b:c}}\n', 'd{e:f}'], 1],
    ['what is no statement', ['a{b:c}\n%%% ;', 'd{e:f}'], 1],
    ['a guard that is none', ['a{b:c}\n.m() when {x:y}', 'd{e:f}'], 1],
    ['a function that fails', ['a{b:c;d:darken(x)}', 'd{e:f}'], 1],
    ['a variable of itself', ['@w: @w; a{b:c}\nb{d:@w}', 'd{e:f}'], 2],
    ['a script', ['a{b:c;w:`1`}', 'd{e:f}'], 1],
    ['a hundred undefined variables', ['a{b:c}' + 'p{q:@no}'.repeat(100), 'd{e:f}'], 100],
    ['a filter of old browsers with blanks', ['a{b:c;filter: alpha(opacity = 50)}', 'd{e:f}'], 0],
    ['a hack of old browsers', ['a{b:c;*zoom:1;_height:1px;filter:alpha(opacity=50)}', 'd{e:f}'], 0],
  ])('survives %s', async (_what, [first = '', second = ''], count) => {
    const sheets = [
      { name: 'a.less', text: first },
      { name: 'b.css', text: second },
    ];
    const { css, problems } = await compiler.compile({ sheets, tweaks: {}, fonts: [] });
    expect(css).toMatch(/a \{\s*b: c/);
    expect(css).toMatch(/d \{\s*e: f/);
    expect(problems.length).toBe(count);
  });

  it.each([
    ['"progid:DX.g(startColorstr=\'@{x}\')"', '"progid:DX.g(startColorstr=\'#fff\')"'],
    ['"progid:DX.g(x=\'}\')"', '"progid:DX.g(x=\'}\')"'],
    ['e(%("progid:DX.g(x=%d)", argb(@x)))', 'progid:DX.g(x=#ffffffff)'],
    [
      "progid:DX.g(startColorstr='#80000000',GradientType=0)",
      "progid:DX.g(startColorstr='#80000000', GradientType=0)",
    ],
  ])('gives the filter of old browsers as the compiler alone does: %s', async (written, expected) => {
    const { css, problems } = await compiler.compile(input(`@x:#fff;\na{-ms-filter:${written};b:c}\nd{e:f}`));
    expect(css).toMatch(/d \{\s*e: f/);
    expect(css).toContain(`-ms-filter: ${expected};\n  b: c`);
    expect(problems).toEqual([]);
  });

  it('leaves remote imports to the browser, before every rule', async () => {
    const text = "a{b:c}\n@import url('https://x.example/css2?family=A:wght@400;700');\nd{e:f}";
    const { css, problems } = await compiler.compile(input(text));
    expect(css).toMatch(/^@import url\('https:\/\/x\.example\/css2\?family=A:wght@400;700'\);\n/);
    expect(css).toMatch(/d \{\s*e: f/);
    expect(problems).toEqual([]);
  });

  it('is compiled to its end by a compiler that is closed meanwhile', async () => {
    const stopped = createStyleCompiler();
    const made = stopped.compile(input('a{color:red}'));
    await stopped.close();
    expect((await made).css).toMatch(/color: red/);
  });

  it('reads no file and runs no script', async () => {
    const read = await compileLess('@import (inline) "/etc/hostname"; a{color:red}');
    expect(JSON.stringify(read.problems)).toMatch(/not read/);
    const file = await compileLess('a{background:data-uri("/etc/hostname")}\nb{color:red}');
    expect(file.css).not.toMatch(/base64/);
    const script = await compileLess('a{width:`process.exit(1)`}\nb{color:red}');
    expect(script.css).toMatch(/color: red/);
  });
});
