import { describe, expect, it } from 'vitest';
import { orderMayBecome, orderTransitions } from './order-states.ts';

describe('the states of an order', () => {
  it('are draft → pending ⇄ fulfilled, pending → canceled, draft → abandoned, and nothing else', () => {
    const drawn = Object.entries(orderTransitions).flatMap(([from, tos]) => tos.map((to) => `${from}→${to}`));
    expect(drawn).toEqual([
      'draft→pending',
      'draft→abandoned',
      'pending→fulfilled',
      'pending→canceled',
      'fulfilled→pending',
    ]);
  });

  it.each([
    ['pending', 'canceled', true],
    ['fulfilled', 'canceled', false],
    ['canceled', 'pending', false],
    ['constructor', 'pending', false],
  ] as const)('from %s to %s: %s', (from, to, may) => {
    expect(orderMayBecome(from, to)).toBe(may);
  });
});
