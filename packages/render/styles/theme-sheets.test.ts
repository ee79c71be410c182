import { describe, expect, it } from 'vitest';
import { themeSheets } from './theme-sheets.ts';

function names(named: readonly string[], files: Readonly<Record<string, string>>) {
  const missing: string[] = [];
  const sheets = themeSheets(named, new Map(Object.entries(files)), missing);
  return [sheets.map(({ name }) => name).join(' '), missing.join(' ')];
}

describe('the sheets that a theme names', () => {
  it.each([
    ['stand in order', ['b.less', 'a.css'], { 'styles/a.css': '', 'styles/b.less': '' }, 'b.less a.css', ''],
    ['are named when absent', ['gone.less', 'a.less'], { 'styles/a.less': '' }, 'a.less', 'styles/gone.less'],
    ['may lack their ending', ['a'], { 'styles/a.less': '' }, 'a.less', ''],
    ['may stand beside template.conf', ['a.less'], { 'a.less': '' }, 'a.less', ''],
    [
      'follow those that they import',
      ['a.less'],
      {
        'styles/a.less': '@import "parts/b"; @import url(https://x.example/y.css);',
        'styles/parts/b.less': '@import "../c.less";',
        'styles/c.less': '',
      },
      'c.less parts/b.less a.less',
      '',
    ],
    [
      'stand once, though they import one another',
      ['a.less', 'b.less'],
      { 'styles/a.less': '@import "b";', 'styles/b.less': '@import "a";' },
      'b.less a.less',
      '',
    ],
  ])('%s', (_what, named, files, sheets, missing) => expect(names(named, files)).toEqual([sheets, missing]));
});
