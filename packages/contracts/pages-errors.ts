import type { ErrorTable } from './errors.ts';

export const pageErrors = {
  'unknown-page': { status: 404, message: 'Unable to locate content' },
  'page-password-missing': {
    status: 400,
    message: 'A protected page needs a password of at least 4 characters.',
  },
  'slug-taken': { status: 409, message: 'Another page already uses /{slug}.' },
  'slug-reserved': { status: 409, message: '/{slug} is reserved.' },
  'slug-invalid': { status: 400, message: '{val} is not a valid page URL' },
  'home-page-kept': {
    status: 409,
    message: 'The home page cannot be deleted. Choose another home page first.',
  },
  'document-invalid': { status: 400, message: '{field}: {problem}' },
  'navigation-unknown-page': { status: 400, message: 'The navigation names a page that does not exist.' },
} as const satisfies ErrorTable;
