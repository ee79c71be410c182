import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wcagContrast } from 'culori';
import less from 'less';
import { describe, expect, it } from 'vitest';

const themes = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const sectionThemes = [
  'lightest',
  'light',
  'bright',
  'dark',
  'darkest',
  'lightest-accent',
  'light-accent',
  'accent',
  'dark-accent',
  'darkest-accent',
];

/** Text on its ground, notes on it, what one acts on, and the label on that. */
const pairs = [
  ['fg', 'bg'],
  ['muted', 'bg'],
  ['accent', 'bg'],
  ['accent-fg', 'accent'],
] as const;

describe.each(themes)('the section themes of %s', async (theme) => {
  const colours = await coloursOf(theme);

  it('are all ten', () => {
    expect(sectionThemes.filter((name) => !colours.has(name))).toEqual([]);
  });

  it('keep 4.5 : 1 between text and ground (WCAG 2.2, 1.4.3)', () => {
    const faint = sectionThemes.flatMap((name) =>
      pairs.flatMap(([front, ground]) => {
        const ratio = contrast(colours.get(name), front, ground);
        return ratio >= 4.5 ? [] : [`${name}: ${front} on ${ground} ${ratio.toFixed(2)}`];
      }),
    );
    expect(faint).toEqual([]);
  });
});

function contrast(colours: Colours | undefined, front: string, ground: string): number {
  const [first, second] = [colours?.get(front), colours?.get(ground)];
  return first === undefined || second === undefined ? 0 : wcagContrast(first, second);
}

type Colours = ReadonlyMap<string, string>;

/** The custom properties of each section theme in the compiled sheet. */
async function coloursOf(theme: string): Promise<ReadonlyMap<string, Colours>> {
  const folder = join(import.meta.dirname, theme, 'styles');
  const source = ['tweaks.less', 'palette.less'].map((name) => readFileSync(join(folder, name), 'utf8'));
  const { css } = await less.render(source.join('\n'), { math: 'always' });
  const found = css.matchAll(/([^{}]*\[data-section-theme="[a-z-]+"\][^{}]*)\{([^}]*)\}/g);
  return new Map(
    [...found].map(([, selector = '', body = '']) => {
      const name = /data-section-theme="([a-z-]+)"/.exec(selector)?.[1] ?? '';
      const properties = body.matchAll(/--([a-z-]+):\s*([^;]+);/g);
      return [name, new Map([...properties].map((each) => [each[1] ?? '', (each[2] ?? '').trim()]))] as const;
    }),
  );
}
