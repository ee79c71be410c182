import { isShipped, type PricedLine, sumOf } from '../line-items/priced-line.ts';
import { assertNever } from '../assert-never.ts';
import { type Destination, liesIn } from '../line-items/destination.ts';
import type { CarrierQuestion, CachedQuotes } from '../quotes/cached-quotes.ts';
import { type ParcelItem, unknownSize } from '../line-items/parcel-item.ts';
import type { ShippingMethod } from './shipping-method.ts';

/** Price of a shipping method for a cart; with several fulfilment profiles the price of each part of it. */
export interface ShippingQuote {
  readonly method: ShippingMethod;
  readonly costMinor: bigint;
  readonly parts: readonly { readonly method: ShippingMethod; readonly costMinor: bigint }[];
}

/** Contents and destination of a shipment. */
interface Shipment {
  readonly lines: readonly PricedLine[];
  /** Null while it is not known: then every method is quoted but those of carriers. */
  readonly destination: Destination | null;
  /** After discounts. */
  readonly itemsMinor: bigint;
  readonly quotes: CachedQuotes;
}

/** The shipping methods that a cart has, and what carriers have not been asked yet or did not answer. */
interface ShippingOptions {
  readonly quotes: readonly ShippingQuote[];
  readonly unasked: readonly CarrierQuestion[];
  /** A carrier is unavailable, and there is no price to fall back to. */
  readonly isCarrierAway: boolean;
}

interface Offer {
  readonly method: ShippingMethod;
  readonly costMinor: bigint;
}

/**
 * Stage 6 of the pipeline: the shipping methods that a cart has, with their cost; none when nothing is sent.
 * Lines of one fulfilment profile are sent together by the methods of it. Several profiles add up: ways of
 * one name are one way, and a profile that has none of that name goes by its cheapest (docs/decisions/0044).
 */
export function quoteShipping(methods: readonly ShippingMethod[], shipment: Shipment): ShippingOptions {
  const sent = shipment.lines.filter(isShipped);
  const profiles = [...new Set(sent.map(profileOf))].sort();
  const unasked: CarrierQuestion[] = [];
  let isCarrierAway = false;
  const groups = profiles.map((profile) => {
    const offers = offersOf(
      methods.filter((method) => profileOf(method) === profile),
      { ...shipment, lines: sent.filter((line) => profileOf(line) === profile) },
    );
    unasked.push(...offers.unasked);
    isCarrierAway ||= offers.isCarrierAway;
    return offers.offers;
  });
  return { quotes: combined(groups), unasked, isCarrierAway };
}

function profileOf({ profileId = '' }: { readonly profileId?: string }): string {
  return profileId;
}

function combined(groups: readonly (readonly Offer[])[]): ShippingQuote[] {
  const [first = [], ...rest] = groups;
  if (rest.length === 0) return first.map((offer) => ({ ...offer, parts: [offer] }));
  if (groups.some((offers) => offers.length === 0)) return [];
  const byName = new Map<string, ShippingMethod>();
  for (const { method } of groups.flat()) if (!byName.has(nameOf(method))) byName.set(nameOf(method), method);
  return [...byName].flatMap(([name, method]): ShippingQuote[] => {
    const parts = groups.map(
      (offers) => offers.find((offer) => nameOf(offer.method) === name) ?? cheapest(offers),
    );
    // Pick-up and shipped items are taxed in two places: pick-up is all or nothing.
    const [some, every] = [parts.some(isPickup), parts.every(isPickup)];
    if (some !== every) return [];
    return [{ method, costMinor: sumOf(parts.map((part) => part.costMinor)), parts }];
  });
}

function nameOf({ name }: ShippingMethod): string {
  return name.trim().toLowerCase();
}

function isPickup({ method }: Offer): boolean {
  return method.cost.kind === 'pickup';
}

function cheapest(offers: readonly Offer[]): Offer {
  const sent = offers.filter((offer) => !isPickup(offer));
  const [first, ...rest] = sent.length > 0 ? sent : offers;
  if (!first) throw new RangeError('nothing to choose the cheapest of');
  return rest.reduce((low, offer) => (offer.costMinor < low.costMinor ? offer : low), first);
}

function offersOf(
  methods: readonly ShippingMethod[],
  shipment: Shipment,
): { offers: Offer[]; unasked: CarrierQuestion[]; isCarrierAway: boolean } {
  const { destination, quotes, lines } = shipment;
  const reached = methods.filter((method) => !method.restOfWorld && goesTo(method, destination));
  const zoned = reached.some((method) => method.areas.length > 0);
  const offered = methods.filter((method) =>
    method.restOfWorld ? destination === null || !zoned : reached.includes(method),
  );
  const unasked: CarrierQuestion[] = [];
  let isCarrierAway = false;
  const offers = offered.flatMap((method): Offer[] => {
    const { cost } = method;
    if (cost.kind !== 'carrier') return plainOffer(method, shipment);
    if (destination === null) return [];
    const question = carrierQuestion(method, lines, destination);
    const cached = quotes.carriers[method.id];
    if (cached?.key !== quotes.keyOf(question.key)) {
      unasked.push({ ...question, key: quotes.keyOf(question.key) });
      return [];
    }
    if (cached.services === null && cost.fallbackMinor === null) isCarrierAway = true;
    const services = cached.services ?? fallback(cost.fallbackMinor, method);
    return services.map((service) => ({
      method: { ...method, id: serviceId(method.id, service.id), name: service.name },
      costMinor: isFree(method, shipment) ? 0n : service.costMinor,
    }));
  });
  return { offers, unasked, isCarrierAway };
}

/** The option that a service of a carrier is; the method's own id stands for its price to fall back to. */
function serviceId(methodId: string, service: string): string {
  return service === '' ? methodId : `${methodId}:${service}`;
}

function fallback(costMinor: bigint | null, { name }: ShippingMethod) {
  return costMinor === null ? [] : [{ id: '', name, costMinor }];
}

function carrierQuestion(
  { id }: ShippingMethod,
  lines: readonly PricedLine[],
  destination: Destination,
): CarrierQuestion {
  const { country, region, postalCode } = destination;
  const [grams, units] = [gramsOf(lines), unitsOf(lines)];
  const items = lines.map(parcelItem);
  const itemKeys = items.map((item) => Object.values(item).join('x'));
  const key = [country, region, postalCode, grams, units, ...itemKeys].join('|');
  return { methodId: id, key, grams, units, items, destination: { country, region, postalCode } };
}

function parcelItem({ quantity, weightGrams: grams, size }: PricedLine): ParcelItem {
  const { lengthMm, widthMm, heightMm } = size ?? unknownSize;
  return { quantity, grams, lengthMm, widthMm, heightMm };
}

function plainOffer(method: ShippingMethod, shipment: Shipment): Offer[] {
  const cost = costOf(method.cost, shipment.lines);
  if (cost === null) return [];
  return [{ method, costMinor: isFree(method, shipment) ? 0n : cost }];
}

function isFree({ freeFromMinor }: ShippingMethod, { itemsMinor }: Shipment): boolean {
  return freeFromMinor !== null && itemsMinor >= freeFromMinor;
}

function goesTo(method: ShippingMethod, destination: Destination | null): boolean {
  if (method.areas.length === 0 || destination === null) return true;
  return method.areas.some((area) => liesIn(destination, area));
}

function gramsOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0);
}

function unitsOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

function costOf(cost: ShippingMethod['cost'], sent: readonly PricedLine[]): bigint | null {
  switch (cost.kind) {
    case 'flat':
      return cost.perOrderMinor + cost.perItemMinor * BigInt(unitsOf(sent));
    case 'weight': {
      const grams = gramsOf(sent);
      const bands = [...cost.bands].sort((a, b) => a.upToGrams - b.upToGrams);
      return bands.find((band) => grams <= band.upToGrams)?.costMinor ?? null;
    }
    case 'pickup':
      return 0n;
    case 'local':
      return cost.feeMinor;
    case 'carrier':
      return null;
    default:
      return assertNever(cost);
  }
}
