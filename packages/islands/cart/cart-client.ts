import type { CartEntry, ShoppingCart } from '@veranda/contracts/cart';
import type { WireError } from '@veranda/contracts/wire-error';
import { textOf } from '../texts/island-text.ts';
import { type AddedItem, itemAdded } from './item-added.ts';
import { readCookie } from '../cookies/read-cookie.ts';

/** What a call gave: the value, or what went wrong in words that can be shown. */
export type ApiResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly status: number; readonly error: string; readonly body: unknown };

/** Milliseconds after which a call counts as lost. */
const patience = 15_000;

/** Calls the shop with the crumb of the cookie; one repeat with the fresh crumb when it did not match. */
export async function requestJson<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<ApiResult<T>> {
  const first = await send<T>(method, path, body);
  if (first.ok || !isCrumbFail(first.body)) return first;
  const second = await send<T>(method, path, body);
  if (second.ok || !isCrumbFail(second.body)) return second;
  return {
    ...second,
    error: textOf(navigator.cookieEnabled ? 'sessionExpiredMessage' : 'cookiesOffMessage'),
  };
}

async function send<T>(method: string, path: string, body: unknown): Promise<ApiResult<T>> {
  try {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(patience),
      headers: {
        accept: 'application/json',
        ...(method === 'GET' ? {} : { 'x-csrf-token': readCookie('crumb') }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const value: unknown = await response.json().catch(() => null);
    if (response.ok) return { ok: true, value: value as T };
    return { ok: false, status: response.status, error: messageOf(response.status, value), body: value };
  } catch {
    return { ok: false, status: 0, error: textOf('offlineMessage'), body: null };
  }
}

function messageOf(status: number, body: unknown): string {
  if (status === 429) return textOf('tooManyMessage');
  const refused = body as WireError | null;
  // The shop is away for a moment: its own words say nothing of what to do.
  return refused === null || refused.code === 'unavailable' ? textOf('againMessage') : refused.error;
}

function isCrumbFail(body: unknown): boolean {
  return (body as { crumbFail?: unknown } | null)?.crumbFail === true;
}

/** `POST /api/commerce/shopping-cart/entries` (storefront §7); `place` is where the button stands: plp, pdp, … */
export async function addEntry(
  entry: { itemId: string; sku: string | null; quantity: number; additionalFields?: string },
  place: string,
): Promise<ApiResult<{ shoppingCart: ShoppingCart; newlyAdded: CartEntry }>> {
  const body = { additionalFields: '{}', ...entry };
  const answer = await requestJson<AddedItem>('POST', '/api/commerce/shopping-cart/entries', body);
  if (answer.ok) itemAdded(answer.value, place);
  return answer;
}

export function fetchCart(): Promise<ApiResult<ShoppingCart>> {
  return requestJson('GET', '/api/commerce/shopping-cart');
}

export function updateEntry(
  id: string,
  quantity: number,
): Promise<ApiResult<{ shoppingCart: ShoppingCart }>> {
  return requestJson('PUT', `/api/commerce/shopping-cart/entries/${encodeURIComponent(id)}`, { quantity });
}

/** Keeps what was filled in for an entry (storefront §7). */
export function updateFields(
  id: string,
  filled: { itemId: string; sku: string; additionalFields: string },
): Promise<ApiResult<{ shoppingCart: ShoppingCart; updatedEntry: CartEntry }>> {
  return requestJson(
    'PUT',
    `/api/commerce/shopping-cart/entries/${encodeURIComponent(id)}/additionalFields`,
    filled,
  );
}

export function removeEntry(id: string): Promise<ApiResult<{ shoppingCart: ShoppingCart }>> {
  return requestJson('DELETE', `/api/commerce/shopping-cart/entries/${encodeURIComponent(id)}`);
}
