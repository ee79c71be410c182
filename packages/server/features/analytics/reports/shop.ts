import { readValues } from '@veranda/db/analytics/figures-reader';
import {
  countOpenCarts,
  readSalesDays,
  readSoldProducts,
  readUsedDiscounts,
} from '@veranda/db/analytics/sales-reader';
import { type RawKind, rawKinds } from '@veranda/domain/analytics/hit';
import type { Period } from '@veranda/domain/analytics/period';
import {
  figure,
  majorOf,
  maxRows,
  orders,
  type ReportInput,
  type ReportParts,
  shareOf,
  table,
} from './report-input.ts';

/** The way from a product to a paid order, products by their sales, carts that were left, and discounts that were used. */
export async function shop(input: ReportInput): Promise<ReportParts> {
  const [now, before] = [await readSteps(input, input.period), await readSteps(input, input.before)];
  return {
    figures: [
      figure('sales', 'money', [now.sales, before.sales]),
      figure('orders', 'count', [now.paid, before.paid]),
      figure('average', 'money', [shareOf(now.sales, now.paid), shareOf(before.sales, before.paid)]),
      figure('left', 'count', [now.left, before.left]),
    ],
    series: null,
    tables: [funnelTable(now), await productsTable(input), await couponsTable(input)],
  };
}

const steps = ['seen', 'cart', 'checkout', 'paid'] as const;

function funnelTable(now: Awaited<ReturnType<typeof readSteps>>) {
  return table(
    'funnel',
    [
      ['times', 'count'],
      ['ofFirst', 'share'],
    ],
    steps.map((step) => ({ label: step, values: [now[step], shareOf(now[step], now.seen)] })),
  );
}

async function productsTable(input: ReportInput) {
  const products = await readSoldProducts(input.tx, orders(input), maxRows);
  return table(
    'products',
    [
      ['sold', 'count'],
      ['sales', 'money'],
    ],
    products.map(({ title, quantity, totalMinor }) => ({
      label: title,
      values: [quantity, majorOf(totalMinor, input.currency)],
    })),
  );
}

async function couponsTable(input: ReportInput) {
  const discounts = await readUsedDiscounts(input.tx, orders(input), maxRows);
  return table(
    'coupons',
    [
      ['orders', 'count'],
      ['discount', 'money'],
    ],
    discounts.map(({ name, orders: count, amountMinor }) => ({
      label: name,
      values: [count, majorOf(amountMinor, input.currency)],
    })),
  );
}

async function readSteps(input: ReportInput, period: Period) {
  const { tx, timeZone, currency } = input;
  const visitsWith = async (kind: RawKind) => {
    const [all] = await readValues(tx, `kind ${rawKinds[kind]} all`, { period, limit: 1 });
    return all?.visits ?? 0;
  };
  const sold = await readSalesDays(tx, orders(input, period));
  const paid = sold.reduce((sum, day) => sum + day.orders, 0);
  const open = await countOpenCarts(tx, { period, timeZone });
  return {
    seen: await visitsWith('productSeen'),
    cart: await visitsWith('addedToCart'),
    checkout: paid + open.inCheckout,
    paid,
    left: open.left,
    sales: majorOf(
      sold.reduce((sum, day) => sum + day.totalMinor, 0n),
      currency,
    ),
  };
}
