import { type CartRow, findCartLines, findStoreSettings } from '@veranda/db/cart/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { type CartLine, type LineProblem, lineProblems, unitMinorOf } from '@veranda/domain/cart/cart-line';
import { shippingCost, type Totals, totalsOf } from '@veranda/domain/cart/totals';
import { fitsWire } from '@veranda/domain/money/wire';
import type { FlatRate, StoreSettings } from '@veranda/domain/publishing/snapshot';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { SiteEntry } from '../sites/site-directory.ts';

/** An entry with what it costs today. */
export interface LoadedEntry {
  readonly line: CartLine;
  readonly unitMinor: bigint;
  /** Message code of what stands in the way, or null. */
  readonly problem: LineProblem | null;
}

/** A cart priced anew from the catalogue: prices that the visitor saw decide nothing. */
export interface LoadedCart {
  readonly row: CartRow;
  readonly entries: readonly LoadedEntry[];
  readonly totals: Totals;
  readonly rates: readonly (FlatRate & { readonly costMinor: bigint })[];
  readonly rate: FlatRate | null;
  readonly requiresShipping: boolean;
  readonly store: StoreSettings;
}

/** Reads a cart and prices it: two statements, whatever its size and that of its products. */
export async function loadCart(tx: SiteTransaction, site: SiteEntry, row: CartRow): Promise<LoadedCart> {
  const lines = await findCartLines(tx, site.id, row.id);
  const store = await findStoreSettings(tx, site.id);
  return priceCart(site, row, { lines, store });
}

/** Prices what was read of a cart with the one pipeline. */
export function priceCart(
  site: Pick<SiteEntry, 'currency'>,
  row: CartRow,
  read: { readonly lines: readonly CartLine[]; readonly store: StoreSettings },
): LoadedCart {
  const problems = lineProblems(read.lines);
  const entries = read.lines.map((line) => ({
    line,
    unitMinor: line.item === null ? 0n : unitMinorOf(line.item),
    problem: problems.get(line.id) ?? null,
  }));
  const lines = entries.flatMap(({ line, unitMinor }) =>
    line.item === null
      ? []
      : [{ key: line.id, unitMinor, quantity: line.quantity, shipped: line.item.kind === 'physical' }],
  );
  const { shippingRates } = read.store;
  const rate = shippingRates.find((one) => one.id === row.shipping_option) ?? null;
  return {
    row,
    entries,
    totals: totalsOf({ currency: site.currency, lines, rate }),
    rates: shippingRates.map((one) => ({
      ...one,
      costMinor: shippingCost(one, { currency: site.currency, lines }),
    })),
    rate,
    requiresShipping: lines.some((line) => line.shipped),
    store: read.store,
  };
}

/** The refusal of a cart of which the wire cannot say an amount (decisions, money), or null. */
export function tooDear(site: Pick<SiteEntry, 'currency'>, cart: LoadedCart): Refusal | null {
  const { totals, entries, rates } = cart;
  const amounts = [
    totals.subtotalMinor,
    totals.grandTotalMinor,
    ...rates.map((rate) => rate.costMinor),
    ...entries.flatMap(({ line }) => line.item?.priceMinor ?? []),
  ];
  return amounts.every((amount) => fitsWire(amount, site.currency)) ? null : refuse('cart-too-dear');
}
