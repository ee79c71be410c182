import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import type { CompiledSheet, StyleCompiler } from '../themes/compile-styles.ts';
import { type createThemeLibrary, makeStyles, siteStyles } from '../themes/theme-library.ts';
import type { ThemeParts } from './page-renderer.ts';

/** Sheets of themes with what their owners have chosen. */
export interface ThemeRendering {
  /** The sheet of a theme with its tweaks. */
  sheet(theme: SiteSnapshot['theme']): Promise<CompiledSheet>;
  /** The sheet of a theme with tweaks that are only looked at; kept nowhere. */
  previewSheet(theme: SiteSnapshot['theme']): Promise<string>;
  /** A theme with its tweaks, for whoever draws pages elsewhere. */
  theme(choice: SiteSnapshot['theme']): Promise<ThemeParts>;
}

interface ThemeKit {
  readonly compiler: StyleCompiler;
  readonly themes: ReturnType<typeof createThemeLibrary>;
}

export function createThemeRendering({ compiler, themes }: ThemeKit): ThemeRendering {
  return {
    async theme(choice) {
      const loaded = await themes.get(choice.key);
      const { theme, files } = loaded;
      const { input, preloads, italicPreloads, tweakClasses } = await siteStyles(loaded, choice);
      return { theme, files, preloads, italicPreloads, tweakClasses, sheet: compiler.hashOf(input) };
    },
    async previewSheet(choice) {
      const { input } = await makeStyles(await themes.get(choice.key), choice);
      return compiler.preview(input);
    },
    async sheet(choice) {
      const { input } = await siteStyles(await themes.get(choice.key), choice);
      return compiler.compile(input);
    },
  };
}
