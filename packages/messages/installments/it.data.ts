import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const it: Translation<typeof en> = {
  installmentsTitle: 'Pagare a rate',
  installmentsCart: 'Riempi il carrello e vai alla cassa.',
  installmentsFirst: 'Scegli il pagamento a rate e paga oggi la prima parte.',
  installmentsRest: 'Le altre parti vengono addebitate ogni due settimane, senza interessi.',
  installmentsNote:
    'Il fornitore decide se un ordine può essere pagato a rate. I ritardi possono comportare una commissione.',
};
