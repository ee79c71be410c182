import { updateCart } from '@veranda/db/cart/writer';
import { lockDemand, reserve } from '@veranda/db/checkout/stock';
import { type DraftWithCart, lockDraft } from '@veranda/db/orders/drafts';
import { findOrder } from '@veranda/db/orders/reader';
import { insertPayment } from '@veranda/db/orders/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { isEntityId } from '@veranda/domain/entity-id';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { stockRequirements } from '../../services/commerce/carts/stock-requirements.ts';
import type { LoadedCart } from '../../services/commerce/carts/load-cart.ts';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { placeOrderBy } from '../../services/commerce/orders/place-order.ts';
import { writeOrder } from '../../services/commerce/orders/write-order.ts';
import { manualProvider } from '../../platform/payments/payments.ts';
import { type DraftAddress, itemProblems, openDraft, priceDraft } from './read-draft.ts';

/** Details of an order placed manually. */
interface ByHand {
  readonly version: string;
  /** The money has come; else it is awaited. */
  readonly paid: boolean;
  readonly method: string;
  readonly actor: string;
}

/**
 * Makes a draft an order. A draft that has become one is answered with it, so that a repeat places nothing.
 */
export async function placeDraft(
  deps: Deps,
  at: DraftAddress,
  given: ByHand,
): Promise<{ orderId: string; number: number } | Refusal> {
  const ids = { order: deps.newId(), payment: deps.newId() };
  const placed = await transactionWithRefusal(deps.db, at.site.id, async (tx) => {
    const before = await orderOf(tx, at);
    if (before) return before;
    const draft = await openDraft(tx, at, given.version);
    if (isRefusal(draft)) return draft;
    const { loaded } = await priceDraft(deps, tx, { site: at.site, found: draft });
    const [first, ...also] = itemProblems(at.site, loaded);
    if (first) return { ...first, also };
    const taken = await take(deps, tx, { at, found: draft, loaded, orderId: ids.order });
    if (taken) return taken;
    await writePayment(tx, { ids, given, amountMinor: loaded.totals.grandTotalMinor });
    return place(deps, tx, { orderId: ids.order, actor: given.actor });
  });
  if (!isRefusal(placed)) await deps.sites.refresh(at.site.id);
  return placed;
}

async function orderOf(
  tx: SiteTransaction,
  { draftId }: DraftAddress,
): Promise<{ orderId: string; number: number } | null> {
  const found = isEntityId(draftId) ? await lockDraft(tx, draftId) : undefined;
  if (found?.cart.status !== 'purchased' || found.cart.orderId === null) return null;
  const order = await findOrder(tx, found.cart.orderId);
  return order ? { orderId: order.id, number: order.number ?? 0 } : null;
}

interface Taking {
  readonly at: DraftAddress;
  readonly found: DraftWithCart;
  readonly loaded: LoadedCart;
  readonly orderId: string;
}

async function take(
  deps: Deps,
  tx: SiteTransaction,
  { at, found, loaded, orderId }: Taking,
): Promise<Refusal | null> {
  const { site } = at;
  const cartId = found.cart.id;
  const { short, limited } = await lockDemand(tx, { cartId, demands: stockRequirements(loaded) });
  if (short.length > 0) return refuse('not-enough-stock', { field: 'lines' });
  const isWritten = await writeOrder(deps, tx, { site, cart: loaded, orderId, testMode: false });
  if (!isWritten) return refuse('draft-changed');
  const expiresAt = new Date(deps.now());
  await reserve(tx, { cartId, orderId, expiresAt, demands: limited, newId: deps.newId });
  await updateCart(tx, cartId, { status: 'locked', orderId, giftCards: [] });
  return null;
}

async function writePayment(
  tx: SiteTransaction,
  {
    ids,
    given,
    amountMinor,
  }: {
    readonly ids: { readonly order: string; readonly payment: string };
    readonly given: ByHand;
    readonly amountMinor: bigint;
  },
): Promise<void> {
  if (amountMinor === 0n) return;
  await insertPayment(tx, {
    id: ids.payment,
    orderId: ids.order,
    provider: manualProvider,
    status: given.paid ? 'captured' : 'awaited',
    amountMinor,
    capturedMinor: given.paid ? amountMinor : 0n,
    methodName: given.method.trim(),
  });
}

async function place(
  deps: Pick<Deps, 'log' | 'now' | 'newId' | 'settings'>,
  tx: SiteTransaction,
  { orderId, actor }: { readonly orderId: string; readonly actor: string },
): Promise<{ orderId: string; number: number }> {
  const written = await findOrder(tx, orderId);
  if (!written) throw new Error('an order that was just written is missing');
  const order = await placeOrderBy(deps, tx, { order: written, actor });
  return { orderId, number: order.number ?? 0 };
}
