import { findCart } from '@veranda/db/cart/reader';
import { findEvents, findLines, findOrder, findPayment, findPayments } from '@veranda/db/orders/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { findOwnerEmail } from '@veranda/db/sites/reader';
import type { Deps } from '../../services/deps.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import { disputeMail, mismatchMail, newOrderMail } from '../../services/commerce/mails/owner-mails.ts';
import { sendMail } from '../../services/sites/mails/write-mail.ts';
import type { MismatchToTell } from '../../services/commerce/orders/tell-mismatch.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { orderMailData } from './emails.ts';

/** Mails that tell the owner of what buyers did. */
export function shopMailJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    'shop-order-mail': async (siteId, payload) => {
      await mailNewOrder(deps, siteId, (payload as { orderId: string }).orderId);
      return 'done';
    },
    'shop-dispute-mail': async (siteId, payload) => {
      await mailDispute(deps, siteId, (payload as { paymentId: string }).paymentId);
      return 'done';
    },
    'shop-mismatch-mail': async (siteId, payload) => {
      await mailMismatch(deps, siteId, payload as MismatchToTell);
      return 'done';
    },
  };
}

/** Schedules the mail to the owner about an order, once. */
export async function askForShopOrderMail(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  orderId: string,
): Promise<void> {
  await addToOutbox(tx, {
    id: deps.newId(),
    topic: 'shop-order-mail',
    dedupeKey: `shop-order-mail:${orderId}`,
    payload: { orderId },
  });
}

async function mailNewOrder(deps: Deps, siteId: string, orderId: string): Promise<void> {
  const site = await deps.sites.byId(siteId);
  const records = await deps.db.forSite(siteId, async (tx) => {
    const order = await findOrder(tx, orderId);
    if (!order || !(await isNews(tx, order))) return null;
    return {
      order,
      lines: await findLines(tx, orderId),
      payments: await findPayments(tx, orderId),
      to: await findOwnerEmail(tx),
    };
  });
  if (!site || !records || records.to === '') return;
  const { order, to } = records;
  const orderUrl = studioPage(deps, site, orderId);
  await sendMail(deps, site, (kit) =>
    newOrderMail(kit, {
      ...orderMailData(kit, { ...records, orderUrl, thanks: '' }),
      id: `shop-order.${orderId}`,
      to,
      note: order.customerNote,
    }),
  );
}

// The staff of the shop need no mail about orders that they placed; charges of subscriptions have mails of
// their own.
async function isNews(
  tx: SiteTransaction,
  order: { readonly id: string; readonly cartId: string },
): Promise<boolean> {
  const cart = await findCart(tx, order.cartId);
  if (cart?.purpose === 'subscription' || cart?.purpose === 'renewal') return false;
  const events = await findEvents(tx, order.id);
  return events.some((event) => event.kind === 'placed' && event.actor === 'checkout');
}

async function mailDispute(deps: Deps, siteId: string, paymentId: string): Promise<void> {
  const site = await deps.sites.byId(siteId);
  const records = await deps.db.forSite(siteId, async (tx) => {
    const payment = await findPayment(tx, paymentId);
    const order = payment && (await findOrder(tx, payment.orderId));
    // One that is decided by now needs no answer.
    if (!payment || !order || payment.dispute !== 'open') return null;
    return { payment, order, to: await findOwnerEmail(tx) };
  });
  if (!site || !records || records.to === '') return;
  const { payment, order, to } = records;
  await sendMail(deps, site, (kit) =>
    disputeMail(kit, {
      id: `shop-dispute.${paymentId}.${payment.disputeReference ?? ''}`,
      to,
      number: order.number ?? 0,
      amountMinor: payment.amountMinor,
      currency: order.currency,
      customerEmail: order.email,
      isTest: order.testMode,
      reason: payment.disputeReason ?? '',
      dueAt: payment.disputeDueAt,
      href: studioPage(deps, site, order.id),
    }),
  );
}

async function mailMismatch(deps: Deps, siteId: string, mismatch: MismatchToTell): Promise<void> {
  const site = await deps.sites.byId(siteId);
  const records = await deps.db.forSite(siteId, async (tx) => {
    const payment = await findPayment(tx, mismatch.paymentId);
    const order = payment && (await findOrder(tx, payment.orderId));
    return payment && order ? { payment, order, to: await findOwnerEmail(tx) } : null;
  });
  if (!site || !records || records.to === '') return;
  const { payment, order, to } = records;
  await sendMail(deps, site, (kit) =>
    mismatchMail(kit, {
      id: `shop-mismatch.${payment.id}`,
      to,
      reference: mismatch.reference,
      amountMinor: payment.amountMinor,
      currency: order.currency,
      other: { amountMinor: BigInt(mismatch.amountMinor), currency: mismatch.currency },
      customerEmail: order.email,
      isTest: order.testMode,
      // There is no page of an order that was not placed.
      href: `${deps.settings.studioOrigin}/config/${site.slug}/commerce/mismatched-payments`,
    }),
  );
}

function studioPage({ settings }: Pick<Deps, 'settings'>, site: SiteEntry, orderId: string): string {
  return `${settings.studioOrigin}/config/${site.slug}/commerce/orders/${orderId}`;
}
