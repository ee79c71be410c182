import { type CartEntryRecord, findEntryRows, putEntries } from '@veranda/db/cart/merge';
import { findCartLines } from '@veranda/db/cart/reader';
import { findRules } from '@veranda/db/checkout/rules';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { type MergeLine, mergeLines } from '@veranda/domain/cart/merge-carts';
import { maxEntriesOf } from '@veranda/domain/checkout/checkout-rules';
import type { CommerceDeps } from '../deps.ts';

/**
 * Puts what lies in one cart into another: the same line adds up, within the available stock (decision 0014).
 * New lines come in while the cart has room for them, those that were put in last first.
 */
export async function copyLines(
  deps: Pick<CommerceDeps, 'newId'>,
  tx: SiteTransaction,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> {
  const [atHand, older] = [await findEntryRows(tx, into), await findEntryRows(tx, from)];
  const lines = [...(await findCartLines(tx, from)), ...(await findCartLines(tx, into))];
  const available = new Map(
    lines.flatMap((line) => (line.item ? [[line.variantId, line.item.available] as const] : [])),
  );
  const newestFirst = older.toReversed();
  const changed = mergeLines(atHand.map(toLine), newestFirst.map(toLine), available);
  const room = maxEntriesOf((await findRules(tx)).rules) - atHand.length;
  const isNew = (line: MergeLine) => !atHand.some((row) => isLineOf(row, line));
  const fitting = new Set(changed.filter(isNew).slice(0, Math.max(0, room)));
  const put = changed.filter((line) => !isNew(line) || fitting.has(line)).toReversed();
  const entries = put.flatMap((line) => {
    const row = older.find((row) => isLineOf(row, line));
    return row ? [copyOf(row, deps.newId(), line.quantity)] : [];
  });
  await putEntries(tx, into, entries);
}

function isLineOf(row: CartEntryRecord, line: MergeLine): boolean {
  return row.variantId === line.variantId && row.fieldsHash === line.fieldsKey;
}

function toLine(row: CartEntryRecord) {
  return { variantId: row.variantId, fieldsKey: row.fieldsHash, quantity: row.quantity };
}

/** An entry as it is in another cart. */
export function copyOf(row: CartEntryRecord, id: string, quantity: number) {
  const { productId, variantId, unitMinorSeen, additionalFields, fieldsHash } = row;
  return {
    id,
    productId,
    variantId,
    quantity,
    unitMinorSeen,
    additionalFields,
    fieldsHash,
  };
}
