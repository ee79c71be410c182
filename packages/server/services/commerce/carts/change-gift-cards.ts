import type { ShoppingCart } from '@veranda/contracts/cart';
import { updateCart } from '@veranda/db/cart/writer';
import { findGiftCardByCode } from '@veranda/db/gift-cards/reader';
import { maxGiftCards } from '@veranda/domain/cart/cart-limits';
import { readCode } from '@veranda/domain/gift-cards/gift-card-code';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { CommerceDeps } from '../deps.ts';
import { codeHash } from '../gift-cards/code-hash.ts';
import { tenderModeProblem } from '../gift-cards/tenders.ts';
import { readSitePayments } from '@veranda/server/platform/payments/payments';
import { type CartDeps, changeCart, type CartRef } from './change-cart.ts';
import { loadCart } from './load-cart.ts';
import { showCart } from './show-cart.ts';

type CardDeps = CartDeps & Pick<CommerceDeps, 'payments'>;

/** Enters a gift card. One that is unknown, disabled, of another currency, empty or of a test is refused. */
export async function addGiftCard(
  deps: CardDeps,
  cartRef: CartRef,
  typed: string,
): Promise<ShoppingCart | Refusal> {
  const code = readCode(typed);
  const unknown = refuse('gift-card-unknown', { field: 'coupon' });
  if (cartRef.tokenHash === null || code === null) return unknown;
  const { site } = cartRef;
  return changeCart(deps, cartRef, async (tx, row) => {
    if (row.purpose === 'subscription') return refuse('subscription-no-gift-card', { field: 'coupon' });
    const card = await findGiftCardByCode(tx, codeHash(site.id, code));
    if (card?.status !== 'active' || card.currency !== site.currency) return unknown;
    if (card.balanceMinor === 0n) return refuse('gift-card-empty', { field: 'coupon' });
    if (card.testMode && !(await readSitePayments(deps, tx)).cards.testMode)
      return tenderModeProblem([card], false) ?? unknown;
    const cards = [...new Set([...row.giftCards, card.id])];
    if (cards.length > maxGiftCards)
      return refuse('too-many-gift-cards', { field: 'coupon', params: { max: maxGiftCards } });
    await updateCart(tx, row.id, { giftCards: cards });
    return showCart(tx, site, await loadCart(deps, tx, { site, row: { ...row, giftCards: cards } }));
  });
}

/** Takes a gift card out; one that is not in the cart changes nothing. */
export async function removeGiftCard(
  deps: CartDeps,
  cartRef: CartRef,
  cardId: string,
): Promise<ShoppingCart | Refusal> {
  const { site } = cartRef;
  return changeCart(deps, cartRef, async (tx, row) => {
    const cards = row.giftCards.filter((id) => id !== cardId);
    await updateCart(tx, row.id, { giftCards: cards });
    return showCart(tx, site, await loadCart(deps, tx, { site, row: { ...row, giftCards: cards } }));
  });
}
