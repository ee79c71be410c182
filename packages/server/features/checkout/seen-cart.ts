import type { ShoppingCart } from '@veranda/contracts/cart';
import { SeenCart as SeenShape } from '@veranda/contracts/seen-cart';
import { type CartChange, cartChanges, type SeenCart } from '@veranda/domain/cart/cart-changes';
import { isRefusal } from '@veranda/domain/refusal';
import { decode } from '../../platform/http/decode.ts';
import { parseInside } from '../../platform/http/odd-input.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { changeMessage } from './change-message.ts';
import { checkoutMessages } from '../../services/commerce/checkout-pages/checkout-messages.ts';
import { moneyOf } from './view-parts.ts';

/** Maximum number of lines that are written into the page; above it only the sums show a change. */
const maxLines = 100;

/** Cart as the buyer sees it: sent back with the payment, so that later changes can be shown. */
export function seenOf(cart: ShoppingCart): SeenCart {
  const entries = cart.entries.length > maxLines ? [] : cart.entries;
  return {
    entries: entries.map(({ id, title, quantity, purchasePriceCents }) => ({
      id,
      title: title.slice(0, 80),
      quantity,
      unitCents: purchasePriceCents,
    })),
    discountCents: cart.discountCents,
    shippingCents: cart.shippingCostCents,
    taxCents: cart.taxCents,
    totalCents: cart.grandTotalCents,
  };
}

/** Seen cart that a page has sent back; null for anything else. It decides nothing but what is said. */
export function readSeen(text: string | undefined): SeenCart | null {
  const value = text === undefined ? undefined : parseInside(text);
  if (value === undefined) return null;
  const decoded = decode(SeenShape, value, 'json');
  return isRefusal(decoded) ? null : (decoded.value as SeenCart);
}

/** Changes since then, as sentences: lines, and sums where they are shown too. */
export function changesSince(
  site: SiteEntry,
  seen: SeenCart | null,
  { now, isSumTold }: { readonly now: ShoppingCart; readonly isSumTold: boolean },
): string[] {
  if (seen === null) return [];
  const wasLong = seen.entries.length === 0;
  const current = seenOf(now);
  const texts = { money: moneyOf(site), messages: checkoutMessages(site.language) };
  const changes = cartChanges(seen, wasLong ? { ...current, entries: [] } : current);
  const shownChanges = isSumTold || changes.some(isLineChange) ? changes : [];
  return shownChanges.map((change) => changeMessage(change, texts));
}

function isLineChange({ kind }: CartChange): boolean {
  return kind === 'added' || kind === 'removed' || kind === 'quantity' || kind === 'price';
}
