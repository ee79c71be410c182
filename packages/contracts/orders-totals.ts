import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { WireMoney } from './money.ts';
import { SiteParams } from './sites.ts';

/** Period of the totals. */
export const TotalsPeriod = Type.Union([Type.Literal('week'), Type.Literal('month'), Type.Literal('year')]);
export type TotalsPeriod = Static<typeof TotalsPeriod>;

/** Sums of what was sold: nothing about buyers, nor about single orders. */
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

/** Totals of orders (decisions §rights): for whoever sees orders, and for whoever sees their totals only. */
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
