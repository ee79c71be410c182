import { changeOf } from '@veranda/domain/multilingual/localized-site';
import type { SiteFrame } from '@veranda/domain/publishing/items/item-asks';
import type { CatalogView } from './catalog-view.ts';

interface Worded {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly description?: string;
  readonly customAddText: string | null;
  readonly seoTitle?: string;
  readonly seoDescription?: string;
}

/** What a page shows of the catalogue, in the language that its site is drawn in. */
export function localizedCatalog(
  catalog: CatalogView,
  { website, productTranslations }: Pick<SiteFrame, 'website' | 'productTranslations'>,
  cleanHtml: (html: string) => string,
): CatalogView {
  const tag = website.locale?.tag;
  if (tag === undefined || !productTranslations) return catalog;
  const worded = <T extends Worded>(product: T): T => {
    const change = changeOf({ translations: productTranslations[product.id] }, tag);
    const { title, excerpt, description, customAddText, seoTitle, seoDescription } = product;
    return {
      ...product,
      title: change('title', title),
      excerpt: cleanHtml(change('excerpt', excerpt)),
      ...(description === undefined ? {} : { description: cleanHtml(change('description', description)) }),
      ...(customAddText === null ? {} : { customAddText: change('customAddText', customAddText) }),
      ...(seoTitle ? { seoTitle: change('seoTitle', seoTitle) } : {}),
      ...(seoDescription ? { seoDescription: change('seoDescription', seoDescription) } : {}),
    };
  };
  return {
    ...catalog,
    products: new Map([...catalog.products].map(([id, product]) => [id, worded(product)])),
    listings: new Map(
      [...catalog.listings].map(([key, list]) => [key, { ...list, cards: list.cards.map(worded) }]),
    ),
  };
}
