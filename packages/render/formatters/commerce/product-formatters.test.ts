import { describe, expect, it } from 'vitest';
import { createSiteEngine } from '../engine.ts';

const engine = createSiteEngine({ clock: Date.now });
const print = (template: string, value: unknown): string => engine.render(template, value).output;
const product = (productType: unknown, rest: object = {}): object => ({
  id: 'p',
  structuredContent: { productType, ...rest },
});

describe('template-language §2.3 what a product page shows', () => {
  const label = (item: object, strings: object = {}): string =>
    /button-inner">([^<]*)</.exec(
      print('{item|add-to-cart-btn}', { item, localizedStrings: strings }),
    )?.[1] ?? '';

  it.each([
    [product(1), {}, 'Add To Cart'],
    [product(1), { productAddToCartText: 'Kaufen' }, 'Kaufen'],
    [product(1, { useCustomAddButtonText: true, customAddButtonText: 'Get <it>' }), {}, 'Get &lt;it&gt;'],
    [product(1, { useCustomAddButtonText: true, customAddButtonText: '' }), {}, 'Add To Cart'],
    [product(1, { useCustomAddButtonText: false, customAddButtonText: 'x' }), {}, 'Add To Cart'],
    [product(1, { isSubscribable: true }), {}, 'Subscribe'],
    [product(1, { isSubscribable: true }), { productSubscribeText: 'Abo' }, 'Abo'],
    [
      product(1, { isSubscribable: true, useCustomAddButtonText: true, customAddButtonText: 'Mine' }),
      {},
      'Mine',
    ],
  ])('the button of %j, with the texts %j, says %j', (item, strings, output) => {
    expect(label(item, strings)).toBe(output);
  });

  const red = { attributes: { Color: 'Red', Size: 'L' } };
  const blue = { attributes: { Color: 'Blue', Size: 'L' } };
  it.each([
    [[red, blue], ['Color'], ['Red', 'Blue']],
    [
      [red, blue],
      ['Size', 'Color'],
      ['L', 'Red', 'Blue'],
    ],
    [[red], ['Color'], []],
    [[red, blue], [], []],
    [[red, blue], ['Shape'], []],
    [[red, blue, red], ['Color'], ['Red', 'Blue']],
  ])('of the variants %j ordered by %j one chooses %j', (variants, variantOptionOrdering, values) => {
    const html = print('{@|variants-select}', product(1, { variants, variantOptionOrdering }));
    expect([...html.matchAll(/<option value="([^"]+)">/g)].map(([, value]) => value)).toEqual(values);
  });

  it('offers the values of a gift card', () => {
    const variants = [{ attributes: { Value: '$10' } }, { attributes: { Value: '$20' } }];
    const item = product(4, { variants, variantOptionOrdering: ['Value'] });
    expect(print('{@|variants-select}', item)).toContain('<option value="">Select Value</option>');
    const strings = { giftCardVariantSelectText: 'Pick', giftCardValueDisplayText: 'Worth' };
    const html = print('{item|variants-select}', { item, localizedStrings: strings });
    expect(html).toContain('<option value="">Pick</option>');
    expect(html).toContain('<div class="variant-option-title">Worth: </div>');
  });

  it('lets no name of an option end an attribute', () => {
    const variants = ['a', 'b'].map((value) => ({ attributes: { '"><b': value } }));
    const html = print('{@|variants-select}', product(1, { variants, variantOptionOrdering: ['"><b'] }));
    expect(html).not.toContain('"><b');
    expect(html).not.toContain('<b');
  });

  it.each([
    [product(1, { variants: [{ qtyInStock: 2 }] }), {}, true],
    [product(1, { variants: [{ qtyInStock: 1 }] }), {}, false],
    [product(1, { variants: [{ qtyInStock: 1 }, { qtyInStock: 1 }] }), {}, true],
    [product(1, { variants: [{ unlimited: true }] }), {}, true],
    [product(1, { variants: [{ unlimited: true }], isSubscribable: true }), {}, false],
    [product(2), {}, false],
    [product(4, { variants: [{}] }), {}, false],
    [product(3, { variants: [{ unlimited: true }] }), {}, true],
    [product(3, { variants: [{ unlimited: true }] }), { multipleQuantityAllowedForServices: false }, false],
    [product(3, { variants: [{ unlimited: true }] }), { multipleQuantityAllowedForServices: true }, true],
  ])('asks for the quantity of %j, with the settings %j: %s', (item, storeSettings, shown) => {
    const html = print('{item|quantity-input}', { item, websiteSettings: { storeSettings } });
    expect(html.includes('<input')).toBe(shown);
  });

  const mark = (kind: string, text: string): string => `<div class="product-mark ${kind}">${text}</div>`;
  it.each([
    [product(1, { variants: [{ onSale: true, qtyInStock: 1 }] }), {}, mark('sale', 'sale')],
    [product(1, { variants: [{ onSale: true, qtyInStock: 0 }] }), {}, mark('sold-out', 'sold out')],
    [
      product(1, { variants: [] }),
      { localizedStrings: { productSoldOutText: 'weg' } },
      mark('sold-out', 'weg'),
    ],
    [
      product(2, { onSale: true }),
      { localizedStrings: { productSaleText: 'Angebot' } },
      mark('sale', 'Angebot'),
    ],
    [
      product(1, { variants: [] }),
      { productMerchandisingContext: { p: { customSoldOutText: '<i>' } } },
      mark('sold-out', '&lt;i&gt;'),
    ],
    [product(4), {}, ''],
  ])('marks %j, with %j, by %j', (item, outer, output) => {
    expect(print('{item|product-status}', { item, ...outer })).toBe(output);
  });

  it.each([
    [{ scarcityTemplateViews: [{ qtyInStock: 2 }], scarcityShownByDefault: true }, 1, 0],
    [{ scarcityTemplateViews: [{ qtyInStock: 2 }], scarcityShownByDefault: false }, 1, 1],
    [
      { scarcityTemplateViews: [{ qtyInStock: 2, attributes: { a: 'b' } }], scarcityShownByDefault: true },
      1,
      1,
    ],
    [{ scarcityTemplateViews: [] }, 0, 0],
    [{}, 0, 0],
  ])('tells how few are left by %j: %i places, %i hidden', (views, places, hidden) => {
    const context = { p: { scarcityEnabled: true, scarcityText: '{qtyInStock} of {qtyInStock}', ...views } };
    const html = print('{item|product-scarcity}', {
      item: { id: 'p' },
      productMerchandisingContext: context,
    });
    expect(html.split('<div').length - 1).toBe(places);
    expect(html.split(' hidden>').length - 1).toBe(hidden);
    if (places > 0) expect(html).toContain('2 of 2');
  });

  it('asks for nothing where no product waits to be restocked', () => {
    const of = (context: unknown): string =>
      print('{item|product-restock-notification}', {
        item: { id: 'p' },
        productMerchandisingContext: context,
      });
    expect(of(undefined)).toBe('');
    expect(of({ p: {} })).toBe('');
    expect(of({ p: { restockNotificationViews: [] } })).toBe('');
    expect(of({ p: { restockNotificationViews: [{ variantId: 'v"' }] } })).toContain(
      'data-variant-id="v&quot;"',
    );
  });

  it('sees nothing outside the merchandising context in the restock form', () => {
    const html = print('{item|product-restock-notification}', {
      item: { id: 'p' },
      messages: { CTAText: 'leak' },
      mailing: true,
      hiddenByDefault: true,
      variantId: 'leak',
      productMerchandisingContext: { p: { restockNotificationViews: [{}] } },
    });
    expect(html).not.toContain('leak');
    expect(html).not.toContain('hidden');
    expect(html).not.toContain('isJoinMailingList');
  });

  it.each([
    ['{@|product-quick-view}', { id: 'p' }, 'data-group=""'],
    ['{@|product-quick-view a.b}', { id: 'p', a: { b: 'deep' } }, 'data-group="deep"'],
    ['{@|product-quick-view q}', { id: 'p', q: '"' }, 'data-group="&quot;"'],
    [
      '{@|product-quick-view q}',
      { id: 'p', localizedStrings: { productQuickViewText: 'Blick' } },
      '>Blick</span>',
    ],
  ])('%s of %j has %s', (template, value, part) => {
    expect(print(template, value)).toContain(part);
  });
});
