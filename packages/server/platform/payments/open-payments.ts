import type { Deps } from '../deps.ts';
import { manualGateway } from './manual-gateway.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import type { CardPayments, Payments } from './payments.ts';
import { openTestGateway, testProvider } from './test-gateway.ts';

/** The providers of this server. */
export function openPayments(deps: Pick<Deps, 'db' | 'now' | 'newId'>): Payments {
  const gateways = new Map<string, PaymentGateway>(
    [manualGateway, openTestGateway(deps)].map((gateway) => [gateway.name, gateway]),
  );
  return {
    cards: () => testCardPayments,
    named(provider) {
      const gateway = gateways.get(provider);
      if (!gateway) throw new Error(`there is no payment provider ${provider}`);
      return gateway;
    },
  };
}

const testCardPayments: CardPayments = {
  provider: testProvider,
  accountId: null,
  testMode: true,
  form: { kind: 'test-card' },
};
