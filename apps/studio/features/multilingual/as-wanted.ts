import type { SiteLanguageView } from '@veranda/contracts/multilingual';

/** A language as it is sent. */
export function asWanted({ tag, title }: Pick<SiteLanguageView, 'tag' | 'title'>) {
  return { tag, title };
}
