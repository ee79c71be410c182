import type { ShoppingCart } from '@veranda/contracts/cart';
import type { DemoSite } from '@veranda/demo/demo-site';
import { parseMajor } from '@veranda/domain/money/money';
import { toWireCents, toWireMoney } from '@veranda/domain/money/wire';

/** A cart with the first three products of a demo site, or an empty one, to look at. */
export function sampleCart(site: DemoSite, empty: boolean): ShoppingCart {
  const { currency } = site;
  const products = empty ? [] : site.products.slice(0, 3);
  const entries = products.map((product, index) => entryOf(site, product, index));
  const subtotalCents = entries.reduce((sum, entry) => sum + entry.purchasePriceCents * entry.quantity, 0);
  return {
    id: 'preview',
    websiteId: 'preview',
    orderId: '',
    created: 0,
    isPurchased: false,
    entries,
    shippingOptions: [],
    selectedShippingOption: null,
    shippingLocation: null,
    applicableTaxRules: [],
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
    subtotalCents,
    taxCents: 0,
    includedTaxCents: 0,
    amountDueCents: subtotalCents,
    giftCards: [],
    shippingCostCents: 0,
    discountCents: 0,
    grandTotalCents: subtotalCents,
    totalQuantity: entries.reduce((sum, entry) => sum + entry.quantity, 0),
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: true,
    currency,
    minimumSubtotalCents: 0,
    belowMinimum: false,
    checkoutUrl: '/checkout',
  };
}

type Entry = ShoppingCart['entries'][number];

function entryOf(site: DemoSite, product: DemoSite['products'][number], index: number): Entry {
  const { currency } = site;
  const variant = product.variants[0];
  const collection = site.collections.find(({ id }) => id === product.collectionKey);
  const price = parseMajor(variant?.salePrice ?? variant?.price ?? '0', currency) ?? 0n;
  const quantity = index + 1;
  return {
    id: `entry-${index}`,
    itemId: product.key,
    quantity,
    chosenVariant: { sku: variant?.sku ?? '', attributes: { ...variant?.attributes } },
    title: product.title,
    subTotal: { ...toWireMoney(price * BigInt(quantity), currency) },
    purchasePriceCents: toWireCents(price, currency),
    productType: product.productType,
    regularPriceCents: toWireCents(parseMajor(variant?.price ?? '0', currency) ?? 0n, currency),
    onSale: variant?.salePrice !== null,
    collection: { id: product.collectionKey, name: '' },
    productUrl: `/${collection?.urlSlug}/p/${product.urlSlug}`,
    imageUrl: product.pictures[0] === undefined ? '' : `/assets/preview/${product.pictures[0]}?format=300w`,
    imageAlt: '',
    unlimited: true,
    qtyInStock: 0,
    problem: '',
    seenPriceCents: toWireCents(price, currency),
    hasForm: false,
    additionalFields: [],
  };
}
