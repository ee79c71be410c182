import * as calls from '@veranda/contracts/payments';
import { findAccounts, findPaymentByReference } from '@veranda/db/payments/reader';
import { isEntityId } from '@veranda/domain/entity-id';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { type Call, type Route, route } from '../../platform/http/route.ts';
import { metrics } from '../../platform/observe/metrics.ts';
import { type EventSubject, receiveEvent } from '../../platform/payments/receive-event.ts';
import { readStripeEvent, type StripeMessage } from '../../platform/payments/stripe/read-event.ts';
import { plainFault } from '../../platform/payments/stripe/stripe-faults.ts';
import { sealPlace } from '../../platform/payments/stripe/stripe-clients.ts';
import { stripeProvider } from '../../platform/payments/stripe/stripe-gateway.ts';
import { unseal } from '../../platform/secrets/seal.ts';

/** Messages of providers. They are verified, kept once and answered; a job asks the provider what holds. */
export function webhookRoutes(deps: Deps): Route[] {
  return [
    route(calls.receiveStripeEvent, async (call) => {
      const { site } = call.params;
      if (!isEntityId(site) || !(await deps.sites.byId(site))) return refuse('not-found');
      const message = readMessage(call, await secretsOf(deps, site));
      return message ? take(deps, site, message) : unsigned();
    }),
    route(calls.receiveServerStripeEvent, async (call) => {
      const { account } = deps.settings.stripe;
      const message = account ? readMessage(call, [account.webhookSecret]) : null;
      if (!message) return unsigned();
      const site = message.siteId ?? (await siteOfReference(deps, message));
      // An event for something that this server did not charge is ignored: it belongs to no site here.
      if (site === null || !isEntityId(site) || !(await deps.sites.byId(site))) return count('foreign');
      return take(deps, site, message);
    }),
  ];
}

interface Received {
  readonly received: true;
}

function count(result: string): Received {
  metrics.webhooks.inc({ result });
  return { received: true };
}

function unsigned(): Refusal {
  metrics.webhooks.inc({ result: 'unsigned' });
  return refuse('event-unsigned');
}

function readMessage(call: Pick<Call<never>, 'request'>, secrets: readonly string[]): StripeMessage | null {
  const { rawBody, headers } = call.request;
  const signature = headers['stripe-signature'] ?? '';
  return rawBody && signature !== '' ? readStripeEvent(rawBody, signature, secrets) : null;
}

// Secrets include those of disconnected accounts: their payments may still be disputed.
async function secretsOf(deps: Deps, siteId: string): Promise<string[]> {
  const accounts = await deps.db.forSite(siteId, (tx) => findAccounts(tx));
  return accounts.map(({ id, webhookSecret }) =>
    unseal(deps.settings.sealKeys, sealPlace(id, 'webhook-secret'), webhookSecret),
  );
}

async function take(deps: Deps, siteId: string, message: StripeMessage): Promise<Received> {
  const { eventId } = message;
  const result = await deps.db.forSite(siteId, async (tx) => {
    const subject = await subjectOf(message, async (reference) => {
      const payment = await findPaymentByReference(tx, { provider: stripeProvider, reference });
      return payment?.id ?? null;
    });
    if (!subject) return 'ignored';
    const fresh = await receiveEvent(deps, tx, { provider: stripeProvider, eventId, subject });
    return fresh ? 'received' : 'duplicate';
  });
  return count(result);
}

async function subjectOf(
  { about }: StripeMessage,
  paymentOf: (reference: string) => Promise<string | null>,
): Promise<EventSubject | null> {
  if (about?.kind === 'payment') return isEntityId(about.paymentId) ? about : null;
  if (about?.kind === 'refund') return isEntityId(about.refundId) ? about : null;
  const paymentId = about ? await paymentOf(about.reference) : null;
  return about && paymentId !== null ? { kind: about.kind, paymentId } : null;
}

async function siteOfReference(deps: Deps, { about }: StripeMessage): Promise<string | null> {
  if (about?.kind !== 'dispute' && about?.kind !== 'foreign-refund') return null;
  const stripe = await deps.payments.stripe.of({ siteId: '', accountId: null });
  const intent = await stripe.paymentIntents.retrieve(about.reference).catch((error: unknown) => {
    throw plainFault(error);
  });
  return intent.metadata['site'] ?? null;
}
