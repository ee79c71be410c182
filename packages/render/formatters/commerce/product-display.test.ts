import { describe, expect, it } from 'vitest';
import { createSiteEngine } from '../engine.ts';

const engine = createSiteEngine({ clock: Date.now });
const print = (template: string, value: unknown): string => engine.render(template, value).output;

const product = (productType: number, rest: object): object => ({
  id: 'p',
  structuredContent: { productType, ...rest },
});
const left = (qtyInStock: number, rest: object = {}) => ({ qtyInStock, ...rest });

describe('the fields of a product in a template', () => {
  const answer = (predicate: string, item: object) =>
    print(`{.${predicate}}yes{.or}no{.end}`, item) === 'yes';
  it.each([
    [
      'storefront §4 sold out: a physical product of which every variant is limited with nothing left',
      product(1, { variants: [left(0), left(0)] }),
      true,
    ],
    ['one piece is left', product(1, { variants: [left(0), left(1)] }), false],
    [
      'storefront §4 sold out: a service of which every variant is limited with nothing left',
      product(3, { variants: [left(0)] }),
      true,
    ],
    [
      'administration §4 sold out: a physical product or service with every variant limited at zero',
      product(3, { variants: [left(0), left(0)] }),
      true,
    ],
    ['a variant is unlimited', product(3, { variants: [left(0), left(0, { unlimited: true })] }), false],
    ['storefront §4 sold out: a digital product never is', product(2, { variants: [left(0)] }), false],
    ['storefront §4 sold out: a gift card never is', product(4, { variants: [left(0)] }), false],
    [
      'administration §4 sold out: digital products and gift cards never',
      product(4, { variants: [] }),
      false,
    ],
  ])('%s', (_statement, item, soldOut) => expect(answer('sold-out?', item)).toBe(soldOut));

  it.each([
    [
      'storefront §4 on sale: any variant of a physical product or service',
      'administration §4 on sale: any variant of a physical product or service',
      [product(1, { variants: [left(1), left(1, { onSale: true })] }), true],
      [product(3, { variants: [left(1, { onSale: true })] }), true],
      [product(1, { variants: [left(1)] }), false],
    ],
    [
      'storefront §4 on sale: the item itself when digital',
      'administration §4 on sale: the item itself when digital',
      [product(2, { onSale: true }), true],
      [product(2, { variants: [left(1, { onSale: true })] }), false],
    ],
  ] as const)('%s, %s', (_storefront, _administration, ...cases) => {
    for (const [item, onSale] of cases as readonly (readonly [object, boolean])[])
      expect(answer('on-sale?', item)).toBe(onSale);
  });

  it.each([
    [
      'storefront §4 multiple prices: variants differ in onSale',
      [{ price: 1 }, { price: 1, onSale: true, salePrice: 1 }],
    ],
    [
      'storefront §4 multiple prices: variants differ in the sale price while on sale',
      [
        { price: 3, onSale: true, salePrice: 1 },
        { price: 3, onSale: true, salePrice: 2 },
      ],
    ],
    ['storefront §4 multiple prices: variants differ in price', [{ price: 1 }, { price: 2 }]],
  ])('%s', (_statement, variantsOf) => {
    expect(answer('varied-prices?', product(1, { variants: variantsOf }))).toBe(true);
    expect(answer('varied-prices?', product(1, { variants: [variantsOf[0], variantsOf[0]] }))).toBe(false);
  });

  it('storefront §4 sold out: its mark comes before the sale mark, administration §4 sold out: its mark comes before the sale mark', () => {
    const both = product(1, { variants: [left(0, { onSale: true })] });
    expect(print('{@|product-status}', both)).toBe('<div class="product-mark sold-out">sold out</div>');
  });

  // More than one in stock is what the quantity field asks of the total.
  it.each([
    [
      'storefront §4 stock total: the sum of what is in stock otherwise',
      'administration §4 stock total: the sum of qtyInStock otherwise',
      [product(1, { variants: [left(1), left(1)] }), true],
      [product(1, { variants: [left(1), left(0)] }), false],
    ],
    [
      'storefront §4 stock total: unlimited when any variant is',
      'administration §4 stock total: unlimited when any variant is',
      [product(1, { variants: [left(0), left(0, { unlimited: true })] }), true],
    ],
  ] as const)('%s, %s', (_storefront, _administration, ...cases) => {
    for (const [item, shown] of cases)
      expect(print('{@|quantity-input}', item).includes('<input')).toBe(shown);
  });

  const field = (item: object, storeSettings: object = {}) =>
    print('{item|quantity-input}', { item, websiteSettings: { storeSettings } });
  it.each([
    ['storefront §5 quantity: shown for a physical product', product(1, { variants: [left(2)] }), {}, true],
    [
      'storefront §5 quantity: shown for a service when several are allowed',
      product(3, { variants: [left(2)] }),
      { multipleQuantityAllowedForServices: true },
      true,
    ],
    [
      'storefront §3 store settings: several of a service are allowed when nothing is said',
      product(3, { variants: [left(2)] }),
      {},
      true,
    ],
    [
      'storefront §5 quantity: not shown for a service when several are not allowed',
      product(3, { variants: [left(2)] }),
      { multipleQuantityAllowedForServices: false },
      false,
    ],
    [
      'storefront §5 quantity: not shown for digital products and gift cards, a song',
      product(2, { variants: [left(2)] }),
      {},
      false,
    ],
    [
      'storefront §5 quantity: not shown for digital products and gift cards, a card',
      product(4, { variants: [left(2)] }),
      {},
      false,
    ],
    [
      'storefront §5 quantity: not shown for what is subscribed to',
      product(1, { isSubscribable: true, variants: [left(2)] }),
      {},
      false,
    ],
    [
      'storefront §5 quantity: not shown for a single piece in stock',
      product(1, { variants: [left(1)] }),
      {},
      false,
    ],
  ])('%s', (_statement, item, settings, shown) =>
    expect(field(item, settings).includes('<input')).toBe(shown),
  );

  it('storefront §5 quantity: in steps of 1', () => {
    expect(field(product(1, { variants: [left(2)] }))).toContain(
      'max="9999" min="1" value="1" type="number" step="1"',
    );
  });

  const context = (rest: object) => ({
    item: { id: 'p', structuredContent: { productType: 1, variants: [] } },
    productMerchandisingContext: { p: rest },
  });
  it('storefront §3 merchandising context: is by product id', () => {
    const others = { ...context({}), productMerchandisingContext: { q: { customSoldOutText: 'Gone' } } };
    expect(print('{item|product-status}', others)).not.toContain('Gone');
  });
  it('storefront §3 merchandising context: has customSoldOutText', () => {
    expect(print('{item|product-status}', context({ customSoldOutText: 'Gone' }))).toContain('>Gone<');
  });
  const scarce = {
    scarcityEnabled: true,
    scarcityTemplateViews: [{ qtyInStock: 2 }],
    scarcityText: '{qtyInStock} left',
  };
  it('storefront §3 merchandising context: has scarcityEnabled and scarcityTemplateViews', () => {
    expect(print('{item|product-scarcity}', context({ ...scarce, scarcityShownByDefault: true }))).toContain(
      '2 left',
    );
    expect(print('{item|product-scarcity}', context({ ...scarce, scarcityEnabled: false }))).toBe('');
  });
  it('storefront §3 merchandising context: has scarcityText and scarcityShownByDefault', () => {
    expect(
      print('{item|product-scarcity}', context({ ...scarce, scarcityText: 'Only {qtyInStock}' })),
    ).toMatch(/hidden[^<]*>\s*Only 2/);
    expect(
      print('{item|product-scarcity}', context({ ...scarce, scarcityShownByDefault: true })),
    ).not.toContain('hidden');
  });
  const waiting = {
    restockNotificationViews: [{ variantId: 'v1' }],
    restockNotificationMessages: { CTAText: 'Tell me' },
  };
  it('storefront §3 merchandising context: has restockNotificationViews and restockNotificationMessages', () => {
    expect(print('{item|product-restock-notification}', context(waiting))).toMatch(
      /data-variant-id="v1"[\s\S]*Tell me/,
    );
  });
  it('storefront §3 merchandising context: has mailingListSignUpEnabled and mailingListOptInByDefault', () => {
    const shown = (rest: object) =>
      print('{item|product-restock-notification}', context({ ...waiting, ...rest }));
    expect(shown({})).not.toContain('isJoinMailingList');
    expect(shown({ mailingListSignUpEnabled: true })).toMatch(/name="isJoinMailingList">/);
    expect(shown({ mailingListSignUpEnabled: true, mailingListOptInByDefault: true })).toContain('checked');
  });
  const keyed = (siteKey: string) =>
    print('{item|product-restock-notification}', {
      ...context(waiting),
      website: { captchaSettings: { siteKey } },
    });
  it('storefront §2 restock form: stands in a container that carries product and variant', () => {
    expect(keyed('')).toContain('data-product-id="p" data-variant-id="v1"');
  });
  it('storefront §2 restock form: has an e-mail field', () => expect(keyed('')).toContain('name="email"'));
  it('storefront §2 restock form: has a captcha container when there is a site key', () => {
    expect(keyed('key')).toContain('captcha-container');
  });
  it('storefront §2 restock form: has no captcha container without a site key', () => {
    expect(keyed('')).not.toContain('captcha-container');
  });
});
