/** Headers of every answer: constant, set in one place. */
export const constantHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/** Added where the site is reached by https. */
export const httpsHeaders: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=31536000',
};

/** The policy of a page that brings none of its own: text, and forms to where it is from. */
export const barePolicy = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";
