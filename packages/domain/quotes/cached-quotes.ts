import type { ParcelItem } from '../line-items/parcel-item.ts';
import type { ProviderTax } from './provider-tax.ts';

/** A service of a carrier with its price for what was asked. */
export interface CarrierService {
  readonly id: string;
  readonly name: string;
  readonly costMinor: bigint;
}

/** Quote of a carrier: its services, none when it does not deliver there, or null when it was unavailable. */
interface CachedCarrierQuote {
  /** Hash of the question; a quote answers no other. */
  readonly key: string;
  readonly services: readonly CarrierService[] | null;
}

/** Quote of a tax provider, null when it was unavailable. */
interface CachedTaxQuote {
  readonly key: string;
  readonly amounts: readonly ProviderTax[] | null;
}

/**
 * Quotes of others about a cart, stored with it: the total that was seen is the total that is charged, and
 * pricing a cart asks nobody.
 */
export interface CachedQuotes {
  /** By the id of the shipping method. */
  readonly carriers: Readonly<Record<string, CachedCarrierQuote>>;
  readonly tax: CachedTaxQuote | null;
  /** A short form of a question. */
  readonly keyOf: (question: string) => string;
}

/** Quotes of a cart for which no provider was asked. */
export const noQuotes: CachedQuotes = { carriers: {}, tax: null, keyOf: (question) => question };

/** Question to a carrier. */
export interface CarrierQuestion {
  readonly methodId: string;
  readonly key: string;
  readonly grams: number;
  readonly units: number;
  readonly items: readonly ParcelItem[];
  readonly destination: { readonly country: string; readonly region: string; readonly postalCode: string };
}
