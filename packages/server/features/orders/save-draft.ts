import type { Draft, DraftBody } from '@veranda/contracts/orders-drafts';
import type { CartFields } from '@veranda/db/cart/writer';
import { updateCart } from '@veranda/db/cart/writer';
import { releaseHolds } from '@veranda/db/checkout/stock-release';
import {
  type DraftEntry,
  type DraftWithCart,
  findDraftVariants,
  replaceEntries,
  updateDraft,
} from '@veranda/db/orders/drafts';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { unitMinorOf } from '@veranda/domain/cart/cart-line';
import { digitsOf, parseMajor } from '@veranda/domain/money/money';
import { type DraftTerms, emptyDraft, ownShippingId } from '@veranda/domain/orders/draft';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { readDraft } from '../../services/commerce/carts/draft-terms.ts';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { presentDraft } from './present-draft.ts';
import { type DraftAddress, openDraft, priceDraft, showDraft } from './read-draft.ts';

/** Saves what the owner has set, over the version that was read. */
export async function saveDraft(
  deps: Pick<Deps, 'db' | 'now'>,
  draftAddress: DraftAddress,
  input: { readonly version: string; readonly draft: DraftBody },
): Promise<{ draft: Draft } | Refusal> {
  const wrong = amountProblem(draftAddress.site, input.draft);
  if (wrong) return wrong;
  return transactionWithRefusal(deps.db, draftAddress.site.id, async (tx) => {
    const draft = await openDraft(tx, draftAddress, input.version);
    if (isRefusal(draft)) return draft;
    const entries = await entriesOf(tx, draft, input.draft);
    if (isRefusal(entries)) return entries;
    const key = { siteId: draftAddress.site.id, cartId: draft.cart.id };
    // Units held for an earlier payment of the draft are not the ones wanted now.
    await releaseHolds(tx, key.cartId, 'released');
    await replaceEntries(tx, key.cartId, entries);
    // An invoice that was mailed is not asked for in another currency: it ends, and may be sent again.
    const { currency } = draftAddress.site;
    const ends = draft.draft.sentAt !== null && draft.cart.currency !== currency;
    const endedAt = ends ? new Date(deps.now()) : null;
    await updateCart(tx, key.cartId, { ...columnsOf(draft, input.draft, endedAt), currency });
    if (endedAt) await updateDraft(tx, key.cartId, { expiresAt: endedAt });
    await keepSums(deps, tx, draftAddress);
    return showDraft(deps, tx, draftAddress);
  });
}

/** Writes what the list shows of a draft. */
async function keepSums(
  deps: Pick<Deps, 'now'>,
  tx: SiteTransaction,
  draftAddress: DraftAddress,
): Promise<void> {
  const draft = await openDraft(tx, draftAddress, null);
  if (isRefusal(draft)) return;
  const priced = await priceDraft(deps, tx, { site: draftAddress.site, found: draft });
  const { totals, row } = priced.loaded;
  const { shippingAddress, billingAddress } = presentDraft(priced);
  const person = shippingAddress ?? billingAddress;
  await updateDraft(tx, row.id, {
    totalMinor: totals.grandTotalMinor,
    itemCount: totals.totalQuantity,
    customerName: person ? `${person.firstName} ${person.lastName}`.trim() : '',
  });
}

/** The first amount that its currency cannot hold. */
function amountProblem(site: SiteEntry, draft: DraftBody): Refusal | null {
  const { currency } = site;
  const named = [
    ...draft.lines.flatMap((line, index) => [
      ...(line.price === null ? [] : [[`lines.${String(index)}.price`, line.price] as const]),
      ...offAmount(`lines.${String(index)}.discount`, line.discount),
    ]),
    ...offAmount('discount', draft.discount),
    ...(draft.shipping.kind === 'own' ? [['shipping.price', draft.shipping.price] as const] : []),
  ];
  const wrong = named.find(([, amount]) => parseMajor(amount, currency) === null);
  const params = { currency, digits: digitsOf(currency) };
  return wrong ? refuse('amount-too-precise', { field: wrong[0], params }) : null;
}

function offAmount(field: string, discount: DraftBody['discount']): (readonly [string, string])[] {
  return discount?.kind === 'fixed' ? [[`${field}.amount`, discount.amount]] : [];
}

async function entriesOf(
  tx: SiteTransaction,
  { cart }: DraftWithCart,
  { lines }: DraftBody,
): Promise<DraftEntry[] | Refusal> {
  if (new Set(lines.map((line) => line.id)).size < lines.length)
    return refuse('draft-line-twice', { field: 'lines' });
  const wanted = lines.flatMap((line) => (line.kind === 'product' ? [line.variantId] : []));
  const known = new Map((await findDraftVariants(tx, wanted)).map((row) => [row.id, row]));
  const cache = new Set((readDraft(cart) ?? emptyDraft).lines.map((line) => line.id));
  const entries: DraftEntry[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.kind === 'own') continue;
    const variant = known.get(line.variantId);
    // An item that was taken out of the shop in the meantime is reported as a problem of the line, and the
    // owner may leave it out.
    if (!variant && cache.has(line.id)) continue;
    if (!variant) return refuse('draft-item-unknown', { field: `lines.${String(index)}.variantId` });
    const { priceMinor, salePriceMinor, onSale } = variant;
    const unitMinor = unitMinorOf({ priceMinor, salePriceMinor, onSale });
    const { id, variantId, quantity } = line;
    entries.push({ id, variantId, productId: variant.productId, quantity, unitMinor });
  }
  return entries;
}

function columnsOf({ cart }: DraftWithCart, body: DraftBody, endedAt: Date | null): CartFields {
  const json = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));
  const { shipping } = body;
  const terms: DraftTerms = {
    lines: body.lines.map((line) =>
      line.kind === 'own'
        ? line
        : { kind: 'product', id: line.id, price: line.price, discount: line.discount },
    ),
    discount: body.discount,
    shipping: shipping.kind === 'own' ? { name: shipping.name, price: shipping.price } : null,
    message: body.message,
    note: body.note,
    expiresAt: endedAt?.toISOString() ?? (readDraft(cart) ?? emptyDraft).expiresAt,
  };
  const options = { own: ownShippingId, none: null };
  return {
    email: body.email.trim() || null,
    shippingAddress: json(body.shippingAddress),
    billingAddress: json(body.billingAddress),
    shippingOption: shipping.kind === 'method' ? shipping.id : options[shipping.kind],
    purchase: JSON.stringify(terms),
  };
}
