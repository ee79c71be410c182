import type { SearchableProduct } from '@veranda/db/search/product-texts';
import { blockText } from '@veranda/domain/blocks/registry';
import type { PageDocument } from '@veranda/domain/pages/document';
import { blocksInOrder, sectionsInOrder } from '@veranda/domain/pages/reading-order';
import { slideText } from '@veranda/domain/pages/slides/slide-text';
import type { SnapshotCollection, SnapshotItem } from '@veranda/domain/publishing/snapshot';
import type { SearchTexts } from '@veranda/domain/search/weigh-words';

export function productTexts({ title, tags, categories, text }: SearchableProduct): SearchTexts {
  return { title, labels: [...tags, ...categories].join(' '), text };
}

export function pageTexts(page: SnapshotCollection): SearchTexts {
  return { title: page.title, labels: page.navigationTitle, text: pageProse(page) + translated(page) };
}

export function itemTexts(item: SnapshotItem): SearchTexts {
  const place = item.location?.title ?? '';
  return {
    title: item.title,
    labels: [...item.tags, ...item.categories].join(' '),
    text: `${itemProse(item)} ${place}${translated(item)}`,
  };
}

// One index for all languages of a site: a word is found whichever of them it is written in.
function translated({ translations = {} }: Pick<SnapshotItem, 'translations'>): string {
  const words = Object.values(translations).flatMap((texts) => Object.values(texts));
  return words.length === 0 ? '' : ` ${words.join(' ')}`;
}

/** Text of a page below its title, of which results show a snippet. */
export function pageProse({ description, document, slide }: SnapshotCollection): string {
  return [description, wordsOf(document), slideText(slide)].join(' ');
}

/** The same of an item. */
export function itemProse({ excerpt, document }: SnapshotItem): string {
  return [excerpt, wordsOf(document)].join(' ');
}

// The words of a document in reading order.
function wordsOf(document: PageDocument | null): string {
  if (document === null) return '';
  return sectionsInOrder(document)
    .flatMap((section) => blocksInOrder(document, section.id))
    .map((block) => blockText(block.type, block.value))
    .filter(Boolean)
    .join(' ');
}
