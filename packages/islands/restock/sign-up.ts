import type { RestockProps } from '@veranda/contracts/islands';
import { captchaToken } from '../captcha/captcha-token.ts';
import { type ApiResult, requestJson } from '../cart/cart-client.ts';

/** Who wants to be told, of what. */
export interface WantedNotice {
  readonly isJoinMailingList: boolean;
  readonly productId: string;
  readonly variantId: string;
  readonly siteVisitorEmail: string;
}

/** Storefront §7: the action of the token that is asked for before the call. */
const action = 'PRODUCT_WAITLIST_SUBMISSION';

/** The call of those who wait (storefront §7), with the token that is asked for before it. */
export async function signUp(
  { siteKey, scriptUrl, language }: Pick<RestockProps, 'siteKey' | 'scriptUrl' | 'language'>,
  wanted: WantedNotice,
): Promise<ApiResult<unknown>> {
  return requestJson('POST', '/api/site-users/account/notifications/restock', {
    ...wanted,
    recaptchaEnterpriseV3Token: await captchaToken({ siteKey, scriptUrl }, action),
    language,
  });
}
