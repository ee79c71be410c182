import { reviewNowEmail } from '@veranda/contracts/sentinels';
import type { Reply, Session } from '../../tests/support/browser-session.ts';
import { factsOf } from './shops.data.ts';
import { ask, linkOfMail, type Stage } from './stage.ts';
import { productAt } from './stage-products.ts';

/** Address of the people in the stories. */
export const address = {
  firstName: 'Ada',
  lastName: 'Stone',
  address1: '1 Mill Lane',
  address2: '',
  city: 'Albany',
  region: 'NY',
  postalCode: '12207',
  country: 'US',
  phone: '',
};
const password = 'a long enough pass phrase';

/** A test card by its number. */
export function card(number: string) {
  return { kind: 'test-card', number, expiry: '12/40', cvc: '123' };
}

/**
 * Puts something into a visitor's cart: a product as the studio reads it, or the theme's own by its options.
 */
export async function put(
  session: Session,
  product: Reply,
  { quantity = 1, fields = '{}' }: { readonly quantity?: number; readonly fields?: string } = {},
): Promise<void> {
  const [variant] = product.variants.filter((one: Reply) => one.stock.unlimited || one.stock.quantity > 0);
  const entry = { itemId: product.id, sku: variant.sku, quantity, additionalFields: fields };
  await ask(session, 'POST', '/api/commerce/shopping-cart/entries', entry);
}

/** A visitor with the theme's product in the cart. */
export async function shopper(stage: Stage): Promise<Session> {
  const session = await stage.visitor();
  await put(session, await productAt(stage, factsOf(stage.theme).product));
  return session;
}

/** Says where it goes, and how it is sent. */
export async function sayWhere(session: Session, email: string): Promise<Reply> {
  const details = { email, shippingAddress: address };
  const offered = await ask(session, 'PUT', '/api/commerce/checkout', details);
  const shippingOption = offered.cart.shippingOptions[0]?.id;
  if (shippingOption === undefined) return offered;
  return ask(session, 'PUT', '/api/commerce/checkout', { ...details, shippingOption });
}

/** Pays for what the checkout is about. @returns the completion */
export async function pay(
  session: Session,
  email: string,
  payment: object = card('4242424242424242'),
): Promise<Reply> {
  const { cart } = await sayWhere(session, email);
  const expectedGrandTotalCents = cart.grandTotalCents;
  return ask(session, 'POST', '/api/commerce/checkout/complete', { expectedGrandTotalCents, payment });
}

/** Buys something that is asked about at once. @returns the path to its review */
export async function buyAndBeAsked(stage: Stage): Promise<string> {
  await pay(await shopper(stage), reviewNowEmail);
  return linkOfMail(stage, /\/reviews\/[\w.-]+/, (listed) => listed.includes('What did you think'));
}

let people = 0;

/** An address that nobody had before. */
export function newEmail(): string {
  people += 1;
  return `reader-${Date.now().toString(36)}-${people}@example.com`;
}

/** Somebody with an account of their own. */
export async function signUp(stage: Stage): Promise<{ session: Session; email: string }> {
  const session = await stage.visitor();
  const email = newEmail();
  const names = { firstName: 'Ada', lastName: 'Stone' };
  await ask(session, 'POST', '/api/site-users/account', { email, password, ...names });
  return { session, email };
}

/** Begins a subscription or membership and agrees to it: the checkout is next. */
export async function agree(session: Session, product: Reply): Promise<void> {
  const entry = { itemId: product.id, sku: product.variants[0].sku, qty: 1 };
  await ask(session, 'POST', '/api/3/commerce/cart/subscription', entry);
  await ask(session, 'POST', '/subscribe', { agree: '1' });
}
