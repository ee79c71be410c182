import type { TaxQuestion } from '@veranda/domain/tax/apply-taxes';
import type { ProviderTax } from '@veranda/domain/quotes/provider-tax';
import type { Destination } from '@veranda/domain/line-items/destination';
import type { RateAccount, RateAnswer } from '../rate-providers/rate-answer.ts';

/** Question to a tax provider about a cart. */
export interface TaxRequest {
  readonly currency: string;
  readonly origin: Destination;
  readonly question: TaxQuestion;
}

/**
 * Report of an order to a tax provider: sold, a part of it refunded, that part with the shop again, or all of
 * it undone. Amounts are decimal strings.
 */
export interface TaxRecord {
  readonly type: 'sale' | 'refund' | 'refund-undone' | 'void';
  /** The same key again is the same event. */
  readonly key: string;
  /** The order. */
  readonly reference: string;
  readonly currency: string;
  readonly [fact: string]: unknown;
}

/**
 * A service that works taxes out and keeps what was sold. Answers within 5 s and never throws for what the
 * other side does.
 */
export interface TaxProvider {
  ask(account: RateAccount | null, request: TaxRequest): Promise<RateAnswer<readonly ProviderTax[]>>;
  record(account: RateAccount | null, record: TaxRecord): Promise<RateAnswer<null>>;
}
