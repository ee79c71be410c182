import type { ErrorTable } from './errors.ts';

export const mediaErrors = {
  'upload-missing': { status: 400 },
  'image-unsupported': { status: 415 },
  'image-too-large': { status: 413 },
  'image-broken': { status: 400 },
  'image-timeout': { status: 400 },
  'media-unsupported': { status: 415 },
  'media-too-large': { status: 413 },
  'quota-exceeded': { status: 409 },
  'asset-not-found': { status: 404 },
  'asset-in-use': { status: 409 },
  'other-kind-of-file': { status: 415 },
  'file-name-missing': { status: 400 },
  'folder-name-missing': { status: 400 },
  'folder-not-found': { status: 404 },
  'folder-name-taken': { status: 409 },
  'folder-in-itself': { status: 400 },
  'folder-too-deep': { status: 400 },
  'folder-holds-folders': { status: 409 },
  'too-many-folders': { status: 409 },
} as const satisfies ErrorTable;
