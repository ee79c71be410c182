import { Readable } from 'node:stream';
import {
  findCodesOf,
  findLinesOf,
  findPaymentsOf,
  type ListedOrder,
  type OrderQuery,
  readOrdersBefore,
} from '@veranda/db/orders/list-reader';
import type { OrderLineRecord, PaymentRecord } from '@veranda/db/orders/reader';
import { lineKindOf } from '@veranda/domain/line-items/line-kind';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { answered } from '@veranda/domain/cart/item-fields';
import type { Address } from '@veranda/domain/checkout/check-details';
import { toMajor } from '@veranda/domain/money/money';
import { tenderOf } from '@veranda/domain/payments/tender';
import { ordersEnglish } from '@veranda/messages/studio/orders/compiled';
import { createTranslator } from '@veranda/messages/translator';
import { addressLines } from '../../services/commerce/addresses/address-lines.ts';
import { csvFile, csvRows } from '../../platform/csv/write-csv.ts';
import type { Deps } from '../../services/deps.ts';
import { presentRow } from './present.ts';

const t = createTranslator(ordersEnglish);
const portion = 500;

const header = [
  'Order',
  'Placed at',
  'Status',
  'Payment',
  'Fulfilment',
  'Test',
  'Email',
  'Name',
  'Phone',
  'Ships to',
  'Bills to',
  'Shipping method',
  'Currency',
  'Subtotal',
  'Discount',
  'Shipping',
  'Tax',
  'Total',
  'Refunded amount',
  'Paid with',
  'Discount codes',
  'Customer note',
  'Note',
  'Item',
  'Options',
  'Filled in',
  'SKU',
  'Quantity',
  'Unit price',
  'Item total',
  'Units sent',
  'Units refunded',
  'Kind',
];

/**
 * Orders as a CSV file. Read and sent in portions: a shop may have any number of them.
 */
export function exportOrders(deps: Pick<Deps, 'db'>, siteId: string, query: OrderQuery): Readable {
  return Readable.from(portions(deps, siteId, query), { objectMode: false });
}

async function* portions(
  deps: Pick<Deps, 'db'>,
  siteId: string,
  query: OrderQuery,
): AsyncGenerator<string, void> {
  yield csvFile([header]);
  let before: number | null = null;
  for (;;) {
    const asked: Asked = { ...query, before, limit: portion };
    const read: Portion = await deps.db.forSite(siteId, (tx) => readPortion(tx, asked), { readOnly: true });
    const { orders } = read;
    if (orders.length > 0) yield csvRows(portionRows(read));
    before = orders.at(-1)?.number ?? null;
    if (orders.length < portion) return;
  }
}

type Asked = Parameters<typeof readOrdersBefore>[1];

interface Portion {
  readonly orders: readonly ListedOrder[];
  readonly lines: ReadonlyMap<string, readonly OrderLineRecord[]>;
  readonly payments: ReadonlyMap<string, readonly PaymentRecord[]>;
  readonly codes: ReadonlyMap<string, readonly { readonly code: string }[]>;
}

async function readPortion(tx: SiteTransaction, input: Asked): Promise<Portion> {
  const orders = await readOrdersBefore(tx, input);
  const ids = orders.map((order) => order.id);
  const ofOrder = (row: { readonly orderId: string }) => row.orderId;
  return {
    orders,
    lines: Map.groupBy(await findLinesOf(tx, ids), ofOrder),
    payments: Map.groupBy(await findPaymentsOf(tx, ids), ofOrder),
    codes: Map.groupBy(await findCodesOf(tx, ids), ofOrder),
  };
}

function portionRows({ orders, lines, payments, codes }: Portion): string[][] {
  return orders.flatMap((order) => {
    const { id } = order;
    const paid = { payments: payments.get(id) ?? [], codes: codes.get(id) ?? [] };
    return rowsOf(order, lines.get(id) ?? [], paid);
  });
}

interface Paid {
  readonly payments: readonly PaymentRecord[];
  readonly codes: readonly { readonly code: string }[];
}

/**
 * A row for each line; the columns of the whole order are in the first, so that sums of columns are right.
 */
function rowsOf(order: ListedOrder, lines: readonly OrderLineRecord[], paid: Paid): string[][] {
  const number = String(order.number ?? '');
  const whole = orderCells(order, paid);
  const blank = whole.map(() => '');
  if (lines.length === 0) return [[number, ...whole]];
  return lines.map((line, index) => [
    number,
    ...(index === 0 ? whole : blank),
    ...lineCells(line, order.currency),
  ]);
}

/** Payments of which money came, or is waited for. */
const countedStatuses: ReadonlySet<string> = new Set(['captured', 'authorized', 'awaited']);

function orderCells(order: ListedOrder, { payments, codes }: Paid): string[] {
  const row = presentRow(order);
  const address = (order.shippingAddress ?? order.billingAddress) as Address | null;
  const placeOf = (place: unknown) => (place ? addressLines(place as Address, order.locale).join(', ') : '');
  const refunded = payments.reduce((sum, payment) => sum + payment.refundedMinor, 0n);
  const money = (minor: bigint) => toMajor(minor, order.currency);
  return [
    row.placedAt,
    row.status,
    row.paymentStatus,
    row.fulfilmentStatus,
    row.testMode ? 'yes' : 'no',
    row.email,
    row.customerName,
    address?.phone ?? '',
    placeOf(order.shippingAddress),
    // Without a billing address, the shipping address counts.
    placeOf(order.billingAddress ?? order.shippingAddress),
    (order.shippingOption as { name?: string } | null)?.name ?? '',
    order.currency,
    money(order.subtotalMinor),
    money(order.discountMinor),
    money(order.shippingMinor),
    money(order.taxMinor),
    money(order.grandTotalMinor),
    money(refunded),
    payments
      .filter(({ status }) => countedStatuses.has(status))
      .map(nameOf)
      .join(', '),
    codes.map(({ code }) => code).join(', '),
    order.customerNote,
    order.note,
  ];
}

function nameOf(payment: PaymentRecord): string {
  const tender = tenderOf({
    provider: payment.provider,
    cardBrand: payment.cardBrand ?? '',
    cardLast4: payment.cardLast4 ?? '',
    methodName: payment.methodName ?? '',
  });
  return t('tender', tender);
}

function lineCells(line: OrderLineRecord, currency: string): string[] {
  const attributes = Object.entries(line.attributes as Record<string, string>);
  const answers = answered(line.additionalFields).map(({ title, text }) => `${title}: ${text}`);
  return [
    line.title,
    attributes.map(([name, value]) => `${name}: ${value}`).join(', '),
    answers.join(', '),
    line.sku,
    String(line.quantity),
    toMajor(line.unitMinor, currency),
    toMajor(line.totalMinor, currency),
    String(line.fulfilledQuantity),
    String(line.refundedQuantity),
    lineKindOf(line.productType),
  ];
}
