import type { SiteCallInput, SiteCallOutput, SiteCalls } from '@veranda/contracts/site-calls';
import { type ApiResult, requestJson } from '../cart/cart-client.ts';

const call = 'POST /api/3/commerce/cart/subscription';

/** The address of a subscription's form (storefront §7). */
export const subscriptionPath: SiteCalls[typeof call]['path'] = '/api/3/commerce/cart/subscription';

/** Puts a subscription into a cart of its own; its visitor then goes to the subscription page. */
export function startSubscription(
  body: SiteCallInput<typeof call>['body'],
): Promise<ApiResult<SiteCallOutput<typeof call>>> {
  return requestJson(call, { body });
}

/** Address of the subscription page. */
export function subscribeUrl(cartToken: string): string {
  return `/subscribe?cartToken=${encodeURIComponent(cartToken)}`;
}
