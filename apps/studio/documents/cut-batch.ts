import { batchLimits } from '@veranda/domain/documents/batch-limits';
import type { Transaction } from '@veranda/domain/documents/transaction';

/** Bytes of a batch besides its transactions. */
const envelopeBytes = 100;

/** The transactions at the head that one batch has room for, and at most so many; the first even where it has none. */
export function cutBatch<T extends Transaction>(pending: readonly T[], most: number): readonly T[] {
  const candidates = pending.slice(0, Math.min(most, batchLimits.transactions));
  let bytes = envelopeBytes;
  const end = candidates.findIndex((transaction) => {
    bytes += bytesOf(transaction);
    return bytes > batchLimits.bytes;
  });
  return end === -1 ? candidates : candidates.slice(0, Math.max(1, end));
}

// With the comma behind it.
function bytesOf({ id, label, edits }: Transaction): number {
  return new TextEncoder().encode(JSON.stringify({ id, label, edits })).length + 1;
}
