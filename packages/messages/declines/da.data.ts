import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const da: Translation<typeof en> = {
  declined: 'Dit kort blev afvist.',
  insufficientFunds: 'Der er ikke dækning på dit kort.',
  bankRefused: 'Banken afviste betalingen.',
  refused: 'Din betaling blev afvist. Prøv igen, eller betal på en anden måde.',
};
