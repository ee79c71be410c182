import { type CartRecord, findCartLines } from '@veranda/db/cart/reader';
import { findRules, type StoredRules } from '@veranda/db/checkout/rules';
import type { GiftCardRecord } from '@veranda/db/gift-cards/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { type CartLine, type LineProblem, lineProblems, unitMinorOf } from '@veranda/domain/cart/cart-line';
import { isShipped, type PricedLine } from '@veranda/domain/line-items/priced-line';
import { type CartToPrice, type Totals, totalsOf } from '@veranda/domain/cart/totals';
import type { Address } from '@veranda/domain/checkout/check-details';
import { methodsOf, minimumOrderOf, noRules, taxesOf } from '@veranda/domain/checkout/checkout-rules';
import { draftLines, draftToPrice, isExpired } from '@veranda/domain/orders/draft';
import { fitsWire } from '@veranda/domain/money/wire';
import type { StoreSettings } from '@veranda/domain/publishing/snapshot';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Destination } from '@veranda/domain/line-items/destination';
import type { ShippingMethod } from '@veranda/domain/shipping/shipping-method';
import { findCartCards } from '../gift-cards/tenders.ts';
import type { SiteEntry } from '../../sites/directory/site-directory.ts';
import { type CartDiscounts, findCartDiscounts } from './cart-discounts.ts';
import { readDraft } from './draft-terms.ts';
import { emptyQuotes, isStale, type QuotesDoc, quotesOf } from './cached-quotes.ts';
import { serviceProblem } from './service-quantity.ts';

/** An entry with what it costs today. */
export interface LoadedEntry {
  readonly line: CartLine;
  readonly unitMinor: bigint;
  /** Message code of the problem, or null. */
  readonly problem: LineProblem | 'service-once' | null;
}

/** A cart priced again from catalogue and rules: prices that the visitor saw decide nothing. */
export interface LoadedCart {
  readonly row: CartRecord;
  readonly entries: readonly LoadedEntry[];
  readonly totals: Totals;
  readonly requiresShipping: boolean;
  /** Place of taxation; null while that is not known. */
  readonly taxAt: Destination | null;
  /**
   * An order that the owner composed cannot be paid any more, or not yet; nor in another currency than its
   * own.
   */
  readonly hasExpired: boolean;
  readonly store: StoreSettings;
  readonly minimumOrderMinor: bigint;
  /** A carrier or the tax provider is to be asked, for the first time or again. */
  readonly isAsking: boolean;
  readonly read: CartParts;
  /** Milliseconds since 1970. */
  readonly pricedAt: number;
}

/** Parts of a cart that are read before it is priced. */
interface CartParts {
  readonly lines: readonly CartLine[];
  readonly kept: StoredRules;
  readonly discounts: CartDiscounts;
  readonly giftCards: readonly GiftCardRecord[];
}

type Deps = { readonly now: () => number };

/**
 * Reads a cart and prices it: a constant number of statements, whatever its size and that of its products.
 */
export async function loadCart(
  deps: Deps,
  tx: SiteTransaction,
  of: { readonly site: SiteEntry; readonly row: CartRecord },
): Promise<LoadedCart> {
  const { site, row } = of;
  const cartLines = await findCartLines(tx, row.id);
  const draft = readDraft(row);
  const lines = draft ? draftLines(draft, cartLines, row.currency) : cartLines;
  const rules = await findRules(tx);
  const discounts = await findCartDiscounts(tx, site, row);
  const giftCards = row.giftCards.length > 0 ? await findCartCards(tx, site, row) : [];
  return priceCart(deps, of, { lines, kept: rules, discounts, giftCards });
}

/** The row of a cart, and the currency that it is priced in. */
interface CartRow {
  readonly site: Pick<SiteEntry, 'currency'>;
  readonly row: CartRecord;
}

/** Prices what was read of a cart with the one pipeline. */
export function priceCart(deps: Deps, { site, row }: CartRow, read: CartParts): LoadedCart {
  const { store } = read.kept;
  const entries = loadedEntries(read.lines, store);
  const kept = (row.quotes as QuotesDoc | null) ?? emptyQuotes;
  const draft = readDraft(row);
  const pricedAt = deps.now();
  const toPrice = {
    ...cartToPrice({ site, row }, read, entries),
    quotes: quotesOf(kept, site.currency),
    now: pricedAt,
  };
  const totals = totalsOf(draft ? draftToPrice(draft, toPrice, row.currency) : toPrice);
  return {
    row,
    entries,
    totals,
    requiresShipping: toPrice.lines.some(isShipped),
    taxAt: toPrice.taxAt,
    hasExpired: draft !== null && (row.currency !== site.currency || isExpired(draft, pricedAt)),
    store,
    minimumOrderMinor: toPrice.rules.minimumOrderMinor,
    isAsking: hasQuestions(totals) || isStale(kept, pricedAt),
    read,
    pricedAt,
  };
}

function cartToPrice(
  { site, row }: CartRow,
  read: CartParts,
  entries: readonly LoadedEntry[],
): Omit<CartToPrice, 'quotes' | 'now'> {
  const rules = read.kept.rules ?? noRules;
  const isSubscription = row.purpose === 'subscription';
  const profiles = new Set((rules.profiles ?? []).map((profile) => profile.id));
  const lines = entries.flatMap((entry) => pricedLine(entry, { isSubscription, profiles }));
  const shipping = methodsOf(read.kept.store.shippingRates, rules, site.currency);
  return {
    lines,
    rules: {
      discounts: read.discounts.automatic,
      shipping,
      tax: taxesOf(rules),
      minimumOrderMinor: minimumOrderOf(rules, site.currency),
      minimumAfterDiscounts: rules.minimumAfterDiscounts ?? false,
    },
    codes: read.discounts.codes,
    usedByCustomer: read.discounts.usedByCustomer,
    shippingOption: row.shippingOption,
    shipTo: placeOf(row.shippingAddress),
    taxAt: taxPlace(row, { shipping: lines.some(isShipped) ? shipping : null, shop: rules.shopAddress }),
    giftCards: read.giftCards.map((card) => ({ id: card.id, balanceMinor: card.balanceMinor })),
  };
}

function hasQuestions({ open }: Totals): boolean {
  return open.carriers.length > 0 || open.tax !== null;
}

function loadedEntries(lines: readonly CartLine[], store: StoreSettings): LoadedEntry[] {
  const problems = lineProblems(lines);
  return lines.map((line) => ({
    line,
    unitMinor: line.item === null ? 0n : unitMinorOf(line.item),
    problem: problems.get(line.id) ?? serviceProblem(store, line),
  }));
}

function pricedLine(
  { line, unitMinor }: LoadedEntry,
  { isSubscription, profiles }: { readonly isSubscription: boolean; readonly profiles: ReadonlySet<string> },
): PricedLine[] {
  const { item } = line;
  if (item === null) return [];
  return [
    {
      key: line.id,
      productId: line.productId,
      categoryIds: item.categoryIds,
      kind: item.kind,
      unitMinor,
      quantity: line.quantity,
      weightGrams: item.weightGrams,
      size: item.size,
      // An item of a deleted profile is shipped by the general methods again.
      profileId: profiles.has(item.profileId) ? item.profileId : '',
      taxClassId: item.taxClassId,
      ...(isSubscription ? { billing: 'first' as const } : {}),
    },
  ];
}

// Digital goods and services are taxed where the buyer is billed, unless something is sent; what is picked up
// is taxed at the shop. A shipping method that was chosen before the cart had nothing left to send decides
// nothing.
function taxPlace(
  row: CartRecord,
  { shipping, shop }: { readonly shipping: readonly ShippingMethod[] | null; readonly shop: Destination },
): Destination | null {
  const shipTo = placeOf(row.shippingAddress);
  if (shipping === null) return placeOf(row.billingAddress) ?? shipTo;
  const chosen = shipping.find((method) => method.id === row.shippingOption);
  return chosen?.cost.kind === 'pickup' ? shop : shipTo;
}

function placeOf(address: unknown): Destination | null {
  if (address === null) return null;
  const { country, region, postalCode } = address as Partial<Address>;
  if (!country) return null;
  return { country, region: region ?? '', postalCode: postalCode ?? '' };
}

/** The chosen shipping method, while the cart has it. */
export function chosenMethod(cart: LoadedCart): ShippingMethod | null {
  return cart.totals.quote?.method ?? null;
}

/** The refusal of a cart of which the wire cannot say an amount (decisions §money), or null. */
export function exceedsMaxAmount(site: Pick<SiteEntry, 'currency'>, cart: LoadedCart): Refusal | null {
  const { totals, entries } = cart;
  const amounts = [
    totals.subtotalMinor,
    totals.grandTotalMinor,
    totals.includedTaxMinor,
    ...totals.quotes.map((quote) => quote.costMinor),
    ...entries.flatMap(({ line }) => line.item?.priceMinor ?? []),
  ];
  return amounts.every((amount) => fitsWire(amount, site.currency)) ? null : refuse('cart-total-too-large');
}
