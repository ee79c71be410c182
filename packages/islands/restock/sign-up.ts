import type { RestockProps } from '@veranda/contracts/islands';
import { captchaToken } from '../captcha/captcha-token.ts';
import { object, text } from '@veranda/domain/decoders';
import type { SiteCallInput } from '@veranda/contracts/site-calls';
import { type ApiResult, requestJson } from '../cart/cart-client.ts';

export const restockProps = object<RestockProps>({
  successText: text,
  siteKey: text,
  scriptUrl: text,
  language: text,
});

/** Storefront §7: the action of the token that is asked for before the call. */
const action = 'PRODUCT_WAITLIST_SUBMISSION';

const call = 'POST /api/site-users/account/notifications/restock';

/** The call of those who wait (storefront §7), with the token that is asked for before it. */
export async function signUp(
  { siteKey, scriptUrl, language }: Pick<RestockProps, 'siteKey' | 'scriptUrl' | 'language'>,
  wanted: SiteCallInput<typeof call>['body'],
): Promise<ApiResult<unknown>> {
  const recaptchaEnterpriseV3Token = await captchaToken({ siteKey, scriptUrl }, action);
  return requestJson(call, { body: { ...wanted, recaptchaEnterpriseV3Token, language } });
}
