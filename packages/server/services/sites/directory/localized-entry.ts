import { hasMessages } from '@veranda/messages/languages';
import type { SiteEntry } from './site-directory.ts';

const known = new WeakMap<SiteEntry, Map<string, SiteEntry>>();

/**
 * A site in the language that the path of a request begins with, and the path without it; null for a path in the site's
 * own language. Whoever answers needs to know of no languages: the site speaks this one.
 */
export function localizedEntry(
  site: SiteEntry,
  url: string,
): { readonly site: SiteEntry; readonly url: string } | null {
  if (!site.languages) return null;
  const tag = /^\/([A-Za-z0-9-]+)(?=[/?]|$)/.exec(url)?.[1] ?? '';
  const locale = site.languages.find((language) => language.tag === tag);
  if (!locale) return null;
  const rest = url.slice(tag.length + 1);
  return { site: entryIn(site, locale), url: rest.startsWith('/') ? rest : `/${rest}` };
}

function entryIn(site: SiteEntry, locale: NonNullable<SiteEntry['locale']>): SiteEntry {
  const entries = known.get(site) ?? new Map<string, SiteEntry>();
  known.set(site, entries);
  const basePath = `/${locale.tag}`;
  const entry = entries.get(locale.tag) ?? {
    ...site,
    locale,
    basePath,
    origin: site.origin + basePath,
    language: hasMessages(locale.tag) ? locale.tag : site.language,
  };
  entries.set(locale.tag, entry);
  return entry;
}
