import type { Deps } from '../../services/deps.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import { recordTaxes, type TaxEvent } from '../../services/commerce/tax/record-taxes.ts';

/** Jobs that report orders and refunds to a tax provider. */
export function shippingJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    'tax-record': async (siteId, payload) => {
      await recordTaxes(deps, siteId, payload as TaxEvent);
      return 'done';
    },
  };
}
