import { describe, expect, it } from 'vitest';
import { type FulfillableLine, fulfilmentStatus, shipmentProblem, unsent } from './fulfilment.ts';

/** `a2/3 b0/1 song`: sent of all; a line without numbers is not sent. */
function lines(notation: string): FulfillableLine[] {
  return notation.split(' ').map((word) => {
    const [, id = word, done = '0', all = '1'] = /^([a-z]+?)(\d+)\/(\d+)$/.exec(word) ?? [];
    return { id, shipped: word.includes('/'), quantity: Number(all), fulfilledQuantity: Number(done) };
  });
}

describe('fulfilment', () => {
  it.each([
    ['song', 'none_needed'],
    ['a0/3 song', 'unfulfilled'],
    ['a1/3 b0/1', 'partial'],
    ['a3/3 b0/1', 'partial'],
    ['a3/3 b1/1 song', 'fulfilled'],
  ])('commerce, state machines: %s is %s', (notation, status) => {
    expect(fulfilmentStatus(lines(notation))).toBe(status);
  });

  it('knows what is still to be sent', () => {
    expect(unsent(lines('a1/3 b1/1 song'))).toEqual([{ lineId: 'a', quantity: 2 }]);
  });

  it.each([
    [[{ lineId: 'a', quantity: 2 }], undefined],
    [[{ lineId: 'a', quantity: 3 }], 'shipment-too-many'],
    [[{ lineId: 'b', quantity: 1 }], 'unknown-order-line'],
    [[{ lineId: 'song', quantity: 1 }], 'unknown-order-line'],
    [
      [
        { lineId: 'a', quantity: 1 },
        { lineId: 'a', quantity: 1 },
      ],
      'unknown-order-line',
    ],
    [[], 'shipment-empty'],
  ])('checks %j', (sent, code) => {
    expect(shipmentProblem(lines('a1/3 b1/1 song'), sent)?.code).toBe(code);
  });
});
