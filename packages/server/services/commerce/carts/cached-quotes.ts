import { createHash } from 'node:crypto';
import type { CarrierService, CachedQuotes } from '@veranda/domain/quotes/cached-quotes';
import type { ProviderTax } from '@veranda/domain/quotes/provider-tax';

// In the cart's row amounts are decimal strings of minor units: JSON has no bigint.

interface CachedService {
  readonly id: string;
  readonly name: string;
  readonly cost: string;
}

interface CachedTax {
  readonly name: string;
  readonly ratePpm: string;
  readonly on: 'goods' | 'shipping';
  readonly byLine: Readonly<Record<string, string>>;
  readonly amount: string;
}

/**
 * Quotes for a cart, as its row stores them; `at` in milliseconds since 1970, null for an answer that did not
 * come.
 */
export interface QuotesDoc {
  readonly carriers: Readonly<
    Record<
      string,
      { readonly key: string; readonly at: number; readonly services: readonly CachedService[] | null }
    >
  >;
  readonly tax: {
    readonly key: string;
    readonly at: number;
    readonly amounts: readonly CachedTax[] | null;
  } | null;
}

/** Quotes of a cart for which no provider was asked. */
export const emptyQuotes: QuotesDoc = { carriers: {}, tax: null };

const minute = 60_000;
/**
 * Time for which an answer is shown before it is fetched again, and time for which a provider that did not
 * answer is not called.
 */
const life = { answered: 30 * minute, away: minute } as const;

/** The answers that still hold; those that are asked for again are left out. */
export function freshQuotes({ carriers, tax }: QuotesDoc, now: number): QuotesDoc {
  const holds = (time: number, isAnswered: boolean): boolean =>
    now - time < (isAnswered ? life.answered : life.away);
  return {
    carriers: Object.fromEntries(
      Object.entries(carriers).filter(([, carrier]) => holds(carrier.at, carrier.services !== null)),
    ),
    tax: tax && holds(tax.at, tax.amounts !== null) ? tax : null,
  };
}

/** True when an answer is so old that it must be fetched again. */
export function isStale(doc: QuotesDoc, now: number): boolean {
  const fresh = freshQuotes(doc, now);
  const count = ({ carriers, tax }: QuotesDoc): number => Object.keys(carriers).length + (tax ? 1 : 0);
  return count(fresh) < count(doc);
}

/** The answers as the pipeline takes them; one that was given in another currency is of no use. */
export function quotesOf({ carriers, tax }: QuotesDoc, currency: string): CachedQuotes {
  return {
    keyOf: (question) =>
      createHash('sha256').update(`${currency} ${question}`).digest('base64url').slice(0, 22),
    carriers: Object.fromEntries(
      Object.entries(carriers).map(([id, { key, services }]) => [
        id,
        { key, services: services?.map(({ cost, ...one }) => ({ ...one, costMinor: BigInt(cost) })) ?? null },
      ]),
    ),
    tax: tax && { key: tax.key, amounts: tax.amounts?.map(readTax) ?? null },
  };
}

function readTax({ name, ratePpm, on, byLine, amount }: CachedTax): ProviderTax {
  return {
    name,
    on,
    ratePpm: BigInt(ratePpm),
    amountMinor: BigInt(amount),
    byLine: Object.fromEntries(Object.entries(byLine).map(([key, minor]) => [key, BigInt(minor)])),
  };
}

/** Services of a carrier as they are kept. */
export function serializeServices(services: readonly CarrierService[] | null): CachedService[] | null {
  return services?.map(({ id, name, costMinor }) => ({ id, name, cost: String(costMinor) })) ?? null;
}

/** Taxes of a provider as they are kept. */
export function serializeTaxes(amounts: readonly ProviderTax[] | null): CachedTax[] | null {
  return (
    amounts?.map(({ name, ratePpm, on, byLine, amountMinor }) => ({
      name,
      on,
      ratePpm: String(ratePpm),
      amount: String(amountMinor),
      byLine: Object.fromEntries(Object.entries(byLine).map(([key, minor]) => [key, String(minor)])),
    })) ?? null
  );
}
