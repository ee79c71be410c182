import { fontNamed } from './font-families.ts';
import type { ThemeFont } from './theme-conf.ts';
import type { Tweak } from './tweaks.ts';

/**
 * Fonts of a site: those that its tweaks choose, and those of the theme that no tweak stands for. A font of the
 * theme that the owner has replaced is none.
 */
export function siteFonts(
  fonts: readonly ThemeFont[],
  tweaks: readonly Tweak[],
  chosen: Readonly<Record<string, string>>,
): readonly ThemeFont[] {
  const faces = tweaks.filter(({ type }) => type === 'font');
  const used = faces.flatMap(
    (tweak) =>
      fontNamed(fonts, chosen[tweak.variable] ?? tweak.default) ?? fontNamed(fonts, tweak.default) ?? [],
  );
  const replaced = faces.flatMap((tweak) => fontNamed(fonts, tweak.default) ?? []);
  return [...new Set([...fonts.filter((font) => !replaced.includes(font)), ...used])];
}
