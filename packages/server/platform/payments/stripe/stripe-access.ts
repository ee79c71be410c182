import type Stripe from 'stripe';

/** Owner of the account: of a site, or with null the server's own. */
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
