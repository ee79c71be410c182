import { describe, expect, it } from 'vitest';
import { createSiteEngine } from '../engine.ts';

const engine = createSiteEngine({ clock: Date.now });
const print = (template: string, value: unknown): string => engine.render(template, value).output;

const variants = ['S', 'M'].map((size) => ({ attributes: { Size: size }, qtyInStock: 3 }));
const shirt = { id: 'p', structuredContent: { productType: 1, variants, variantOptionOrdering: ['Size'] } };
const subscription = { id: 'p', structuredContent: { productType: 1, isSubscribable: true } };
const gone = { id: 'p', structuredContent: { productType: 1, variants: [] } };
const reduced = { id: 'p', structuredContent: { productType: 2, onSale: true } };
const card = {
  id: 'p',
  structuredContent: {
    productType: 4,
    variants: [{ attributes: { Value: '$10' } }, { attributes: { Value: '$20' } }],
    variantOptionOrdering: ['Value'],
  },
};
const text = { type: 'text', rawTitle: 'Name' };
const likert = (answer: string) => ({ type: 'likert', rawTitle: 'T', values: { q: answer } });

/** One line a text: statement, key, template, item, the English text where it is shown. */
type Row = readonly [string, string, string, object, string];
const texts: readonly Row[] = [
  [
    'storefront §3 localised string: productAddToCartText',
    'productAddToCartText',
    'add-to-cart-btn',
    shirt,
    '>Add To Cart<',
  ],
  [
    'storefront §3 localised string: productSubscribeText',
    'productSubscribeText',
    'add-to-cart-btn',
    subscription,
    '>Subscribe<',
  ],
  [
    'storefront §3 localised string: productQuantityInputLabel',
    'productQuantityInputLabel',
    'quantity-input',
    shirt,
    '>Quantity:<',
  ],
  [
    'storefront §3 localised string: productSoldOutText',
    'productSoldOutText',
    'product-status',
    gone,
    '>sold out<',
  ],
  ['storefront §3 localised string: productSaleText', 'productSaleText', 'product-status', reduced, '>sale<'],
  [
    'storefront §3 localised string: productQuickViewText',
    'productQuickViewText',
    'product-quick-view',
    shirt,
    '>Quick View<',
  ],
  [
    'storefront §3 localised string: productVariantSelectText',
    'productVariantSelectText',
    'variants-select',
    shirt,
    '>Select Size<',
  ],
  [
    'storefront §3 localised string: giftCardVariantSelectText',
    'giftCardVariantSelectText',
    'variants-select',
    card,
    '>Select Value<',
  ],
  [
    'storefront §3 localised string: giftCardValueDisplayText',
    'giftCardValueDisplayText',
    'variants-select',
    card,
    '>Value: <',
  ],
  [
    'storefront §3 localised string: productSummaryFormNoAnswerText',
    'productSummaryFormNoAnswerText',
    'summary-form-field',
    text,
    ' N/A\n',
  ],
  [
    'storefront §3 localised string: likert Strongly Disagree',
    'productAnswerMapStronglyDisagree',
    'summary-form-field',
    likert('-2'),
    ' Strongly Disagree<',
  ],
  [
    'storefront §3 localised string: likert Disagree',
    'productAnswerMapDisagree',
    'summary-form-field',
    likert('-1'),
    ' Disagree<',
  ],
  [
    'storefront §3 localised string: likert Neutral',
    'productAnswerMapNeutral',
    'summary-form-field',
    likert('0'),
    ' Neutral<',
  ],
  [
    'storefront §3 localised string: likert Agree',
    'productAnswerMapAgree',
    'summary-form-field',
    likert('1'),
    ' Agree<',
  ],
  [
    'storefront §3 localised string: likert Strongly Agree',
    'productAnswerMapStronglyAgree',
    'summary-form-field',
    likert('2'),
    ' Strongly Agree<',
  ],
];

describe('the words of a shop', () => {
  it.each(texts)('%s', (_statement, key, formatter, item, english) => {
    const ownWords = english.replace(/[\p{L}/ ]*\p{L}/u, 'Own words');
    const shown = (strings: object) => print(`{item|${formatter}}`, { item, localizedStrings: strings });
    expect(shown({})).toContain(english);
    expect(shown({ [key]: 'Own words' })).toContain(ownWords.trim());
    expect(shown({ [key]: 'Own words' })).not.toContain(english);
  });

  it.each([
    [
      'storefront §8 label: Add To Cart',
      'administration §8 template default: Add To Cart',
      'add-to-cart-btn',
      shirt,
      '>Add To Cart<',
    ],
    [
      'storefront §8 label: Subscribe',
      'administration §8 template default: Subscribe',
      'add-to-cart-btn',
      subscription,
      '>Subscribe<',
    ],
    [
      'storefront §8 label: Quantity',
      'administration §8 template default: Quantity',
      'quantity-input',
      shirt,
      '>Quantity:<',
    ],
    [
      'storefront §8 label: Quick View',
      'administration §8 template default: Quick View',
      'product-quick-view',
      shirt,
      '>Quick View<',
    ],
    [
      'storefront §8 label: sold out',
      'administration §8 template default: sold out',
      'product-status',
      gone,
      '>sold out<',
    ],
    [
      'storefront §8 label: sale',
      'administration §8 template default: sale',
      'product-status',
      reduced,
      '>sale<',
    ],
    [
      'storefront §8 label: Select Value',
      'administration §8 template default: Select Value',
      'variants-select',
      card,
      '>Select Value<',
    ],
    [
      'storefront §8 label: Select {variantName}',
      'administration §8 template default: Select {variantName}',
      'variants-select',
      shirt,
      '>Select Size<',
    ],
  ] as const)('%s, %s', (_storefront, _administration, formatter, item, part) => {
    expect(print(`{@|${formatter}}`, item)).toContain(part);
  });

  it('administration §8 template default: Strongly Disagree to Strongly Agree', () => {
    const answers = ['-2', '-1', '0', '1', '2'].map((answer) =>
      print('{@|summary-form-field}', likert(answer)),
    );
    const words = ['Strongly Disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly Agree'];
    expect(answers.map((html, at) => html.includes(`> ${words[at]}<`))).toEqual(Array(5).fill(true));
  });

  it('storefront §5 form check: a blank answer in a summary shows the no-answer text or N/A', () => {
    expect(print('{@|summary-form-field}', { ...text, value: '' })).toContain(' N/A\n');
    const own = {
      item: { ...text, value: '' },
      localizedStrings: { productSummaryFormNoAnswerText: 'none' },
    };
    expect(print('{item|summary-form-field}', own)).toContain(' none\n');
  });
});
