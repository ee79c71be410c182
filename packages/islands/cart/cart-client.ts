import type { ShoppingCart } from '@veranda/contracts/cart';
import type { WireError } from '@veranda/contracts/wire-error';
import type { SiteCallInput, SiteCallName, SiteCallOutput } from '@veranda/contracts/site-calls';
import { callSite, type SiteAnswer } from '../api/call-site.ts';
import { t } from '../messages/island-messages.ts';
import { type AddedItem, itemAdded } from './item-added.ts';
import { readCookie } from '../cookies/read-cookie.ts';

/** Result of a call: the value, or what went wrong as text that can be shown. */
export type ApiResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: string; readonly refusal: Partial<WireError> };

/** Answer to a call of the cart. */
type CartResult = ApiResult<{ readonly shoppingCart: ShoppingCart }>;

const timeoutMs = 15_000;

/** Calls the shop with the crumb of the cookie; one repeat with the fresh crumb when it did not match. */
export async function requestJson<Name extends SiteCallName>(
  name: Name,
  input: SiteCallInput<Name>,
): Promise<ApiResult<SiteCallOutput<Name>>> {
  const first = await send(name, input);
  if (first.ok || first.refusal.crumbFail !== true) return first;
  const second = await send(name, input);
  if (second.ok || second.refusal.crumbFail !== true) return second;
  return {
    ...second,
    error: t(navigator.cookieEnabled ? 'sessionExpiredMessage' : 'cookiesOffMessage'),
  };
}

async function send<Name extends SiteCallName>(
  name: Name,
  input: SiteCallInput<Name>,
): Promise<ApiResult<SiteCallOutput<Name>>> {
  const crumb = name.startsWith('GET') ? {} : { crumb: readCookie('crumb') };
  const answer = await callSite(name, { ...input, ...crumb, timeoutMs });
  if (answer.ok) return answer;
  const refusal = (answer.body ?? {}) as Partial<WireError>;
  return { ok: false, error: messageOf(answer, refusal), refusal };
}

function messageOf({ status }: SiteAnswer<unknown>, { code, error }: Partial<WireError>): string {
  if (status === 0) return t('offlineMessage');
  if (status === 429) return t('tooManyMessage');
  // The shop is unavailable for a moment: its own words say nothing of what to do.
  return error === undefined || code === 'unavailable' ? t('againMessage') : error;
}

/** Adds an item (storefront §7); `place` is where the button stands: plp, pdp, … */
export async function addEntry(
  entry: SiteCallInput<'POST /api/commerce/shopping-cart/entries'>['body'],
  place: string,
): Promise<ApiResult<AddedItem>> {
  const body = { additionalFields: '{}', ...entry };
  const answer = await requestJson('POST /api/commerce/shopping-cart/entries', { body });
  if (answer.ok) itemAdded(answer.value, place);
  return answer;
}

export function fetchCart(): Promise<ApiResult<ShoppingCart>> {
  return requestJson('GET /api/commerce/shopping-cart', {});
}

export function updateEntry(entryId: string, quantity: number): Promise<CartResult> {
  return requestJson('PUT /api/commerce/shopping-cart/entries/:entryId', {
    params: { entryId },
    body: { quantity },
  });
}

/** Keeps what was filled in for an entry (storefront §7). */
export function updateFields(
  entryId: string,
  body: SiteCallInput<'PUT /api/commerce/shopping-cart/entries/:entryId/additionalFields'>['body'],
): Promise<CartResult> {
  return requestJson('PUT /api/commerce/shopping-cart/entries/:entryId/additionalFields', {
    params: { entryId },
    body,
  });
}

export function removeEntry(entryId: string): Promise<CartResult> {
  return requestJson('DELETE /api/commerce/shopping-cart/entries/:entryId', { params: { entryId } });
}
