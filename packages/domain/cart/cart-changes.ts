/** Cart as the buyer last saw it, amounts in hundredths of the major unit, as on the wire. */
export interface SeenCart {
  readonly entries: readonly {
    readonly id: string;
    readonly title: string;
    readonly quantity: number;
    readonly unitCents: number;
  }[];
  readonly discountCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
}

/** One difference between what was seen and what is. */
export type CartChange =
  | { readonly kind: 'added' | 'removed'; readonly title: string }
  | { readonly kind: 'quantity'; readonly title: string; readonly from: number; readonly to: number }
  | { readonly kind: 'price'; readonly title: string; readonly fromCents: number; readonly toCents: number }
  | {
      readonly kind: 'discount' | 'shipping' | 'tax' | 'total';
      readonly fromCents: number;
      readonly toCents: number;
    };

/** Everything in which a cart is no longer what was seen; the total comes last. */
export function cartChanges(seen: SeenCart, now: SeenCart): CartChange[] {
  const before = new Map(seen.entries.map((entry) => [entry.id, entry]));
  const after = new Set(now.entries.map((entry) => entry.id));
  return [
    ...seen.entries
      .filter(({ id }) => !after.has(id))
      .map(({ title }) => ({ kind: 'removed', title }) as const),
    ...now.entries.flatMap((entry) => {
      const old = before.get(entry.id);
      return old ? entryChanges(old, entry) : [{ kind: 'added', title: entry.title } as const];
    }),
    ...sumChange('discount', seen.discountCents, now.discountCents),
    ...sumChange('shipping', seen.shippingCents, now.shippingCents),
    ...sumChange('tax', seen.taxCents, now.taxCents),
    ...sumChange('total', seen.totalCents, now.totalCents),
  ];
}

type Entry = SeenCart['entries'][number];

function entryChanges(old: Entry, entry: Entry): CartChange[] {
  const { title } = entry;
  return [
    ...(old.quantity === entry.quantity
      ? []
      : [{ kind: 'quantity', title, from: old.quantity, to: entry.quantity } as const]),
    ...(old.unitCents === entry.unitCents
      ? []
      : [{ kind: 'price', title, fromCents: old.unitCents, toCents: entry.unitCents } as const]),
  ];
}

function sumChange(
  kind: 'discount' | 'shipping' | 'tax' | 'total',
  fromCents: number,
  toCents: number,
): CartChange[] {
  return fromCents === toCents ? [] : [{ kind, fromCents, toCents }];
}
