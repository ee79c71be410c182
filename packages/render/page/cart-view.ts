import { collectionTypes } from '@veranda/domain/pages/collection-types';
import { fillPlaceholders } from '@veranda/domain/placeholders';
import type { CartEntry, ShoppingCart } from '@veranda/contracts/cart';
import { cartFingerprint } from '@veranda/contracts/cart-fingerprint';
import type { ItemFormProps } from '@veranda/contracts/islands';
import type { PostedFields } from '@veranda/domain/forms/kinds/field-kind';
import { formatMoney } from '@veranda/domain/money/format';
import { fromWireCents, fromWireMoney } from '@veranda/domain/money/wire';
import { renderSystem, type PageOutput } from './render-page.ts';
import { estimateView } from './estimate-view.ts';
import { itemFormView } from '../products/item-form-view.ts';
import { createSession, type RenderInput, type Session } from '../context/session.ts';

/** The form of an entry that the cart page is asked to show, with what was filled in. */
export interface EntryFormView {
  readonly entryId: string;
  readonly formId: string;
  readonly typed: PostedFields;
  /** True: it was sent without script and refused. */
  readonly refused: boolean;
}

/** Data of the cart page. */
interface CartPageView {
  readonly shoppingCart: ShoppingCart;
  readonly crumb: string;
  readonly notice: string;
  /** A code that the notice is about, as it was typed; null where it is about something else. */
  readonly refusedCode: string | null;
  readonly form: EntryFormView | null;
}

/** The cart page inside the theme (page type 200): a form that works without script. */
export function renderCart(input: RenderInput, page: CartPageView): PageOutput {
  const session = createSession(input);
  const { language, currency } = session.snapshot.website;
  const { shoppingCart: cart } = page;
  const lines = cart.entries.map((entry) => lineView(session, cart, entry));
  const store = session.snapshot.collections.find(
    (collection) => collection.type === collectionTypes.products,
  );
  // Said at the field; an empty cart has none.
  const refused =
    page.refusedCode === null || lines.length === 0 ? null : { typed: page.refusedCode, error: page.notice };
  const cartProps = {
    locale: language,
    currency,
    continueUrl: store === undefined ? '/' : `/${store.urlSlug}`,
    mark: cartFingerprint(cart),
  };
  const context = {
    shoppingCart: cart,
    lines,
    hasLines: lines.length > 0,
    ...sumsView(session, cart),
    crumb: page.crumb,
    notice: page.form?.refused || refused ? '' : page.notice,
    codeRefused: refused,
    entryForm: entryFormView(session, cart, page),
    cartProps: JSON.stringify(cartProps),
  };
  return renderSystem(input, { word: 'cart', title: 'cartTitle', template: '{@|apply cart-page}', context });
}

function priceText({ snapshot }: Session, cart: ShoppingCart, cents: number): string {
  const currency = cart.currency || snapshot.website.currency;
  return formatMoney(fromWireCents(cents, currency) ?? 0n, currency, snapshot.website.language);
}

function lineView(session: Session, cart: ShoppingCart, entry: CartEntry) {
  const { strings, snapshot } = session;
  const say = (key: string, params: Readonly<Record<string, string>>): string =>
    fillPlaceholders(strings[key] ?? '', params);
  const isGone = entry.chosenVariant.sku === '' && entry.problem !== '';
  const title = entry.title === '' ? (strings['cartItemText'] ?? '') : entry.title;
  const changed = !isGone && entry.seenPriceCents !== entry.purchasePriceCents;
  return {
    ...entry,
    title,
    isGone,
    options: Object.entries(entry.chosenVariant.attributes).map(([name, value]) => ({ name, value })),
    additionalFields: entry.additionalFields.map((line) => ({
      title: line.title,
      text: line.text === '' ? (strings['productSummaryFormNoAnswerText'] ?? '') : line.text,
    })),
    unitPrice: priceText(session, cart, entry.purchasePriceCents),
    priceChanged: changed
      ? say('cartPriceChangedText', { price: priceText(session, cart, entry.seenPriceCents) })
      : '',
    hint:
      isGone || entry.qtyInStock === 0
        ? (strings['cartGoneText'] ?? '')
        : say('cartLeftText', { n: String(entry.qtyInStock) }),
    lineTotal: isGone
      ? ''
      : formatMoney(fromWireMoney(entry.subTotal) ?? 0n, entry.subTotal.currency, snapshot.website.language),
    quantityLabel: say('cartQuantityLabel', { title }),
    removeLabel: say('cartRemoveLabel', { title }),
    fieldsLabel: say('cartFieldsLabel', { title }),
  };
}

function sumsView(session: Session, cart: ShoppingCart) {
  const { strings } = session;
  const cents = (amount: number): string => priceText(session, cart, amount);
  const minimum = fillPlaceholders(strings['cartMinimumText'] ?? '', {
    subtotal: cents(cart.minimumSubtotalCents),
  });
  return {
    subtotal: cents(cart.subtotalCents),
    discounts: discountsOf(cart, { cents, freeShipping: strings['cartFreeShipping'] ?? '' }),
    codes: codesOf(cart, strings['cartCodeRemove'] ?? ''),
    giftCards: cart.giftCards.map(({ id, last4, amountCents }) => ({
      id,
      name: fillPlaceholders(strings['cartGiftCardText'] ?? '', { last4 }),
      amount: `−${cents(amountCents)}`,
      removeLabel: fillPlaceholders(strings['cartGiftCardRemove'] ?? '', { last4 }),
    })),
    estimate: estimateView(session, cart, cents),
    due: cents(cart.amountDueCents),
    minimum: cart.belowMinimum ? minimum : '',
  };
}

function entryFormView(session: Session, cart: ShoppingCart, { form, crumb, notice }: CartPageView) {
  const entry = cart.entries.find(({ id }) => id === form?.entryId);
  if (form === null || !entry) return null;
  const { typed, refused } = form;
  const view = itemFormView(session, form.formId, { blockId: form.entryId, typed, refused });
  if (view === null) return null;
  const title = fillPlaceholders(session.strings['cartFieldsTitle'] ?? '', { title: entry.title });
  return {
    entryId: entry.id,
    crumb,
    title,
    fields: view.fields,
    message: refused ? notice : '',
    propsJson: JSON.stringify({
      entryId: entry.id,
      itemId: entry.itemId,
      sku: entry.chosenVariant.sku,
      title,
      fields: view.rules,
    } satisfies ItemFormProps),
  };
}

function discountsOf(
  cart: ShoppingCart,
  say: { readonly cents: (amount: number) => string; readonly freeShipping: string },
) {
  return cart.validCoupons
    .filter((validCoupon) => validCoupon.discountCents > 0 || validCoupon.freeShipping)
    .map((coupon) => ({
      name: coupon.name || coupon.code,
      amount: coupon.freeShipping ? say.freeShipping : `−${say.cents(coupon.discountCents)}`,
    }));
}

function codesOf(cart: ShoppingCart, removeText: string) {
  return cart.coupons.map(({ code }) => ({
    code,
    problem: cart.invalidCoupons.find((invalidCoupon) => invalidCoupon.code === code)?.message ?? '',
    removeLabel: fillPlaceholders(removeText, { code }),
  }));
}
