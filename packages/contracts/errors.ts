/**
 * HTTP status of every refusal of the wire. The code is the domain's refusal code; its message stands by the
 * code in `messages/errors` where visitors meet it, else in `messages/studio/errors`. A feature keeps its
 * rows in `<feature>-errors.ts`; `all-errors.ts` puts the tables together.
 */
interface ErrorRow {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 423 | 429 | 500 | 503 | 507;
}

/** A feature's rows by refusal code. */
export type ErrorTable = Readonly<Record<string, ErrorRow>>;

/** Rows that belong to the wire itself. */
export const wireErrors = {
  malformed: { status: 400 },
  'bad-host': { status: 400 },
  'website-id-missing': { status: 400 },
  'unknown-site': { status: 404 },
  'not-found': { status: 404 },
  'wrong-method': { status: 405 },
  'too-large': { status: 413 },
  'wrong-type': { status: 415 },
  'not-signed-in': { status: 401 },
  'not-allowed': { status: 403 },
  'crumb-failed': { status: 403 },
  'too-many-requests': { status: 429 },
  'too-many-tries': { status: 429 },
  'captcha-needed': { status: 429 },
  'captcha-away': { status: 503 },
  'storage-full': { status: 507 },
  unavailable: { status: 503 },
  fault: { status: 500 },
} as const satisfies ErrorTable;
