import type { ErrorTable } from './errors.ts';

export const siteErrors = {
  'site-name-empty': { status: 400 },
  'site-name-taken': { status: 409 },
  'site-name-reserved': { status: 409 },
  'unknown-template': { status: 400 },
  'version-conflict': { status: 409 },
  'custom-css-faulty': { status: 400 },
  'font-kit-unknown': { status: 404 },
  'font-kit-away': { status: 503 },
  'code-unclosed': { status: 400 },
  'code-of-the-page': { status: 400 },
  'page-code-not-allowed': { status: 403 },
  'unknown-currency': { status: 400 },
  'currency-too-coarse': { status: 409 },
  'currency-changed': { status: 409 },
  'unknown-time-zone': { status: 400 },
  'amount-too-precise': { status: 400 },
  'redirect-from-malformed': { status: 400 },
  'redirect-to-malformed': { status: 400 },
  'redirect-loop': { status: 400 },
  'too-many-redirects': { status: 409 },
} as const satisfies ErrorTable;
