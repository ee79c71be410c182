import { quantityRange } from './cart-limits.ts';

/** A line of a cart that is merged with another. */
export interface MergeLine {
  readonly variantId: string;
  /** Tells apart lines of one variant with different additional fields. */
  readonly fieldsKey: string;
  readonly quantity: number;
}

/**
 * Merges the lines of a visitor's older cart into the current one at login (decision 0014): quantities of the
 * same line add up, capped at 9999 and at the stock that all lines of the variant share; null is without
 * limit and an unknown variant adds nothing. Quantities in the cart at hand are never reduced. @returns the
 * lines to write
 */
export function mergeLines(
  atHand: readonly MergeLine[],
  older: readonly MergeLine[],
  available: ReadonlyMap<string, number | null>,
): MergeLine[] {
  const merged = new Map(atHand.map((line) => [keyOf(line), line]));
  const changed: MergeLine[] = [];
  for (const line of older) {
    const limit = available.get(line.variantId);
    if (limit === undefined) continue;
    const known = merged.get(keyOf(line))?.quantity ?? 0;
    const others = quantityOf(merged, line.variantId) - known;
    const room = limit === null ? quantityRange.max : Math.max(0, limit - others);
    const quantity = Math.min(quantityRange.max, room, known + line.quantity);
    if (quantity <= known) continue;
    const result = { ...line, quantity };
    merged.set(keyOf(line), result);
    changed.push(result);
  }
  return changed;
}

function keyOf(line: MergeLine): string {
  return `${line.variantId}|${line.fieldsKey}`;
}

function quantityOf(lines: ReadonlyMap<string, MergeLine>, variantId: string): number {
  return [...lines.values()]
    .filter((line) => line.variantId === variantId)
    .reduce((sum, line) => sum + line.quantity, 0);
}
