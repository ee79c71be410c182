import type { PlatformDeps } from '../deps.ts';
import { manualGateway } from './manual-gateway.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import type { CardPayments, Payments } from './payments.ts';
import { createStripeClients } from './stripe/stripe-clients.ts';
import { createStripeGateway, stripeProvider } from './stripe/stripe-gateway.ts';
import { createTestGateway, testProvider } from './test-gateway.ts';

/** The providers of this server. */
export function createPayments(
  deps: Pick<PlatformDeps, 'db' | 'log' | 'now' | 'newId' | 'settings'>,
): Payments {
  const stripe = createStripeClients(deps);
  const gateways = new Map<string, PaymentGateway>(
    [manualGateway, createTestGateway(deps), createStripeGateway(deps, stripe)].map((gateway) => [
      gateway.name,
      gateway,
    ]),
  );
  const { account: ours, scriptUrl } = deps.settings.stripe;
  return {
    stripe,
    cards(account) {
      if (account)
        return stripeCards({
          accountId: account.id,
          testMode: account.testMode,
          publishableKey: account.publishableKey,
          scriptUrl,
        });
      if (!ours) return testCardPayments;
      const testMode = ours.secretKey.includes('_test_');
      return stripeCards({ accountId: null, testMode, publishableKey: ours.publishableKey, scriptUrl });
    },
    named(provider) {
      const gateway = gateways.get(provider);
      if (!gateway) throw new Error(`there is no payment provider ${provider}`);
      return gateway;
    },
  };
}

function stripeCards(input: {
  readonly accountId: string | null;
  readonly testMode: boolean;
  readonly publishableKey: string;
  readonly scriptUrl: string;
}): CardPayments {
  const { accountId, testMode, publishableKey, scriptUrl } = input;
  return {
    provider: stripeProvider,
    accountId,
    testMode,
    form: { kind: 'stripe', publishableKey, scriptUrl },
  };
}

const testCardPayments: CardPayments = {
  provider: testProvider,
  accountId: null,
  testMode: true,
  form: { kind: 'test-card' },
};
