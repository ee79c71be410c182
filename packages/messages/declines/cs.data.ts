import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const cs: Translation<typeof en> = {
  declined: 'Vaše karta byla zamítnuta.',
  insufficientFunds: 'Na vaší kartě není dost prostředků.',
  bankRefused: 'Banka platbu zamítla.',
  refused: 'Vaše platba byla zamítnuta. Zkuste to prosím znovu nebo zaplaťte jinak.',
  notCompleted: 'Platba nebyla dokončena.',
  unreadable: 'Vaši kartu se nepodařilo přečíst. Zkuste to prosím znovu.',
  notSaved: 'Kartu se nepodařilo uložit.',
  noSavedCard: 'Pro toto předplatné není uložena žádná karta.',
  bankAsks: 'Vaše banka žádá o potvrzení této platby.',
  expired: 'Platnost vaší karty vypršela.',
  wrongCode: 'Bezpečnostní kód vaší karty není správný.',
  processingError: 'Vaši kartu se nepodařilo zpracovat. Zkuste to prosím za chvíli znovu.',
};
