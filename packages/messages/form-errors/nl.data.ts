import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nl: Translation<typeof en> = {
  required: 'Verplicht',
  'too-long': 'Je hebt het maximale aantal tekens overschreden.',
  email: 'Het e-mailadres is ongeldig. Een adres heeft de vorm name@example.com.',
  number: 'Vul een getal in, zoals 12,5.',
  amount: 'Vul een bedrag in, zoals 12,50.',
  'web-address': 'Vul een webadres in, zoals https://example.com.',
  'user-name': 'Vul een gebruikersnaam in, zoals @name.',
  date: 'Ongeldige datum.',
  time: 'Vul een tijd in, zoals 14:30.',
  phone: 'Vul een telefoonnummer in cijfers in.',
  choice: 'Kies uit de aangeboden mogelijkheden.',
  invalid: 'Een of meer velden zijn ongeldig, controleer wat je hebt ingevuld.',
  captcha: 'Voltooi de CAPTCHA voor je verzendt.',
  unauthorised: 'Het formulier kan niet worden verzonden. Probeer het later nog eens.',
  notConfigured: 'Dit formulier is nog niet ingesteld.',
  rateLimited:
    'Het formulier kan niet worden verzonden: het is te vaak verzonden. Probeer het later nog eens.',
  serverFault: 'Het formulier is niet verzonden. Probeer het later nog eens.',
  unknown: 'Onbekende fout, probeer het later nog eens.',
  keyFailure: 'Er was geen verzendsleutel te krijgen, probeer het later nog eens.',
  parseFailure: 'De velden van het formulier zijn niet te lezen, controleer wat je hebt ingevuld.',
  saveFailure: 'Fout bij het verwerken van het formulier. Laad de pagina opnieuw en probeer het nog eens.',
  problemAbove: 'Er is iets mis met je formulier. Scrol naar beneden om het na te kijken.',
  problemBelow: 'Er is iets mis met je formulier. Scrol naar boven om het na te kijken.',
  submitting: 'Verzenden…',
};
