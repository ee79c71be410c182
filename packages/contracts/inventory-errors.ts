import type { ErrorTable } from './errors.ts';

export const inventoryErrors = {
  'variant-not-found': { status: 404, message: 'This variant no longer exists.' },
  'movement-not-found': { status: 404, message: 'This change of stock does not exist.' },
  'movement-not-undoable': { status: 409, message: 'Only a change made by hand can be undone.' },
  'stock-too-few': {
    status: 409,
    message: 'Some were sold in the meantime. There is less in stock than you want to remove.',
  },
} as const satisfies ErrorTable;
