import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nl: Translation<typeof en> = {
  declined: 'Je kaart is geweigerd.',
  insufficientFunds: 'Er staat niet genoeg op je kaart.',
  bankRefused: 'De bank heeft de betaling geweigerd.',
  refused: 'Je betaling is geweigerd. Probeer het nog eens of betaal anders.',
};
