import type { ProductBody, ProductView } from '@veranda/contracts/catalog';
import { catalogLimits } from '@veranda/domain/catalog/limits';
import { normalizeAmount } from '@veranda/ui/normalize-amount';
import type { Matrix, VariantDraft } from './variant-matrix.ts';
import { t } from './messages.ts';

/** A product in its form. */
export interface ProductDraft extends Omit<ProductBody, 'variants' | 'imageIds' | 'optionOrdering'> {
  readonly images: ProductView['images'];
  readonly matrix: Matrix;
}

/** A problem and its place: `field` is the id of the control that is focused. */
export interface DraftProblem {
  readonly field: string;
  readonly message: string;
}

/** The form of a product that does not exist yet. */
export function emptyDraft(newKey: () => string): ProductDraft {
  const variant: VariantDraft = {
    key: newKey(),
    id: null,
    sku: '',
    attributes: {},
    price: '',
    salePrice: '',
    onSale: false,
    unlimited: true,
    quantity: 0,
    quantitySeen: null,
  };
  return {
    kind: 'physical',
    title: '',
    urlSlug: '',
    description: '',
    excerpt: '',
    tags: [],
    state: 'published',
    weightGrams: 0,
    lengthMm: 0,
    widthMm: 0,
    heightMm: 0,
    customAddText: null,
    seoTitle: '',
    seoDescription: '',
    categoryIds: [],
    images: [],
    matrix: { ordering: [], variants: [variant] },
  };
}

/** The form of a product. */
export function draftOf(product: ProductView): ProductDraft {
  const {
    id: _id,
    collectionId: _c,
    version: _v,
    url: _u,
    formerAddresses: _f,
    currency: _m,
    createdAt: _a,
    updatedAt: _b,
    ...rest
  } = product;
  const { variants, imageIds: _i, optionOrdering, ...own } = rest;
  return {
    ...own,
    kind: own.kind as ProductDraft['kind'],
    matrix: {
      ordering: optionOrdering,
      variants: variants.map(({ stock, salePrice, ...variant }) => ({
        ...variant,
        key: variant.id,
        salePrice: salePrice ?? '',
        unlimited: stock.unlimited,
        quantity: stock.quantity,
        quantitySeen: stock.quantity,
      })),
    },
  };
}

/** The body that is sent. Fields of variants that the form does not show come back as they were read. */
export function bodyOf(draft: ProductDraft): ProductBody {
  const { images, matrix, ...own } = draft;
  return {
    ...own,
    title: own.title.trim(),
    imageIds: images.map((image) => image.id),
    optionOrdering: [...matrix.ordering],
    variants: matrix.variants.map(
      ({ key: _key, unlimited, quantity, quantitySeen, salePrice, ...variant }) => ({
        ...variant,
        salePrice: salePrice === '' ? null : salePrice,
        stock: { unlimited, quantity, ...(quantitySeen === null ? {} : { quantitySeen }) },
      }),
    ),
  };
}

/** The draft with these images: a variant whose image was removed has none. */
export function withImages(draft: ProductDraft, images: ProductDraft['images']): ProductDraft {
  const gone = draft.images.map(({ id }) => id).filter((id) => !images.some((image) => image.id === id));
  if (gone.length === 0) return { ...draft, images };
  const variants = draft.matrix.variants.map((variant) =>
    gone.includes(variant.mainImageId ?? '') ? { ...variant, mainImageId: null } : variant,
  );
  return { ...draft, images, matrix: { ...draft.matrix, variants } };
}

/** Problems that the form can tell before it is sent; the first is focused. */
export function problemsOf(draft: ProductDraft, digits: number): readonly DraftProblem[] {
  const problems: DraftProblem[] = [];
  const add = (field: string, message: string) => problems.push({ field, message });
  if (draft.title.trim() === '') add('title', t('titleMissing'));
  if (draft.matrix.variants.length > catalogLimits.variantsPerProduct) {
    add('options', t('tooManyVariants', { variantsPerProduct: catalogLimits.variantsPerProduct }));
  }
  for (const variant of draft.matrix.variants) {
    if (normalizeAmount(variant.price, digits) === null) add(`price-${variant.key}`, t('pleaseEnterAPrice'));
    if (variant.salePrice !== '' && normalizeAmount(variant.salePrice, digits) === null) {
      add(`sale-${variant.key}`, t('pleaseEnterAnAmount'));
    } else if (variant.onSale && variant.salePrice === '') {
      add(`sale-${variant.key}`, t('salePriceMissing'));
    }
    if (variant.sku.length > catalogLimits.sku) {
      add(`sku-${variant.key}`, t('skuTooLong', { sku: catalogLimits.sku }));
    }
  }
  const skus = draft.matrix.variants.map((variant) => variant.sku.trim()).filter(Boolean);
  const repeated = skus.find((sku, index) => skus.indexOf(sku) !== index);
  if (repeated !== undefined) {
    const last = draft.matrix.variants.findLast((variant) => variant.sku.trim() === repeated);
    add(`sku-${last?.key ?? ''}`, t('skuRepeated', { repeated }));
  }
  return problems;
}

/** The control that a refusal of the server belongs to; null when it is the whole form's. */
export function fieldOfRefusal(path: string | undefined, draft: ProductDraft): string | null {
  if (!path) return null;
  const [head = '', second = '', third = ''] = path.replace(/^(\/|product[./])/, '').split(/[./[\]]+/);
  if (head === 'variants') {
    const key = draft.matrix.variants[Number(second)]?.key ?? draft.matrix.variants[0]?.key ?? '';
    return third.startsWith('sale') ? `sale-${key}` : third === 'sku' ? `sku-${key}` : `price-${key}`;
  }
  return head || null;
}
