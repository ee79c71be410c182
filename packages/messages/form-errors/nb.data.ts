import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nb: Translation<typeof en> = {
  required: 'Må fylles ut',
  'too-long': 'Du har overskredet tegngrensen.',
  email: 'E-postadressen er ugyldig. E-postadresser har formen name@example.com.',
  number: 'Skriv inn et tall, for eksempel 12,5.',
  amount: 'Skriv inn et beløp, for eksempel 12,50.',
  'web-address': 'Skriv inn en nettadresse, for eksempel https://example.com.',
  'user-name': 'Skriv inn et brukernavn, for eksempel @name.',
  date: 'Ugyldig dato.',
  time: 'Skriv inn et klokkeslett, for eksempel 14.30.',
  phone: 'Skriv inn et telefonnummer med sifre.',
  choice: 'Velg blant alternativene som finnes.',
  invalid: 'Ett eller flere felt er ugyldige, sjekk det du har skrevet.',
  captcha: 'Fullfør CAPTCHA før du sender.',
  unauthorised: 'Skjemaet kunne ikke sendes. Prøv igjen senere.',
  notConfigured: 'Dette skjemaet er ikke satt opp ennå.',
  rateLimited: 'Skjemaet kunne ikke sendes: det er sendt for mange ganger. Prøv igjen senere.',
  serverFault: 'Det gikk ikke å sende skjemaet. Prøv igjen senere.',
  unknown: 'Ukjent feil, prøv igjen senere.',
  keyFailure: 'Det gikk ikke å hente en nøkkel for innsending, prøv igjen senere.',
  parseFailure: 'Feltene i skjemaet kunne ikke leses, sjekk det du har skrevet.',
  saveFailure: 'Noe gikk galt da skjemaet ble behandlet. Last inn siden på nytt og prøv igjen.',
  problemAbove: 'Det er et problem i skjemaet. Rull ned for å se det.',
  problemBelow: 'Det er et problem i skjemaet. Rull opp for å se det.',
  submitting: 'Sender …',
};
