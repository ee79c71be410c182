import type { SnapshotItem } from '@veranda/domain/publishing/snapshot';
import { item } from '../compose/collections.ts';
import { page, type Part, quote, section, text } from '../compose/page.ts';
import { type Article, articles } from './journal.data.ts';

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
    author: 'Fieldnotes',
    imageAssetId: article.picture,
    publishOn: Date.parse(`${article.day}T13:00:00Z`),
    document: page(article.slug, section({ theme: 'lightest', spacing: 'small' }, ...partsOf(article))),
  }),
);

// The text keeps to twelve columns; notes are in the margin to its right, level with what they are about.
function partsOf(article: Article): Part[] {
  const parts = [text([6, 0, 12, 10], article.opening), text([19, 0, 5, 6], `~ ${article.note}`)];
  if (article.saying) parts.push(quote([6, 10, 15, 4], ...article.saying));
  return [...parts, text([6, 15, 12, 12], article.rest), text([19, 15, 5, 6], `~ ${article.restNote}`)];
}
