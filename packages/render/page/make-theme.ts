import { parseCollectionConf, parseThemeConf, type ThemeConf } from '@veranda/domain/design/theme-conf';
import { condenseTemplate } from '../condense-template.ts';
import missingRegionHtml from './missing-region.html?raw';
import { blockTemplates } from '../blocks/registry.ts';
import { systemPartials } from '../partials/all.ts';
import { themeSheets } from '../styles/theme-sheets.ts';
import { liftBodies } from '../tags/lift-bodies.ts';
import { knownCode } from '../context/inline-code.ts';
import type { CollectionTemplates, SiteTheme, ThemeFiles } from '../context/site-theme.ts';

const missingRegion = condenseTemplate(missingRegionHtml);

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
      return [name, parts.length > 0 ? parts.join('') : missingRegion] as const;
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
