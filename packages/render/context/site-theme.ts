import type { CollectionConf, ThemeConf } from '@veranda/domain/design/theme-conf';
import type { InlineCode } from './inline-code.ts';

/** A theme's text files by path: `template.conf`, `site.region`, `blocks/card.block`, `styles/base.less` … */
export type ThemeFiles = ReadonlyMap<string, string>;

export interface CollectionTemplates {
  readonly conf: CollectionConf;
  readonly list: string | null;
  readonly item: string | null;
}

/** A theme ready to render: its templates with the bodies of the platform's tags lifted out. */
export interface SiteTheme {
  readonly key: string;
  readonly conf: ThemeConf;
  /** The document of each layout, its regions one after the other, and of each region of another name. */
  readonly regions: ReadonlyMap<string, string>;
  /**
   * System partials, block templates and the theme's own blocks, which win; with and without `.block` and
   * their folder.
   */
  readonly partials: ReadonlyMap<string, string>;
  readonly collections: ReadonlyMap<string, CollectionTemplates>;
  readonly bodies: readonly string[];
  /** Inline scripts and styles that its pages may run: those of its files, as they are written there. */
  readonly inlineCode: InlineCode;
  /** Sheets of `template.conf` in order, each after those that it imports. */
  readonly sheets: readonly { readonly name: string; readonly text: string }[];
  /**
   * Files that `template.conf` names and the folder does not have: told to the owner, never a broken page.
   */
  readonly missing: readonly string[];
  /** True when a tag of the theme may list a collection, so the catalogue must be at hand. */
  readonly usesQueries: boolean;
}
