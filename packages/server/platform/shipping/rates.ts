import type { CarrierService } from '@veranda/domain/quotes/cached-quotes';
import type { ParcelItem } from '@veranda/domain/line-items/parcel-item';
import type { Destination } from '@veranda/domain/line-items/destination';
import type { RateAccount, RateAnswer } from './rate-answer.ts';
import type { TaxProvider } from '../tax/tax-provider.ts';

/** What a carrier is asked. */
export interface CarrierRequest {
  readonly currency: string;
  /** Where the shop is. */
  readonly origin: Destination;
  readonly destination: Destination;
  readonly grams: number;
  readonly units: number;
  /** What is in the parcel, of which `grams` and `units` are the sums. */
  readonly items: readonly ParcelItem[];
}

/** A carrier, or a service that knows several. Answers within 5 s and never throws for what the other side does. */
export interface CarrierRates {
  ask(account: RateAccount | null, request: CarrierRequest): Promise<RateAnswer<readonly CarrierService[]>>;
}

/** Those who are asked what sending costs and what the taxes are. */
export interface Rates {
  readonly carriers: CarrierRates;
  readonly taxes: TaxProvider;
}
