import type { PaymentSetup } from '@veranda/db/payments/reader';
import { findPaymentSetup } from '@veranda/db/payments/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { noPaymentRules, type PaymentRules } from '@veranda/domain/payments/payment-rules';
import type { PaymentGateway } from './payment-gateway.ts';
import type { StripeClients } from './stripe/stripe-access.ts';

/** Form in which a page asks for a card. */
export type CardForm =
  | { readonly kind: 'test-card' }
  | { readonly kind: 'stripe'; readonly publishableKey: string; readonly scriptUrl: string };

/** Gateway for the cards of a site. */
export interface CardPayments {
  readonly provider: string;
  /** Null where the account is the server's own. */
  readonly accountId: string | null;
  /** No money moves. */
  readonly testMode: boolean;
  readonly form: CardForm;
}

/** Everything a site can be paid with. */
export interface SitePayments {
  readonly cards: CardPayments;
  readonly rules: PaymentRules;
  /** The mailing list that buyers may join; null where the site has none. */
  readonly newsletterListId: string | null;
}

/** The providers of this server. */
export interface Payments {
  /** Clients of Stripe, to connect an account. */
  readonly stripe: StripeClients;
  /** Gateway for cards by the site's setup: its own account, else the server's, else the test gateway. */
  cards(account: PaymentSetup['account']): CardPayments;
  /** The provider by the name that a payment keeps. @throws for a name that is none */
  named(provider: string): PaymentGateway;
}

/** The manual payments bear this name of a provider. */
export const manualProvider = 'manual';

/** Payment methods of the transaction's site. */
export async function readSitePayments(
  deps: { readonly payments: Pick<Payments, 'cards'> },
  tx: SiteTransaction,
): Promise<SitePayments> {
  const { account, rules, newsletterListId } = await findPaymentSetup(tx);
  return { cards: deps.payments.cards(account), rules: rules ?? noPaymentRules, newsletterListId };
}
