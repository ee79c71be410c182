import type { ThemeConf } from '@veranda/domain/design/theme-conf';

/** A theme as its files say it, read by the host. Names are those of the files without their endings. */
export interface Theme {
  readonly key: string;
  readonly conf: ThemeConf;
  /** `site` and others: the frame of every page. */
  readonly regions: ReadonlyMap<string, string>;
  /** `blocks/*.block`: partials, which also override the platform's own of the same name. */
  readonly blocks: ReadonlyMap<string, string>;
  /** `collections/<typeName>.list` and `.item`, by `blog.list`. */
  readonly collections: ReadonlyMap<string, string>;
  /** Items on a page of a list by type name, where the theme says so. */
  readonly pageSizes: ReadonlyMap<string, number>;
  /** The sheets of `template.conf` in order. */
  readonly sheets: readonly { readonly name: string; readonly source: string }[];
}
