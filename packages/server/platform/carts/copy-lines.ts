import { type CartEntryRow, findEntryRows, putEntries } from '@veranda/db/cart/merge';
import { findCartLines } from '@veranda/db/cart/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { mergeLines } from '@veranda/domain/cart/merge-carts';
import type { Deps } from '../deps.ts';

/** Puts what lies in one cart into another: the same line adds up, within what can be had (commerce, cart). */
export async function copyLines(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  { siteId, from, into }: { readonly siteId: string; readonly from: string; readonly into: string },
): Promise<void> {
  const [atHand, older] = [await findEntryRows(tx, siteId, into), await findEntryRows(tx, siteId, from)];
  const lines = [...(await findCartLines(tx, siteId, from)), ...(await findCartLines(tx, siteId, into))];
  const available = new Map(
    lines.flatMap((line) => (line.item ? [[line.variantId, line.item.available] as const] : [])),
  );
  const changed = mergeLines(atHand.map(toLine), older.map(toLine), available);
  const entries = changed.flatMap((line) => {
    const row = older.find((one) => one.variant_id === line.variantId && one.fields_hash === line.fieldsKey);
    return row ? [copyOf(row, deps.newId(), line.quantity)] : [];
  });
  await putEntries(tx, into, entries);
}

function toLine(row: CartEntryRow) {
  return { variantId: row.variant_id, fieldsKey: row.fields_hash, quantity: row.quantity };
}

/** An entry as it stands in another cart. */
export function copyOf(row: CartEntryRow, id: string, quantity: number) {
  const { website_id, product_id, variant_id, unit_minor_seen, additional_fields, fields_hash } = row;
  return {
    website_id,
    id,
    product_id,
    variant_id,
    quantity,
    unit_minor_seen,
    additional_fields,
    fields_hash,
  };
}
