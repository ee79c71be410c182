import type { CarrierService } from '@veranda/domain/quotes/cached-quotes';
import type { RateAccount, RateAnswer } from '../rate-providers/rate-answer.ts';
import type { CarrierRequest } from '../shipping/carrier-request.ts';
import type { TaxProvider } from '../tax/tax-provider.ts';

/**
 * A carrier, or a service that knows several. Answers within 5 s and never throws for what the other side
 * does.
 */
interface CarrierRates {
  ask(account: RateAccount | null, request: CarrierRequest): Promise<RateAnswer<readonly CarrierService[]>>;
}

/** Providers of shipping rates and taxes. */
export interface Rates {
  readonly carriers: CarrierRates;
  readonly taxes: TaxProvider;
}
