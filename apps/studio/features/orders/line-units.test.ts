import type { OrderDetail } from '@veranda/contracts/orders';
import { describe, expect, it } from 'vitest';
import { canGiveBack, chosenLines, leftToRefund, leftToSend, unitsToSend } from './line-units.ts';

const line = (given: object) =>
  ({ id: 'mug', shipped: true, quantity: 3, fulfilledQuantity: 0, refundedQuantity: 0, ...given }) as never;

describe('units of an order', () => {
  it.each([
    [{}, 3, 3, 3],
    [{ fulfilledQuantity: 2 }, 1, 3, 1],
    [{ refundedQuantity: 1 }, 2, 2, 2],
    [{ fulfilledQuantity: 2, refundedQuantity: 1 }, 0, 2, 0],
    [{ fulfilledQuantity: 3, refundedQuantity: 3 }, 0, 0, 0],
    [{ shipped: false }, 0, 3, 0],
  ])(
    'issue 5, orders: of %o there are %d to send, %d to give back, %d to send now',
    (given, send, back, now) => {
      const one = line(given);
      const order = { lines: [one] } as unknown as OrderDetail;
      expect([leftToSend(one), leftToRefund(one), unitsToSend(order)['mug']]).toEqual([send, back, now]);
    },
  );

  it('that had cost nothing or whose money was given back can be given back where no money is left, unless the order is canceled', () => {
    const order = (value: string, given: object, more: object = {}) =>
      canGiveBack({
        ...{ status: 'pending', refundable: { value: '0.00', currency: 'USD' } },
        lines: [line({ total: { value, currency: 'USD' }, ...given })],
        ...more,
      } as never);
    expect(order('0.00', {})).toBe(true);
    expect(order('0.00', { refundedQuantity: 3 })).toBe(false);
    expect(order('9.00', {})).toBe(false);
    expect(order('9.00', {}, { refundable: { value: '9.00', currency: 'USD' } })).toBe(true);
    expect(order('0.00', {}, { status: 'canceled' })).toBe(false);
    expect(order('9.00', {}, { paymentStatus: 'refunded' })).toBe(true);
    expect(order('9.00', { refundedQuantity: 3 }, { paymentStatus: 'refunded' })).toBe(false);
  });

  it('leave out the lines of which there are none', () => {
    expect(chosenLines({ mug: 0, shirt: 2 })).toEqual([{ lineId: 'shirt', quantity: 2 }]);
  });
});
