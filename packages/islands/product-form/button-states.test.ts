import { en } from '@veranda/messages/islands/en.data';
import { describe, expect, it } from 'vitest';
import { type ButtonEvent, type ButtonState, buttonStates, nextState, transition } from './button-states.ts';

function labelOf(state: ButtonState): string | undefined {
  const { text } = buttonStates[state];
  return text && en[text];
}

function walk(...events: ButtonEvent[]): ButtonState {
  return events.reduce(nextState, 'idle' as ButtonState);
}

describe('add-to-cart button', () => {
  it('storefront §4 add to cart: idle, then adding, then added', () => {
    expect(walk()).toBe('idle');
    expect(walk('submit')).toBe('adding');
    expect(walk('submit', 'succeed')).toBe('added');
  });

  it.each([
    ['storefront §4 add to cart: says Adding… meanwhile', 'adding', 'Adding…'],
    ['storefront §4 add to cart: says Added! when it is done', 'added', 'Added!'],
    [
      'storefront §4 listing button: says Select Option when the product needs one',
      'select-option',
      'Select Option',
    ],
  ] as const)('%s', (_statement, state, label) => expect(labelOf(state)).toBe(label));

  it('storefront §4 add to cart: is idle again 2 seconds after success', () => {
    expect(walk('submit', 'succeed', 'time-passed')).toBe('idle');
    expect(buttonStates.added.after).toBe(2000);
  });

  it('storefront §4 add to cart: is idle again 1 second after a failure', () => {
    expect(walk('submit', 'fail')).toBe('failed');
    expect(walk('submit', 'fail', 'time-passed')).toBe('idle');
    expect(buttonStates.failed.after).toBe(1000);
  });

  it.each([
    ['storefront §9 add to cart: waits 1 second after a failure', 'failed', 1000],
    ['storefront §9 add to cart: waits 2 seconds after success', 'added', 2000],
    ['storefront §9 add to cart: Select Option stays for 2000 ms', 'select-option', 2000],
  ] as const)('%s', (_statement, state, after) => expect(buttonStates[state].after).toBe(after));

  it('is idle again for whoever comes back to the page that it led away from', () => {
    expect(walk('submit', 'come-back')).toBe('idle');
    expect(walk('sell-out', 'come-back')).toBe('sold-out');
  });

  it('storefront §4 listing button: Select Option is disabled for 2000 ms', () => {
    expect(walk('need-option')).toBe('select-option');
    expect(buttonStates['select-option']).toMatchObject({ disabled: true, after: 2000 });
  });

  it('storefront §4 listing button: acts again after Select Option', () => {
    expect(walk('need-option', 'time-passed', 'submit')).toBe('adding');
  });

  it('storefront §4 listing button: a sold-out one says Sold Out and is disabled', () => {
    expect(walk('sell-out', 'submit')).toBe('sold-out');
    expect(labelOf('sold-out')).toBe('Sold Out');
    expect(buttonStates['sold-out'].disabled).toBe(true);
    expect(walk('sell-out', 'restock')).toBe('idle');
  });

  it('says that an option is missing where only the server knows', () =>
    expect(walk('submit', 'need-option')).toBe('select-option'));

  it.each<[string, ButtonEvent[], ButtonState]>([
    ['while it is added', ['submit', 'sell-out', 'succeed', 'time-passed'], 'sold-out'],
    ['while it says Added!', ['submit', 'succeed', 'sell-out', 'time-passed'], 'sold-out'],
    ['while it says Select Option', ['need-option', 'sell-out', 'time-passed'], 'sold-out'],
    ['after a failure, when a press must not send it', ['submit', 'fail', 'sell-out', 'submit'], 'sold-out'],
    ['and left again', ['submit', 'sell-out', 'restock', 'succeed', 'time-passed'], 'idle'],
    ['while it is added, and comes back later', ['submit', 'sell-out', 'come-back', 'restock'], 'idle'],
  ])('knows of what was chosen and is gone: %s', (_when, events, state) => {
    const begin = { state: 'idle', isGone: false } as const;
    expect(events.reduce(transition, begin).state).toBe(state);
  });

  it('a second click while adding changes nothing', () => expect(walk('submit', 'submit')).toBe('adding'));
});
