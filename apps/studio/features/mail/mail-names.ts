import { t } from './messages.ts';

/** Name of a kind of mail, and when it is sent. */
interface MailName {
  readonly title: string;
  readonly when: string;
}

/** Kinds by name; the order is that of the server. */
const mailNames: Readonly<Record<string, MailName>> = {
  'order-confirmation': { title: t('orderConfirmation'), when: t('orderConfirmationWhen') },
  invoice: { title: t('invoiceOfADraftOrder'), when: t('invoiceOfADraftOrderWhen') },
  payment: { title: t('paymentReceived'), when: t('paymentReceivedWhen') },
  shipping: { title: t('shipped'), when: t('shippedWhen') },
  refund: { title: t('refund'), when: t('refundWhen') },
  cancellation: { title: t('cancellation'), when: t('cancellationWhen') },
  'gift-card': { title: t('giftCard'), when: t('giftCardWhen') },
  downloads: { title: t('downloads'), when: t('downloadsWhen') },
  'subscription-started': { title: t('subscriptionStarted'), when: t('subscriptionStartedWhen') },
  'subscription-upcoming': {
    title: t('upcomingCharge'),
    when: t('upcomingChargeWhen'),
  },
  'subscription-renewed': { title: t('subscriptionRenewed'), when: t('afterEachRenewal') },
  'subscription-payment-failed': { title: t('cardDeclined'), when: t('cardDeclinedWhen') },
  'subscription-canceled': { title: t('subscriptionCanceled'), when: t('subscriptionCanceledWhen') },
  'subscription-completed': { title: t('subscriptionComplete'), when: t('subscriptionCompleteWhen') },
  restock: { title: t('backInStock'), when: t('backInStockWhen') },
  'review-request': {
    title: t('reviewRequest'),
    when: t('reviewRequestWhen'),
  },
  'abandoned-cart': {
    title: t('abandonedCart'),
    when: t('abandonedCartWhen'),
  },
  'list-confirm': { title: t('confirmASubscription'), when: t('confirmASubscriptionWhen') },
  'list-welcome': { title: t('welcomeToAList'), when: t('welcomeToAListWhen') },
  'password-reset': { title: t('newPassword'), when: t('newPasswordWhen') },
  'email-confirmation': {
    title: t('confirmAnAddress'),
    when: t('confirmAnAddressWhen'),
  },
  'form-answer': { title: t('formSubmission'), when: t('formSubmissionWhen') },
  'shop-order': {
    title: t('newOrder'),
    when: t('newOrderWhen'),
  },
  'shop-dispute': {
    title: t('paymentDisputed'),
    when: t('paymentDisputedWhen'),
  },
  'shop-mismatch': {
    title: t('paymentWithAnotherAmount'),
    when: t('paymentWithAnotherAmountWhen'),
  },
  'shop-week': { title: t('weekOfSite'), when: t('weekOfSiteWhen') },
  'shop-comments': { title: t('commentsWaiting'), when: t('commentsWaitingWhen') },
  'shop-subscription-started': { title: t('newSubscription'), when: t('newSubscriptionWhen') },
  'shop-subscription-renewed': { title: t('subscriptionRenewed'), when: t('subscriptionRenewedWhen') },
  'shop-subscription-payment-failed': { title: t('cardDeclined'), when: t('ownerCardDeclinedWhen') },
  'shop-subscription-canceled': {
    title: t('subscriptionCanceled'),
    when: t('ownerSubscriptionCanceledWhen'),
  },
  'shop-subscription-completed': {
    title: t('subscriptionComplete'),
    when: t('ownerSubscriptionCompleteWhen'),
  },
  'shop-refund-failed': {
    title: t('refundFailed'),
    when: t('refundFailedWhen'),
  },
};

/** The groups of the list in their order. */
export const mailGroups: readonly {
  readonly title: string;
  readonly note: string;
  readonly groups: readonly string[];
}[] = [
  { title: t('orders'), note: t('ordersNote'), groups: ['orders', 'goods'] },
  { title: t('subscriptions'), note: t('subscriptionsNote'), groups: ['subscriptions'] },
  {
    title: t('newsAndReminders'),
    note: t('newsAndRemindersNote'),
    groups: ['marketing'],
  },
  { title: t('accounts'), note: t('accountsNote'), groups: ['account'] },
  { title: t('toYou'), note: t('toYouNote'), groups: ['forms', 'shop'] },
];

/** Meaning of each placeholder. */
export const placeholderNames: Readonly<Record<string, string>> = {
  shop: t('nameOfTheSite'),
  orderNumber: t('orderNumber'),
  orderDate: t('orderDate'),
  total: t('total'),
  amount: t('amount'),
  carrier: t('carrier'),
  trackingNumber: t('trackingNumber'),
  senderName: t('sender'),
  recipientName: t('recipient'),
  product: t('product'),
  products: t('products'),
  price: t('price'),
  card: t('card'),
  date: t('day'),
  email: t('customersEmailAddress'),
  list: t('list'),
  form: t('form'),
  page: t('page'),
};

/** The title of a kind, also of one that this studio does not know yet. */
export function nameOfMail(kind: string): MailName {
  return mailNames[kind] ?? { title: kind, when: '' };
}
