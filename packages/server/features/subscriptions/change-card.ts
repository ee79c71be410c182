import type { PaymentMethod as WireMethod } from '@veranda/contracts/payment-method';
import {
  type CardSetupRecord,
  endCardSetup,
  findCardSetup,
  insertCardSetup,
  keepSetupReference,
} from '@veranda/db/subscriptions/card-setups';
import { findSubscription } from '@veranda/db/subscriptions/reader';
import { cardProblems } from '@veranda/domain/checkout/card';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { SaveOutcome } from '../../platform/payments/payment-gateway.ts';
import { readSitePayments, type SitePayments } from '../../platform/payments/payments.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { cardModeProblem } from '../../services/commerce/subscriptions/subscription-mode.ts';
import { setDefaultPaymentMethod } from './set-default-payment-method.ts';
import type { SubscriptionAddress } from './change-subscription.ts';

/** A card that will be charged from now on. */
interface WantedCard {
  readonly payment: WireMethod | null;
  readonly email: string;
}

/** Result of the change: the subscription's status, or the bank asks first. */
export type CardChange = { readonly status: string; readonly actionUrl?: string };

/**
 * Saves another card with the provider, outside of any transaction, and charges it from now on: at once, or
 * when its bank has confirmed it. Until then, and when it is refused, the one before stays.
 */
export async function changeCard(
  deps: Deps,
  site: SiteEntry,
  given: { readonly at: SubscriptionAddress; readonly card: WantedCard },
): Promise<CardChange | Refusal> {
  const { at, card } = given;
  const { row, payments } = await deps.db.forSite(at.siteId, async (tx) => ({
    row: await findSubscription(tx, at.id),
    payments: await readSitePayments(deps, tx),
  }));
  if (!row || at.siteUserId === null || row.siteUserId !== at.siteUserId)
    return refuse('no-such-subscription');
  if (row.endedAt !== null) return refuse('subscription-ended');
  const otherMode = cardModeProblem(row, payments.cards.testMode);
  if (otherMode) return otherMode;
  const problem = problemOf(deps, card.payment, payments);
  if (problem || card.payment === null) return problem ?? refuse('payment-missing', { field: 'payment' });
  const { provider, accountId } = payments.cards;
  const setup = {
    siteId: site.id,
    id: deps.newId(),
    subscriptionId: row.id,
    siteUserId: at.siteUserId,
    provider,
    accountId,
  };
  await deps.db.forSite(site.id, (tx) => insertCardSetup(tx, setup));
  const outcome = await deps.payments.named(provider).saveMethod({
    siteId: site.id,
    accountId,
    setupId: setup.id,
    method: card.payment as Exclude<WireMethod, { kind: 'manual' }>,
    email: card.email,
    returnUrl: `${site.origin}/account/card-return?setup=${setup.id}`,
  });
  return settleSetup(deps, setup, outcome);
}

/** Asks the provider for the result of a card whose subscriber is back from their bank. */
export async function returnFromBank(
  deps: Deps,
  site: SiteEntry,
  given: { readonly setupId: string; readonly siteUserId: string },
): Promise<{ readonly setup: CardSetupRecord; readonly outcome: CardChange | Refusal } | Refusal> {
  const setup = await deps.db.forSite(site.id, (tx) => findCardSetup(tx, given.setupId));
  if (setup?.siteUserId !== given.siteUserId) return refuse('no-such-subscription');
  if (setup.status === 'saved') return { setup, outcome: { status: 'saved' } };
  if (setup.status === 'refused' || setup.reference === null)
    return { setup, outcome: refuse('card-not-confirmed', { field: 'payment' }) };
  const outcome = await deps.payments
    .named(setup.provider)
    .findSaved({ siteId: site.id, accountId: setup.accountId, reference: setup.reference })
    .catch((error: unknown): SaveOutcome => {
      deps.log.warn({ err: error, setup: setup.id }, 'card: the provider is away');
      return { kind: 'unavailable' };
    });
  if (outcome.kind === 'requires-action')
    return { setup, outcome: refuse('card-not-confirmed', { field: 'payment' }) };
  return { setup, outcome: await settleSetup(deps, setup, outcome) };
}

type OpenSetup = Pick<
  CardSetupRecord,
  'siteId' | 'id' | 'subscriptionId' | 'siteUserId' | 'provider' | 'accountId'
>;

async function settleSetup(
  deps: Deps,
  setup: OpenSetup,
  outcome: SaveOutcome,
): Promise<CardChange | Refusal> {
  const at = { siteId: setup.siteId, id: setup.id };
  switch (outcome.kind) {
    case 'saved':
      return setDefaultPaymentMethod(deps, setup, outcome.saved);
    case 'requires-action':
      await deps.db.forSite(at.siteId, (tx) => keepSetupReference(tx, at.id, outcome.reference));
      return { status: 'requires-action', actionUrl: outcome.actionUrl };
    case 'declined':
      await deps.db.forSite(at.siteId, (tx) => endCardSetup(tx, at.id, 'refused'));
      return refuse('card-refused', { field: 'cardNumber', params: { reason: outcome.message } });
    case 'unavailable':
      return refuse('payments-unavailable');
  }
}

function problemOf(
  deps: Pick<Deps, 'now'>,
  payment: WireMethod | null,
  { cards }: SitePayments,
): Refusal | null {
  if (payment?.kind === 'manual') return refuse('payment-card-only', { field: 'payment' });
  if (payment === null || (payment.kind === 'test-card') !== (cards.form.kind === 'test-card'))
    return refuse('payment-missing', { field: 'payment' });
  if (payment.kind !== 'test-card') return null;
  const today = new Date(deps.now());
  const month = { year: today.getUTCFullYear(), month: today.getUTCMonth() + 1 };
  const [first, ...also] = cardProblems(payment, month);
  return first ? { ...first, also } : null;
}
