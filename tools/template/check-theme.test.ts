import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkTheme } from './check-theme.ts';
import { printFinding } from './finding.ts';

const folder = mkdtempSync(join(tmpdir(), 'theme-'));
afterAll(() => rmSync(folder, { recursive: true }));
let made = 0;

/** `file:line:column CODE` of each error of a theme of these files. */
async function check(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const theme = join(folder, String((made += 1)));
  for (const [path, text] of Object.entries({ 'template.conf': '{}', 'site.region': 'x', ...files })) {
    mkdirSync(dirname(join(theme, path)), { recursive: true });
    writeFileSync(join(theme, path), text);
  }
  const found = await checkTheme(theme);
  return found.map((finding) => printFinding(finding).split(' ').slice(0, 2).join(' '));
}

const conf = (more: string) => `{"layouts": {"default": {"regions": ["site"]}},\n${more}}`;

describe('checking a theme names every error with its file, line and column', () => {
  it.each([
    ['nothing in a theme without errors', {}, []],
    ['syntax', { 'site.region': 'a\n  {.end}' }, ['site.region:2:3 MISMATCHED_END']],
    [
      'each kind of file',
      {
        'blocks/a.block': '{.i}',
        'collections/b.list': '{.i}',
        'collections/b.item': '{.i}',
        'pages/c.page': '{.i}',
      },
      [
        'blocks/a.block:1:1 INVALID_INSTRUCTION',
        'collections/b.item:1:1 INVALID_INSTRUCTION',
        'collections/b.list:1:1 INVALID_INSTRUCTION',
        'pages/c.page:1:1 INVALID_INSTRUCTION',
      ],
    ],
    [
      'several in one file, in order',
      { 'site.region': '{a|gone}\n{.gone?}x{.end}' },
      ['site.region:1:5 FORMATTER_UNKNOWN', 'site.region:2:1 PREDICATE_UNKNOWN'],
    ],
    [
      'the body of a tag',
      { 'site.region': 'é<squarespace:query collection="a">\n {.section x}\n</squarespace:query>{a}' },
      ['site.region:3:1 EOF_IN_BLOCK'],
    ],
    [
      'bodies in bodies',
      {
        'site.region':
          '<squarespace:query>\n<squarespace:related>\n {.or}</squarespace:related></squarespace:query>',
      },
      ['site.region:3:2 NOT_ALLOWED_AT_ROOT'],
    ],
    ['nothing of what is escaped', { 'site.region': '<squarespace:escape>{.or}</squarespace:escape>' }, []],
    [
      'partials that are not there',
      {
        'site.region': '{@|apply there}\n{.if a}{b}{.or}{@|apply gone}{.end}\n{.include lost}',
        'blocks/there.block': '{@|apply there.block}{x|apply cart-link}',
      },
      ['site.region:2:16 APPLY_PARTIAL_MISSING', 'site.region:3:1 INCLUDE_PARTIAL_MISSING'],
    ],
    ['macros are there', { 'site.region': '{@|apply m private}', 'blocks/a.block': '{.macro m}x{.end}' }, []],
    ['tags that are not there', { 'site.region': 'a\n<squarespace:gone/>' }, ['site.region:2:1 TAG_UNKNOWN']],
    [
      'a query without a body',
      { 'site.region': '<squarespace:query collection="a">' },
      ['site.region:1:1 TAG_NOT_CLOSED'],
    ],
    [
      'a navigation without its block',
      { 'site.region': '<squarespace:navigation template="gone"/><squarespace:navigation template="{x}"/>' },
      ['site.region:1:1 TAG_TEMPLATE_MISSING'],
    ],
    [
      'a script without its file',
      {
        'site.region': '<squarespace:script src="a.js"/> <squarespace:script src="b.js"/>',
        'scripts/a.js': '',
      },
      ['site.region:1:34 TAG_SCRIPT_MISSING'],
    ],
    [
      'a conf that cannot be read',
      { 'collections/blog.conf': '{\n"a" 1}' },
      ['collections/blog.conf:2:5 CONF_UNREADABLE'],
    ],
    ['no slips of a conf', { 'template.conf': '\uFEFF{ // c\n "a": [1,], }\n{"b": 2}' }, []],
    [
      'sheets and regions that are named',
      { 'template.conf': '{"stylesheets": ["gone.less"],\n "layouts": {"default": {"regions": ["lost"]}}}' },
      ['template.conf:1:19 THEME_FILE_MISSING', 'template.conf:2:39 THEME_FILE_MISSING'],
    ],
    [
      'statements of a sheet',
      {
        'template.conf': conf('"stylesheets": ["a.less", "b.css"]'),
        'styles/a.less': '@x: 1px;\na{b:@x}',
        'styles/b.css': 'c{d:e}\nf{\n  g:@no}',
      },
      ['styles/b.css:3:5 STYLE_FAILS'],
    ],
    [
      'imports and open ends of a sheet',
      { 'template.conf': conf('"stylesheets": ["a.less"]'), 'styles/a.less': '\n@import "gone";\na{b:c' },
      ['styles/a.less:2:1 STYLE_IMPORT', 'styles/a.less:3:6 STYLE_UNCLOSED'],
    ],
    [
      'nothing of what others have put there',
      { 'node_modules/a/b.block': '{.i}', '.git/c.block': '{.i}' },
      [],
    ],
  ] as const)('%s', async (_what, files, findings) => {
    expect(await check(files as Readonly<Record<string, string>>)).toEqual(findings);
  });

  it('a folder that is no theme', async () => {
    expect((await checkTheme(join(folder, 'nowhere'))).map(({ code }) => code)).toContain(
      'THEME_FILE_MISSING',
    );
  });
});

describe('our themes', () => {
  const themes = join(import.meta.dirname, '../../packages/themes');
  const names = readdirSync(themes, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  it.each(names.map(({ name }) => name))('%s has no error', async (name) => {
    expect((await checkTheme(join(themes, name))).map(printFinding)).toEqual([]);
  });
});
