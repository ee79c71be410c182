import { setTimeout as pause } from 'node:timers/promises';
import { digitsOf } from '@veranda/domain/money/money';
import type { CarrierService } from '@veranda/domain/quotes/cached-quotes';
import type { RateAnswer } from '../rate-providers/rate-answer.ts';
import type { CarrierRequest } from './carrier-request.ts';

/** Postal codes that make the fake behave as a carrier does on a bad day. */
export const carrierSentinels = { slow: '00001', away: '00002', none: '00003' } as const;

const slowness = 8_000;

/**
 * A carrier of a laptop: asks nobody, and says by weight and zone what is always the same. 5 of the currency
 * for the first half kilogram within a country, 1 for each further one; twice that elsewhere; express is
 * twice the standard. A large and light parcel weighs as much as its room: a gram for 5 cm³.
 */
export async function fetchFakeCarrierRates(
  request: CarrierRequest,
): Promise<RateAnswer<readonly CarrierService[]>> {
  const { origin, destination, currency } = request;
  if (destination.postalCode === carrierSentinels.slow) await pause(slowness, undefined, { ref: false });
  if (destination.postalCode === carrierSentinels.away) return { kind: 'away', reason: 'stand-in' };
  if (destination.postalCode === carrierSentinels.none) return { kind: 'said', value: [] };
  const digits = digitsOf(currency);
  const unit = digits === 0 ? 100n : 10n ** BigInt(digits);
  const zone = origin.country === '' || origin.country === destination.country ? 1n : 2n;
  const halves = BigInt(Math.max(1, Math.ceil(chargedGrams(request) / 500)));
  const costMinor = (4n + halves) * unit * zone;
  return {
    kind: 'said',
    value: [
      { id: 'standard', name: 'Standard parcel', costMinor },
      { id: 'express', name: 'Express parcel', costMinor: costMinor * 2n },
    ],
  };
}

const cubicMmPerGram = 5_000;

function chargedGrams({ grams, items }: CarrierRequest): number {
  const room = items.reduce(
    (sum, item) => sum + item.quantity * item.lengthMm * item.widthMm * item.heightMm,
    0,
  );
  return Math.max(grams, room / cubicMmPerGram);
}
