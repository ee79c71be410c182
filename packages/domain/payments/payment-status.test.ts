import { describe, expect, it } from 'vitest';
import { type PaymentShare, paymentStatusOf } from './payment-status.ts';

/** `captured 10`, `captured 10-4` with a refund, `awaited 0`, `captured 10 open` with a dispute. */
function share(line: string): PaymentShare {
  const [status = '', amounts = '0', dispute = null] = line.split(' ');
  const [captured = '0', refunded = '0'] = amounts.split('-');
  return { status, capturedMinor: BigInt(captured), refundedMinor: BigInt(refunded), dispute };
}

describe('the statuses of an order’s payments', () => {
  it.each([
    [10n, ['captured 10'], 'paid'],
    [0n, [], 'paid'],
    [10n, ['awaited 0'], 'unpaid'],
    [10n, ['captured 4', 'awaited 0'], 'partially_paid'],
    [10n, ['captured 4', 'captured 6-6'], 'partially_refunded'],
    [10n, ['captured 10-10'], 'refunded'],
    [10n, ['captured 10 open'], 'disputed'],
    [10n, ['captured 10 lost'], 'disputed'],
    [10n, ['captured 10 won'], 'paid'],
    [10n, ['captured 10-3 won'], 'partially_refunded'],
    [10n, ['failed 0'], 'voided'],
    [10n, ['failed 0', 'captured 10'], 'paid'],
    [10n, ['captured 12'], 'overcharged'],
    [10n, ['captured 10', 'captured 10'], 'overcharged'],
    [10n, ['captured 10', 'captured 10-4'], 'overcharged'],
    [10n, ['captured 10', 'captured 10-10'], 'paid'],
    [10n, ['captured 10-1', 'captured 10-10'], 'partially_refunded'],
    [10n, ['captured 10-10', 'captured 10-10'], 'refunded'],
    [0n, ['captured 2-2'], 'paid'],
  ] as const)('of a total of %i with %j is %s', (total, lines, statuses) => {
    expect(paymentStatusOf(total, lines.map(share))).toBe(statuses);
  });
});
