import { describe, expect, it } from 'vitest';
import { nextRestockState, type RestockEvent } from './restock-states.ts';
import { chosenForRestock, showRestock } from './show-restock.ts';
import { emailProblem, failureText } from './restock-problems.ts';

describe('the form of those who wait', () => {
  const walk = (...events: RestockEvent[]) => events.reduce(nextRestockState, 'idle');
  it('storefront §4 restock form: idle to begin with', () => expect(walk()).toBe('idle'));
  it('is idle again after a failure, and finished after success', () => {
    expect(walk('submit', 'fail')).toBe('idle');
    expect(walk('submit', 'submit', 'succeed', 'submit')).toBe('signed-up');
  });

  it('is there again for another variant, and finished for one that was signed up for', () => {
    expect(walk('submit', 'succeed', 'choose-other')).toBe('idle');
    expect(walk('submit', 'succeed', 'choose-other', 'submit')).toBe('sending');
    expect(walk('submit', 'succeed', 'choose-other', 'choose-known')).toBe('signed-up');
    expect(walk('submit', 'choose-other', 'succeed')).toBe('signed-up');
  });

  it('hears which variant is chosen before its field is filled in, once a variant', () => {
    const field = { value: 's' };
    const heard: string[] = [];
    const form = {
      dispatchEvent: ({ type }: Event) =>
        void heard.push(`${type} ${container.dataset['variantId']} ${field.value}`),
    };
    const container = {
      hidden: false,
      dataset: { variantId: 's' } as Record<string, string>,
      querySelector: (selector: string) => ({ form, '[name="variantId"]': field })[selector] ?? null,
    };
    const scope = { querySelector: () => container } as unknown as ParentNode;
    for (const id of ['s', 'm', 'm']) showRestock(scope, { id, available: false });
    expect([heard, field.value]).toEqual([[`${chosenForRestock} m s`], 'm']);
    showRestock(scope, { id: 'l', available: true });
    expect([heard.length, container.hidden]).toEqual([1, true]);
  });

  it.each([
    ['storefront §5 restock: an empty address: Email cannot be blank', ' ', 'Email cannot be blank'],
    ['storefront §8 restock: Email cannot be blank is said without a call', '', 'Email cannot be blank'],
    ['storefront §5 restock: a wrong address: Email is invalid', 'ada@', 'Email is invalid'],
    ['storefront §8 restock: Email is invalid is said without a call', 'ada@shop.m', 'Email is invalid'],
    ['takes an address', ' ada@shop.example.org ', null],
    ['takes an address that ends in a long word', 'ada@shop.museum', null],
  ])('%s', (_statement, typed, problem) => expect(emailProblem(typed)).toBe(problem));

  it.each([
    ['storefront §7 restock: an error’s data.message is read', { data: { message: 'No.' } }, 'No.'],
    ['storefront §8 restock: shows the server’s message', { error: 'Slow down.' }, 'Slow down.'],
    [
      'storefront §8 restock: Unable to submit form. Please try again later. without one',
      null,
      'Unable to submit form. Please try again later.',
    ],
  ])('%s', (_statement, body, text) => expect(failureText(body)).toBe(text));
});
