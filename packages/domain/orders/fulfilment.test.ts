import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FulfillableLine, fulfilmentStatus, shipmentProblem, unsent } from './fulfilment.ts';

/** `a2/3 b0/1-1 song`: sent of all, less what was given back; a line without numbers is not sent. */
function lines(notation: string): FulfillableLine[] {
  return notation.split(' ').map((word) => {
    const [, id = word, done = '0', all = '1', back = '0'] =
      /^([a-z]+?)(\d+)\/(\d+)(?:-(\d+))?$/.exec(word) ?? [];
    const [quantity, fulfilledQuantity, refundedQuantity] = [Number(all), Number(done), Number(back)];
    return { id, shipped: word.includes('/'), quantity, fulfilledQuantity, refundedQuantity };
  });
}

describe('fulfilment', () => {
  it.each([
    ['song', 'none_needed'],
    ['a0/3 song', 'unfulfilled'],
    ['a1/3 b0/1', 'partial'],
    ['a3/3 b0/1', 'partial'],
    ['a3/3 b1/1 song', 'fulfilled'],
    ['a0/3-1', 'unfulfilled'],
    ['a1/3-1', 'partial'],
    ['a2/3-1', 'fulfilled'],
    ['a3/3-3', 'fulfilled'],
    ['a3/3-1 b0/1', 'partial'],
    ['a3/3 b0/1-1', 'fulfilled'],
    ['a0/3-3 song', 'none_needed'],
  ])('of %s is %s', (notation, status) => {
    expect(fulfilmentStatus(lines(notation))).toBe(status);
  });

  it('knows what is still to be sent', () => {
    expect(unsent(lines('a1/3 b1/1 song'))).toEqual([{ lineId: 'a', quantity: 2 }]);
  });

  it.each([
    ['a0/3-1', [{ lineId: 'a', quantity: 2 }]],
    ['a2/3-1 b0/1', [{ lineId: 'b', quantity: 1 }]],
    ['a3/3-2', []],
    ['a0/3-3', []],
  ])('sends nothing that was refunded: of %s', (notation, left) => {
    expect(unsent(lines(notation))).toEqual(left);
  });

  it('takes units that have not left before units of a parcel, whatever is sent and refunded', () => {
    const steps = fc.array(fc.record({ isRefund: fc.boolean(), quantity: fc.integer({ min: 1, max: 4 }) }));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), steps, (quantity, taken) => {
        let line: FulfillableLine = {
          id: 'a',
          shipped: true,
          quantity,
          fulfilledQuantity: 0,
          refundedQuantity: 0,
        };
        // Units by name: what waits is given back first, then what was sent.
        let [waiting, away] = [quantity, 0];
        for (const step of taken)
          if (step.isRefund) {
            const most = Math.min(step.quantity, quantity - line.refundedQuantity);
            away -= Math.max(0, most - waiting);
            waiting = Math.max(0, waiting - most);
            line = { ...line, refundedQuantity: line.refundedQuantity + most };
          } else if (shipmentProblem([line], [{ lineId: 'a', quantity: step.quantity }]) === null) {
            waiting -= step.quantity;
            away += step.quantity;
            line = { ...line, fulfilledQuantity: line.fulfilledQuantity + step.quantity };
          }
        expect([unsent([line])[0]?.quantity ?? 0, away >= 0]).toEqual([waiting, true]);
        expect(waiting + away).toBe(quantity - line.refundedQuantity);
      }),
    );
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
