import type { CommerceDeps } from '../deps.ts';
import { createTargetBreakers } from '@veranda/server/platform/egress/target-breakers';
import { askHttpTaxes, recordHttpTaxes } from '../tax/http-tax.ts';
import { fetchFakeTaxes } from '../tax/fake-taxes.ts';
import { inTime } from '../rate-providers/call-service.ts';
import { askHttpCarrier } from '../shipping/http-carrier.ts';
import type { Rates } from './rates.ts';
import { fetchFakeCarrierRates } from '../shipping/fake-carrier.ts';

const notConnected = { kind: 'away', reason: 'not connected' } as const;

/**
 * Providers that are asked: the account of a site, else on a laptop the fakes. Elsewhere a site without an
 * account has nobody to ask, which counts as unavailable: nothing is made up that a buyer would pay.
 */
export function createRates({
  outbound,
  now,
  settings,
}: Pick<CommerceDeps, 'outbound' | 'now' | 'settings'>): Rates {
  const services = { outbound, breakers: createTargetBreakers(now) };
  const hasFakes = settings.development;
  return {
    carriers: {
      ask(account, request) {
        if (account) return inTime(askHttpCarrier(services, account, request));
        return hasFakes ? inTime(fetchFakeCarrierRates(request)) : Promise.resolve(notConnected);
      },
    },
    taxes: {
      ask(account, request) {
        if (account) return inTime(askHttpTaxes(services, account, request));
        return hasFakes ? inTime(fetchFakeTaxes(request)) : Promise.resolve(notConnected);
      },
      record(account, record) {
        if (account) return inTime(recordHttpTaxes(services, account, record));
        return Promise.resolve({ kind: 'said', value: null });
      },
    },
  };
}
