import { describe, expect, it } from 'vitest';
import { fontCategories, fontFamilies, fontFamilyNamed, searchFonts } from './font-families.ts';
import { siteFonts } from './site-fonts.ts';
import type { ThemeFont } from './theme-conf.ts';
import { tweaksOf } from './tweaks.ts';

describe('the families that sites may use', () => {
  it('are at least sixty, each once, some in each category', () => {
    expect(new Set(fontFamilies.map(({ font }) => font.family)).size).toBe(fontFamilies.length);
    expect(fontFamilies.length).toBeGreaterThanOrEqual(60);
    expect(fontCategories.filter((category) => searchFonts('', category).length === 0)).toEqual([]);
  });

  it('are found by parts of their names, of one category or of all', () => {
    expect(searchFonts('red mono', null).map(({ name }) => name)).toEqual(['Red Hat Mono']);
    expect(searchFonts('red hat', 'mono').map(({ name }) => name)).toEqual(['Red Hat Mono']);
    expect(searchFonts('no such font', null)).toEqual([]);
    expect(fontFamilyNamed('source serif 4')?.font.family).toBe('source-serif-4');
  });
});

const font = (family: string): ThemeFont => ({
  family,
  axes: 'opsz',
  styles: ['normal'],
  preload: [],
  fallback: 'serif',
});
const [own, fixed] = [font('fraunces'), font('jetbrains-mono')];
const tweaks = tweaksOf('// tweak: { "type": "font", "title": "Headings" }\n@heading: Fraunces;');

describe('the fonts of a site', () => {
  it('are those of its theme, as the theme describes them', () => {
    expect(siteFonts([own, fixed], tweaks, {})).toEqual([fixed, own]);
  });

  it('are without one that the owner has replaced, and with the other', () => {
    const fonts = siteFonts([own, fixed], tweaks, { heading: 'Inter' });
    expect(fonts.map(({ family }) => family)).toEqual(['jetbrains-mono', 'inter']);
  });

  it('are those of the theme where the choice is unknown', () => {
    expect(siteFonts([own, fixed], tweaks, { heading: 'No such font' })).toEqual([fixed, own]);
  });
});
