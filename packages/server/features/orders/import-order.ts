import { updateCart } from '@veranda/db/cart/writer';
import { findSellable } from '@veranda/db/catalog/api-reader';
import { rebuildListing } from '@veranda/db/catalog/writer';
import { lockDemand, reserve } from '@veranda/db/checkout/stock';
import { sellOrder } from '@veranda/db/checkout/stock-release';
import { findOrder } from '@veranda/db/orders/reader';
import { addOrderEvents, nextOrderNumber, updateOrder } from '@veranda/db/orders/writer';
import { addToOutbox } from '@veranda/db/platform/outbox';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import { isEmailAddress } from '@veranda/domain/mail/email-address';
import { countsStock } from '@veranda/domain/catalog/codes';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { isSelfDelivered } from '../../services/commerce/entitlements/deliver-entitlements.ts';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { type Import, type ImportedSums, sumsOfImport } from './import-sums.ts';
import { type ImportIds, writeImport } from './write-import.ts';

/**
 * Writes down an order that was sold and paid elsewhere: it is placed at once, its stock is taken where that
 * is asked, and nobody is mailed. @returns its id
 */
export async function importOrder(deps: Deps, site: SiteEntry, given: Import): Promise<string | Refusal> {
  const { email, createdAt } = given.body;
  if (!isEmailAddress(email)) return refuse('email-invalid', { field: 'email' });
  const placedAt = createdAt === undefined ? new Date(deps.now()) : new Date(createdAt);
  if (placedAt.getTime() > deps.now())
    return refuse('malformed', {
      field: 'createdAt',
      params: { field: 'createdAt', problem: 'it has not come yet' },
    });
  const ids: ImportIds = { order: given.id, cart: deps.newId(), payment: deps.newId() };
  const done = await transactionWithRefusal(deps.db, site.id, async (tx) => {
    if (await findOrder(tx, ids.order)) return ids.order;
    const variantIds = given.body.lineItems.flatMap((line) => line.variantId ?? []);
    const sums = sumsOfImport(given.body, site.currency, await findSellable(tx, variantIds));
    if (isRefusal(sums)) return sums;
    await writeImport(deps, tx, { site, ids, given, sums });
    return (await take(deps, tx, { ids, given, sums })) ?? place(deps, tx, { ids, given, sums, placedAt });
  });
  if (!isRefusal(done)) await deps.sites.refresh(site.id);
  return done;
}

interface Work {
  readonly ids: ImportIds;
  readonly given: Import;
  readonly sums: ImportedSums;
}

async function take(
  deps: Pick<Deps, 'newId' | 'now'>,
  tx: SiteTransaction,
  { ids, given, sums }: Work,
): Promise<Refusal | undefined> {
  if (given.body.inventory === 'leave') return undefined;
  const wanted = new Map<string, number>();
  for (const { variant, kind, quantity } of sums.lines)
    if (variant && countsStock(kind)) wanted.set(variant.id, (wanted.get(variant.id) ?? 0) + quantity);
  const demands = [...wanted].map(([variantId, quantity]) => ({ variantId, quantity }));
  const { short, limited } = await lockDemand(tx, { cartId: ids.cart, demands });
  const at = sums.lines.findIndex(({ variant }) => variant && short.includes(variant.id));
  if (at >= 0) return refuse('stock-too-few', { field: `lineItems.${String(at)}.quantity` });
  await reserve(tx, {
    cartId: ids.cart,
    orderId: ids.order,
    demands: limited,
    newId: deps.newId,
    expiresAt: new Date(deps.now() + 60_000),
  });
  await sellOrder(tx, ids.order, deps.newId);
  const products = [...new Set(sums.lines.flatMap(({ variant }) => variant?.productId ?? []))];
  if (await rebuildListing(tx, products)) await bumpSiteVersion(tx);
  return undefined;
}

async function place(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  { ids, given, sums, placedAt }: Work & { readonly placedAt: Date },
): Promise<string> {
  const siteId = tx.siteId;
  const number = await nextOrderNumber(tx);
  // Products without a parcel were delivered where they were sold.
  const isDelivered = sums.lines.every(({ kind }) => isSelfDelivered(kind));
  const status = isDelivered ? 'fulfilled' : 'pending';
  const placed = { status, paymentStatus: 'paid', number, placedAt };
  await updateOrder(tx, ids.order, placed);
  await updateCart(tx, ids.cart, { status: 'purchased', orderId: ids.order });
  const { channel, externalReference = '' } = given.body;
  const detail = JSON.stringify({ channel, externalReference });
  const event = { siteId, id: deps.newId(), orderId: ids.order, actor: given.actor };
  await addOrderEvents(tx, [{ ...event, kind: 'imported', detail }]);
  await addToOutbox(tx, {
    id: deps.newId(),
    topic: 'order-imported',
    dedupeKey: `order-placed:${ids.order}`,
    payload: { orderId: ids.order },
  });
  return ids.order;
}
