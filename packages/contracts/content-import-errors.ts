import type { ErrorTable } from './errors.ts';

/** Refusals of imports of content, and of files that cannot be read. */
export const contentImportErrors = {
  'content-import-not-found': { status: 404 },
  'content-import-running': { status: 409 },
  'content-import-state': { status: 409 },
  'import-not-xml': { status: 400 },
  'import-entities': { status: 400 },
  'import-too-deep': { status: 400 },
  'import-part-too-large': { status: 400 },
  'import-too-many-entries': { status: 400 },
  'import-unknown-format': { status: 400 },
  'import-encoding': { status: 400 },
} as const satisfies ErrorTable;
