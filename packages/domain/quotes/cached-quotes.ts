import type { ParcelItem } from '../line-items/parcel-item.ts';
import type { ProviderTax } from './provider-tax.ts';

/** A service of a carrier with its price for what was asked. */
export interface CarrierService {
  readonly id: string;
  readonly name: string;
  readonly costMinor: bigint;
}

/** What a carrier has said: its services, none when it does not go there, or null when it was away. */
export interface CachedCarrierQuote {
  /** What was asked; an answer holds for no other question. */
  readonly key: string;
  readonly services: readonly CarrierService[] | null;
}

/** What a tax provider has said, null when it was away. */
export interface CachedTaxQuote {
  readonly key: string;
  readonly amounts: readonly ProviderTax[] | null;
}

/**
 * What others were asked about a cart, kept with it: the total that was seen is the total that is charged, and pricing a
 * cart asks nobody.
 */
export interface CachedQuotes {
  /** By the id of the shipping method. */
  readonly carriers: Readonly<Record<string, CachedCarrierQuote>>;
  readonly tax: CachedTaxQuote | null;
  /** A short form of a question. */
  readonly keyOf: (question: string) => string;
}

/** Of a cart about which nobody was asked. */
export const noQuotes: CachedQuotes = { carriers: {}, tax: null, keyOf: (question) => question };

/** What a carrier is to be asked. */
export interface CarrierQuestion {
  readonly methodId: string;
  readonly key: string;
  readonly grams: number;
  readonly units: number;
  readonly items: readonly ParcelItem[];
  readonly destination: { readonly country: string; readonly region: string; readonly postalCode: string };
}
