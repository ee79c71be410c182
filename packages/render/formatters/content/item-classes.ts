import { slug } from '@veranda/template/formatters/text';
import { refOf } from '@veranda/template/refs';
import type { Scope } from '@veranda/template/registry';
import { asBoolean, asNumber, text } from '@veranda/template/values';
import { onSale, productOf, soldOut } from '../commerce/product.ts';

const refs = {
  promoted: refOf('promotedBlockType'),
  categories: refOf('categories'),
  tags: refOf('tags'),
  author: refOf('author.displayName'),
  label: refOf('recordTypeLabel'),
  index: refOf('@index'),
  starred: refOf('starred'),
  recordType: refOf('recordType'),
};
/** Record type of a store item (administration §3). */
const storeItem = 11;

/** The classes of an item (§2.2). Names are looked up through the stack. */
export function itemClasses(item: unknown, scope: Scope): string {
  const promoted = text(scope.resolve(refs.promoted));
  const author = text(scope.resolve(refs.author));
  const label = text(scope.resolve(refs.label));
  const index = text(scope.resolve(refs.index));
  return [
    'hentry',
    ...(promoted === '' ? [] : ['promoted', `promoted-block-${slug(promoted)}`]),
    ...slugs('category', scope.resolve(refs.categories)),
    ...slugs('tag', scope.resolve(refs.tags)),
    ...(author === '' ? [] : [`author-${slug(author)}`]),
    ...(label === '' ? [] : [`post-type-${slug(label)}`]),
    ...(index === '' ? [] : [`article-index-${index}`]),
    ...(asBoolean(scope.resolve(refs.starred)) ? ['featured'] : []),
    ...shopClasses(item, scope),
  ].join(' ');
}

function slugs(prefix: string, values: unknown): string[] {
  if (!Array.isArray(values)) return [];
  return values.map((value) => `${prefix}-${slug(text(value))}`);
}

function shopClasses(item: unknown, scope: Scope): string[] {
  if (asNumber(scope.resolve(refs.recordType)) !== storeItem) return [];
  const product = productOf(item);
  return [...(onSale(product) ? ['on-sale'] : []), ...(soldOut(product) ? ['sold-out'] : [])];
}
