import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const it: Translation<typeof en> = {
  required: 'Obbligatorio',
  'too-long': 'Hai superato il limite di caratteri.',
  email: 'L’indirizzo e-mail non è valido. Deve avere la forma name@example.com.',
  number: 'Inserisci un numero, per esempio 12,5.',
  amount: 'Inserisci un importo, per esempio 12,50.',
  'web-address': 'Inserisci un indirizzo web, per esempio https://example.com.',
  'user-name': 'Inserisci un nome utente, per esempio @name.',
  date: 'Data non valida.',
  time: 'Inserisci un orario, per esempio 14:30.',
  phone: 'Inserisci un numero di telefono in cifre.',
  choice: 'Scegli tra le opzioni proposte.',
  invalid: 'Uno o più campi non sono validi, controlla i dati inseriti.',
  captcha: 'Completa il CAPTCHA prima di inviare.',
  unauthorised: 'Impossibile inviare il modulo. Riprova più tardi.',
  notConfigured: 'Questo modulo non è ancora configurato.',
  rateLimited: 'Impossibile inviare il modulo: troppi invii. Riprova più tardi.',
  serverFault: 'Il modulo non è stato inviato. Riprova più tardi.',
  unknown: 'Errore sconosciuto, riprova più tardi.',
  keyFailure: 'Impossibile ottenere una chiave di invio, riprova più tardi.',
  parseFailure: 'Impossibile leggere i campi del modulo, controlla i dati inseriti.',
  saveFailure: 'Errore nell’elaborazione del modulo. Ricarica la pagina e riprova.',
  problemAbove: 'C’è un problema con il modulo. Scorri in basso per controllare.',
  problemBelow: 'C’è un problema con il modulo. Scorri in alto per controllare.',
  submitting: 'Invio in corso…',
};
