import type { StoreSettings } from '../publishing/snapshot.ts';

/** The amounts of a store's settings, each with the path of its field. */
export function storeAmounts({
  shippingRates,
  installments,
}: Pick<StoreSettings, 'shippingRates' | 'installments'>): (readonly [field: string, amount: string])[] {
  const rates = shippingRates.flatMap((rate, index) =>
    (['perOrder', 'perItem'] as const).map((part) => [`shippingRates.${index}.${part}`, rate[part]] as const),
  );
  const bounds = installments
    ? (['minimum', 'maximum'] as const).map((part) => [`installments.${part}`, installments[part]] as const)
    : [];
  return [...rates, ...bounds];
}
