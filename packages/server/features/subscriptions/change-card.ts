import type { PaymentMethod as WireMethod } from '@veranda/contracts/payment-method';
import { findRenewal, findSubscription } from '@veranda/db/subscriptions/reader';
import { updateRenewal, updateSubscription } from '@veranda/db/subscriptions/writer';
import { cardProblems } from '@veranda/domain/checkout/card';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../platform/deps.ts';
import type { SavedMethod } from '../../platform/payments/payment-gateway.ts';
import { readSitePayments, type SitePayments } from '../../platform/payments/payments.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import { scheduleRenewal } from '../../platform/subscriptions/schedule-renewal.ts';
import { change, type SubscriptionAddress } from './change-subscription.ts';

/** A card that will be charged from now on. */
export interface WantedCard {
  readonly payment: WireMethod;
  readonly email: string;
}

/**
 * Saves another card with the provider, outside of any transaction, and charges it from now on. A charge that waits for its
 * next try is tried at once.
 */
export async function changeCard(
  deps: Deps,
  site: SiteEntry,
  given: { readonly at: SubscriptionAddress; readonly card: WantedCard },
): Promise<{ status: string } | Refusal> {
  const { at, card } = given;
  const found = await deps.db.forSite(at.siteId, async (tx) => ({
    row: await findSubscription(tx, at.siteId, at.id),
    payments: await readSitePayments(deps, tx),
  }));
  if (found.row?.site_user_id !== at.siteUserId) return refuse('no-such-subscription');
  const saved = await saveCard(deps, site, { ...card, payments: found.payments, returnTo: at.id });
  if (isRefusal(saved)) return saved;
  const { provider, accountId } = found.payments.cards;
  return change(deps, at, async (tx, row) => {
    await updateSubscription(
      tx,
      { siteId: at.siteId, id: row.id },
      {
        provider,
        account_id: accountId,
        saved_reference: saved.reference,
        card_brand: saved.brand,
        card_last4: saved.last4,
      },
    );
    const cycleNo = row.cycle_no + 1;
    const renewal = await findRenewal(tx, at.siteId, { subscriptionId: row.id, cycleNo });
    if (renewal?.status !== 'waiting') return { status: row.status };
    const dueAt = new Date(deps.now());
    await updateRenewal(tx, { siteId: at.siteId, id: renewal.id }, { next_try_at: dueAt });
    await scheduleRenewal(deps, tx, {
      subscriptionId: row.id,
      cycleNo,
      key: `card:${deps.newId()}`,
      dueAt,
    });
    return { status: row.status };
  });
}

async function saveCard(
  deps: Deps,
  site: SiteEntry,
  given: WantedCard & { readonly payments: SitePayments; readonly returnTo: string },
): Promise<SavedMethod | Refusal> {
  const { payment, email } = given;
  const { provider, accountId, form } = given.payments.cards;
  if (payment.kind === 'manual') return refuse('payment-card-only', { field: 'payment' });
  if ((payment.kind === 'test-card') !== (form.kind === 'test-card'))
    return refuse('payment-missing', { field: 'payment' });
  if (payment.kind === 'test-card') {
    const today = new Date(deps.now());
    const month = { year: today.getUTCFullYear(), month: today.getUTCMonth() + 1 };
    const [first, ...also] = cardProblems(payment, month);
    if (first) return { ...first, also };
  }
  const outcome = await deps.payments.named(provider).saveMethod({
    siteId: site.id,
    accountId,
    setupId: deps.newId(),
    method: payment,
    email,
    returnUrl: `${site.origin}/account/subscriptions`,
  });
  if (outcome.kind === 'saved') return outcome.saved;
  const reason = outcome.kind === 'declined' ? outcome.message : '';
  return refuse('card-refused', { field: 'cardNumber', params: { reason } });
}
