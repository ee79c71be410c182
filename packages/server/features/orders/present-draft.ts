import type { Draft, DraftLine, DraftRow as WireRow, DraftState } from '@veranda/contracts/orders-drafts';
import type { DraftOrderRecord, DraftWithCart, ListedDraft } from '@veranda/db/orders/drafts';
import type { Address } from '@veranda/domain/checkout/check-details';
import { toWireMoney } from '@veranda/domain/money/wire';
import { type DraftTerms, emptyDraft, ownShippingId } from '@veranda/domain/orders/draft';
import type { Refusal } from '@veranda/domain/refusal';
import { readDraft } from '../../services/commerce/carts/draft-terms.ts';
import type { LoadedCart, LoadedEntry } from '../../services/commerce/carts/load-cart.ts';
import { presentRefusal } from '../../platform/http/errors.ts';

/** A draft that was read and priced. */
export interface PricedDraft extends DraftWithCart {
  readonly loaded: LoadedCart;
  /** Problems that prevent sending the draft. */
  readonly problems: readonly Refusal[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A draft as its page shows it. */
export function presentDraft({ draft, cart, loaded, problems, now }: PricedDraft): Draft {
  const money = (minor: bigint) => toWireMoney(minor, cart.currency);
  const terms = readDraft(cart) ?? emptyDraft;
  const { totals } = loaded;
  return {
    ...presentFacts({ draft, cart }, now),
    ...presentTerms(terms, cart.shippingOption),
    shippingAddress: cart.shippingAddress as Address | null,
    billingAddress: cart.billingAddress as Address | null,
    lines: loaded.entries.map((entry) => presentLine(entry, { loaded, terms })),
    customerNote: cart.note,
    requiresShipping: loaded.requiresShipping,
    shippingOptions: totals.quotes
      .filter(({ method }) => method.id !== ownShippingId)
      .map(({ method, costMinor }) => ({ id: method.id, name: method.name, cost: money(costMinor) })),
    subtotal: money(totals.subtotalMinor),
    discountTotal: money(totals.discountMinor),
    shippingCost: money(totals.shippingMinor),
    tax: money(totals.taxMinor),
    includedTax: money(totals.includedTaxMinor),
    total: money(totals.grandTotalMinor),
    problems: problems.map((problem) => ({
      code: problem.code,
      field: problem.field ?? '',
      error: presentRefusal({ ...problem, also: [] }).body.error,
    })),
  };
}

function presentFacts({ draft, cart }: DraftWithCart, now: number) {
  const { sentAt, sentTotalMinor, expiresAt } = draft;
  return {
    id: cart.id,
    version: String(cart.version),
    state: stateOf({ ...draft, status: cart.status }, now),
    createdBy: draft.createdBy,
    createdAt: draft.createdAt.toISOString(),
    updatedAt: draft.updatedAt.toISOString(),
    email: cart.email ?? '',
    sent:
      sentAt && expiresAt && sentTotalMinor !== null
        ? {
            at: sentAt.toISOString(),
            to: draft.sentTo,
            total: toWireMoney(sentTotalMinor, cart.currency),
            expiresAt: expiresAt.toISOString(),
          }
        : null,
  };
}

function presentTerms(terms: DraftTerms, option: string | null) {
  const { discount, message, note } = terms;
  const customShipping = terms.shipping && ({ kind: 'own', ...terms.shipping } as const);
  const chosen = option === null ? ({ kind: 'none' } as const) : ({ kind: 'method', id: option } as const);
  return { discount, message, note, shipping: customShipping ?? chosen };
}

function presentLine(
  { line, unitMinor, problem }: LoadedEntry,
  { loaded, terms }: { readonly loaded: LoadedCart; readonly terms: DraftTerms },
): DraftLine {
  const { currency, siteId } = loaded.row;
  const draftLine = terms.lines.find((otherLine) => otherLine.id === line.id);
  const image = line.item?.image;
  return {
    kind: draftLine?.kind ?? 'product',
    id: line.id,
    variantId: line.variantId,
    productId: line.productId,
    title: line.title,
    sku: line.item?.sku ?? '',
    attributes: { ...line.item?.attributes },
    imageUrl: image ? `/assets/${siteId}/${image.storageKey}?format=100w` : '',
    quantity: line.quantity,
    price: draftLine?.price ?? null,
    unitPrice: toWireMoney(unitMinor, currency),
    discount: draftLine?.discount ?? null,
    shipped: line.item?.kind === 'physical',
    total: toWireMoney(loaded.totals.lines.get(line.id)?.netMinor ?? 0n, currency),
    left: line.item?.available ?? null,
    problem: problem === null ? '' : presentRefusal({ kind: 'refusal', code: problem }).body.error,
  };
}

function stateOf(
  row: Pick<DraftOrderRecord, 'sentAt' | 'expiresAt'> & { readonly status: string },
  now: number,
): DraftState {
  if (row.status === 'locked') return 'paying';
  if (row.sentAt === null || row.expiresAt === null) return 'open';
  return now >= row.expiresAt.getTime() ? 'expired' : 'sent';
}

/** A row of the list of drafts. */
export function presentDraftRow(row: ListedDraft, now: number): WireRow {
  return {
    id: row.cartId,
    state: stateOf(row, now),
    customerName: row.customerName,
    email: row.email ?? '',
    itemCount: row.itemCount,
    total: toWireMoney(row.totalMinor, row.currency),
    createdBy: row.createdBy,
    updatedAt: row.updatedAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  };
}
