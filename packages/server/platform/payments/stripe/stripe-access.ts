import type Stripe from 'stripe';

/** Owner of the account: a site, or null for the server. */
interface AccountOf {
  readonly siteId: string;
  readonly accountId: string | null;
}

/** Clients of Stripe's interface, one an account. */
export interface StripeClients {
  /** @throws when there is no such account */
  of(account: AccountOf): Promise<Stripe>;
  /** For keys that are not kept yet. */
  withKey(secretKey: string): Stripe;
}
