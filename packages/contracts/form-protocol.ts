// Apart from `forms.ts`, so that a browser does not load the schema library.

/** Actions that a captcha token is asked for (storefront §7). */
export const captchaActions = {
  form: 'FORM_BLOCK_SUBMISSION',
  newsletter: 'NEWSLETTER_BLOCK_SUBMISSION',
  popup: 'PROMO_POPUP_SUBMISSION',
} as const;

/** The action of a form: in a pop-up that of pop-ups, whatever the form is for. */
export function captchaActionOf(form: { readonly isPopup: boolean; readonly isNewsletter: boolean }) {
  return captchaActions[form.isPopup ? 'popup' : form.isNewsletter ? 'newsletter' : 'form'];
}

/** Names of the events that a sent form fires on the page's window (storefront §4, form submit). */
export const formEvents = {
  success: 'veranda:form-success',
  subscribe: 'veranda:subscribe-newsletter',
} as const;

/**
 * Inputs for which a site of a developer answers with a row of the error catalogue (storefront §8), so that
 * each can be seen by hand and in the browser's tests: an e-mail address of this form in any e-mail field of
 * the form.
 */
export const formSentinels = {
  unauthorised: 'status-401@example.com',
  notConfigured: 'status-404@example.com',
  rateLimited: 'status-429@example.com',
  serverFault: 'status-500@example.com',
  unknown: 'status-unknown@example.com',
  parseFailure: 'parse-failure@example.com',
  saveFailure: 'save-failure@example.com',
  fieldError: 'field-error@example.com',
} as const;

/** The value of a site's `formKey` query word for which a developer's site refuses to give a key. */
export const keyFailureSentinel = 'fail';
