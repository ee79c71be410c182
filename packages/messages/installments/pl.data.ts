import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pl: Translation<typeof en> = {
  installmentsTitle: 'Płać w ratach',
  installmentsCart: 'Zapełnij koszyk i przejdź do kasy.',
  installmentsFirst: 'Wybierz płatność w ratach i zapłać dziś pierwszą ratę.',
  installmentsRest: 'Pozostałe raty są pobierane co dwa tygodnie, bez odsetek.',
  installmentsNote:
    'Dostawca decyduje, czy zamówienie można opłacić w ratach. Spóźniona płatność może wiązać się z opłatą.',
};
