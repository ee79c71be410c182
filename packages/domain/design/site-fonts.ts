import { kitFamily, kitOf } from './font-kit.ts';
import { fontNamed } from './font-families.ts';
import type { DesignValues } from './design-values.ts';
import type { ThemeConf, ThemeFont } from './theme-conf.ts';
import type { Tweak } from './tweaks.ts';

/**
 * Fonts of a site: those that its tweaks choose, and those of the theme that no tweak stands for. A font of the
 * theme that the owner has replaced is none, and one of a kit has no file here.
 */
export function siteFonts(
  fonts: readonly ThemeFont[],
  tweaks: readonly Tweak[],
  chosen: DesignValues,
): readonly ThemeFont[] {
  const kit = kitOf(tweaks, chosen);
  const faces = tweaks.filter(({ type }) => type === 'font');
  const used = faces.flatMap((tweak) => {
    const name = chosen[tweak.variable] ?? tweak.default;
    if (kitFamily(kit, name)) return [];
    return fontNamed(fonts, name) ?? fontNamed(fonts, tweak.default) ?? [];
  });
  const replaced = faces.flatMap((tweak) => fontNamed(fonts, tweak.default) ?? []);
  return [...new Set([...fonts.filter((font) => !replaced.includes(font)), ...used])];
}

/** The font that a role has on a site; null for one of a kit, and where the theme names none. */
export function roleFont(
  role: 'heading' | 'text',
  { fonts, mail }: Pick<ThemeConf, 'fonts' | 'mail'>,
  { tweaks, chosen }: { readonly tweaks: readonly Tweak[]; readonly chosen: DesignValues },
): ThemeFont | null {
  const tweak = tweaks.find(({ variable }) => variable === mail?.[role]);
  return tweak ? fontNamed(fonts, chosen[tweak.variable] ?? tweak.default) : null;
}

/** The values without fonts of a kit that is not connected any more: these have their defaults again. */
export function withoutLostFonts(tweaks: readonly Tweak[], chosen: DesignValues): DesignValues {
  const kit = kitOf(tweaks, chosen);
  const lost = tweaks.filter(({ type, variable }) => {
    const name = type === 'font' ? chosen[variable] : undefined;
    return name !== undefined && fontNamed([], name) === null && !kitFamily(kit, name);
  });
  if (lost.length === 0) return chosen;
  const gone = new Set(lost.map(({ variable }) => variable));
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => !gone.has(name)));
}
