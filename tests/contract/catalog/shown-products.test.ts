import { currencies } from '@veranda/domain/money/currencies.data';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addProduct, type ProductToAdd } from '../../support/add-product.ts';
import { addShop } from '../checkout/shop.ts';
import { createSubscriptionShop, type SubscriptionShop } from '../subscriptions/subscription-shop.ts';

let shop: SubscriptionShop;
const ids = new Map<string, string>();

/** Products of the shop, as its owner would have entered them. */
const products: readonly ProductToAdd[] = [
  { title: 'Vase', variants: [{ price: '1234.50', left: 7 }] },
  { title: 'Painting', variants: [{ price: '90.00', left: 1 }] },
  {
    title: 'Stool',
    options: ['Wood'],
    variants: [
      { values: ['Oak'], price: '80.00', left: 0 },
      { values: ['Ash'], price: '80.00', left: 0 },
    ],
  },
  {
    title: 'Bench',
    options: ['Wood'],
    variants: [
      { values: ['Oak'], price: '80.00', left: 0 },
      { values: ['Ash'], price: '80.00' },
    ],
  },
  {
    title: 'Rug',
    options: ['Size'],
    variants: [
      { values: ['S'], price: '40.00', left: 1 },
      { values: ['L'], price: '60.00', left: 1 },
    ],
  },
  {
    title: 'Lamp',
    options: ['Shade'],
    variants: [
      { values: ['Blue'], price: '40.00', left: 3 },
      { values: ['Red'], price: '40.00', salePrice: '40.00', left: 3 },
    ],
  },
  {
    title: 'Clock',
    options: ['Face'],
    variants: [
      { values: ['Round'], price: '50.00', salePrice: '40.00', left: 3 },
      { values: ['Square'], price: '50.00', salePrice: '45.00', left: 3 },
    ],
  },
  { title: 'Sofa', variants: [{ price: '900.00', salePrice: '800.00', left: 0 }] },
  { kind: 'service', title: 'Lesson', variants: [{ price: '20.00', left: 4 }] },
  { kind: 'service', title: 'Massage', variants: [{ price: '60.00', left: 0 }] },
  { kind: 'service', title: 'Facial', variants: [{ price: '60.00', salePrice: '50.00', left: 4 }] },
  { kind: 'digital', title: 'Song', variants: [{ price: '3.00', left: 0 }] },
  { kind: 'digital', title: 'Album', variants: [{ price: '12.00', salePrice: '9.00' }] },
  {
    kind: 'gift-card',
    title: 'Voucher',
    options: ['Value'],
    variants: [
      { values: ['$10'], price: '10.00', left: 0 },
      { values: ['$20'], price: '20.00', left: 0 },
    ],
  },
];

beforeAll(async () => {
  shop = await createSubscriptionShop('shown');
  for (const product of products) ids.set(product.title, await addProduct(shop, product));
  for (const [title, unit, value, numCycles] of [
    ['Tea', 'WEEK', 1, 52],
    ['Coffee', 'MONTH', 1, 12],
    ['Wine', 'YEAR', 1, 1],
    ['Honey', 'MONTH', 2, 0],
    ['Flowers', 'WEEK', 2, 10],
  ] as const)
    await shop.planned(title, { period: { value, unit }, numCycles });
}, 120_000);
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterEach(() => expect(shop.app.faults).toEqual([]));
afterAll(() => shop.close());

const addressOf = (title: string) => `/shop/p/${title.toLowerCase()}`;
const pageOf = async (title: string) => (await shop.app.site('shown').send('GET', addressOf(title))).text;
const productOf = async (title: string) =>
  (await shop.app.site('shown').send('GET', `${addressOf(title)}?format=json`)).json.item.structuredContent;

/** The part of the page that is about the product itself, without the products beside it. */
async function articleOf(title: string): Promise<string> {
  return /<article class="v-product-page">[\s\S]*?<\/article>/.exec(await pageOf(title))?.[0] ?? '';
}
/** The price as it is read aloud, with plain spaces. */
function priceIn(article: string): string {
  const price = /<p class="v-price[^>]*>([\s\S]*?)<\/p>/.exec(article)?.[1] ?? '';
  return price
    .replace(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ')
    .trim();
}
const priceOf = async (title: string) => priceIn(await articleOf(title));
const marksOf = async (title: string) =>
  [...(await articleOf(title)).matchAll(/class="v-mark [^"]*">([^<]*)</g)].map((match) => match[1]);
const hasQuantity = async (title: string) => /<input[^>]*type="number"/.test(await articleOf(title));

describe('the kind of a product', () => {
  it.each([
    ['storefront §3 product type: physical is 1', 'Vase', 1],
    ['storefront §3 product type: digital is 2', 'Song', 2],
    ['storefront §3 product type: service is 3', 'Lesson', 3],
    ['storefront §3 product type: gift card is 4', 'Voucher', 4],
  ])('%s', async (_statement, title, code) => {
    expect((await productOf(title)).productType).toBe(code);
    expect(await articleOf(title)).toContain(`&quot;productType&quot;:${code},`);
  });
});

describe('the mark of a product', () => {
  it.each([
    [
      'storefront §4 sold out: a physical product of which every variant is limited with nothing left; storefront §3 localised string: productSoldOutText; storefront §8 label: sold out',
      'Stool',
      ['sold out'],
    ],
    [
      'storefront §4 sold out: a service of which every variant is limited with nothing left',
      'Massage',
      ['sold out'],
    ],
    ['a product of which one variant is unlimited is not sold out', 'Bench', []],
    [
      'storefront §4 sold out: a digital product never is; storefront §4 stock total: unlimited for a digital product',
      'Song',
      [],
    ],
    [
      'storefront §4 sold out: a gift card never is; storefront §4 stock total: unlimited for a gift card',
      'Voucher',
      [],
    ],
    [
      'storefront §4 on sale: any variant of a physical product or service; storefront §3 localised string: productSaleText; storefront §8 label: sale',
      'Lamp',
      ['sale'],
    ],
    ['a service is on sale', 'Facial', ['sale']],
    ['storefront §4 on sale: the item itself when digital', 'Album', ['sale']],
    ['storefront §4 sold out: its mark comes before the sale mark', 'Sofa', ['sold out']],
  ])('%s', async (_statement, title, marks) => expect(await marksOf(title)).toEqual(marks));
});

describe('the price of a product', () => {
  it.each([
    [
      'storefront §9 money format: 2 decimals when nothing is said; storefront §9 money format: a comma between thousands; storefront §9 money format: a point before decimals',
      'Vase',
      '$1,234.50',
    ],
    ['storefront §4 multiple prices: variants differ in price', 'Rug', 'from $40.00'],
    [
      'storefront §4 multiple prices: variants differ in the sale price while on sale',
      'Clock',
      'Original price: $50.00 Sale price: from $40.00',
    ],
    ['storefront §4 multiple prices: variants differ in onSale', 'Lamp', 'from $40.00'],
    [
      'storefront §9 subscription: a year has 52 weeks; storefront §3 subscription: the unit is WEEK, MONTH or YEAR',
      'Tea',
      '$12.00 every week for 1 year',
    ],
    [
      'storefront §9 subscription: a year has 12 months; storefront §3 subscription: price phrases know weeks, months and years',
      'Coffee',
      '$12.00 every month for 1 year',
    ],
    [
      'storefront §9 subscription: a year has 1 year; storefront §9 subscription: the price says years when the whole time divides evenly',
      'Wine',
      '$12.00 every year for 1 year',
    ],
    [
      'storefront §3 subscription: numBillingCycles 0 has no end; storefront §3 subscription: billingPeriod has value and unit',
      'Honey',
      '$12.00 every 2 months',
    ],
    ['a time that does not divide evenly is said in weeks', 'Flowers', '$12.00 every 2 weeks for 20 weeks'],
  ])('%s', async (_statement, title, price) => expect(await priceOf(title)).toBe(price));
});

describe('the quantity of a product', () => {
  it.each([
    [
      'storefront §5 quantity: shown for a physical product; storefront §4 stock total: the sum of what is in stock otherwise',
      'Rug',
      true,
    ],
    ['storefront §4 stock total: unlimited when any variant is', 'Bench', true],
    ['storefront §5 quantity: not shown for a single piece in stock', 'Painting', false],
    ['storefront §5 quantity: not shown for digital products and gift cards, a song', 'Song', false],
    ['storefront §5 quantity: not shown for digital products and gift cards, a card', 'Voucher', false],
    ['storefront §5 quantity: not shown for what is subscribed to', 'Tea', false],
  ])('%s', async (_statement, title, shown) => expect(await hasQuantity(title)).toBe(shown));

  it('storefront §5 quantity: in steps of 1; storefront §5 quantity: 1 to begin with; storefront §3 localised string: productQuantityInputLabel; storefront §8 label: Quantity', async () => {
    const article = await articleOf('Vase');
    expect(article).toMatch(/<input[^>]*type="number"[^>]*min="1" max="9999" step="1" value="1"/);
    expect(article).toMatch(/<label[^>]*>Quantity<\/label>/);
  });
});

describe('the texts of its buttons and choices', () => {
  it.each([
    [
      'storefront §3 localised string: productAddToCartText; storefront §8 label: Add To Cart',
      'Vase',
      />Add To Cart<\/button>/,
    ],
    [
      'storefront §3 localised string: productSubscribeText; storefront §8 label: Subscribe',
      'Tea',
      />Subscribe<\/button>/,
    ],
  ])('%s', async (_statement, title, text) => expect(await articleOf(title)).toMatch(text));

  it('storefront §3 localised string: productQuickViewText; storefront §8 label: Quick View', async () => {
    expect((await shop.app.site('shown').send('GET', '/shop')).text).toMatch(/>\s*Quick View\s*</);
  });
});

describe('a quantity that the cart is asked for', () => {
  const refusals: Readonly<Record<string, unknown>> = {
    'storefront §5 quantity: whole numbers only': 1.5,
    'storefront §5 quantity: numbers only': 'many',
    'storefront §5 quantity: from 1': 0,
    'storefront §5 quantity: to 9999': 10_000,
  };
  it.each(Object.entries(refusals))('%s', async (_statement, quantity) => {
    const shopper = await shop.shopper();
    const entry = { itemId: ids.get('Bench'), sku: 'BENCH-1', quantity };
    const refused = await shopper.send('POST', '/api/commerce/shopping-cart/entries', entry);
    expect([refused.status, refused.json.field]).toEqual([400, 'quantity']);
  });
});

describe('the currency of the shop', () => {
  const settingsPath = () => `${shop.base}/settings`;
  const read = async () => (await shop.owner.send('GET', settingsPath())).json;

  it('storefront §9 currency: a store begins with USD; storefront §3 store settings: the currency is USD when nothing is said', async () => {
    expect((await read()).settings.currency).toBe('USD');
    const page = await shop.app.site('shown').send('GET', `${addressOf('Vase')}?format=json`);
    expect(page.json.websiteSettings.storeSettings.selectedCurrency).toBe('USD');
  });

  it.each([
    ['storefront §9 currency: EUR with 2 digits', 'EUR', '€1,234.50'],
    ['storefront §9 currency: AUD with 2 digits', 'AUD', 'A$1,234.50'],
    ['storefront §9 currency: NOK with 2 digits', 'NOK', 'NOK 1,234.50'],
    ['storefront §9 currency: CAD with 2 digits', 'CAD', 'CA$1,234.50'],
    ['storefront §9 currency: NZD with 2 digits', 'NZD', 'NZ$1,234.50'],
    ['storefront §9 currency: DKK with 2 digits', 'DKK', 'DKK 1,234.50'],
    ['storefront §9 currency: GBP with 2 digits', 'GBP', '£1,234.50'],
    ['storefront §9 currency: HKD with 2 digits', 'HKD', 'HK$1,234.50'],
    ['storefront §9 currency: CHF with 2 digits', 'CHF', 'CHF 1,234.50'],
    ['storefront §9 currency: MXN with 2 digits', 'MXN', 'MX$1,234.50'],
    ['storefront §9 currency: SGD with 2 digits', 'SGD', 'SGD 1,234.50'],
    ['storefront §9 currency: SEK with 2 digits', 'SEK', 'SEK 1,234.50'],
    ['storefront §9 currency: CZK with 2 digits', 'CZK', 'CZK 1,234.50'],
    ['storefront §9 currency: ILS with 2 digits', 'ILS', '₪1,234.50'],
    ['storefront §9 currency: PHP with 2 digits', 'PHP', '₱1,234.50'],
    ['storefront §9 currency: RUB with 2 digits', 'RUB', 'RUB 1,234.50'],
    ['storefront §9 currency: PLN with 2 digits', 'PLN', 'PLN 1,234.50'],
    ['storefront §9 currency: THB with 2 digits', 'THB', 'THB 1,234.50'],
    ['storefront §9 currency: MYR with 2 digits', 'MYR', 'MYR 1,234.50'],
    ['storefront §9 currency: ARS with 2 digits', 'ARS', 'ARS 1,234.50'],
    ['storefront §9 currency: BRL with 2 digits', 'BRL', 'R$1,234.50'],
    ['storefront §9 currency: COP with 2 digits', 'COP', 'COP 1,234.50'],
    ['storefront §9 currency: IDR with 2 digits', 'IDR', 'IDR 1,234.50'],
    ['storefront §9 currency: INR with 2 digits', 'INR', '₹1,234.50'],
    ['storefront §9 currency: ZAR with 2 digits', 'ZAR', 'ZAR 1,234.50'],
    ['storefront §9 currency: USD with 2 digits', 'USD', '$1,234.50'],
  ])('%s', async (_statement, currency, price) => {
    const { settings, version } = await read();
    const shippingRates: unknown[] = [];
    const saved = await shop.owner.send('PUT', settingsPath(), {
      settings: { ...settings, currency, shippingRates },
      version,
    });
    expect(saved.status, saved.text).toBe(200);
    expect(await priceOf('Vase')).toBe(price);
  });

  it('storefront §9 currency: JPY with 0 digits', async () => {
    const { owner, siteId } = await addShop(shop.app, 'yen');
    const path = `/api/studio/sites/${siteId}/settings`;
    const { settings, version } = (await owner.send('GET', path)).json;
    const yen = { ...settings, currency: 'JPY', shippingRates: [] };
    expect((await owner.send('PUT', path, { settings: yen, version })).status).toBe(200);
    expect(priceIn((await shop.app.site('yen').send('GET', '/shop/p/mug')).text)).toBe('¥12');
  });

  it('storefront §9 currency: there are 27; any other is refused', async () => {
    const { settings, version } = await read();
    const known = Intl.supportedValuesOf('currency').filter((code) =>
      currencies.every((currency) => currency.code !== code),
    );
    for (const currency of [...known.slice(0, 20), 'XXX']) {
      const refused = await shop.owner.send('PUT', settingsPath(), {
        settings: { ...settings, currency },
        version,
      });
      expect([refused.status, refused.json.field]).toEqual([400, 'settings.currency']);
    }
    expect(currencies).toHaveLength(27);
  });
});
