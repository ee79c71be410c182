import { visitsScript } from '@veranda/contracts/visit-facts';
import type { PaymentRecord } from '@veranda/db/orders/reader';
import type { CookiePolicy } from '@veranda/domain/analytics/cookie-policy';
import { lineKindOf } from '@veranda/domain/line-items/line-kind';
import { pageTypeCodes } from '@veranda/domain/pages/page-types';
import { refuse } from '@veranda/domain/refusal';
import { platformTemplate } from '@veranda/render/platform-pages/platform-template';
import type { BrandedSite } from '../../services/commerce/checkout-pages/checkout-brand.ts';
import { checkoutMessages } from '../../services/commerce/checkout-pages/checkout-messages.ts';
import { pagePartials } from '../../services/commerce/checkout-pages/page-partials.ts';
import { renderFramedPage } from '../../services/commerce/checkout-pages/purchase-page.ts';
import accountOffer from './account-offer.html?raw';
import { type AccountOffer, offerContext } from './account-offer.ts';
import { orderData, type PurchaseClaim } from './analytics-order.ts';
import { declinedPath } from './completion.ts';
import messagePage from './message-page.html?raw';
import { type OrderMessages, orderMessages } from './order-messages.ts';
import orderTemplate from './order-page.html?raw';
import { orderPanels, orderPartials, type ShownOrder } from './order-panels.ts';

/** Facts that the page reports for tracking. */
interface PurchaseEventData {
  /** Id of the owner's pixel; empty for none. */
  readonly pixelId: string;
  readonly policy: CookiePolicy;
  /**
   * Claim by which its script asks whether it is the page that reports the purchase; null where there is
   * nothing to tell or nobody to.
   */
  readonly claim: PurchaseClaim | null;
}

/** Content of the page after the payment beside the order. */
interface BesideOrder extends PurchaseEventData {
  /** Null for buyers who are offered none. */
  readonly offer: AccountOffer | null;
}

/** The main content of the page after the payment. */
export const orderContent = platformTemplate<{
  readonly heading: string;
  readonly lead: string;
  readonly panels: ReturnType<typeof orderPanels>;
  /** Empty where the order is not placed yet. */
  readonly statusPath: string;
  readonly followText: string;
  readonly offer: ReturnType<typeof offerContext> | null;
  readonly continueText: string;
}>(orderTemplate, { ...pagePartials, ...orderPartials, 'account-offer': accountOffer });

/**
 * Order confirmed (202), contribution (204), subscription (206) or membership confirmed (208), or the order
 * received while its payment is awaited (207).
 */
export function orderPage(site: BrandedSite, shown: ShownOrder, notices: BesideOrder): string {
  const messages = orderMessages(site.language);
  const placed = shown.order.number !== null;
  return renderFramedPage(site, {
    head: messages.t(placed ? 'confirmedTitle' : 'receivedTitle'),
    content: orderContent({
      heading: headingOf(shown, messages),
      lead: leadOf(shown, messages),
      panels: orderPanels(site, shown),
      statusPath: placed ? shown.statusPath : '',
      followText: messages.t('follow'),
      offer: notices.offer && offerContext(site, notices.offer),
      continueText: messages.t('goOn'),
    }),
    data: placed ? orderData(shown, { ...notices, language: site.language }) : '',
    pageType: pageTypeCodes[pageOf(shown)],
    scripts: notices.claim === null ? [] : [visitsScript],
  });
}

const messageContent = platformTemplate<{
  readonly heading: string;
  readonly lead: string;
  readonly url: string;
  readonly buttonText: string;
}>(messagePage);

/** A page with one message and the way on. */
export function renderMessagePage(site: BrandedSite, message: Parameters<typeof messageContent>[0]): string {
  return renderFramedPage(site, { head: message.heading, content: messageContent(message) });
}

/** Page of an order that nobody has paid: nothing was charged, and the way back, while its cart is open. */
export function notPaidPage(
  site: BrandedSite,
  { isOpen, payment }: { readonly isOpen: boolean; readonly payment: PaymentRecord | undefined },
): string {
  const messages = orderMessages(site.language);
  const isMismatch = payment?.status === 'mismatched';
  return renderMessagePage(site, {
    heading: messages.t('notPaid'),
    lead: isMismatch
      ? checkoutMessages(site.language).error(refuse('payment-mismatched'))
      : messages.t('notPaidText'),
    url: isOpen ? declinedPath(payment) : '/',
    buttonText: messages.t(isOpen ? 'toCheckout' : 'toShop'),
  });
}

function headingOf({ order }: ShownOrder, messages: OrderMessages): string {
  if (order.number === null) return messages.t('received');
  if (order.status === 'canceled') return messages.t('orderNo', { number: String(order.number) });
  return messages.t('thanks');
}

// A page that was kept open tells what has become of the order since.
function leadOf(shown: ShownOrder, messages: OrderMessages): string {
  const { number, email, status, paymentStatus } = shown.order;
  if (number === null) return messages.t('beingConfirmed', { email });
  if (status === 'canceled') return messages.t('canceled');
  if (paymentStatus === 'refunded') return messages.t('refunded');
  const values = { number: String(number), email };
  return messages.t(pageOf(shown) === 'contribution-confirmed' ? 'donated' : 'placed', values);
}

function pageOf({ order, entitlements, lines }: ShownOrder): keyof typeof pageTypeCodes {
  if (order.number === null) return 'order-received';
  const kinds = new Set(lines.map((line) => lineKindOf(line.productType)));
  if (kinds.has('donation')) return 'contribution-confirmed';
  if (kinds.has('paywall')) return 'membership-confirmed';
  return entitlements.subscription === null ? 'order-confirmed' : 'subscription-confirmed';
}
