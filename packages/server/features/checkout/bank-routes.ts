import * as calls from '@veranda/contracts/checkout';
import { findOrder, findPayment, type PaymentRecord } from '@veranda/db/orders/reader';
import { isEntityId } from '@veranda/domain/entity-id';
import type { Deps } from '../../services/deps.ts';
import { type RawAnswer, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { opensOrder } from '../../services/commerce/orders/order-key.ts';
import { settlePayment } from '../../services/commerce/orders/settle-payment.ts';
import type { PaymentKey, PaymentOutcome } from '../../platform/payments/payment-gateway.ts';
import { readKey } from '../../services/commerce/orders/payment-key.ts';
import { answerTestBank, testProvider } from '../../platform/payments/test-gateway.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { confirmationPath, declinedPath } from './completion.ts';
import { purchasePolicy } from '../../services/commerce/checkout-pages/page-policies.ts';
import { notFoundPage } from './not-found-page.ts';
import { bankPage } from './bank-page.ts';

/** Routes for the buyer's answer to their bank: the test bank's question, and the way back from any bank. */
export function bankRoutes(deps: Deps): Route[] {
  return [
    route(calls.showTestBank, async (call) => {
      const site = siteOf(call);
      const own = await findOwn(deps, site, call.query);
      if (own?.payment.provider !== testProvider) return notFoundPage(deps, { site, call });
      call.reply.header('content-security-policy', purchasePolicy);
      return { kind: 'html', status: 200, html: bankPage(site, { ...call.query, crumb: call.crumb() }) };
    }),
    route(calls.answerTestBank, async (call) => {
      const site = siteOf(call);
      const { paymentId, auth, answer } = call.body;
      const own = await findOwn(deps, site, { paymentId, auth });
      if (own?.payment.provider !== testProvider) return notFoundPage(deps, { site, call });
      await answerTestBank(deps, { siteId: site.id, paymentId, approved: answer === 'approve' });
      return settleOwn(deps, own, auth);
    }),
    route(calls.returnFromBank, async (call) => {
      const site = siteOf(call);
      const own = await findOwn(deps, site, call.query);
      return own ? settleOwn(deps, own, call.query.auth) : notFoundPage(deps, { site, call });
    }),
  ];
}

interface OwnPayment {
  readonly payment: PaymentRecord;
  readonly key: PaymentKey;
}

async function findOwn(
  deps: Deps,
  site: SiteEntry,
  input: { readonly paymentId: string; readonly auth: string },
): Promise<OwnPayment | null> {
  if (!isEntityId(input.paymentId)) return null;
  return deps.db.forSite(site.id, async (tx) => {
    const payment = await findPayment(tx, input.paymentId);
    const order = payment && (await findOrder(tx, payment.orderId));
    if (!payment || !order || !opensOrder(order, input.auth)) return null;
    return { payment, key: await readKey(tx, payment) };
  });
}

// The payment status in the address is not trusted: the provider is asked.
async function settleOwn(deps: Deps, { payment, key }: OwnPayment, auth: string): Promise<RawAnswer> {
  const outcome = await deps.payments
    .named(payment.provider)
    .find(key)
    .catch((error: unknown): PaymentOutcome => {
      deps.log.warn({ err: error, payment: payment.id }, 'payment: the provider is away');
      return { kind: 'unknown' };
    });
  const { siteId, paymentId } = key;
  const told = { siteId, paymentId, outcome: outcome ?? { kind: 'unknown' as const } };
  const settled = await settlePayment(deps, told);
  const { order } = settled;
  const location =
    order.status === 'abandoned' ? declinedPath(settled.payment) : confirmationPath(order.id, auth);
  return { kind: 'redirect', status: 303, location };
}
