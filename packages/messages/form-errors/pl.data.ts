import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pl: Translation<typeof en> = {
  required: 'Pole wymagane',
  'too-long': 'Przekroczono limit znaków.',
  email: 'Adres e-mail jest nieprawidłowy. Adresy e-mail mają postać name@example.com.',
  number: 'Podaj liczbę, na przykład 12,5.',
  amount: 'Podaj kwotę, na przykład 12,50.',
  'web-address': 'Podaj adres strony, na przykład https://example.com.',
  'user-name': 'Podaj nazwę użytkownika, na przykład @name.',
  date: 'Nieprawidłowa data.',
  time: 'Podaj godzinę, na przykład 14:30.',
  phone: 'Podaj numer telefonu cyframi.',
  choice: 'Wybierz spośród podanych opcji.',
  invalid: 'Co najmniej jedno pole jest nieprawidłowe, sprawdź wpisane dane.',
  captcha: 'Rozwiąż CAPTCHA przed wysłaniem.',
  unauthorised: 'Nie udało się wysłać formularza. Spróbuj ponownie później.',
  notConfigured: 'Ten formularz nie jest jeszcze skonfigurowany.',
  rateLimited: 'Nie udało się wysłać formularza: wysłano go zbyt wiele razy. Spróbuj ponownie później.',
  serverFault: 'Formularz nie został wysłany. Spróbuj ponownie później.',
  unknown: 'Nieznany błąd, spróbuj ponownie później.',
  keyFailure: 'Nie udało się uzyskać klucza wysyłki, spróbuj ponownie później.',
  parseFailure: 'Nie udało się odczytać pól formularza, sprawdź wpisane dane.',
  saveFailure: 'Wystąpił błąd podczas przetwarzania formularza. Odśwież stronę i spróbuj ponownie.',
  problemAbove: 'W formularzu jest błąd. Przewiń w dół, aby go sprawdzić.',
  problemBelow: 'W formularzu jest błąd. Przewiń w górę, aby go sprawdzić.',
  submitting: 'Wysyłanie…',
};
