import type { Discount } from '@veranda/contracts/discounts';
import { describe, expect, it } from 'vitest';
import { bodyOf, formOf, newDiscount, problemsOf } from './discount-form.ts';

const scope = { kind: 'products' as const, productIds: ['mug'] };
const plain = {
  id: 'd',
  used: 3,
  name: 'Spring',
  code: 'SPRING',
  scope,
  minimumAmount: '20.00',
  minimumQuantity: 2,
  active: true,
  startsAt: '2026-03-01T08:30:00.000Z',
  endsAt: null,
  limit: 50,
  oncePerCustomer: true,
  subscriptions: 'all' as const,
};

const berlin = { digits: 2, timeZone: 'Europe/Berlin' };

describe('the form of a discount', () => {
  it.each<Discount['effect']>([
    { kind: 'percent', percent: 25 },
    { kind: 'fixed', amount: '5.50' },
    { kind: 'free-shipping' },
    { kind: 'buy-x-get-y', buy: 2, get: 1, percent: 50, of: { kind: 'categories', categoryIds: ['tea'] } },
  ])('%o comes back as it was', (effect) => {
    const { id: _id, used: _used, ...body } = { ...plain, effect };
    expect(bodyOf(formOf({ ...plain, effect }, berlin.timeZone), berlin)).toEqual(body);
  });

  it('an automatic one has no code, an open one no limit', () => {
    const form = { ...newDiscount, name: ' All ', isAutomatic: true, code: 'LEFT' };
    expect(bodyOf(form, berlin)).toMatchObject({ name: 'All', code: null, limit: null, minimumAmount: '0' });
    expect(problemsOf(form, 2)).toEqual({});
  });

  it('says what is missing, by field', () => {
    const none = { kind: 'products', productIds: [], categoryIds: [] } as const;
    const form = { ...newDiscount, kind: 'fixed', amount: '0', minimumAmount: 'lots', scope: none } as const;
    expect(Object.keys(problemsOf(form, 2))).toEqual([
      'name',
      'code',
      'effect.amount',
      'minimumAmount',
      'scope',
    ]);
    const free = { ...newDiscount, name: 'x', code: 'x', kind: 'buy-x-get-y', of: none } as const;
    expect(Object.keys(problemsOf(free, 2))).toEqual(['of']);
  });

  it.each([
    ['2026-03-01T09:30', '2026-03-01T08:30:00.000Z'],
    ['2026-07-01T00:00', '2026-06-30T22:00:00.000Z'],
    // Left out by the clock change: it moves forward. And one that comes twice: the first.
    ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ])('reads dates on the shop’s clock: %s in Berlin is %s', (startsAt, moment) => {
    const body = bodyOf({ ...newDiscount, name: 'x', isAutomatic: true, startsAt }, berlin);
    expect(body.startsAt).toBe(moment);
    const back = formOf(
      { ...plain, ...body, effect: { kind: 'percent', percent: 1 } },
      berlin.timeZone,
    ).startsAt;
    expect(back).toBe(startsAt === '2026-03-29T02:30' ? '2026-03-29T03:30' : startsAt);
  });
});
