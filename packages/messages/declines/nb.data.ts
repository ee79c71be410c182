import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nb: Translation<typeof en> = {
  declined: 'Kortet ditt ble avvist.',
  insufficientFunds: 'Det er ikke nok penger på kortet.',
  bankRefused: 'Banken avviste betalingen.',
  refused: 'Betalingen din ble avvist. Prøv igjen eller betal på en annen måte.',
};
