import type { ErrorTable } from './errors.ts';

export const pageErrors = {
  'unknown-page': { status: 404 },
  'page-password-missing': { status: 400 },
  'slug-taken': { status: 409 },
  'slug-of-shop': { status: 409 },
  'slug-of-accounts': { status: 409 },
  'slug-of-search': { status: 409 },
  'slug-reserved': { status: 409 },
  'no-folder': { status: 409 },
  'no-collection': { status: 409 },
  'order-full': { status: 409 },
  'order-not-own': { status: 409 },
  'home-without-page': { status: 409 },
  'slug-invalid': { status: 400 },
  'home-page-kept': { status: 409 },
  'page-not-in-trash': { status: 409 },
  'store-with-products': { status: 409 },
  'document-invalid': { status: 400 },
  'navigation-unknown-page': { status: 400 },
  'navigation-unknown-member-area': { status: 400 },
} as const satisfies ErrorTable;
