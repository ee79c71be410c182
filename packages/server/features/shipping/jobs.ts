import type { Deps } from '../../platform/deps.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import { recordTaxes, type TaxEvent } from '../../platform/tax/record-taxes.ts';

/** What a tax provider is told of orders and refunds. */
export function shippingJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    'tax-record': async (siteId, payload) => {
      await recordTaxes(deps, siteId, payload as TaxEvent);
      return 'done';
    },
  };
}
