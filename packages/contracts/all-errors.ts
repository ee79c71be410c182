import { accountErrors } from './accounts-errors.ts';
import { cartErrors } from './cart-errors.ts';
import { catalogErrors } from './catalog-errors.ts';
import { type ErrorTable, wireErrors } from './errors.ts';
import { socialErrors } from './social-errors.ts';
import { tagErrors } from './tags-errors.ts';
import { commentErrors } from './comments-errors.ts';
import { contributorErrors } from './contributors-errors.ts';
import { contentImportErrors } from './content-import-errors.ts';
import { checkoutErrors } from './checkout-errors.ts';
import { customerErrors } from './customers-errors.ts';
import { discountErrors } from './discounts-errors.ts';
import { documentErrors } from './documents-errors.ts';
import { donationErrors } from './donations-errors.ts';
import { downloadErrors } from './downloads-errors.ts';
import { embedErrors } from './embeds-errors.ts';
import { formErrors } from './forms-errors.ts';
import { giftCardErrors } from './gift-cards-errors.ts';
import { integrationErrors } from './integrations-errors.ts';
import { inventoryErrors } from './inventory-errors.ts';
import { listErrors } from './mailing-lists-errors.ts';
import { mailErrors } from './mail-errors.ts';
import { memberPlanErrors } from './member-plans-errors.ts';
import { memberErrors } from './members-errors.ts';
import { mapErrors } from './maps-errors.ts';
import { multilingualErrors } from './multilingual-errors.ts';
import { mediaErrors } from './media-errors.ts';
import { orderErrors } from './orders-errors.ts';
import { pageCommentErrors } from './page-comments-errors.ts';
import { customDomainErrors } from './custom-domains-errors.ts';
import { pageErrors } from './pages-errors.ts';
import { shippingErrors } from './shipping-errors.ts';
import { paymentErrors } from './payments-errors.ts';
import { publishingErrors } from './publishing-errors.ts';
import { restockErrors } from './restock-errors.ts';
import { subscriptionErrors } from './subscriptions-errors.ts';
import { reviewErrors } from './reviews-errors.ts';
import { siteErrors } from './sites-errors.ts';

/** Every refusal of the wire by code; a code is in one table only. */
export const allErrors: ErrorTable = {
  ...wireErrors,
  ...accountErrors,
  ...siteErrors,
  ...pageCommentErrors,
  ...customDomainErrors,
  ...pageErrors,
  ...documentErrors,
  ...publishingErrors,
  ...catalogErrors,
  ...integrationErrors,
  ...inventoryErrors,
  ...listErrors,
  ...mailErrors,
  ...embedErrors,
  ...mapErrors,
  ...mediaErrors,
  ...multilingualErrors,
  ...memberPlanErrors,
  ...memberErrors,
  ...cartErrors,
  ...checkoutErrors,
  ...commentErrors,
  ...contributorErrors,
  ...tagErrors,
  ...socialErrors,
  ...contentImportErrors,
  ...customerErrors,
  ...discountErrors,
  ...donationErrors,
  ...downloadErrors,
  ...formErrors,
  ...giftCardErrors,
  ...subscriptionErrors,
  ...orderErrors,
  ...restockErrors,
  ...reviewErrors,
  ...paymentErrors,
  ...shippingErrors,
};
