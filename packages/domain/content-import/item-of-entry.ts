import { itemLimits, type ItemStatus } from '../pages/item-fields.ts';
import { pageSlug } from '../pages/slug.ts';
import type { EntryNote, PostData } from './entries.ts';
import { plainText } from './plain-text.ts';

/** Fields of an item or a page as an entry gives them, within what they may have. */
export interface EntryFields {
  readonly title: string;
  /** What its address is made of. */
  readonly slugSource: string;
  readonly status: ItemStatus;
  readonly excerpt: string;
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  readonly author: string;
  readonly notes: readonly EntryNote[];
}

/** Fields of a post; those that are too long are shortened and noted. */
export function fieldsOfEntry(title: string, post: PostData, asDrafts: boolean): EntryFields {
  const tags = names(post.tags, itemLimits.tag);
  const categories = names(post.categories, itemLimits.category);
  const isScheduled = post.status === 'scheduled';
  const isShortened = tags.isShortened || categories.isShortened;
  return {
    title: title.replace(/\s+/g, ' ').slice(0, itemLimits.title).trim() || 'Untitled',
    slugSource: pageSlug(post.slug) ?? title,
    // A publication at a time has to be made by somebody: until then it is a draft with its date.
    status: asDrafts || post.status === 'scheduled' ? 'draft' : post.status,
    excerpt: (post.excerpt || teaserOf(post.html)).slice(0, itemLimits.excerpt),
    tags: tags.names,
    categories: categories.names,
    author: post.author.slice(0, itemLimits.author),
    notes: [
      ...(isScheduled ? (['scheduled-as-draft'] as const) : []),
      ...(isShortened ? (['names-shortened'] as const) : []),
    ],
  };
}

// What stands before the mark up to which lists show a post.
function teaserOf(html: string): string {
  const end = html.indexOf('<!--more');
  return end > 0 ? plainText(html.slice(0, end)).replace(/\s+/g, ' ') : '';
}

function names(
  all: readonly string[],
  max: number,
): { readonly names: string[]; readonly isShortened: boolean } {
  const found = new Map<string, string>();
  let isShortened = false;
  for (const name of all) {
    const short = name.slice(0, max).trim();
    isShortened ||= name.length > max;
    if (short !== '' && found.size < itemLimits.entries && !found.has(short.toLowerCase()))
      found.set(short.toLowerCase(), short);
  }
  return { names: [...found.values()], isShortened };
}
