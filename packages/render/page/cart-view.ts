import { fillText } from '@veranda/contracts/storefront-strings';
import type { ShoppingCart } from '@veranda/contracts/cart';
import { formatMoney } from '@veranda/domain/money/format';
import { fromWireCents, fromWireMoney } from '@veranda/domain/money/wire';
import { renderSystem, type PageOutput } from './render-page.ts';
import { openSession, type RenderInput } from './session.ts';

/** The cart page inside the theme (page type 200): a form that works without script. */
export function renderCart(
  input: RenderInput,
  page: { readonly shoppingCart: ShoppingCart; readonly crumb: string; readonly notice: string },
): PageOutput {
  const { strings, snapshot } = openSession(input);
  const { language, currency } = snapshot.website;
  const { shoppingCart: cart } = page;
  const cents = (amount: number): string =>
    formatMoney(fromWireCents(amount, cart.currency || currency) ?? 0n, cart.currency || currency, language);
  const lines = cart.entries.map((entry) => ({
    ...entry,
    options: Object.entries(entry.chosenVariant.attributes).map(([name, value]) => ({ name, value })),
    unitPrice: cents(entry.purchasePriceCents),
    lineTotal: formatMoney(fromWireMoney(entry.subTotal) ?? 0n, entry.subTotal.currency, language),
    quantityLabel: fillText(strings['cartQuantityLabel'] ?? '', { title: entry.title }),
    removeLabel: fillText(strings['cartRemoveLabel'] ?? '', { title: entry.title }),
  }));
  const store = snapshot.collections.find((collection) => collection.type === 13);
  const cartProps = {
    locale: language,
    currency,
    continueUrl: store === undefined ? '/' : `/${store.urlSlug}`,
  };
  const context = {
    shoppingCart: cart,
    lines,
    hasLines: lines.length > 0,
    subtotal: cents(cart.subtotalCents),
    discounts: discountsOf(cart, { cents, freeShipping: strings['cartFreeShipping'] ?? '' }),
    codes: codesOf(cart, strings['cartCodeRemove'] ?? ''),
    crumb: page.crumb,
    notice: page.notice,
    cartProps: JSON.stringify(cartProps),
  };
  return renderSystem(input, { word: 'cart', title: 'cartTitle', template: '{@|apply cart-page}', context });
}

function discountsOf(
  cart: ShoppingCart,
  say: { readonly cents: (amount: number) => string; readonly freeShipping: string },
) {
  return cart.validCoupons
    .filter((one) => one.discountCents > 0 || one.freeShipping)
    .map((one) => ({
      name: one.name || one.code,
      amount: one.freeShipping ? say.freeShipping : `−${say.cents(one.discountCents)}`,
    }));
}

function codesOf(cart: ShoppingCart, removeText: string) {
  return cart.coupons.map(({ code }) => ({
    code,
    problem: cart.invalidCoupons.find((one) => one.code === code)?.message ?? '',
    removeLabel: fillText(removeText, { code }),
  }));
}
