import type { ErrorTable } from './errors.ts';

export const mediaErrors = {
  'upload-missing': { status: 400, message: 'Choose a file.' },
  'image-unsupported': {
    status: 415,
    message: 'The file {name} does not appear to be a supported file type',
  },
  'image-too-large': {
    status: 413,
    message: 'The file {name} is too large. The maximum allowed file size is 20 MB and 50 megapixels.',
  },
  'image-broken': { status: 400, message: 'File processing failed' },
  'image-timeout': { status: 400, message: 'File processing failed to complete' },
  'quota-exceeded': { status: 409, message: 'Your site has used all its storage space.' },
  'asset-not-found': { status: 404, message: 'Unable to locate content' },
  'asset-in-use': { status: 409, message: 'This file is used by {uses}. Remove it there first.' },
} as const satisfies ErrorTable;
