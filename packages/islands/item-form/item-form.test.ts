import { describe, expect, it } from 'vitest';
import { type ItemFormEvent, itemFormStates, nextItemFormState } from './item-form-states.ts';
import { hasEnoughStock } from './check-stock.ts';

describe('storefront §4 item’s form', () => {
  it.each([
    ['storefront §4 item’s form: editing, saving, editing', ['save', 'saved'], 'editing'],
    ['a failure leads back to editing', ['save', 'fail'], 'editing'],
    ['what is being saved is not saved twice', ['save', 'save'], 'saving'],
    ['nothing is saved that was not sent', ['saved'], 'editing'],
  ] as const)('%s', (_statement, events: readonly ItemFormEvent[], state) => {
    expect(events.reduce(nextItemFormState, 'editing')).toBe(state);
  });

  it('storefront §4 item’s form: the button says Saving… meanwhile', () => {
    expect(itemFormStates.saving.text).toBe('savingText');
    expect(itemFormStates.editing.text).toBeUndefined();
  });
});

describe('storefront §5 add to cart', () => {
  it.each([
    [
      'stock check passes when any result is unlimited',
      [
        [false, 0],
        [true, 0],
      ],
      5,
      true,
    ],
    ['stock check passes when the stock exceeds what the cart holds', [[false, 3]], 2, true],
    ['stock check fails otherwise', [[false, 2]], 2, false],
    ['stock check fails otherwise: nothing is left', [[false, 0]], 0, false],
    ['stock check fails otherwise: nothing is known', [], 0, false],
  ] as const)('storefront §5 add to cart: %s', (_statement, results, inCart, passes) => {
    const left = results.map(([unlimited, qtyInStock]) => ({ unlimited, qtyInStock }));
    expect(hasEnoughStock(left, inCart)).toBe(passes);
  });
});
