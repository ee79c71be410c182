import { join } from 'node:path';
import type { SiteTheme, ThemeFiles } from '@veranda/render/context/site-theme';
import { makeTheme } from '@veranda/render/page/make-theme';
import type { StyleInput } from './compile-styles.ts';
import { readThemeFiles } from './theme-files.ts';
import { fontPreloads, italicPreloads, readFontFamilies } from './theme-fonts.ts';
import { kitOf } from '@veranda/domain/design/font-kit';
import { roleFont, siteFonts, withoutLostFonts } from '@veranda/domain/design/site-fonts';
import { tweakClasses } from '@veranda/domain/design/tweak-classes';
import { type Tweak, tweaksOf } from '@veranda/domain/design/tweaks';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';

/** A theme ready for every site that uses it. */
interface LoadedTheme {
  readonly files: ThemeFiles;
  readonly theme: SiteTheme;
  /** Choices that it offers. */
  readonly tweaks: readonly Tweak[];
}

interface ThemeLibrary {
  get(key: string): Promise<LoadedTheme>;
}

/** While a theme is written, its folder is looked at again after this long (milliseconds). */
const developmentAge = 1000;

/** The themes of a folder; read once, or again while one is developed. */
export function createThemeLibrary(options: {
  readonly folder: string;
  readonly reread: boolean;
  readonly now: () => number;
}): ThemeLibrary {
  const loaded = new Map<string, { readonly at: number; readonly theme: Promise<LoadedTheme> }>();
  return {
    get(key) {
      const name = /^[a-z0-9-]{1,60}$/.test(key) ? key : 'unknown';
      const known = loaded.get(name);
      if (known !== undefined && (!options.reread || options.now() - known.at < developmentAge))
        return known.theme;
      const theme = load(options.folder, name);
      loaded.set(name, { at: options.now(), theme });
      theme.catch(() => loaded.delete(name));
      return theme;
    },
  };
}

async function load(folder: string, key: string): Promise<LoadedTheme> {
  const files = await readThemeFiles(join(folder, key));
  const theme = makeTheme(key, files);
  return { files, theme, tweaks: theme.sheets.flatMap((sheet) => tweaksOf(sheet.text)) };
}

/** Styles of a site: what its sheet is made of, and the files of its fonts that a page fetches at once. */
interface SiteStyles {
  readonly input: StyleInput;
  readonly preloads: readonly string[];
  /** The same of a page whose first heading has words in italics. */
  readonly italicPreloads: readonly string[];
  /** Classes that the body has by what is chosen. */
  readonly tweakClasses: readonly string[];
  /** Id of the kit of fonts; empty for none. */
  readonly fontKit: string;
}

type StyleChoice = Pick<SiteSnapshot['theme'], 'tweaks' | 'customCss'>;

const known = new WeakMap<LoadedTheme, Map<string, Promise<SiteStyles>>>();

/** The styles of a site; the same object for the same choice, so that the hash of its sheet is made once. */
export function siteStyles(loaded: LoadedTheme, choice: StyleChoice): Promise<SiteStyles> {
  const key = JSON.stringify([choice.tweaks, choice.customCss]);
  const styles = known.get(loaded) ?? new Map<string, Promise<SiteStyles>>();
  known.set(loaded, styles);
  const made = styles.get(key) ?? makeStyles(loaded, choice);
  if (styles.size < maxTweaked) styles.set(key, made);
  made.catch(() => styles.delete(key));
  return made;
}

/** The same for a moment: nothing of it is kept. */
export async function makeStyles(
  { theme, tweaks: offered }: LoadedTheme,
  { tweaks: chosen, customCss }: StyleChoice,
): Promise<SiteStyles> {
  const tweaks = withoutLostFonts(offered, chosen);
  const kit = kitOf(offered, tweaks);
  const fonts = await readFontFamilies(siteFonts(theme.conf.fonts, offered, tweaks));
  return {
    input: { sheets: theme.sheets, tweaks, fonts, customCss, kit },
    fontKit: kit?.id ?? '',
    preloads: fontPreloads(fonts),
    italicPreloads: italicPreloads(
      fonts,
      roleFont('heading', theme.conf, { tweaks: offered, chosen: tweaks }),
    ),
    tweakClasses: tweakClasses(offered, tweaks),
  };
}

const maxTweaked = 10_000;
