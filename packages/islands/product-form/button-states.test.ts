import { describe, expect, it } from 'vitest';
import { type ButtonEvent, type ButtonState, buttonStates, nextState } from './button-states.ts';

function walk(...events: ButtonEvent[]): ButtonState {
  return events.reduce(nextState, 'idle' as ButtonState);
}

describe('add-to-cart button', () => {
  it('storefront §4 add to cart: idle, adding, added, back to idle after 2 seconds', () => {
    expect(walk('submit')).toBe('adding');
    expect(walk('submit', 'succeed')).toBe('added');
    expect(walk('submit', 'succeed', 'time-passed')).toBe('idle');
    expect(buttonStates.added.after).toBe(2000);
    expect([buttonStates.adding.label, buttonStates.added.label]).toEqual(['Adding…', 'Added!']);
  });

  it('storefront §4 add to cart: a failure returns to idle after 1 second', () => {
    expect(walk('submit', 'fail')).toBe('failed');
    expect(walk('submit', 'fail', 'time-passed')).toBe('idle');
    expect(buttonStates.failed.after).toBe(1000);
  });

  it('storefront §4 listing: Select Option is shown, disabled, for 2000 ms', () => {
    expect(walk('need-option')).toBe('select-option');
    expect(buttonStates['select-option']).toMatchObject({
      label: 'Select Option',
      disabled: true,
      after: 2000,
    });
  });

  it('storefront §4 listing: Sold Out is disabled until it is restocked', () => {
    expect(walk('sell-out', 'submit')).toBe('sold-out');
    expect(walk('sell-out', 'restock')).toBe('idle');
  });

  it('a second click while adding changes nothing', () => expect(walk('submit', 'submit')).toBe('adding'));
});
