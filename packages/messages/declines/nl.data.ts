import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nl: Translation<typeof en> = {
  declined: 'Je kaart is geweigerd.',
  insufficientFunds: 'Er staat niet genoeg op je kaart.',
  bankRefused: 'De bank heeft de betaling geweigerd.',
  refused: 'Je betaling is geweigerd. Probeer het nog eens of betaal anders.',
  notCompleted: 'De betaling is niet voltooid.',
  unreadable: 'Je kaart kon niet worden gelezen. Probeer het nog eens.',
  notSaved: 'De kaart kon niet worden opgeslagen.',
  noSavedCard: 'Voor dit abonnement is geen kaart opgeslagen.',
  bankAsks: 'Je bank vraagt je om deze betaling te bevestigen.',
  expired: 'Je kaart is verlopen.',
  wrongCode: 'De beveiligingscode van je kaart klopt niet.',
  processingError: 'Je kaart kon niet worden verwerkt. Probeer het zo nog eens.',
};
