import type { SitesDeps } from '../sites/deps.ts';
import type { Rates } from './rates/rates.ts';

/** Dependencies of commerce use cases beside sites and the platform. */
export interface CommerceDeps extends SitesDeps {
  /** Carriers and tax providers, for shipping rates and taxes. */
  readonly rates: Rates;
}
