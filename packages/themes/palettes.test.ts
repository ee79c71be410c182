import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chosenPalette, type Palette, paletteOfPixels, paletteValues } from '@veranda/domain/design/palette';
import { palettes } from '@veranda/domain/design/palettes.data';
import { contrastPairs, leastContrast, pairContrast } from '@veranda/domain/design/section-contrast';
import { parseThemeConf } from '@veranda/domain/design/theme-conf';
import { tweaksOf } from '@veranda/domain/design/tweaks';
import { sectionColours } from '@veranda/domain/pages/section-colours';
import less from 'less';
import { describe, expect, it } from 'vitest';

const themes = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

// One colour each: of a sign in red, a lawn, a night sky, a yellow van, fog, a black square.
const pictures = ['#e3202b', '#4c9a3a', '#1b2a6b', '#ffd500', '#c9ccd1', '#000000', '#ff9ec7', '#00e5ff'];
const plain = (colour: string): Palette => {
  const value = Number.parseInt(colour.slice(1), 16);
  const pixel = [value >> 16, (value >> 8) & 255, value & 255, 255];
  return paletteOfPixels([...pixel, ...pixel, 255, 255, 255, 255]);
};

describe.each(themes)('the palettes in %s', (theme) => {
  const read = (name: string) => readFileSync(join(import.meta.dirname, theme, name), 'utf8');
  const sheet = read('styles/tweaks.less');
  const offered = { tweaks: tweaksOf(sheet), roles: { ...parseThemeConf(read('template.conf')).mail } };

  async function tooFaint(palette: Palette): Promise<readonly string[]> {
    const values = paletteValues(palette, offered);
    const set = Object.entries(values).map(([name, value]) => `@${name}: ${value};`);
    const source = [sheet, read('styles/palette.less'), ...set].join('\n');
    const { css } = await less.render(source, { math: 'always' });
    return Object.entries(sectionColours(css)).flatMap(([name, colours]) =>
      contrastPairs.flatMap((pair) => {
        const ratio = pairContrast(colours, pair) ?? 0;
        return ratio >= leastContrast ? [] : [`${name}: ${pair.join(' on ')} ${ratio.toFixed(2)}`];
      }),
    );
  }

  it.each(palettes.map((palette) => [palette.key, palette] as const))(
    'keep 4.5 : 1 in all section themes with %s (WCAG 2.2, 1.4.3)',
    async (_key, palette) => expect(await tooFaint(palette)).toEqual([]),
  );

  it.each(pictures)('keep it with what is made of a picture in %s', async (colour) => {
    expect(await tooFaint(plain(colour))).toEqual([]);
  });

  it('are found again by their values', () => {
    for (const palette of palettes)
      expect(chosenPalette(palettes, paletteValues(palette, offered), offered)).toBe(palette);
  });
});
