import { renderBankPage } from '../../services/commerce/checkout-pages/bank-page.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** The test bank's question for cards that ask for 3-D Secure. */
export function bankPage(
  { title, language }: SiteEntry,
  { crumb, paymentId, auth }: { readonly paymentId: string; readonly auth: string; readonly crumb: string },
): string {
  return renderBankPage(
    {
      siteTitle: title,
      asksFor: 'payment',
      action: '/checkout/test-bank',
      parameters: [
        { name: 'crumb', value: crumb },
        { name: 'paymentId', value: paymentId },
        { name: 'auth', value: auth },
      ],
    },
    { language },
  );
}
