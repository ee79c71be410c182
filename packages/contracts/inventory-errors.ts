import type { ErrorTable } from './errors.ts';

export const inventoryErrors = {
  'variant-not-found': { status: 404 },
  'movement-not-found': { status: 404 },
  'movement-not-undoable': { status: 409 },
  'stock-too-few': { status: 409 },
  'stock-moved': { status: 409 },
} as const satisfies ErrorTable;
