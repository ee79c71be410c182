import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pt: Translation<typeof en> = {
  title: 'Banco de teste',
  heading: 'É você?',
  asksForPayment: '{siteTitle} pede um pagamento.',
  asksForCard: '{siteTitle} pede para cobrar neste cartão a partir de agora.',
  note: 'Esta página faz de banco; nada é cobrado.',
  pay: 'Sim, pagar',
  confirmCard: 'Sim, confirmar o cartão',
  refuse: 'Não, recusar',
};
