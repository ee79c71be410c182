import { describe, expect, it } from 'vitest';
import type { ProductKind } from '../catalog/codes.ts';
import { isRefusal } from '../refusal.ts';
import { type Choice, chooseVariant } from './choose-variant.ts';

const variant = (Format: string) => ({ id: Format, sku: `BOOK-${Format}`, attributes: { Format } });

function chosen(kind: ProductKind, choice: Partial<Choice>): string {
  const product = { kind, optionOrdering: ['Format'], variants: [variant('EPUB'), variant('PDF')] };
  const answer = chooseVariant(product, { sku: null, options: {}, ...choice });
  return isRefusal(answer) ? answer.code : answer.sku;
}

describe('the variant of a product that has several', () => {
  it('storefront §2: of a digital product without selectors is the first', () =>
    expect([chosen('digital', {}), chosen('digital', { sku: '' })]).toEqual(['BOOK-EPUB', 'BOOK-EPUB']));

  it('is what was named, of a digital product too', () => {
    expect(chosen('digital', { sku: 'BOOK-PDF' })).toBe('BOOK-PDF');
    expect(chosen('digital', { options: { Format: 'PDF' } })).toBe('BOOK-PDF');
    expect(chosen('digital', { options: { Format: 'MOBI' } })).toBe('variant-unavailable');
  });

  it('storefront §5: of what is sent must be chosen', () =>
    expect(chosen('physical', {})).toBe('select-option'));
});
