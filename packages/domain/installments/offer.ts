/**
 * Facts about an item that may be paid in installments (storefront §3); amounts in minor units, null for
 * none.
 */
export interface InstallmentContext {
  readonly available: boolean;
  readonly minimum: bigint | null;
  readonly maximum: bigint | null;
  /** Language of the shopper, such as `fr` or `fr-CA`. */
  readonly language: string;
  /** ISO 3166, of the account that is paid. */
  readonly country: string;
}

/** Payments of an offer unless the provider says otherwise (storefront §5). */
export const defaultPayments = 4;

/** Installment offer: the payments, or from or up to which amount they are offered. */
export type InstallmentOffer =
  | { readonly kind: 'in-range'; readonly payments: number; readonly each: bigint; readonly first: bigint }
  | { readonly kind: 'up-to'; readonly amount: bigint }
  | { readonly kind: 'over'; readonly amount: bigint };

/**
 * The offer for a price: in range above the minimum and up to the maximum. Null when there is none: not
 * available, a country or language that the provider does not serve.
 */
export function installmentOffer(
  price: bigint,
  context: InstallmentContext,
  payments = defaultPayments,
): InstallmentOffer | null {
  const { available, minimum, maximum } = context;
  if (!available || providerLocale(context) === null) return null;
  if (maximum !== null && price > maximum) return { kind: 'up-to', amount: maximum };
  if (minimum !== null && price <= minimum) return { kind: 'over', amount: minimum };
  const each = price / BigInt(payments);
  return { kind: 'in-range', payments, each, first: price - each * BigInt(payments - 1) };
}

/** A cart qualifies when it holds something and every item is a physical product (storefront §4). */
export function cartQualifies(entries: readonly { readonly productType: number }[]): boolean {
  return entries.length > 0 && entries.every(({ productType }) => productType === physical);
}

const physical = 1;

/** Territories that count as the United States (storefront §5). */
const usTerritories: readonly string[] = ['US', 'PR', 'GU', 'VI', 'MP', 'AS', 'UM'];

/** Countries that the provider serves, with their languages. */
export const providerLanguages: Readonly<Record<string, readonly string[]>> = {
  US: ['en'],
  CA: ['en', 'fr'],
  AU: ['en'],
  NZ: ['en'],
  GB: ['en'],
};

/**
 * The provider's locale, `fr_CA`; a language that a country does not have is its first. Null where it does
 * not serve.
 */
export function providerLocale({
  country,
  language,
}: Pick<InstallmentContext, 'country' | 'language'>): ProviderLocale | null {
  const served = usTerritories.includes(country) ? 'US' : country;
  const languages = Object.hasOwn(providerLanguages, served) ? providerLanguages[served] : undefined;
  if (!languages) return null;
  const asked = language.toLowerCase().split(/[-_]/)[0] ?? '';
  return `${languages.includes(asked) ? asked : 'en'}_${served}` as ProviderLocale;
}

/** The locales that the provider's texts exist in. */
export const providerLocales = ['en_US', 'en_CA', 'fr_CA', 'en_AU', 'en_NZ', 'en_GB'] as const;
type ProviderLocale = (typeof providerLocales)[number];
