import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pl: Translation<typeof en> = {
  declined: 'Twoja karta została odrzucona.',
  insufficientFunds: 'Na karcie nie ma wystarczających środków.',
  bankRefused: 'Bank odrzucił płatność.',
  refused: 'Twoja płatność została odrzucona. Spróbuj ponownie lub zapłać inaczej.',
  notCompleted: 'Płatność nie została dokończona.',
  unreadable: 'Nie udało się odczytać karty. Spróbuj ponownie.',
  notSaved: 'Nie udało się zapisać karty.',
  noSavedCard: 'Dla tej subskrypcji nie zapisano żadnej karty.',
  bankAsks: 'Twój bank prosi o potwierdzenie tej płatności.',
  expired: 'Twoja karta straciła ważność.',
  wrongCode: 'Kod zabezpieczający karty jest nieprawidłowy.',
  processingError: 'Nie udało się przetworzyć karty. Spróbuj ponownie za chwilę.',
};
