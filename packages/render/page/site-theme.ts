import {
  type CollectionConf,
  parseCollectionConf,
  parseThemeConf,
  type ThemeConf,
} from '@veranda/domain/design/theme-conf';
import { blockTemplates } from '../blocks/templates.ts';
import { systemPartials } from '../partials/all.ts';
import { themeSheets } from '../styles/theme-sheets.ts';
import { liftBodies } from '../tags/lift-bodies.ts';
import { type InlineCode, knownCode } from './inline-code.ts';

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
  /** System partials, block templates and the theme's own blocks, which win; with and without `.block` and their folder. */
  readonly partials: ReadonlyMap<string, string>;
  readonly collections: ReadonlyMap<string, CollectionTemplates>;
  readonly bodies: readonly string[];
  /** Inline scripts and styles that its pages may run: those of its files, as they are written there. */
  readonly inlineCode: InlineCode;
  /** Sheets of `template.conf` in order, each after those that it imports. */
  readonly sheets: readonly { readonly name: string; readonly text: string }[];
  /** What `template.conf` names and the folder does not have: told to the owner, never a broken page. */
  readonly missing: readonly string[];
  /** True when a tag of the theme may list a collection, so the catalogue must be at hand. */
  readonly usesQueries: boolean;
}

const bareRegion =
  '<!doctype html><html lang="{website.language}"><head>{squarespace-headers}</head><body><main id="main">{squarespace.main-content}</main>{squarespace-footers}</body></html>';

/** Reads a theme's files. */
export function makeTheme(key: string, files: ThemeFiles): SiteTheme {
  const conf = parseThemeConf(files.get('template.conf') ?? '');
  const bodies: string[] = [];
  const missing: string[] = [];
  const lift = (source: string): string => liftBodies(source.replace(/^\uFEFF/, ''), bodies);
  return {
    key,
    conf,
    regions: regionsOf(conf, files, { lift, missing }),
    partials: partialsOf(files, lift),
    collections: collectionsOf(files, lift),
    bodies,
    inlineCode: knownCode(templatesIn(files)),
    sheets: themeSheets(conf.stylesheets, files, missing),
    missing,
    usesQueries: [...files.values()].some((text) => /<squarespace:(?:query|related|category)\b/.test(text)),
  };
}

function templatesIn(files: ThemeFiles): readonly string[] {
  return [...files].flatMap(([path, text]) =>
    /\.(?:region|block|list|item|page)$/.test(path) ? [text] : [],
  );
}

type Lift = (source: string) => string;

function regionsOf(
  conf: ThemeConf,
  files: ThemeFiles,
  { lift, missing }: { readonly lift: Lift; readonly missing: string[] },
): ReadonlyMap<string, string> {
  const layouts = new Map(
    Object.entries(conf.layouts).map(([name, layout]) => {
      const parts = layout.regions.flatMap((region) => {
        const file = region.endsWith('.region') ? region : `${region}.region`;
        const source = files.get(file);
        if (source === undefined) missing.push(file);
        return source === undefined ? [] : [lift(source)];
      });
      return [name, parts.length > 0 ? parts.join('') : bareRegion] as const;
    }),
  );
  // A collection may name a region itself instead of a layout.
  for (const [path, source] of files) {
    const name = /^([^/]+)\.region$/.exec(path)?.[1];
    if (name !== undefined && !layouts.has(name)) layouts.set(name, lift(source));
  }
  return layouts;
}

function partialsOf(files: ThemeFiles, lift: Lift): ReadonlyMap<string, string> {
  const partials = new Map<string, string>();
  const add = (name: string, source: string): void => {
    partials.set(name, source);
    partials.set(`${name}.block`, source);
    partials.set(`blocks/${name}.block`, source);
  };
  for (const [name, source] of blockTemplates) add(name, source);
  for (const [name, source] of systemPartials) add(name, source);
  for (const [path, source] of files) {
    const name = /^blocks\/(.+)\.block$/.exec(path)?.[1];
    if (name !== undefined) add(name, lift(source));
  }
  return partials;
}

function collectionsOf(files: ThemeFiles, lift: Lift): ReadonlyMap<string, CollectionTemplates> {
  const names = new Set(
    [...files.keys()].flatMap((path) => /^collections\/([^/]+)\.(?:conf|list|item)$/.exec(path)?.[1] ?? []),
  );
  return new Map(
    [...names].map((name) => {
      const [list, item] = [files.get(`collections/${name}.list`), files.get(`collections/${name}.item`)];
      const templates: CollectionTemplates = {
        conf: parseCollectionConf(files.get(`collections/${name}.conf`) ?? ''),
        list: list === undefined ? null : lift(list),
        item: item === undefined ? null : lift(item),
      };
      return [name, templates] as const;
    }),
  );
}
