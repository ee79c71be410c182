/** Texts of the studio: analytics. */
export const en = {
  dismissed: 'Dismissed. It will appear again if it happens again.',
  anErrorWithoutAMessage: 'An error without a message',
  firstSeen: 'First seen',
  browser: 'Browser',
  dismiss: 'Dismiss',
  times: '{count, plural, one {Once} other {# times}}',
  loading: 'Loading',
  noErrors: 'No errors',
  noErrorsText:
    'When a script fails in a visitor’s browser, the error appears here with the page it happened on.',
  unknownBrowser: 'unknown',
} as const;
