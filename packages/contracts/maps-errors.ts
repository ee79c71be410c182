import type { ErrorTable } from './errors.ts';

export const mapErrors = {
  'places-away': { status: 503 },
  'place-not-found': { status: 404 },
} as const satisfies ErrorTable;
