import { parseMajor } from '@veranda/domain/money/money';
import type { CarrierService } from '@veranda/domain/quotes/cached-quotes';
import Type from 'typebox';
import Value from 'typebox/value';
import { callService, malformed, type ServiceDeps } from '../rate-providers/call-service.ts';
import type { RateAccount, RateAnswer } from '../rate-providers/rate-answer.ts';
import type { CarrierRequest } from './carrier-request.ts';

const Answer = Type.Object({
  services: Type.Array(
    Type.Object({
      id: Type.String({ pattern: '^[\\w.-]{1,40}$' }),
      name: Type.String({ minLength: 1, maxLength: 100 }),
      cost: Type.String({ maxLength: 20 }),
    }),
    { maxItems: 20 },
  ),
});

/** Asks a carrier over HTTP (docs/guides/rate-services.md). */
export async function askHttpCarrier(
  deps: ServiceDeps,
  account: RateAccount,
  { currency, origin, destination, grams, units, items }: CarrierRequest,
): Promise<RateAnswer<readonly CarrierService[]>> {
  const body = { type: 'rates', currency, origin, destination, parcel: { grams, units, items } };
  const answer = await callService(deps, account, { body });
  if (answer.kind !== 'said') return answer;
  const services = readServices(answer.value, currency);
  return services === null ? malformed : { kind: 'said', value: services };
}

function readServices(value: unknown, currency: string): CarrierService[] | null {
  if (!Value.Check(Answer, value)) return null;
  const services = value.services.map(({ id, name, cost }) => ({
    id,
    name,
    costMinor: parseMajor(cost, currency) ?? -1n,
  }));
  const isSound = services.every((service) => service.costMinor >= 0n);
  return isSound && new Set(services.map((service) => service.id)).size === services.length ? services : null;
}
