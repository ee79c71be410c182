import { findLines, findOrder, findTaxes, type OrderRecord } from '@veranda/db/orders/reader';
import { findRefund, findSplits, type RefundRecord } from '@veranda/db/orders/refunds';
import { addToOutbox } from '@veranda/db/platform/outbox';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findTaxDocument, updateTaxDocument } from '@veranda/db/shipping/tax-documents';
import { toMajor } from '@veranda/domain/money/money';
import { percentText } from '@veranda/domain/tax/tax-rule';
import type { CommerceDeps } from '../deps.ts';
import { readRateAccounts } from '../rate-providers/rate-account.ts';
import type { TaxRecord } from './tax-provider.ts';

/** Event of an order to report to a tax provider; `refundId` is null of a sale. */
export interface TaxEvent {
  readonly orderId: string;
  readonly refundId: string | null;
  /** The order was canceled with it. */
  readonly voids?: boolean;
  /** The refund was reported before, and was returned by the bank. */
  readonly undone?: true;
}

/**
 * Schedules the report to the provider of an order's taxes, if it has one: once an event, whatever happens on
 * the way.
 */
export async function askToRecordTaxes(
  deps: Pick<CommerceDeps, 'newId'>,
  tx: SiteTransaction,
  event: TaxEvent,
): Promise<void> {
  if (!(await findTaxDocument(tx, event.orderId))) return;
  await addToOutbox(tx, {
    id: deps.newId(),
    topic: 'tax-record',
    dedupeKey: `tax-record:${event.orderId}:${event.refundId ?? 'sale'}${event.undone ? ':undone' : ''}`,
    payload: event,
  });
}

/** Tells the provider. @throws while it is unavailable: the outbox tries again */
export async function recordTaxes(
  deps: Pick<CommerceDeps, 'db' | 'rates' | 'settings' | 'log'>,
  siteId: string,
  event: TaxEvent,
): Promise<void> {
  const records = await deps.db.forSite(siteId, async (tx) => {
    const order = await findOrder(tx, event.orderId);
    const record = order && (await recordOf(tx, order, event));
    return record && { record, account: (await readRateAccounts(deps, tx)).tax };
  });
  if (!records) return;
  const { record, account } = records;
  const response = await deps.rates.taxes.record(account, record);
  if (response.kind === 'away') throw new Error(`the tax provider is away: ${response.reason}`);
  if (response.kind === 'refused')
    deps.log.warn({ site_id: siteId, order: event.orderId }, 'tax: not recorded');
  const status = response.kind === 'refused' ? 'refused' : record.type === 'void' ? 'voided' : 'recorded';
  await deps.db.forSite(siteId, (tx) => updateTaxDocument(tx, event.orderId, status));
}

async function recordOf(tx: SiteTransaction, order: OrderRecord, event: TaxEvent): Promise<TaxRecord | null> {
  if (event.refundId === null) return saleRecord(tx, order);
  const refund = await findRefund(tx, event.refundId);
  return refund ? refundRecord(tx, { order, refund, event }) : null;
}

async function refundRecord(
  tx: SiteTransaction,
  input: { readonly order: OrderRecord; readonly refund: RefundRecord; readonly event: TaxEvent },
): Promise<TaxRecord> {
  const { order, refund, event } = input;
  const { id: reference, currency, number } = order;
  const facts = { reference, currency, number };
  if (event.undone) {
    const amount = toMajor(await sentBackMinor(tx, refund), currency);
    return { ...facts, amount, type: 'refund-undone', key: `${refund.id}-undone` };
  }
  const amount = toMajor(refund.amountMinor, currency);
  return { ...facts, amount, type: event.voids ? 'void' : 'refund', key: refund.id };
}

// Part of a refund that the shop has back; a gift card that had spent its part keeps it.
async function sentBackMinor(tx: SiteTransaction, refund: RefundRecord): Promise<bigint> {
  const failed = (await findSplits(tx, refund.id)).filter((split) => split.status === 'failed');
  return failed.reduce((sum, refund) => sum + refund.amountMinor, 0n);
}

async function saleRecord(tx: SiteTransaction, order: OrderRecord): Promise<TaxRecord> {
  const { id: reference, currency, number } = order;
  const amount = (minor: bigint): string => toMajor(minor, currency);
  const lines = await findLines(tx, reference);
  const taxes = await findTaxes(tx, reference);
  return {
    type: 'sale',
    key: reference,
    reference,
    currency,
    number,
    placedAt: order.placedAt?.toISOString() ?? null,
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    shipping: amount(order.shippingMinor),
    total: amount(order.grandTotalMinor),
    lines: lines.map(({ id, sku, title, quantity, totalMinor, taxMinor }) => ({
      id,
      sku,
      title,
      quantity,
      net: amount(totalMinor),
      tax: amount(taxMinor),
    })),
    taxes: taxes.map(({ name, ratePpm, included, appliesTo: on, baseMinor, amountMinor }) => ({
      name,
      included,
      on,
      rate: percentText(ratePpm),
      base: amount(baseMinor),
      amount: amount(amountMinor),
    })),
  };
}
