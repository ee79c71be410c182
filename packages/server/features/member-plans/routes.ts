import * as calls from '@veranda/contracts/member-plans';
import { findProducts } from '@veranda/db/catalog/reader';
import {
  findMemberPlans,
  lockPlanMembership,
  type ListedMembership,
  readMemberships,
} from '@veranda/db/member-plans/reader';
import { endMembership } from '@veranda/db/member-plans/writer';
import { findPages } from '@veranda/db/pages/reader';
import { type Product, unitPriceMinor } from '@veranda/domain/catalog/product';
import { formatMoney } from '@veranda/domain/money/format';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { priceMessage } from '@veranda/render/formatters/commerce/price-message';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** Member plans in the studio: what they open, and their members. */
export function memberPlanRoutes(deps: Deps): Route[] {
  return [
    route(calls.listMemberPlans, async (call) => listPlans(deps, siteOf(call))),
    route(calls.listMemberships, async (call) => {
      const { id } = siteOf(call);
      const { search = '', plan = null, status, page = 1, pageSize = 25 } = call.query;
      const isActive = status === undefined ? null : status === 'active';
      const now = new Date(deps.now());
      const place = { offset: (page - 1) * pageSize, limit: pageSize };
      const query = { search, productId: plan, isActive, now, ...place };
      const { rows, total } = await deps.db.forSite(id, (tx) => readMemberships(tx, query));
      return { memberships: rows.map((row) => presentMembership(row, now)), total, page, pageSize };
    }),
    route(calls.endMembership, async (call) => endOne(deps, siteOf(call).id, call.params.membership)),
  ];
}

async function listPlans(deps: Deps, site: SiteEntry) {
  return deps.db.forSite(site.id, async (tx) => {
    const rows = await findMemberPlans(tx, new Date(deps.now()));
    const products = await findProducts(
      tx,
      rows.map((row) => row.id),
    );
    const byId = new Map(products.map((product) => [product.id, product]));
    const gated = (await findPages(tx)).flatMap((page) => {
      const { access } = page.doc;
      if (page.deletedAt !== null || access?.kind !== 'paywall') return [];
      return [{ id: page.id, title: page.title, productIds: access.productIds }];
    });
    return {
      plans: rows.map((row) => ({
        ...row,
        phrase: phraseOf(site, byId.get(row.id)),
        pages: gated
          .filter((page) => page.productIds.includes(row.id))
          .map(({ id, title }) => ({ id, title })),
      })),
    };
  });
}

function phraseOf({ currency }: SiteEntry, product: Product | undefined): string {
  const prices = (product?.variants ?? []).map(unitPriceMinor);
  const [first = 0n] = prices;
  const lowest = prices.reduce((low, price) => (price < low ? price : low), first);
  const price = formatMoney(lowest, currency, 'en-US');
  const several = new Set(prices).size > 1;
  if (product?.plan) return priceMessage(product.plan, { price, several, language: 'en-US' });
  return several ? `from ${price}` : price;
}

function presentMembership(row: ListedMembership, now: Date) {
  return {
    id: row.id,
    email: row.email,
    productId: row.productId,
    title: row.title,
    startedAt: row.createdAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? '',
    endReason: row.endReason ?? '',
    isActive: row.endsAt === null || row.endsAt > now,
    orderId: row.orderId,
    subscriptionId: row.subscriptionId ?? '',
  };
}

async function endOne(deps: Deps, siteId: string, id: string): Promise<{ id: string } | Refusal> {
  const now = new Date(deps.now());
  return transactionWithRefusal(deps.db, siteId, async (tx) => {
    const membership = await lockPlanMembership(tx, id);
    if (!membership) return refuse('no-such-pass');
    if (membership.endsAt !== null && membership.endsAt <= now) return refuse('pass-ended');
    if (membership.subscriptionId !== null && membership.endsAt === null)
      return refuse('pass-of-subscription');
    await endMembership(tx, { id, endsAt: now, reason: 'shop' });
    return { id };
  });
}
