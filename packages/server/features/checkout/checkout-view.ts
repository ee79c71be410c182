import type { CheckoutView, CheckoutWords, ProblemView } from '@veranda/contracts/checkout-view';
import { lineCodeOf } from '@veranda/domain/line-items/line-kind';
import { addressView, billingView, shippingView } from './view-address.ts';
import { contactView, extrasView } from './view-extras.ts';
import { type DrawnCheckout, isShippingOpen, moneyOf } from './view-parts.ts';
import { expressView, paymentView, payView } from './view-payment.ts';
import { summaryView } from './view-summary.ts';

const donationLine = lineCodeOf('donation');

/** The checkout as both drawings take it. */
export function checkoutView(drawn: DrawnCheckout): CheckoutView {
  const { site, checkout, speech } = drawn;
  const { cart } = checkout;
  const fields = {
    contact: contactView(drawn),
    address: addressView(drawn),
    shipping: shippingView(drawn),
    billing: billingView(drawn),
    payment: paymentView(drawn),
  };
  const count = cart.totalQuantity;
  const donation = cart.entries.find((entry) => entry.productType === donationLine);
  return {
    crumb: drawn.crumb,
    cartId: cart.id,
    title: speech.say(donation ? 'donationTitle' : 'title'),
    siteTitle: site.title,
    logo: site.brand.logo,
    // A donation goes back to its fund.
    backText: speech.say(donation ? 'backToDonation' : 'back'),
    backUrl: donation?.productUrl ?? '/cart',
    isDonation: donation !== undefined,
    glance: {
      count: count === 1 ? speech.say('oneItem') : speech.say('items', { count }),
      more: speech.say('seeOrder'),
      total: summaryTotal(drawn),
    },
    ribbon: ribbonOf(drawn),
    problemsTitle: speech.say('problemsTitle'),
    problems: drawn.problems.map((one) => ({ ...one, isOnPage: namesOf(fields).has(one.field) })),
    changes: drawn.changes,
    express: expressView(drawn),
    ...fields,
    extras: extrasView(drawn),
    pay: payView(drawn),
    summary: summaryView(drawn),
    words: wordsOf(drawn),
  } satisfies CheckoutView & { readonly problems: readonly ProblemView[] };
}

function summaryTotal(drawn: DrawnCheckout): string {
  const amount = moneyOf(drawn.site)(drawn.checkout.cart.grandTotalCents);
  return isShippingOpen(drawn) ? drawn.speech.say('plusShipping', { amount }) : amount;
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
    ...['email', 'coupon', 'note', ...asked, ...card],
    ...(billing?.fields ?? []).map(({ name }) => name),
    ...(shipping ? ['shippingOption'] : []),
    ...(payment ? ['payment'] : []),
  ]);
}

function ribbonOf({ checkout, speech }: DrawnCheckout): string {
  if (!checkout.testMode) return '';
  const hint = checkout.payment.card.kind === 'test-card' ? [speech.say('testCardHint')] : [];
  return [speech.say('testMode'), ...hint].join(' ');
}

const spoken = [
  'paying',
  'slow',
  'saving',
  'lost',
  'offline',
  'cardLost',
  'cardFailed',
  'walletTitle',
  'walletPay',
  'walletAddress',
  'walletCard',
  'walletShipping',
  'walletTotal',
  'cancel',
] as const;

function wordsOf({ site, checkout, speech }: DrawnCheckout): CheckoutWords {
  const amount = moneyOf(site)(checkout.cart.amountDueCents);
  return Object.fromEntries(
    spoken.map((key) => [key, speech.say(key, { amount })]),
  ) as unknown as CheckoutWords;
}
