import { describe, expect, it } from 'vitest';
import { kitOf, readFontKit, writeFontKit } from './font-kit.ts';
import { valuesProblem } from './design-values.ts';
import { siteFonts } from './site-fonts.ts';
import { isTweakValue, tweaksOf } from './tweaks.ts';

const kit = { id: 'abc1def', families: [{ name: 'Proxima Nova', css: 'proxima-nova' }] };
const value = 'abc1def; Proxima Nova=proxima-nova';
const tweaks = tweaksOf(`
  // tweak: { "type": "font", "title": "Headings" }
  @heading: Fraunces;
  // tweak: { "type": "kit", "title": "Typekit Kit" }
  @font-kit: none;`);

describe('a kit of fonts', () => {
  it('is a value of a tweak and is read again', () => {
    expect(writeFontKit(kit)).toBe(value);
    expect(readFontKit(value)).toEqual(kit);
    expect(kitOf(tweaks, { 'font-kit': value })).toEqual(kit);
    expect(kitOf(tweaks, {})).toBeNull();
  });

  it.each([
    'none',
    'abc',
    'ABC1DEF',
    "abc1def; Proxima'Nova=proxima-nova",
    'abc1def; Proxima Nova=proxima nova',
    'abc1def; Proxima Nova=x;} body{display:none',
    'abc1def;Proxima Nova=proxima-nova',
  ])('decisions §names Typekit kit: an id checked by pattern: is not %s', (text) => {
    expect(readFontKit(text)).toBeNull();
    const [, tweak] = tweaks;
    expect(tweak && isTweakValue(tweak, text)).toBe(false);
  });

  it('leaves out a family that a sheet could not name', () => {
    const families = [...kit.families, { name: 'Ａ', css: 'a' }, { name: 'B', css: 'b"' }];
    expect(writeFontKit({ ...kit, families })).toBe(value);
  });

  it('makes its families fonts of the site, which has no files of them', () => {
    const values = { heading: 'Proxima Nova', 'font-kit': value };
    expect(valuesProblem(tweaks, values, values)).toBeNull();
    expect(valuesProblem(tweaks, { heading: 'Proxima Nova' }, values)).toBeNull();
    expect(valuesProblem(tweaks, { heading: 'Proxima Nova' }, {})).toMatchObject({ field: 'values.heading' });
    const fonts = [{ family: 'fraunces', axes: 'wght', styles: [], preload: [], fallback: 'serif' }] as const;
    expect(siteFonts(fonts, tweaks, values)).toEqual([]);
    expect(siteFonts(fonts, tweaks, { heading: 'Proxima Nova' })).toEqual(fonts);
  });
});
