import type { ShoppingCart } from '@veranda/contracts/cart';
import { fetchCart } from './cart-client.ts';
import { anything, decodeJson, object } from '@veranda/domain/decoders';
import { readCookie } from '../cookies/read-cookie.ts';

/** Change of the cart; `added` carries the title for the popover. */
interface CartEvent {
  readonly cart: ShoppingCart;
  readonly added: string | null;
}

// Islands are separate chunks of one page: they share the cart through events of the document, and other tabs
// hear of a change through a channel.
const eventName = 'veranda:cart';
const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('veranda-cart') : null;
let current: ShoppingCart | null = null;
/** Number of cart announcements. */
let revision = 0;
/** Storefront §4, cart. */
type CartState = 'loading' | 'loaded' | 'recalculating';

let listeners = 0;
/** Event that nobody has received yet: on a slow line a button's code may come before that of the pill. */
let pendingEvent: CartEvent | null = null;

channel?.addEventListener('message', (message: MessageEvent<ShoppingCart>) => announce(message.data, null));

/** The cart as it was last heard of. */
export function currentCart(): ShoppingCart | null {
  return current;
}

/** Says for the time of a call what happens to the cart: themes read it at the root element. */
export async function whileCart<T>(state: CartState, call: Promise<T>): Promise<T> {
  const { dataset } = document.documentElement;
  dataset['cart'] = state;
  const value = await call;
  dataset['cart'] = 'loaded' satisfies CartState;
  return value;
}

/** Tells every island of this page, and every other tab, what the cart is now. */
export function publishCart(cart: ShoppingCart, added: string | null): void {
  announce(cart, added);
  channel?.postMessage(cart);
}

function announce(cart: ShoppingCart, added: string | null): void {
  current = cart;
  revision += 1;
  if (listeners === 0) pendingEvent = { cart, added: added ?? pendingEvent?.added ?? null };
  document.dispatchEvent(new CustomEvent<CartEvent>(eventName, { detail: { cart, added } }));
}

/** Hears of the cart from now on, and of what nobody has heard before; @returns how to stop. */
export function onCart(listen: (event: CartEvent) => void): () => void {
  const heard = (event: Event): void => listen((event as CustomEvent<CartEvent>).detail);
  document.addEventListener(eventName, heard);
  listeners += 1;
  const pending = pendingEvent;
  pendingEvent = null;
  if (pending) listen(pending);
  return () => {
    listeners -= 1;
    document.removeEventListener(eventName, heard);
  };
}

/**
 * Asks for the cart where there may be one: for a visitor who is logged in or has one; nobody else costs a
 * call (storefront §4, cart).
 */
export async function loadCart(): Promise<void> {
  // A cart that this page shows is asked for also when it is gone: it must not stay on show after it was bought.
  if (readCookie('hasCart') === '' && !isLoggedIn() && current === null) return;
  const before = revision;
  const answer = await whileCart('loading', fetchCart());
  // An announcement made in the meantime is newer than the answer.
  if (answer.ok && revision === before) announce(answer.value, null);
}

const loginHint = object<{ authenticated: unknown }>({ authenticated: anything });

// A hint only: the server decides what is shown to whom.
function isLoggedIn(): boolean {
  try {
    return decodeJson(loginHint, readCookie('siteUserInfo') || '{}').authenticated === true;
  } catch {
    return false;
  }
}
