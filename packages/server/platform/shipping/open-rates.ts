import type { Deps } from '../deps.ts';
import { openTargetBreakers } from '../lists/target-breakers.ts';
import { askHttpTaxes, recordHttpTaxes } from '../tax/http-tax.ts';
import { askStandInTaxes } from '../tax/stand-in-taxes.ts';
import { inTime } from './call-service.ts';
import { askHttpCarrier } from './http-carrier.ts';
import type { Rates } from './rates.ts';
import { askStandInCarrier } from './stand-in-carrier.ts';

const notConnected = { kind: 'away', reason: 'not connected' } as const;

/**
 * Those who are asked: the account of a site, else on a laptop the stand-ins. Elsewhere a site without an account has nobody
 * to ask, which is as good as away: nothing is made up that a buyer would pay.
 */
export function openRates({ outbound, now, settings }: Pick<Deps, 'outbound' | 'now' | 'settings'>): Rates {
  const services = { outbound, breakers: openTargetBreakers(now) };
  const hasStandIns = settings.development;
  return {
    carriers: {
      ask(account, request) {
        if (account) return inTime(askHttpCarrier(services, account, request));
        return hasStandIns ? inTime(askStandInCarrier(request)) : Promise.resolve(notConnected);
      },
    },
    taxes: {
      ask(account, request) {
        if (account) return inTime(askHttpTaxes(services, account, request));
        return hasStandIns ? inTime(askStandInTaxes(request)) : Promise.resolve(notConnected);
      },
      record(account, record) {
        if (account) return inTime(recordHttpTaxes(services, account, record));
        return Promise.resolve({ kind: 'said', value: null });
      },
    },
  };
}
