import type { NewProduct, NewVariant, ProductChange, VariantChange } from '@veranda/contracts/api-products';
import type { ProductBody } from '@veranda/contracts/catalog';
import type { Product, Variant } from '@veranda/domain/catalog/product';
import { toMajor } from '@veranda/domain/money/money';
import { isRefusal, type Refusal } from '@veranda/domain/refusal';
import { readMoney } from '../../services/commerce/api-resources/given-money.ts';

type VariantBody = ProductBody['variants'][number];

/** A product of the API as the studio would send it. */
export function newBody(newProduct: NewProduct, currency: string): ProductBody | Refusal {
  const { storeId: _store, variants: givenVariants, ...rest } = newProduct;
  const variants: VariantBody[] = [];
  for (const [index, variantBody] of givenVariants.entries()) {
    const variant = newVariantBody(variantBody, currency, `variants.${String(index)}.`);
    if (isRefusal(variant)) return variant;
    variants.push(variant);
  }
  return {
    kind: 'physical',
    urlSlug: '',
    description: '',
    excerpt: '',
    tags: [],
    state: 'hidden',
    weightGrams: 0,
    lengthMm: 0,
    widthMm: 0,
    heightMm: 0,
    seoTitle: '',
    seoDescription: '',
    optionOrdering: optionsOf(variants),
    customAddText: null,
    imageIds: [],
    categoryIds: [],
    ...rest,
    variants,
  };
}

/** A product that stands as the studio would send it unchanged. */
export function currentBody(product: Product, currency: string): ProductBody {
  const { title, urlSlug, description, excerpt, state, weightGrams, lengthMm, widthMm, heightMm } = product;
  const { customAddText, seoTitle, seoDescription } = product;
  return {
    // Safe: what the contract does not name is refused by the rules of the catalogue.
    kind: product.kind as ProductBody['kind'],
    title,
    urlSlug,
    description,
    excerpt,
    state,
    weightGrams,
    lengthMm,
    widthMm,
    heightMm,
    customAddText,
    seoTitle,
    seoDescription,
    tags: [...product.tags],
    optionOrdering: [...product.optionOrdering],
    imageIds: [...product.imageIds],
    categoryIds: [...product.categoryIds],
    variants: product.variants.map((variant) => currentVariant(variant, currency)),
  };
}

/** The product with what changes of it. */
export function changedBody(product: Product, change: ProductChange, currency: string): ProductBody {
  const { version: _version, ...changes } = change;
  return { ...currentBody(product, currency), ...changes };
}

/** A new variant; `at` is before the names of its fields. */
export function newVariantBody(newVariant: NewVariant, currency: string, path = ''): VariantBody | Refusal {
  const blank: VariantBody = {
    id: null,
    sku: '',
    attributes: {},
    price: '0',
    salePrice: null,
    onSale: false,
    stock: newVariant.stock ?? { unlimited: false, quantity: 0 },
  };
  return withChange(blank, newVariant, { currency, at: path });
}

/** The variant with what changes of it. */
export function changedVariant(
  variant: Variant,
  change: VariantChange,
  currency: string,
): VariantBody | Refusal {
  return withChange(currentVariant(variant, currency), change, { currency, at: '' });
}

function withChange(
  body: VariantBody,
  change: VariantChange,
  { currency, at }: { readonly currency: string; readonly at: string },
): VariantBody | Refusal {
  const { sku, attributes, onSale, gtin, mpn, imageId } = change;
  const price = change.price ? readMoney(change.price, currency, `${at}price`) : null;
  if (isRefusal(price)) return price;
  const sale = change.salePrice ? readMoney(change.salePrice, currency, `${at}salePrice`) : null;
  if (isRefusal(sale)) return sale;
  return {
    ...body,
    ...(sku === undefined ? {} : { sku }),
    ...(attributes === undefined ? {} : { attributes }),
    ...(onSale === undefined ? {} : { onSale }),
    ...(gtin === undefined ? {} : { gtin }),
    ...(mpn === undefined ? {} : { mpn }),
    ...(imageId === undefined ? {} : { mainImageId: imageId }),
    ...(price === null ? {} : { price: toMajor(price, currency) }),
    ...(change.salePrice === undefined ? {} : { salePrice: sale === null ? null : toMajor(sale, currency) }),
  };
}

function currentVariant(variant: Variant, currency: string): VariantBody {
  const { id, sku, attributes, priceMinor, salePriceMinor, onSale, gtin, mpn, mainImageId, stock } = variant;
  return {
    id,
    sku,
    onSale,
    gtin,
    mpn,
    mainImageId,
    attributes: { ...attributes },
    price: toMajor(priceMinor, currency),
    salePrice: salePriceMinor === null ? null : toMajor(salePriceMinor, currency),
    // The displayed stock is the intended stock: no unit is moved.
    stock: { unlimited: stock.unlimited, quantity: stock.quantity, quantitySeen: stock.quantity },
  };
}

function optionsOf(variants: readonly VariantBody[]): string[] {
  return [...new Set(variants.flatMap((variant) => Object.keys(variant.attributes)))];
}
