import type { ErrorTable } from './errors.ts';

export const documentErrors = {
  'unknown-document': { status: 404 },
  'unknown-version': { status: 404 },
  'document-ahead': { status: 409 },
  'edit-unknown': { status: 400 },
  'edit-target-gone': { status: 409 },
  'edit-conflict': { status: 409 },
  'too-many-blocks': { status: 409 },
  'document-full': { status: 409 },
  'block-code-not-allowed': { status: 403 },
  'navigation-not-found': { status: 404 },
} as const satisfies ErrorTable;
