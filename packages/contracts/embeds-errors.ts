import type { ErrorTable } from './errors.ts';

export const embedErrors = {
  'vimeo-basic': { status: 422 },
} as const satisfies ErrorTable;
