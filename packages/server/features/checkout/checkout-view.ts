import type { CheckoutView, CheckoutPageMessages, ProblemView } from '@veranda/contracts/checkout-view';
import { lineCodeOf } from '@veranda/domain/line-items/line-kind';
import { addressView, billingView, shippingView } from './view-address.ts';
import { contactView, extrasView } from './view-extras.ts';
import { type RenderedCheckout, isShippingOpen, moneyOf } from './view-parts.ts';
import { expressView, paymentView, payView } from './view-payment.ts';
import { summaryView } from './view-summary.ts';

const donationLine = lineCodeOf('donation');

/** The checkout as both drawings take it. */
export function checkoutView(drawn: RenderedCheckout): CheckoutView {
  const { site, checkout, messages } = drawn;
  const { cart } = checkout;
  const fields = {
    contact: contactView(drawn),
    address: addressView(drawn),
    shipping: shippingView(drawn),
    billing: billingView(drawn),
    payment: paymentView(drawn),
  };
  const donation = cart.entries.find((entry) => entry.productType === donationLine);
  return {
    crumb: drawn.crumb,
    cartId: cart.id,
    title: messages.t(donation ? 'donationTitle' : 'title'),
    siteTitle: site.title,
    logo: site.brand.logo,
    // A donation goes back to its fund.
    backText: messages.t(donation ? 'backToDonation' : 'back'),
    backUrl: donation?.productUrl ?? '/cart',
    isDonation: donation !== undefined,
    summaryBar: {
      count: messages.t('items', { count: cart.totalQuantity }),
      more: messages.t('seeOrder'),
      total: summaryTotal(drawn),
    },
    ribbon: ribbonOf(drawn),
    problemsTitle: messages.t('problemsTitle'),
    problems: drawn.problems.map((problem) => ({ ...problem, isOnPage: namesOf(fields).has(problem.field) })),
    changes: drawn.changes,
    express: expressView(drawn),
    ...fields,
    extras: extrasView(drawn),
    pay: payView(drawn),
    summary: summaryView(drawn),
    words: wordsOf(drawn),
  } satisfies CheckoutView & { readonly problems: readonly ProblemView[] };
}

function summaryTotal(drawn: RenderedCheckout): string {
  const amount = moneyOf(drawn.site)(drawn.checkout.cart.grandTotalCents);
  return isShippingOpen(drawn) ? drawn.messages.t('plusShipping', { amount }) : amount;
}

// Fields that an error can point at.
function namesOf({
  address,
  shipping,
  billing,
  payment,
}: Pick<CheckoutView, 'address' | 'shipping' | 'billing' | 'payment'>): ReadonlySet<string> {
  const asked = address ? ['country', ...[...address.names, ...address.fields].map(({ name }) => name)] : [];
  const card = payment?.card.kind === 'test-card' ? payment.card.fields.map(({ name }) => name) : [];
  return new Set([
    'email',
    'coupon',
    'note',
    ...asked,
    ...card,
    ...(billing?.fields ?? []).map(({ name }) => name),
    ...(shipping ? ['shippingOption'] : []),
    ...(payment ? ['payment'] : []),
  ]);
}

function ribbonOf({ checkout, messages }: RenderedCheckout): string {
  if (!checkout.testMode) return '';
  const hint = checkout.payment.card.kind === 'test-card' ? [messages.t('testCardHint')] : [];
  return [messages.t('testMode'), ...hint].join(' ');
}

const plainMessages = [
  'paying',
  'slow',
  'saving',
  'lost',
  'offline',
  'cardLost',
  'cardFailed',
  'walletTitle',
  'walletAddress',
  'walletCard',
  'walletShipping',
  'walletTotal',
  'cancel',
] as const satisfies readonly (keyof CheckoutPageMessages)[];

function wordsOf({ site, checkout, messages: { t } }: RenderedCheckout): CheckoutPageMessages {
  const plain = Object.fromEntries(plainMessages.map((key) => [key, t(key)]));
  const amount = moneyOf(site)(checkout.cart.amountDueCents);
  return {
    ...(plain as Record<(typeof plainMessages)[number], string>),
    walletPay: t('walletPay', { amount }),
  };
}
