/** One limit: at most `hits` in `seconds`, counted by client address, cart, account, API key or site. */
export interface RateRule {
  readonly by: 'address' | 'cart' | 'account' | 'key' | 'site';
  readonly hits: number;
  readonly seconds: number;
  /** The limit whose count it shares; without it that of its own name. */
  readonly countsWith?: string;
  /** A caller who exceeds it waits for the whole of `seconds` from then on. */
  readonly isRest?: boolean;
}

/**
 * Rate limits (decisions §numbers rate limit, decision 0102), by the name that an endpoint gives. `closed`:
 * when the store of counts is unavailable the call is refused; browsing continues.
 */
export const rateLimits: Readonly<
  Record<string, { readonly rules: readonly RateRule[]; readonly closed: boolean }>
> = {
  'add-entry': {
    rules: [
      { by: 'cart', hits: 30, seconds: 10 },
      { by: 'address', hits: 120, seconds: 60 },
    ],
    closed: false,
  },
  'change-cart': { rules: [{ by: 'address', hits: 240, seconds: 60 }], closed: false },
  'form-submission': {
    rules: [
      { by: 'address', hits: 5, seconds: 60 },
      { by: 'address', hits: 60, seconds: 3600 },
    ],
    closed: false,
  },
  'form-validation': { rules: [{ by: 'address', hits: 60, seconds: 60 }], closed: false },
  'form-key': { rules: [{ by: 'address', hits: 20, seconds: 60 }], closed: false },
  // Only failed logins are counted narrowly (login-throttle.ts); these keep hashing from being all that is
  // done.
  'log-in': { rules: [{ by: 'address', hits: 600, seconds: 900 }], closed: true },
  'sign-up': { rules: [{ by: 'address', hits: 120, seconds: 3600 }], closed: true },
  'account-reset': { rules: [{ by: 'address', hits: 5, seconds: 900 }], closed: true },
  invitations: {
    rules: [
      { by: 'account', hits: 30, seconds: 3600 },
      { by: 'site', hits: 100, seconds: 86_400 },
    ],
    closed: true,
  },
  'account-pictures': { rules: [{ by: 'account', hits: 20, seconds: 3600 }], closed: false },
  'account-mails': { rules: [{ by: 'account', hits: 10, seconds: 3600 }], closed: true },
  'invitation-links': { rules: [{ by: 'address', hits: 60, seconds: 900 }], closed: true },
  'site-user-log-in': { rules: [{ by: 'address', hits: 600, seconds: 900 }], closed: true },
  'site-user-sign-up': { rules: [{ by: 'address', hits: 120, seconds: 3600 }], closed: true },
  'site-user-reset': { rules: [{ by: 'address', hits: 5, seconds: 900 }], closed: true },
  sso: { rules: [{ by: 'address', hits: 60, seconds: 900 }], closed: true },
  preview: { rules: [{ by: 'address', hits: 240, seconds: 60 }], closed: false },
  'unlock-site': { rules: [{ by: 'address', hits: 10, seconds: 900 }], closed: true },
  'create-site': { rules: [{ by: 'account', hits: 20, seconds: 3600 }], closed: true },
  'site-name': { rules: [{ by: 'address', hits: 120, seconds: 60 }], closed: false },
  'connect-account': { rules: [{ by: 'account', hits: 30, seconds: 600 }], closed: true },
  'list-links': { rules: [{ by: 'address', hits: 600, seconds: 60 }], closed: false },
  comments: {
    rules: [
      { by: 'address', hits: 5, seconds: 60 },
      { by: 'address', hits: 60, seconds: 3600 },
    ],
    closed: false,
  },
  'comment-reports': {
    rules: [
      { by: 'address', hits: 5, seconds: 60 },
      { by: 'address', hits: 30, seconds: 3600 },
    ],
    closed: false,
  },
  likes: { rules: [{ by: 'address', hits: 60, seconds: 60 }], closed: false },
  reviews: { rules: [{ by: 'address', hits: 20, seconds: 600 }], closed: false },
  restock: { rules: [{ by: 'address', hits: 5, seconds: 60 }], closed: false },
  codes: { rules: [{ by: 'address', hits: 10, seconds: 600 }], closed: true },
  'order-link': { rules: [{ by: 'address', hits: 10, seconds: 3600 }], closed: true },
  'mail-downloads': { rules: [{ by: 'address', hits: 5, seconds: 3600 }], closed: true },
  'gift-balance': { rules: [{ by: 'address', hits: 10, seconds: 3600 }], closed: true },
  // The page saves as it is typed: a dozen calls a buyer, and several buyers behind one address.
  checkout: { rules: [{ by: 'address', hits: 180, seconds: 60 }], closed: false },
  'test-mail': { rules: [{ by: 'account', hits: 20, seconds: 3600 }], closed: true },
  search: { rules: [{ by: 'address', hits: 30, seconds: 60 }], closed: false },
  // A search asks as it is typed.
  'address-suggestions': { rules: [{ by: 'address', hits: 120, seconds: 60 }], closed: false },
  'map-look-ups': { rules: [{ by: 'account', hits: 120, seconds: 60 }], closed: false },
  'map-pictures': { rules: [{ by: 'address', hits: 120, seconds: 60 }], closed: false },
  telemetry: { rules: [{ by: 'address', hits: 120, seconds: 60 }], closed: false },
  'error-report': { rules: [{ by: 'address', hits: 20, seconds: 60 }], closed: false },
  studio: { rules: [{ by: 'account', hits: 600, seconds: 60 }], closed: false },
  // Limits of the commerce API (docs/guides/commerce-api.md): 300 calls a minute and key, and 100 orders an
  // hour and site.
  'commerce-api': { rules: [{ by: 'key', hits: 300, seconds: 60, isRest: true }], closed: false },
  'commerce-api-order': {
    rules: [
      { by: 'key', hits: 300, seconds: 60, isRest: true, countsWith: 'commerce-api' },
      { by: 'site', hits: 100, seconds: 3600 },
    ],
    closed: true,
  },
  upload: { rules: [{ by: 'account', hits: 60, seconds: 60 }], closed: false },
};
