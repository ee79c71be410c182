import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const da: Translation<typeof en> = {
  required: 'Feltet skal udfyldes',
  'too-long': 'Du har overskredet grænsen for tegn.',
  email: 'E-mailadressen er ugyldig. E-mailadresser har formen name@example.com.',
  number: 'Indtast et tal, f.eks. 12,5.',
  amount: 'Indtast et beløb, f.eks. 12,50.',
  'web-address': 'Indtast en webadresse, f.eks. https://example.com.',
  'user-name': 'Indtast et brugernavn, f.eks. @name.',
  date: 'Ugyldig dato.',
  time: 'Indtast et klokkeslæt, f.eks. 14.30.',
  phone: 'Indtast et telefonnummer med cifre.',
  choice: 'Vælg blandt de muligheder, der er.',
  invalid: 'Et eller flere felter er ugyldige. Tjek det, du har skrevet.',
  captcha: 'Løs CAPTCHA, før du sender.',
  unauthorised: 'Formularen kunne ikke sendes. Prøv igen senere.',
  notConfigured: 'Formularen er ikke sat op endnu.',
  rateLimited: 'Formularen kunne ikke sendes: den er sendt for mange gange. Prøv igen senere.',
  serverFault: 'Det lykkedes ikke at sende formularen. Prøv igen senere.',
  unknown: 'Ukendt fejl. Prøv igen senere.',
  keyFailure: 'Der kunne ikke hentes en nøgle til at sende med. Prøv igen senere.',
  parseFailure: 'Formularens felter kunne ikke læses. Tjek det, du har skrevet.',
  saveFailure: 'Der opstod en fejl under behandlingen af formularen. Genindlæs siden, og prøv igen.',
  problemAbove: 'Der er et problem i formularen. Rul ned for at se det.',
  problemBelow: 'Der er et problem i formularen. Rul op for at se det.',
  submitting: 'Sender …',
};
