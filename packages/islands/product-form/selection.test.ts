import { describe, expect, it } from 'vitest';
import {
  type ChoosableVariant,
  optionAvailabilityOf,
  quantityProblem,
  selectionProblem,
  variantOf,
} from './selection.ts';

/** `S/red S/blue! M/red` : a variant a word, `!` for sold out. */
function variants(notation: string): (ChoosableVariant & { sku: string })[] {
  return notation.split(' ').map((word) => {
    const [size = '', color = ''] = word.replace('!', '').split('/');
    const attributes = color === '' ? { Size: size } : { Size: size, Color: color };
    return {
      sku: word,
      attributes,
      price: '',
      regularPrice: '',
      available: !word.includes('!'),
      imageId: null,
    };
  });
}

const shirt = { productType: 1, variants: variants('S/red S/blue! M/red'), optionNames: ['Size', 'Color'] };

describe('add to cart', () => {
  it.each([
    [
      'storefront §5 add to cart: one option left asks Please select the {option} option.',
      { Size: 'S' },
      'Please select the Color option.',
    ],
    [
      'storefront §5 add to cart: two options left asks for both with and',
      {},
      'Please select the Size and Color options.',
    ],
    [
      'storefront §5 add to cart: no such variant: Sorry, that item variant is unavailable. Please select another variant.',
      { Size: 'M', Color: 'blue' },
      'Sorry, that item variant is unavailable. Please select another variant.',
    ],
    [
      'storefront §5 add to cart: variant out of stock: Sorry, we do not have enough of that item available.',
      { Size: 'S', Color: 'blue' },
      'Sorry, we do not have enough of that item available.',
    ],
    ['takes a whole selection that is in stock', { Size: 'S', Color: 'red' }, null],
  ])('%s', (_statement, selection, message) => {
    expect(selectionProblem(shirt, selection)).toBe(message);
  });

  it('storefront §5 add to cart: more options left are listed with and before the last', () => {
    const given = { ...shirt, optionNames: ['Size', 'Color', 'Cut'] };
    expect(selectionProblem(given, {})).toBe('Please select the Size, Color and Cut options.');
  });

  it('storefront §5 add to cart: a gift card needs a value: Select a denomination for the Gift Card', () => {
    expect(selectionProblem({ ...shirt, productType: 4 }, {})).toBe(
      'Select a denomination for the Gift Card',
    );
  });

  it.each([
    ['storefront §5 quantity: says Quantity must be a number.', 'two', 'Quantity must be a number.'],
    ['says so of an empty one', '', 'Quantity must be a number.'],
    ['says so of an exponent', '1e2', 'Quantity must be a number.'],
    ['says so of hexadecimal digits', '0x10', 'Quantity must be a number.'],
    ['says so of a plus sign', '+1', 'Quantity must be a number.'],
    [
      'storefront §5 quantity: says Quantity must be a whole number',
      '1.5',
      'Quantity must be a whole number',
    ],
    ['storefront §9 quantity: 1 to 9999, not 0', '0', 'Quantity must be between 1 and 9999.'],
    ['storefront §9 quantity: 1 to 9999, at the end', '9999', null],
    ['storefront §9 quantity: 1 to 9999, not beyond', '10000', 'Quantity must be between 1 and 9999.'],
  ])('%s', (_statement, text, message) => expect(quantityProblem(text)).toBe(message));
});

describe('availability of combinations', () => {
  it('shows a value as out of reach when no variant in stock has it with the other choices', () => {
    const reach = (selection: Record<string, string>, option: string, value: string) =>
      optionAvailabilityOf({ variants: shirt.variants, options: shirt.optionNames }, selection, {
        option,
        value,
      });
    expect(reach({ Size: 'S' }, 'Color', 'blue')).not.toBe('available');
    expect(reach({ Size: 'M' }, 'Color', 'red')).toBe('available');
    expect(reach({ Color: 'blue' }, 'Size', 'S')).not.toBe('available');
  });

  it('tells what is sold out from what does not exist: the matrix of options need not be whole', () => {
    const variants = [
      { attributes: { Size: 'S', Color: 'red' }, available: false },
      { attributes: { Size: 'M', Color: 'blue' }, available: true },
    ];
    const given = { variants, options: ['Size', 'Color'] };
    expect(optionAvailabilityOf(given, { Size: 'S' }, { option: 'Color', value: 'red' })).toBe('sold-out');
    expect(optionAvailabilityOf(given, { Size: 'S' }, { option: 'Color', value: 'blue' })).toBe('absent');
  });

  it('finds the variant of a whole selection only', () => {
    expect(variantOf(shirt.variants, shirt.optionNames, { Size: 'M', Color: 'red' })?.sku).toBe('M/red');
    expect(variantOf(shirt.variants, shirt.optionNames, { Size: 'M' })).toBeNull();
  });
});
