import type { OrderDetail } from '@veranda/contracts/orders';
import { describe, expect, it } from 'vitest';
import {
  canGiveBack,
  chosenLines,
  hasMoneyLeft,
  hasUnitsLeft,
  leftToSend,
  unitsToSend,
} from './line-units.ts';

const line = (given: object) =>
  ({ id: 'mug', shipped: true, quantity: 3, fulfilledQuantity: 0, refundedQuantity: 0, ...given }) as never;

describe('units of an order', () => {
  it.each([
    [{}, 3],
    [{ fulfilledQuantity: 2 }, 1],
    [{ refundedQuantity: 1 }, 2],
    [{ fulfilledQuantity: 2, refundedQuantity: 1 }, 0],
    [{ fulfilledQuantity: 3, refundedQuantity: 3 }, 0],
    [{ shipped: false }, 0],
  ])('of %o there are %d to send, and these are sent now', (given, send) => {
    const one = line(given);
    const order = { lines: [one] } as unknown as OrderDetail;
    expect([leftToSend(one), unitsToSend(order)['mug']]).toEqual([send, send]);
  });

  it.each([
    ['9.00', 2, [true, true, true]],
    ['0.00', 2, [true, false, true]],
    ['9.00', 0, [true, true, false]],
    ['0.00', 0, [false, false, false]],
  ])('are offered to be refunded as the server takes them: %s and %d units', (value, units, offered) => {
    const lines = [line({ refundableQuantity: units, quantity: 5 })];
    const order = { lines, refundable: { value, currency: 'USD' } };
    expect([canGiveBack(order), hasMoneyLeft(order), hasUnitsLeft(order)]).toEqual(offered);
  });

  it('leave out the lines of which there are none', () => {
    expect(chosenLines({ mug: 0, shirt: 2 })).toEqual([{ lineId: 'shirt', quantity: 2 }]);
  });
});
