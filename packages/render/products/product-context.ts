import type { GalleryProps, QuickAddProps, QuickViewProps } from '@veranda/contracts/islands';
import { fillPlaceholders } from '@veranda/domain/placeholders';
import { productCodeOf, storeItemRecordType } from '@veranda/domain/catalog/codes';
import { hasMultiplePrices, isOnSale, isSoldOut } from '@veranda/domain/catalog/display';
import { excerptView } from '../excerpt-view.ts';
import { summarise } from '@veranda/domain/catalog/listing';
import { type Product, unitPriceMinor, type Variant } from '@veranda/domain/catalog/product';
import { fieldsInOrder } from '@veranda/domain/forms/document';
import type { SnapshotCollection } from '@veranda/domain/publishing/snapshot';
import { priceMessage } from '../formatters/commerce/price-message.ts';
import type { CatalogCard } from '../context/catalog-view.ts';
import type { ImageView } from '../images/image-view.ts';
import { galleryMessages } from '../context/gallery-messages.ts';
import { afterPayContext, installmentView } from './installment-view.ts';
import { restockView, soldOutText } from './merchandising-context.ts';
import { moneyView } from './money-context.ts';
import { productFormView } from './product-form-view.ts';
import { reviewsView } from './reviews-context.ts';
import { imageOf, type Session } from '../context/session.ts';

interface ProductPlace {
  readonly store: SnapshotCollection;
  readonly place: 'pdp' | 'product_block';
  /** Number of reviews on the pages before. */
  readonly reviewsFrom?: number;
}

/** A product as an item of the context: its page, with every variant and the form (template-language §4). */
export function productItem(
  session: Session,
  product: Product,
  { store, place, reviewsFrom = 0 }: ProductPlace,
) {
  const listing = summarise(product);
  const path = productPath(store, product.urlSlug);
  return {
    id: product.id,
    collectionId: product.collectionId,
    recordType: storeItemRecordType,
    title: product.title,
    urlId: product.urlSlug,
    fullUrl: path,
    excerpt: excerptView(product.excerpt),
    body: product.description,
    tags: product.tags,
    categories: (session.catalog.categories.get(product.collectionId) ?? [])
      .filter((category) => product.categoryIds.includes(category.id))
      .map((category) => category.displayName),
    addedOn: product.createdAt.getTime(),
    publishOn: product.createdAt.getTime(),
    ...galleryView(session, product),
    structuredContent: structuredContent(session, product),
    ...priceView(session, { ...listing, plan: product.plan ?? null, soldOut: isSoldOut(product) }),
    addToCart: productFormView(session, product, place),
    installmentContext: afterPayContext(session),
    installments: installmentView(session, product, listing.fromPriceMinor),
    restock: restockView(session, product),
    reviews:
      place === 'pdp' ? reviewsView(session, { productId: product.id, from: reviewsFrom, path }) : null,
    variantImages: variantImages(product),
  };
}

function galleryView(session: Session, product: Product) {
  const images = productPictures(session, product);
  return {
    mainImage: images[0] ?? null,
    mainImageId: images[0]?.id ?? '',
    assetUrl: images[0]?.assetUrl ?? '',
    images,
    // A gallery of one needs no thumbnails.
    hasGallery: images.length > 1,
    items: images,
    galleryProps: JSON.stringify(lightboxProps(session)),
  };
}

/**
 * All pictures of a product in the order in which its page shows them, those of variants alone at the end.
 */
export function productPictures(session: Session, product: Product): ImageView[] {
  return imagesOf(session, [...leadImages(product), ...product.imageIds, ...variantImages(product)]);
}

// The form's island shows the picture of what is chosen before the others; where there is no choice it is
// there from the beginning, so that nothing moves.
function leadImages(product: Product): string[] {
  return product.variants.length === 1 ? variantImages(product) : [];
}

function variantImages({ variants }: Product): string[] {
  return variants.flatMap(({ mainImageId }) => mainImageId ?? []);
}

function imagesOf(session: Session, ids: readonly string[]): ImageView[] {
  return [...new Set(ids)].flatMap((id) => imageOf(session, id) ?? []);
}

function lightboxProps(session: Session): GalleryProps {
  return { theme: 'dark', texts: galleryMessages(session) };
}

/** A product as an item of a list: what its card shows. */
export function cardItem(session: Session, card: CatalogCard, store: SnapshotCollection) {
  const image = imageOf(session, card.imageId);
  return {
    id: card.id,
    collectionId: card.collectionId,
    recordType: storeItemRecordType,
    title: card.title,
    urlId: card.urlSlug,
    fullUrl: productPath(store, card.urlSlug),
    excerpt: excerptView(card.excerpt),
    tags: card.tags,
    categories: [],
    addedOn: card.createdAt,
    publishOn: card.createdAt,
    mainImage: image,
    mainImageId: image?.id ?? '',
    assetUrl: image?.assetUrl ?? '',
    hoverImage: imageOf(session, card.hoverImageId),
    ...priceView(session, card),
    hasOptions: card.variantCount > 1,
    quickAdd: quickAddView(session, card, productPath(store, card.urlSlug)),
    structuredContent: cardContent(session, card),
  };
}

// The form of a card: one variant is added at once, a product with options or a form leads to its page
// (storefront §4).
function quickAddView(session: Session, card: CatalogCard, productUrl: string) {
  const needsOption = card.variantCount > 1 && card.productType !== digitalType;
  const once = card.productType === memberPlanType ? 'planJoinText' : 'productAddToCartText';
  const addText = card.customAddText || (session.strings[card.plan ? 'productSubscribeText' : once] ?? '');
  // A product bought on a page of its own is chosen on the product's page.
  const leadsAway = aloneTypes.includes(card.productType) || (card.plan ?? null) !== null;
  const props: QuickAddProps = {
    itemId: card.id,
    sku: '',
    title: card.title,
    needsOption,
    needsForm: card.hasForm && !needsOption && !leadsAway,
    productUrl,
  };
  return {
    itemId: card.id,
    leadsOn: needsOption || card.hasForm || leadsAway,
    soldOut: card.soldOut,
    addText,
    buttonText: card.soldOut ? session.strings['productSoldOutButtonText'] : addText,
    propsJson: JSON.stringify(props),
    viewJson: JSON.stringify({ itemId: card.id, title: card.title, productUrl } satisfies QuickViewProps),
  };
}

const digitalType = 2;
const memberPlanType = 5;
/** Gift cards and member plans. */
const aloneTypes = [4, memberPlanType];

/** Address of a product's page (decisions §paths). */
export function productPath(store: Pick<SnapshotCollection, 'urlSlug'>, urlSlug: string): string {
  return `/${store.urlSlug}/p/${encodeURI(urlSlug)}`;
}

function priceView(
  session: Session,
  priced: Pick<
    CatalogCard,
    'fromPriceMinor' | 'regularPriceMinor' | 'onSale' | 'soldOut' | 'variedPrices' | 'plan'
  >,
) {
  const fromPrice = moneyView(session, priced.fromPriceMinor);
  const reduced = priced.onSale && priced.regularPriceMinor > priced.fromPriceMinor;
  return {
    fromPrice,
    regularPrice: reduced ? moneyView(session, priced.regularPriceMinor) : null,
    priceText: priceText(session, fromPrice.text, priced),
    onSale: priced.onSale,
    soldOut: priced.soldOut,
    soldOutText: soldOutText(session),
    variedPrices: priced.variedPrices,
  };
}

// A subscription shows its interval (storefront §3, subscription).
function priceText(
  session: Session,
  price: string,
  { plan, variedPrices }: Pick<CatalogCard, 'plan' | 'variedPrices'>,
): string {
  const { language } = session.snapshot.website;
  if (plan) return priceMessage(plan, { price, several: variedPrices, language });
  if (!variedPrices) return price;
  return fillPlaceholders(session.strings['productPriceFromText'] ?? '', { fromPrice: price });
}

/** A plan under the names of storefront §3. */
function subscriptionView(plan: Product['plan']) {
  if (!plan) return { isSubscribable: false };
  const { period, numCycles } = plan;
  return {
    isSubscribable: true,
    subscriptionPlan: { billingPeriod: period, numBillingCycles: numCycles },
  };
}

function structuredContent(session: Session, product: Product) {
  const [first] = product.variants;
  const custom = product.customAddText?.trim() ?? '';
  return {
    productType: productCodeOf(product.kind),
    variants: product.variants.map((variant) => variantContent(session, product, variant)),
    variantOptionOrdering: product.optionOrdering,
    onSale: isOnSale(product),
    ...subscriptionView(product.plan),
    variedPrices: hasMultiplePrices(product),
    priceMoney: moneyView(session, first?.priceMinor ?? 0n),
    salePriceMoney: moneyView(session, first?.salePriceMinor ?? 0n),
    useCustomAddButtonText: custom !== '',
    customAddButtonText: custom,
    ...additionalFields(session, product),
  };
}

// The form that is filled in before the item is added (storefront §3); null while it has not been published.
function additionalFields({ snapshot }: Session, { formId }: Product) {
  const form = formId ? snapshot.forms?.[formId] : undefined;
  const fields = form ? fieldsInOrder(form).map(({ id, kind, title }) => ({ id, type: kind, title })) : [];
  return {
    additionalFieldsFormId: formId ?? '',
    additionalFieldsForm: form && formId ? { id: formId, name: form.name, fields } : null,
  };
}

function variantContent(session: Session, product: Product, variant: Variant) {
  return {
    id: variant.id,
    sku: variant.sku,
    attributes: variant.attributes,
    optionValues: product.optionOrdering.map((optionName) => ({
      optionName,
      value: variant.attributes[optionName] ?? '',
    })),
    price: Number(variant.priceMinor),
    salePrice: Number(variant.salePriceMinor ?? 0n),
    priceMoney: moneyView(session, variant.priceMinor),
    salePriceMoney: moneyView(session, variant.salePriceMinor ?? 0n),
    unitPrice: moneyView(session, unitPriceMinor(variant)),
    onSale: variant.onSale,
    unlimited: variant.stock.unlimited,
    qtyInStock: variant.stock.quantity,
    mainImageId: variant.mainImageId ?? '',
  };
}

// A listing row knows one price and one mark; the formatters of public themes read variants, so it is shown
// as variants that come to the same: the cheapest, and for several prices one more.
function cardContent(session: Session, card: CatalogCard) {
  const stock = { unlimited: !card.soldOut, qtyInStock: 0 };
  const variant = {
    attributes: {},
    price: Number(card.regularPriceMinor),
    salePrice: Number(card.fromPriceMinor),
    priceMoney: moneyView(session, card.regularPriceMinor),
    salePriceMoney: moneyView(session, card.fromPriceMinor),
    onSale: card.onSale,
    ...stock,
  };
  const others = card.variantCount > 1 ? [{ ...variant, onSale: card.onSale && !card.variedPrices }] : [];
  return {
    productType: card.productType,
    variants: [variant, ...others],
    variantOptionOrdering: [],
    onSale: card.onSale,
    ...subscriptionView(card.plan),
    priceMoney: variant.priceMoney,
    salePriceMoney: variant.salePriceMoney,
  };
}
