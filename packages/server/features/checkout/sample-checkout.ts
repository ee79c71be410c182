import type { CartEntry, ShoppingCart } from '@veranda/contracts/cart';
import type { Address, Checkout } from '@veranda/contracts/checkout';
import type { SampleProduct } from '@veranda/db/mail/reader';
import { assetPath } from '@veranda/domain/media/asset-address';
import { toWireCents } from '@veranda/domain/money/wire';
import { addressForm } from '../../services/commerce/addresses/address-form.ts';
import { countriesOf } from '../../services/commerce/addresses/countries.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

type SampleSite = Pick<SiteEntry, 'id' | 'currency' | 'language'>;

/** Where the confirmation of a sample goes. */
export const sampleEmail = 'ada@example.com';

/** The buyer of a sample. */
export const sampleAddress: Address = {
  firstName: 'Ada',
  lastName: 'Stone',
  address1: '1 Mill Lane',
  address2: '',
  city: 'Albany',
  region: 'NY',
  postalCode: '12207',
  country: 'US',
  phone: '',
};

/** A checkout that nobody has: these products, one of each, on their way to a buyer that there is not. */
export function sampleCheckout(
  site: SampleSite,
  { products, shippingName }: { readonly products: readonly SampleProduct[]; readonly shippingName: string },
): Checkout {
  const shipping = { id: 'sample', name: shippingName, costCents: 0 };
  return {
    cart: {
      ...sampleCart(site, products),
      shippingOptions: [shipping],
      selectedShippingOption: shipping,
    },
    email: sampleEmail,
    shippingAddress: sampleAddress,
    billingAddress: null,
    asksBillingAddress: false,
    shippingOption: shipping.id,
    note: '',
    offersNewsletter: false,
    wantsNewsletter: false,
    member: null,
    savedAddresses: [],
    suggestsAddresses: false,
    countries: countriesOf([], site),
    addressForm: addressForm(site.language, sampleAddress.country),
    billingForm: null,
    testMode: false,
    payment: { card: { kind: 'test-card' }, manual: [] },
    laterCharges: null,
    offersExpress: false,
    holdExpiresAt: null,
    problems: [],
  };
}

function sampleCart(site: SampleSite, products: readonly SampleProduct[]): ShoppingCart {
  const entries = products.map((product, index) => entryOf(site, product, index));
  const sum = entries.reduce((cents, { purchasePriceCents }) => cents + purchasePriceCents, 0);
  return {
    id: 'sample',
    websiteId: site.id,
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
    subtotalCents: sum,
    minimumSubtotalCents: 0,
    belowMinimum: false,
    taxCents: 0,
    includedTaxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    grandTotalCents: sum,
    amountDueCents: sum,
    giftCards: [],
    totalQuantity: entries.length,
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: true,
    currency: site.currency,
    checkoutUrl: '',
  };
}

function entryOf(site: SampleSite, product: SampleProduct, index: number): CartEntry {
  const cents = toWireCents(product.priceMinor, site.currency);
  return {
    id: `sample-${String(index)}`,
    itemId: '',
    quantity: 1,
    chosenVariant: { sku: '', attributes: { ...product.attributes } },
    title: product.title,
    subTotal: { value: '', currency: site.currency },
    purchasePriceCents: cents,
    seenPriceCents: cents,
    hasForm: false,
    additionalFields: [],
    productType: 1,
    regularPriceCents: cents,
    onSale: false,
    collection: { id: '', name: '' },
    productUrl: '',
    imageUrl: sampleImage(site, product),
    imageAlt: '',
    unlimited: true,
    qtyInStock: 0,
    problem: '',
  };
}

/** Address of a picture 300 pixels wide; empty for none. */
export function sampleImage({ id }: Pick<SiteEntry, 'id'>, { storageKey }: SampleProduct): string {
  return storageKey === null ? '' : `${assetPath(id, { storageKey })}?format=300w`;
}
