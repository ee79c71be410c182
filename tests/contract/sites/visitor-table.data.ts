import { good } from '../checkout/shop.ts';

/**
 * Owner of a route of a site's host. `anyone`: the same for everybody. `own`: of the signed-in customer, for
 * themselves. `cart`: of the visitor with the cart's cookie, and of its member alone where it has one.
 * `link`: of everybody with an address that holds its secret.
 */
type Whose = 'anyone' | 'own' | 'cart' | 'link';

/** One call of a route as it is tried. */
export interface Row {
  readonly whose: Whose;
  readonly body?: unknown;
  /** A query that says the route's secret, made up. */
  readonly query?: string;
  /** Nothing shows to its owner that it was let in: what is tried names nothing that is there. */
  readonly looksAlike?: true;
}

const anyone: Row = { whose: 'anyone' };
const own: Row = { whose: 'own', body: {} };
const cart: Row = { whose: 'cart', body: {} };
const link: Row = { whose: 'link', body: {} };
const payment = `paymentId=01a1fc6e-b71e-7903-b591-e6675bceb2c9&auth=${'x'.repeat(43)}`;
const setup = 'setup=01a1fc6e-b71e-7903-b591-e6675bceb2c9';

/** Every route of a site's host by the name of its contract. */
export const visitorTable: Readonly<Record<string, Row>> = {
  'record-hit': anyone,
  'record-button-click': anyone,
  'record-button-render': anyone,
  'record-form-begin': anyone,
  'record-form-render': anyone,
  'record-overlay': anyone,
  'record-quick-view': anyone,
  'take-uncounted-token': { whose: 'anyone', query: 'mark=made-up' },
  'record-errors': anyone,
  'record-event': anyone,
  'record-performance': anyone,
  'enter-site': anyone,
  'unlock-site': anyone,
  'unlock-page': anyone,
  'show-installment-terms': anyone,
  'read-stock': anyone,
  'read-stock-api': anyone,
  'serve-asset': anyone,
  'serve-file': anyone,
  'get-map-picture': anyone,
  'sign-up-on-site': anyone,
  'log-in-on-site': anyone,
  'ask-for-reset': anyone,
  'show-sso': anyone,
  'start-sso': anyone,
  'finish-sso': anyone,
  'show-search': anyone,
  'show-fund': anyone,
  'give-to-fund': anyone,
  'form-submission-key': anyone,
  'validate-form-fields': anyone,
  'save-form-submission': anyone,
  'write-comment': anyone,
  'report-comment': anyone,
  'show-comment-mails': anyone,
  'end-comment-mails': anyone,
  'like-item': anyone,
  'get-site-template-schema': anyone,
  'show-gift-card': anyone,
  'buy-gift-card': anyone,
  'show-gift-balance': anyone,
  'ask-gift-balance': { whose: 'anyone', body: { code: 'XXXXXXXXXXXXXXXX' } },
  'ask-order-link': { whose: 'anyone', body: { email: 'nobody@shop.example', number: '1' } },
  'add-entry': anyone,
  'add-subscription': anyone,
  'sign-up-for-restock': anyone,
  'get-checkout-file': anyone,

  'set-site-user-locale': { whose: 'own', body: { language: 'de' } },
  'change-site-user': own,
  'erase-site-user': { whose: 'own', body: { password: 'not this one' } },
  'list-own-addresses': own,
  'keep-own-address': {
    whose: 'own',
    body: {
      firstName: 'Ada',
      lastName: 'Stone',
      address1: '1 Mill Lane',
      city: 'Albany',
      region: 'NY',
      postalCode: '12207',
      country: 'US',
    },
  },
  'prefer-own-address': own,
  'remove-own-address': own,
  'export-site-user': own,
  'ask-for-confirmation': own,
  'confirm-address': { whose: 'own', body: { token: 'x' } },
  'show-account': own,
  'show-account-section': own,
  'cancel-own-subscription': { whose: 'own', body: { when: 'period-end' } },
  'resume-own-subscription': own,
  'skip-own-cycle': own,
  'change-own-card': own,
  'show-card-page': own,
  'submit-card-page': own,
  'return-from-card-bank': { whose: 'own', query: setup },
  'show-card-bank': { whose: 'own', query: setup },
  'answer-card-bank': { whose: 'own', body: { setup: '01a1fc6e-b71e-7903-b591-e6675bceb2c9', answer: 'no' } },

  'get-cart': cart,
  'update-entry': { whose: 'cart', body: { quantity: 2 } },
  'set-entry-fields': { whose: 'cart', body: {}, looksAlike: true },
  'add-coupon': { whose: 'cart', body: { code: 'NOTHING' }, looksAlike: true },
  'add-gift-card': { whose: 'cart', body: { code: 'XXXXXXXXXXXXXXXX' }, looksAlike: true },
  'remove-gift-card': cart,
  'remove-coupon': cart,
  'show-cart': cart,
  'change-cart': cart,
  'get-checkout': cart,
  'suggest-checkout-addresses': { ...cart, query: 'input=lond', looksAlike: true },
  'update-checkout': cart,
  'show-checkout': cart,
  'submit-checkout': cart,
  'complete-checkout': { whose: 'cart', body: { expectedGrandTotalCents: 1, payment: good } },
  'show-subscribe': { whose: 'cart', looksAlike: true },
  'agree-to-subscribe': { whose: 'cart', body: { agree: '1' } },
  'remove-entry': cart,

  'show-preview': { whose: 'link', query: 'token=made-up&path=/' },
  'reset-password': { whose: 'link', body: { token: 'made-up', password: 'a quiet rye loaf' } },
  'restore-cart': link,
  'show-reminders': link,
  'refuse-reminders': link,
  'show-restock-end': link,
  'end-restock': link,
  'claim-purchase': {
    whose: 'link',
    body: { orderId: '01a1fc6e-b71e-7903-b591-e6675bceb2c9', auth: 'x'.repeat(43), claim: 'tab-of-nobody' },
  },
  'show-order-confirmed': {
    whose: 'link',
    query: 'orderId=01a1fc6e-b71e-7903-b591-e6675bceb2c9&auth=made-up',
  },
  'show-order-status': { whose: 'link', query: 'token=made-up' },
  'mail-downloads': { whose: 'link', body: { token: 'made-up' } },
  'show-test-bank': { whose: 'link', query: payment },
  'answer-test-bank': {
    whose: 'link',
    body: { ...Object.fromEntries(new URLSearchParams(payment)), answer: 'approve' },
  },
  'return-from-bank': { whose: 'link', query: payment },
  'show-invoice': link,
  'pay-invoice': link,
  'fetch-download': { whose: 'link', query: `until=9999999999999&signature=${'x'.repeat(43)}` },
  'show-review-request': link,
  'write-review': { whose: 'link', body: { productId: 'x', rating: 5, title: 'x', body: 'x', author: 'x' } },
  'show-confirmation': link,
  'confirm-subscription': link,
  'show-unsubscribe': link,
  unsubscribe: link,

  // The last ones: whoever is signed in is not any more.
  'leave-account': { whose: 'anyone', body: {} },
  'log-out-on-site': anyone,
};
