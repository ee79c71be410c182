import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../refusal.ts';
import {
  planRefund,
  type Refundable,
  refundOffer,
  type RefundRequest,
  spreadRefund,
} from './refund-amounts.ts';

const order: Refundable = {
  lines: [
    { id: 'mugs', quantity: 3, refundedQuantity: 0, paidMinor: 1000n },
    { id: 'shirt', quantity: 1, refundedQuantity: 1, paidMinor: 2400n },
  ],
  shippingMinor: 550n,
  leftMinor: 1550n,
  isGivenBack: false,
  isClosed: false,
};

function plan(request: RefundRequest, of: Refundable = order): string {
  const made = planRefund(request, of);
  return isRefusal(made) ? made.code : String(made.amountMinor);
}

const units = (quantity: number, lineId = 'mugs', shipping = false): RefundRequest => ({
  kind: 'lines',
  lines: [{ lineId, quantity }],
  shipping,
});

describe('a refund', () => {
  it.each<[string, RefundRequest, string]>([
    ['an amount', { kind: 'amount', amountMinor: 700n }, '700'],
    ['all that is left', { kind: 'amount', amountMinor: 1550n }, '1550'],
    ['more than is left', { kind: 'amount', amountMinor: 1551n }, 'refund-too-much'],
    ['nothing', { kind: 'amount', amountMinor: 0n }, 'refund-empty'],
    ['a unit', units(1), '333'],
    ['two units', units(2), '667'],
    ['a line with shipping', units(3, 'mugs', true), '1550'],
    ['too many units', units(4), 'refund-too-many'],
    ['a line that was refunded', units(1, 'shirt'), 'refund-too-many'],
    ['a line of another order', units(1, 'hat'), 'unknown-order-line'],
    ['no line', { kind: 'lines', lines: [], shipping: false }, 'refund-empty'],
    ['the shipping alone', { kind: 'lines', lines: [], shipping: true }, '550'],
    [
      'a line twice',
      {
        kind: 'lines',
        lines: [
          { lineId: 'mugs', quantity: 1 },
          { lineId: 'mugs', quantity: 1 },
        ],
        shipping: false,
      },
      'unknown-order-line',
    ],
  ])('of %s', (_name, request, expected) => {
    expect(plan(request)).toBe(expected);
  });

  it('of the shipping says so, and refunds no more than is left of it', () => {
    const alone: RefundRequest = { kind: 'lines', lines: [], shipping: true };
    expect(planRefund(alone, order)).toMatchObject({ amountMinor: 550n, shippingMinor: 550n });
    expect(plan(alone, { ...order, shippingMinor: 0n })).toBe('refund-empty');
    expect(plan(units(1, 'mugs', true), { ...order, shippingMinor: 0n })).toBe('333');
  });

  it('of an order of which everything is refunded is refused', () => {
    expect(plan({ kind: 'amount', amountMinor: 1n }, { ...order, leftMinor: 0n })).toBe('nothing-to-refund');
  });

  it('of units that were paid with nothing is one of nothing, also where no money is left', () => {
    const free = { id: 'pin', quantity: 2, refundedQuantity: 0, paidMinor: 0n };
    const mixed = { ...order, lines: [...order.lines, free] };
    expect(planRefund(units(2, 'pin'), mixed)).toEqual({
      amountMinor: 0n,
      shippingMinor: 0n,
      lines: [{ lineId: 'pin', quantity: 2, amountMinor: 0n }],
    });
    const none = { ...mixed, shippingMinor: 0n, leftMinor: 0n };
    expect(plan(units(1, 'pin'), none)).toBe('0');
    expect(plan(units(3, 'pin'), none)).toBe('refund-too-many');
    expect(plan(units(1), none)).toBe('nothing-to-refund');
    expect(plan({ kind: 'lines', lines: [], shipping: true }, none)).toBe('refund-empty');
  });

  it('of units whose money was refunded by amount is one of nothing, and never one of the shipping', () => {
    const none = { ...order, leftMinor: 0n, isGivenBack: true };
    expect(planRefund(units(2), none)).toEqual({
      amountMinor: 0n,
      shippingMinor: 0n,
      lines: [{ lineId: 'mugs', quantity: 2, amountMinor: 0n }],
    });
    expect(plan(units(4), none)).toBe('refund-too-many');
    expect(plan(units(1, 'shirt'), none)).toBe('refund-too-many');
    expect(plan(units(1, 'mugs', true), none)).toBe('nothing-to-refund');
    expect(plan({ kind: 'lines', lines: [], shipping: false }, none)).toBe('refund-empty');
    expect(plan(units(1), { ...none, isGivenBack: false })).toBe('nothing-to-refund');
    expect(plan(units(1), { ...none, leftMinor: 100n })).toBe('refund-too-much');
  });

  it('unit by unit comes to exactly what the line was paid with', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 60 }),
      paidMinor: fc.bigInt({ min: 60n, max: 10n ** 9n }),
    });
    fc.assert(
      fc.property(line, ({ quantity, paidMinor }) => {
        let sum = 0n;
        for (let refundedQuantity = 0; refundedQuantity < quantity; refundedQuantity += 1) {
          const left = { id: 'l', quantity, refundedQuantity, paidMinor };
          const made = planRefund(units(1, 'l'), {
            lines: [left],
            shippingMinor: 0n,
            leftMinor: paidMinor,
            isGivenBack: false,
            isClosed: false,
          });
          if (!isRefusal(made)) sum += made.amountMinor;
        }
        expect(sum).toBe(paidMinor);
      }),
    );
  });
});

describe('the waterfall over tenders', () => {
  const tenders = [
    { id: 'card', kind: 'other' as const, leftMinor: 1000n },
    { id: 'gift', kind: 'gift-card' as const, leftMinor: 300n },
    { id: 'second', kind: 'other' as const, leftMinor: 500n },
  ];

  it.each([
    [200n, [['gift', 200n]]],
    [300n, [['gift', 300n]]],
    [
      1000n,
      [
        ['gift', 300n],
        ['card', 700n],
      ],
    ],
    [
      1800n,
      [
        ['gift', 300n],
        ['card', 1000n],
        ['second', 500n],
      ],
    ],
  ] as const)('refunds %i to gift cards first', (amount, expected) => {
    expect(spreadRefund(amount, tenders).map((one) => [one.paymentId, one.amountMinor])).toEqual(expected);
  });

  it('never gives more than the payments hold', () => {
    expect(() => spreadRefund(1801n, tenders)).toThrow(RangeError);
  });
});

describe('the offered refund', () => {
  const amounts = fc.bigInt({ min: 0n, max: 5000n });
  const orders: fc.Arbitrary<Refundable> = fc.record({
    lines: fc
      .array(
        fc.record({
          quantity: fc.integer({ min: 1, max: 9 }),
          back: fc.integer({ min: 0, max: 9 }),
          paidMinor: amounts,
        }),
        { minLength: 1, maxLength: 4 },
      )
      .map((lines) =>
        lines.map(({ quantity, back, paidMinor }, at) => ({
          id: `line-${at}`,
          quantity,
          refundedQuantity: Math.min(back, quantity),
          paidMinor,
        })),
      ),
    shippingMinor: amounts,
    leftMinor: fc.oneof(fc.constant(0n), amounts),
    isGivenBack: fc.boolean(),
    isClosed: fc.boolean(),
  });

  it('is what is taken, and anything beyond it is refused', () => {
    fc.assert(
      fc.property(orders, (one) => {
        const { amountMinor, shippingMinor, units: most } = refundOffer(one);
        const takes = (request: RefundRequest) => !isRefusal(planRefund(request, one));
        expect(takes({ kind: 'amount', amountMinor })).toBe(amountMinor > 0n);
        expect(takes({ kind: 'amount', amountMinor: amountMinor + 1n })).toBe(false);
        expect(takes({ kind: 'lines', lines: [], shipping: true })).toBe(shippingMinor > 0n);
        for (const line of one.lines) {
          const count = most.get(line.id) ?? 0;
          if (count > 0) expect(takes(units(count, line.id))).toBe(true);
          expect(takes(units(count + 1, line.id))).toBe(false);
        }
      }),
    );
  });
});
