import type { Product } from '../catalog/product.ts';

/** Texts of a product that are translated, by the paths of their translations. */
export type ProductTexts = Readonly<Record<string, string>>;

/** A product as far as it has texts. */
type WordedProduct = Pick<
  Product,
  'title' | 'description' | 'excerpt' | 'customAddText' | 'seoTitle' | 'seoDescription'
>;

/** Texts of a product in the order in which they are read; its description is HTML. */
export function productTexts(product: WordedProduct): ProductTexts {
  const { title, excerpt, description, customAddText, seoTitle, seoDescription } = product;
  return { title, excerpt, description, customAddText: customAddText ?? '', seoTitle, seoDescription };
}
