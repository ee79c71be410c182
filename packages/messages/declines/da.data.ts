import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const da: Translation<typeof en> = {
  declined: 'Dit kort blev afvist.',
  insufficientFunds: 'Der er ikke dækning på dit kort.',
  bankRefused: 'Banken afviste betalingen.',
  refused: 'Din betaling blev afvist. Prøv igen, eller betal på en anden måde.',
  notCompleted: 'Betalingen blev ikke gennemført.',
  unreadable: 'Dit kort kunne ikke læses. Prøv igen.',
  notSaved: 'Kortet kunne ikke gemmes.',
  noSavedCard: 'Der er ikke gemt noget kort til dette abonnement.',
  bankAsks: 'Din bank beder dig bekræfte denne betaling.',
  expired: 'Dit kort er udløbet.',
  wrongCode: 'Sikkerhedskoden på dit kort er forkert.',
  processingError: 'Dit kort kunne ikke behandles. Prøv igen om lidt.',
};
