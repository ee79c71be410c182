import type { ProductFormProps } from '@veranda/contracts/islands';
import { countsStock, productCodeOf } from '@veranda/domain/catalog/codes';
import { hasMultiplePrices, productMark, showsQuantity, stockTotal } from '@veranda/domain/catalog/display';
import { summarise } from '@veranda/domain/catalog/listing';
import { optionValues, valueStates } from '@veranda/domain/catalog/options';
import { type Product, unitPriceMinor, type Variant } from '@veranda/domain/catalog/product';
import type { Asset } from '@veranda/domain/media/asset';
import { toWireMoney } from '@veranda/domain/money/wire';
import { imageView } from '../images/image-view.ts';
import { pictureHtml } from '../images/picture.ts';
import { jsonInHtml } from '../escape-html.ts';

/** What a product's view is made with. */
export interface ShopView {
  readonly siteId: string;
  readonly currency: string;
  readonly locale: string;
  readonly storeUrl: string;
  readonly multipleQuantityAllowedForServices: boolean;
  readonly strings: Readonly<Record<string, string>>;
  readonly assets: ReadonlyMap<string, Asset>;
  readonly money: (minor: bigint) => string;
}

type Place = ProductFormProps['place'];

/** A product as templates see it: the keys of template-language §4, its texts, and the parts of its form. */
export function productView(product: Product, shop: ShopView, place: Place) {
  const summary = summarise(product);
  const images = product.imageIds.flatMap((id) => shop.assets.get(id) ?? []);
  const views = images.map((asset, index) => ({
    ...imageView(shop.siteId, asset),
    picture: pictureHtml(shop.siteId, asset, {
      sizes: place === 'pdp' ? '(min-width: 768px) 55vw, 100vw' : '(min-width: 768px) 33vw, 50vw',
      eager: place === 'pdp' && index === 0,
    }),
    first: index === 0,
  }));
  const mark = productMark(product);
  return {
    id: product.id,
    collectionId: product.collectionId,
    recordType: 11,
    title: product.title,
    body: product.description,
    excerpt: product.excerpt,
    tags: product.tags,
    urlId: product.urlSlug,
    fullUrl: `${shop.storeUrl}/p/${product.urlSlug}`,
    images: views,
    mainImage: views[0] ?? null,
    hasManyImages: views.length > 1,
    onSale: mark === 'sale',
    soldOut: mark === 'sold-out',
    priceText: shop.money(summary.fromPriceMinor),
    regularPriceText: summary.onSale && summary.regularPriceMinor > summary.fromPriceMinor ? shop.money(summary.regularPriceMinor) : '',
    priceVaries: hasMultiplePrices(product),
    structuredContent: structuredContent(product, shop),
    form: formView(product, shop, place),
  };
}

function structuredContent(product: Product, shop: ShopView) {
  const summary = summarise(product);
  return {
    productType: productCodeOf(product.kind),
    isSubscribable: false,
    onSale: summary.onSale,
    priceMoney: toWireMoney(summary.regularPriceMinor, shop.currency),
    salePriceMoney: toWireMoney(summary.fromPriceMinor, shop.currency),
    variantOptionOrdering: product.optionOrdering,
    useCustomAddButtonText: product.customAddText !== null,
    customAddButtonText: product.customAddText ?? '',
    variants: product.variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      attributes: variant.attributes,
      optionValues: product.optionOrdering.map((name) => ({ optionName: name, value: variant.attributes[name] ?? '' })),
      price: Number(variant.priceMinor),
      salePrice: Number(variant.salePriceMinor ?? 0n),
      priceMoney: toWireMoney(variant.priceMinor, shop.currency),
      salePriceMoney: toWireMoney(variant.salePriceMinor ?? 0n, shop.currency),
      onSale: variant.onSale,
      unlimited: variant.stock.unlimited,
      qtyInStock: variant.stock.quantity,
    })),
  };
}

/**
 * The form: selectors only for more than one variant and not for digital products (storefront §2), quantity only where
 * §5 allows it, the button's words as the owner wrote them.
 */
function formView(product: Product, shop: ShopView, place: Place) {
  const soldOut = productMark(product) === 'sold-out';
  const selectors = product.variants.length > 1 && product.kind !== 'digital';
  const addText = product.customAddText ?? shop.strings['productAddToCartText'] ?? 'Add To Cart';
  return {
    id: `product-${product.id.slice(-12)}`,
    itemId: product.id,
    sku: product.variants.length === 1 ? (product.variants[0]?.sku ?? '') : '',
    soldOut,
    buttonText: soldOut ? (shop.strings['productSoldOutText'] ?? 'Sold Out') : addText,
    showQuantity: !soldOut && showsQuantity(product, shop.multipleQuantityAllowedForServices),
    quantityMax: quantityMax(product),
    quantityLabel: shop.strings['productQuantityInputLabel'] ?? 'Quantity',
    options: selectors ? optionViews(product) : [],
    props: jsonInHtml(formProps(product, shop, place)),
  };
}

function quantityMax(product: Product): number {
  const total = stockTotal(product);
  return total === 'unlimited' ? 9999 : Math.max(1, Math.min(9999, total));
}

function optionViews(product: Product) {
  const form = product.id.slice(-12);
  return optionValues(product.optionOrdering, product.variants).map(({ name, values }, index) => {
    const states = valueStates(product, name, {});
    return {
      name,
      id: `option-${form}-${index}`,
      asChips: values.length <= 6,
      values: values.map((value, place) => ({
        value,
        name,
        id: `option-${form}-${index}-${place}`,
        soldOut: states.get(value) !== 'available',
      })),
    };
  });
}

function formProps(product: Product, shop: ShopView, place: Place): ProductFormProps {
  return {
    itemId: product.id,
    productType: productCodeOf(product.kind),
    title: product.title,
    optionNames: [...product.optionOrdering],
    variants: product.variants.map((variant) => ({
      sku: variant.sku,
      attributes: { ...variant.attributes },
      price: shop.money(unitPriceMinor(variant)),
      regularPrice: isReduced(variant) ? shop.money(variant.priceMinor) : '',
      available: !countsStock(product.kind) || variant.stock.unlimited || variant.stock.quantity > 0,
      imageId: variant.mainImageId,
    })),
    place,
  };
}

function isReduced(variant: Variant): boolean {
  return unitPriceMinor(variant) < variant.priceMinor;
}
