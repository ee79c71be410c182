import { countsStock, type ProductKind } from './codes.ts';
import type { VariantCore } from './product.ts';

// U+001F (unit separator) cannot be typed into an option value, so joined values cannot be confused.
const separator = '\u001f';

/** One text for a combination of options: the values in option order, joined by U+001F. */
export function optionKey(ordering: readonly string[], attributes: Readonly<Record<string, string>>): string {
  return ordering.map((name) => attributes[name] ?? '').join(separator);
}

/** An option with its values in the order in which variants first name them. */
export interface OptionValues {
  readonly name: string;
  readonly values: readonly string[];
}

/** The options of a product as its selectors list them. */
export function optionValues(
  ordering: readonly string[],
  variants: readonly Pick<VariantCore, 'attributes'>[],
): OptionValues[] {
  return ordering.map((name) => ({
    name,
    values: [...new Set(variants.map((variant) => variant.attributes[name]).filter(isPresent))],
  }));
}

/** Availability of an option value, given the other choices. */
type ValueState = 'available' | 'sold-out' | 'absent';

/**
 * State of every value of one option under the choices made for the others: `absent` when no variant has the
 * combination. One pass over the variants that exist; the matrix of all combinations is never built.
 */
export function valueStates(
  product: { readonly kind: ProductKind; readonly variants: readonly VariantCore[] },
  optionName: string,
  chosen: Readonly<Record<string, string>>,
): ReadonlyMap<string, ValueState> {
  const states = new Map<string, ValueState>();
  const others = Object.entries(chosen).filter(([name]) => name !== optionName);
  for (const variant of product.variants) {
    const value = variant.attributes[optionName];
    if (value === undefined) continue;
    const fits = others.every(([name, wanted]) => variant.attributes[name] === wanted);
    const state = !fits ? 'absent' : isBuyable(product.kind, variant) ? 'available' : 'sold-out';
    states.set(value, better(states.get(value), state));
  }
  return states;
}

/** The variant that has exactly these values, or null. */
export function findVariant<V extends Pick<VariantCore, 'attributes'>>(
  variants: readonly V[],
  ordering: readonly string[],
  chosen: Readonly<Record<string, string>>,
): V | null {
  return (
    variants.find((variant) => ordering.every((name) => variant.attributes[name] === chosen[name])) ?? null
  );
}

function isBuyable(kind: ProductKind, variant: VariantCore): boolean {
  return !countsStock(kind) || variant.stock.unlimited || variant.stock.quantity > 0;
}

const rank: Readonly<Record<ValueState, number>> = { absent: 0, 'sold-out': 1, available: 2 };

function better(known: ValueState | undefined, candidate: ValueState): ValueState {
  return known === undefined || rank[candidate] > rank[known] ? candidate : known;
}

function isPresent(value: string | undefined): value is string {
  return value !== undefined;
}
