import type { ErrorTable } from './errors.ts';

/** Languages of a site and the translations into them. */
export const multilingualErrors = {
  'language-tag-malformed': { status: 400 },
  'language-twice': { status: 400 },
  'language-address-taken': { status: 409 },
  'too-many-languages': { status: 409 },
  'no-such-language': { status: 404 },
  'no-such-translatable': { status: 404 },
  'no-such-text': { status: 400 },
  'original-changed': { status: 409 },
  'translation-file-malformed': { status: 400 },
} as const satisfies ErrorTable;
