import type { ErrorTable } from './errors.ts';

/** Mailing lists, connected accounts and deliveries (administration §5, §8). */
export const listErrors = {
  'unknown-list': { status: 404 },
  'list-name-taken': { status: 409 },
  'too-many-lists': { status: 409 },
  'list-not-selected': { status: 400 },
  'no-mailing-lists': { status: 409 },
  'unknown-subscriber': { status: 404 },
  'subscriber-unchanged': { status: 409 },
  'account-not-connected': { status: 409 },
  'account-refused': { status: 400 },
  'account-away': { status: 503 },
  'unknown-hook': { status: 404 },
  'hook-not-public': { status: 400 },
  'too-many-hooks': { status: 409 },
  'unknown-delivery': { status: 404 },
  'delivery-sent': { status: 409 },
  'delivery-waiting': { status: 409 },
  'list-link-over': { status: 410 },
} as const satisfies ErrorTable;
