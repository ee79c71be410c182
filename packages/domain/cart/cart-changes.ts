/** What a buyer saw of a cart, in hundredths of the major unit, as on the wire. */
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

/** A change as a sentence; `money` writes cents in the shop's currency and language. */
export function changeText(change: CartChange, money: (cents: number) => string): string {
  switch (change.kind) {
    case 'added':
      return `${change.title} is in the cart now.`;
    case 'removed':
      return `${change.title} is no longer in the cart.`;
    case 'quantity':
      return `${change.title}: ${change.to} instead of ${change.from}.`;
    case 'price':
      return `${change.title} costs ${money(change.toCents)} now, before ${money(change.fromCents)}.`;
    case 'discount':
      return change.toCents === 0
        ? `The discount of ${money(change.fromCents)} no longer applies.`
        : `The discount is ${money(change.toCents)} now, before ${money(change.fromCents)}.`;
    case 'shipping':
      return `Shipping costs ${money(change.toCents)} now, before ${money(change.fromCents)}.`;
    case 'tax':
      return `Tax is ${money(change.toCents)} now, before ${money(change.fromCents)}.`;
    case 'total':
      return `The new total is ${money(change.toCents)}, before ${money(change.fromCents)}.`;
  }
}
