import type { SnapshotItem } from '@veranda/domain/publishing/snapshot';
import { item } from '../compose/collections.ts';
import { page, type Part, quote, section, text } from '../compose/page.ts';
import { articles } from './journal.data.ts';

/** An article before it is laid out: its text in the rich notation, a note for the margin, what breaks it up. */
export interface Article {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly day: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly picture: string | null;
  readonly opening: string;
  readonly note: string;
  readonly saying: readonly [words: string, source: string] | null;
  readonly rest: string;
  readonly restNote: string;
}

/** The notebook, newest first. */
export const journalItems: readonly SnapshotItem[] = articles.map((article) =>
  item({
    id: `article-${article.slug}`,
    collectionId: 'journal',
    recordType: 1,
    title: article.title,
    urlSlug: article.slug,
    excerpt: article.excerpt,
    tags: article.tags,
    categories: [article.category],
    imageAssetId: article.picture,
    publishOn: Date.parse(`${article.day}T13:00:00Z`),
    document: page(article.slug, section({ theme: 'lightest', spacing: 'small' }, ...partsOf(article))),
  }),
);

// The text keeps to twelve columns; notes stand in the margin to its right, level with what they are about.
function partsOf(article: Article): Part[] {
  const parts = [text([6, 0, 12, 10], article.opening), text([19, 0, 5, 6], `~ ${article.note}`)];
  if (article.saying) parts.push(quote([6, 10, 15, 4], ...article.saying));
  return [...parts, text([6, 15, 12, 12], article.rest), text([19, 15, 5, 6], `~ ${article.restNote}`)];
}
