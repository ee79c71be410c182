import { en } from '@veranda/messages/errors/en.data';
/**
 * Every refusal of the wire: HTTP status and English message, `{name}` standing for a parameter. The code is the
 * domain's refusal code. Messages that the spec gives are verbatim (storefront §5 and §8, administration §8).
 * A feature keeps its rows in `<feature>-errors.ts`; `all-errors.ts` puts the tables together.
 */
interface ErrorRow {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 423 | 429 | 500 | 503 | 507;
  readonly message: string;
}

/** A feature's rows by refusal code. */
export type ErrorTable = Readonly<Record<string, ErrorRow>>;

/** Rows that belong to the wire itself. */
export const wireErrors = {
  malformed: { status: 400, message: '{field} is not valid: {problem}.' },
  'bad-host': { status: 400, message: 'The request names no valid host.' },
  'unknown-site': { status: 404, message: 'There is no site at this address.' },
  'not-found': { status: 404, message: en['not-found'] },
  'wrong-method': { status: 405, message: 'This address does not answer {method}.' },
  'too-large': { status: 413, message: 'The request is larger than {limit}.' },
  'wrong-type': { status: 415, message: 'The request has a content type that this address does not read.' },
  'not-signed-in': { status: 401, message: en['not-signed-in'] },
  'not-allowed': { status: 403, message: 'Your role does not allow this.' },
  'crumb-failed': {
    status: 403,
    message: en['crumb-failed'],
  },
  'too-many-requests': { status: 429, message: en['too-many-requests'] },
  'too-many-tries': { status: 429, message: en['too-many-tries'] },
  'captcha-needed': {
    status: 429,
    message: en['captcha-needed'],
  },
  'captcha-away': { status: 503, message: en['captcha-away'] },
  'storage-full': {
    status: 507,
    message: 'There is no room left for files at the moment. Nothing was kept. Please try again later.',
  },
  unavailable: { status: 503, message: en.unavailable },
  fault: { status: 500, message: en.fault },
} as const satisfies ErrorTable;
