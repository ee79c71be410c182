import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const sv: Translation<typeof en> = {
  installmentsTitle: 'Dela upp betalningen',
  installmentsCart: 'Fyll din varukorg och gå till kassan.',
  installmentsFirst: 'Välj delbetalning och betala första delen i dag.',
  installmentsRest: 'De andra delarna dras varannan vecka, utan ränta.',
  installmentsNote:
    'Leverantören avgör om en beställning kan delbetalas. Sena betalningar kan medföra en avgift.',
};
