import { type ApiResult, requestJson } from '../cart/cart-client.ts';

/** The call of a subscription's form (storefront §7). */
export const subscriptionPath = '/api/3/commerce/cart/subscription';

/** Puts a subscription into a cart of its own; its visitor then goes to the subscription page. */
export function startSubscription(item: {
  readonly itemId: string;
  readonly sku: string | null;
  readonly qty: number;
  readonly additionalFields: string;
}): Promise<ApiResult<{ cartToken: string }>> {
  return requestJson('POST', subscriptionPath, item);
}

/** Where the subscription page is. */
export function subscribeUrl(cartToken: string): string {
  return `/subscribe?cartToken=${encodeURIComponent(cartToken)}`;
}
