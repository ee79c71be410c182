import type { ProductBody } from '@veranda/contracts/catalog';
import type { Product } from '@veranda/domain/catalog/product';
import { isRefusal } from '@veranda/domain/refusal';

/** Body that the studio sends for a new product. */
export function bodyOf(more: Partial<ProductBody> = {}): ProductBody {
  return {
    kind: 'physical',
    title: 'Linen Apron',
    urlSlug: '',
    description: '<p onclick="x()">Hi</p>',
    excerpt: '',
    tags: ['Linen', 'linen', 'kitchen'],
    state: 'published',
    optionOrdering: [],
    customAddText: null,
    weightGrams: 300,
    lengthMm: 0,
    widthMm: 0,
    heightMm: 0,
    seoTitle: '',
    seoDescription: '',
    imageIds: [],
    categoryIds: [],
    variants: [
      {
        sku: '',
        attributes: {},
        price: '24.00',
        salePrice: null,
        onSale: false,
        stock: { unlimited: false, quantity: 4 },
      },
    ],
    ...more,
  };
}

/** The body that a form filled from the product would send. */
export function formOf(product: Product, more: Partial<ProductBody> = {}): ProductBody {
  return bodyOf({
    title: product.title,
    urlSlug: product.urlSlug,
    variants: product.variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      attributes: variant.attributes,
      price: '24.00',
      salePrice: null,
      onSale: false,
      stock: { ...variant.stock, quantitySeen: variant.stock.quantity },
    })),
    ...more,
  });
}

/** An answer that is no refusal. */
export function must<T>(answer: T): Exclude<T, { kind: 'refusal' }> {
  if (isRefusal(answer)) throw new Error(`${answer.code} ${answer.field ?? ''}`);
  return answer as Exclude<T, { kind: 'refusal' }>;
}

/** The field and the code of a refusal. */
export function codeOf(answer: unknown): string {
  return isRefusal(answer) ? `${answer.field ?? ''}: ${answer.code}` : 'accepted';
}
