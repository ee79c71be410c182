import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const cs: Translation<typeof en> = {
  declined: 'Vaše karta byla zamítnuta.',
  insufficientFunds: 'Na vaší kartě není dost prostředků.',
  bankRefused: 'Banka platbu zamítla.',
  refused: 'Vaše platba byla zamítnuta. Zkuste to prosím znovu nebo zaplaťte jinak.',
};
