import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const de: Translation<typeof en> = {
  required: 'Pflichtfeld',
  'too-long': 'Sie haben die Zeichengrenze überschritten.',
  email: 'Die E-Mail-Adresse ist ungültig. E-Mail-Adressen haben die Form name@example.com.',
  number: 'Geben Sie eine Zahl ein, etwa 12,5.',
  amount: 'Geben Sie einen Betrag ein, etwa 12,50.',
  'web-address': 'Geben Sie eine Webadresse ein, etwa https://example.com.',
  'user-name': 'Geben Sie einen Benutzernamen ein, etwa @name.',
  date: 'Ungültiges Datum.',
  time: 'Geben Sie eine Uhrzeit ein, etwa 14:30.',
  phone: 'Geben Sie eine Telefonnummer in Ziffern ein.',
  choice: 'Wählen Sie aus den angebotenen Möglichkeiten.',
  invalid: 'Ein oder mehrere Felder sind ungültig. Bitte prüfen Sie Ihre Eingaben.',
  captcha: 'Lösen Sie das CAPTCHA, bevor Sie senden.',
  unauthorised: 'Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.',
  notConfigured: 'Dieses Formular ist noch nicht eingerichtet.',
  rateLimited:
    'Das Formular konnte nicht gesendet werden: Es wurde zu oft gesendet. Bitte versuchen Sie es später noch einmal.',
  serverFault: 'Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.',
  unknown: 'Unbekannter Fehler. Bitte versuchen Sie es später noch einmal.',
  keyFailure: 'Es war kein Sendeschlüssel zu bekommen. Bitte versuchen Sie es später noch einmal.',
  parseFailure: 'Die Felder des Formulars waren nicht zu lesen. Bitte prüfen Sie Ihre Eingaben.',
  saveFailure:
    'Beim Verarbeiten des Formulars ist ein Fehler aufgetreten. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  problemAbove: 'Mit Ihrem Formular stimmt etwas nicht. Bitte scrollen Sie nach unten und sehen Sie nach.',
  problemBelow: 'Mit Ihrem Formular stimmt etwas nicht. Bitte scrollen Sie nach oben und sehen Sie nach.',
  submitting: 'Wird gesendet …',
};
