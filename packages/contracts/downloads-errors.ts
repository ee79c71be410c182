import { en } from '@veranda/messages/errors/en.data';
import type { ErrorTable } from './errors.ts';

/** Files of digital products, in the studio and for their buyers. */
export const downloadErrors = {
  'file-missing': { status: 400, message: 'Please choose a file.' },
  'file-empty': { status: 400, message: 'This file is empty.' },
  'too-many-files': { status: 409, message: 'A product has at most {limit} files.' },
  'files-too-many-bytes': { status: 413, message: 'The files of this site take more than {limit}.' },
  'product-not-digital': { status: 409, message: 'Only a digital product has files.' },
  'file-not-found': { status: 404, message: en['file-not-found'] },
  'no-downloads': { status: 409, message: 'This order has nothing to download.' },
  'download-link-ended': {
    status: 410,
    message: en['download-link-ended'],
  },
  'download-ended': { status: 410, message: en['download-ended'] },
} as const satisfies ErrorTable;
