import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { WireMoney } from './money.ts';
import { SiteParams } from './sites.ts';

/** Period of the totals. */
export const TotalsPeriod = Type.Union([Type.Literal('week'), Type.Literal('month'), Type.Literal('year')]);
export type TotalsPeriod = Static<typeof TotalsPeriod>;

/** Sums of what was sold: nothing of who has bought, nor of any one order. */
export const OrderTotals = Type.Object({
  period: TotalsPeriod,
  since: Type.String({ description: 'ISO 8601.' }),
  orders: Type.Integer({ description: 'Placed since then and not canceled.' }),
  total: WireMoney,
  refunded: WireMoney,
  net: WireMoney,
  testMode: Type.Boolean({ description: 'The orders are those of a shop that moves no money now.' }),
});
export type OrderTotals = Static<typeof OrderTotals>;

/** Totals of orders (decisions §rights): for who sees orders, and for who sees their totals only. */
export const getOrderTotals = endpoint({
  name: 'get-order-totals',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/order-totals',
  access: { kind: 'member', area: ['orders', 'order-totals'], level: 'read' },
  params: SiteParams,
  query: Type.Object({ period: Type.Optional(TotalsPeriod) }, { additionalProperties: false }),
  response: OrderTotals,
  crumb: 'none',
});
