import { join } from 'node:path';
import type { SiteTheme, ThemeFiles } from '@veranda/render/context/site-theme';
import { makeTheme } from '@veranda/render/page/make-theme';
import type { FontFamily } from '@veranda/render/styles/font-faces';
import type { StyleInput } from './compile-styles.ts';
import { readThemeFiles } from './theme-files.ts';
import { fontPreloads, readFontFamilies } from './theme-fonts.ts';

/** A theme with its fonts, ready for every site that uses it. */
interface LoadedTheme {
  readonly files: ThemeFiles;
  readonly theme: SiteTheme;
  readonly fonts: readonly FontFamily[];
  readonly preloads: readonly string[];
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
  const fonts = await readFontFamilies(theme.conf.fonts);
  return { files, theme, fonts, preloads: fontPreloads(fonts) };
}

const styleInputs = new WeakMap<LoadedTheme, Map<string, StyleInput>>();

/** Inputs of a site's style sheet; the same object for the same tweaks, so that its hash is made once. */
export function styleInput(loaded: LoadedTheme, tweaks: Readonly<Record<string, string>>): StyleInput {
  const key = JSON.stringify(tweaks);
  const inputs = styleInputs.get(loaded) ?? new Map<string, StyleInput>();
  styleInputs.set(loaded, inputs);
  const input = inputs.get(key) ?? { sheets: loaded.theme.sheets, tweaks, fonts: loaded.fonts };
  if (inputs.size < maxTweaked) inputs.set(key, input);
  return input;
}

const maxTweaked = 10_000;
