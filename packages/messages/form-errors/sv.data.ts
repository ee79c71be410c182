import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const sv: Translation<typeof en> = {
  required: 'Obligatoriskt',
  'too-long': 'Du har gått över teckengränsen.',
  email: 'E-postadressen är ogiltig. E-postadresser skrivs i formen name@example.com.',
  number: 'Ange ett tal, till exempel 12,5.',
  amount: 'Ange ett belopp, till exempel 12,50.',
  'web-address': 'Ange en webbadress, till exempel https://example.com.',
  'user-name': 'Ange ett användarnamn, till exempel @name.',
  date: 'Ogiltigt datum.',
  time: 'Ange en tid, till exempel 14.30.',
  phone: 'Ange ett telefonnummer med siffror.',
  choice: 'Välj bland alternativen.',
  invalid: 'Ett eller flera fält är ogiltiga, kontrollera dina uppgifter.',
  captcha: 'Gör klart CAPTCHA innan du skickar.',
  unauthorised: 'Formuläret kunde inte skickas. Försök igen senare.',
  notConfigured: 'Formuläret är inte inställt än.',
  rateLimited: 'Formuläret kunde inte skickas: det har skickats för många gånger. Försök igen senare.',
  serverFault: 'Formuläret gick inte att skicka. Försök igen senare.',
  unknown: 'Okänt fel, försök igen senare.',
  keyFailure: 'Det gick inte att få en nyckel för att skicka, försök igen senare.',
  parseFailure: 'Formulärets fält gick inte att läsa, kontrollera dina uppgifter.',
  saveFailure: 'Något gick fel när formuläret behandlades. Ladda om sidan och försök igen.',
  problemAbove: 'Det finns ett problem i formuläret. Bläddra ner för att se det.',
  problemBelow: 'Det finns ett problem i formuläret. Bläddra upp för att se det.',
  submitting: 'Skickar …',
};
