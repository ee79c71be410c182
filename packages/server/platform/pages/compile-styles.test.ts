import { afterAll, describe, expect, it } from 'vitest';
import { openStyleCompiler } from './compile-styles.ts';
import { compileLess } from './less-worker.ts';

const compiler = openStyleCompiler();
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
    expect(compiler.known(hash)?.css).toBe(css);
  });

  it('loses only the statements that fail, and names them', async () => {
    const { css, problems } = await compiler.compile(
      input('a{color:red}\nb{.missing()}\nc{color:@undefined}\nd{color:blue}'),
    );
    expect(css).toMatch(/a \{\s*color: red/);
    expect(css).toMatch(/d \{\s*color: blue/);
    expect(problems).toHaveLength(2);
  });

  it('reads no file and runs no script', async () => {
    const read = await compileLess('@import (inline) "/etc/hostname"; a{color:red}');
    expect(read.problems.join()).toMatch(/not read/);
    const file = await compileLess('a{background:data-uri("/etc/hostname")}\nb{color:red}');
    expect(file.css).not.toMatch(/base64/);
    const script = await compileLess('a{width:`process.exit(1)`}\nb{color:red}');
    expect(script.css).toMatch(/color: red/);
  });
});
