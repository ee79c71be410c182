import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fontFamilies, sampleFile } from '@veranda/domain/design/font-families';
import { describe, expect, it } from 'vitest';
import { fontFolder, fontPreloads, readFontFamilies } from './theme-fonts.ts';

const families = await readFontFamilies(fontFamilies.map(({ font }) => font));

describe('the families that sites may use', () => {
  it('are all installed under their names, with the file that they are shown by', () => {
    expect(families.map(({ name }) => name)).toEqual(fontFamilies.map(({ name }) => `${name} Variable`));
    const missing = fontFamilies.filter(
      ({ font }) => !existsSync(join(fontFolder(font.family) ?? '', 'files', sampleFile(font))),
    );
    expect(missing).toEqual([]);
  });

  it('have an italic where it is said, subsets by their characters, and one file that is fetched at once', () => {
    for (const family of families) {
      expect(new Set(family.files.map(({ style }) => style)), family.name).toEqual(
        new Set(family.font.styles),
      );
      expect(
        family.files.every(({ unicodeRange }) => unicodeRange !== ''),
        family.name,
      ).toBe(true);
      expect(fontPreloads([family]), family.name).toHaveLength(1);
    }
  });

  it('have a fallback of their own measures, so that nothing moves when they arrive', () => {
    for (const { name, font, fallbacks } of families) {
      expect(
        fallbacks.map(({ style }) => style),
        name,
      ).toEqual(font.styles.length > 1 ? ['normal', 'italic'] : ['normal']);
      for (const { sizeAdjust, ascent } of fallbacks) {
        const adjust = Number.parseFloat(sizeAdjust);
        expect(adjust, name).toBeGreaterThan(50);
        expect(adjust, name).toBeLessThan(230);
        expect(Number.parseFloat(ascent), name).toBeGreaterThan(35);
      }
    }
  });
});
