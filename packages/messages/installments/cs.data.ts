import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const cs: Translation<typeof en> = {
  installmentsTitle: 'Platba na splátky',
  installmentsCart: 'Naplňte košík a přejděte k pokladně.',
  installmentsFirst: 'Zvolte platbu na splátky a první splátku zaplaťte dnes.',
  installmentsRest: 'Další splátky se strhávají každé dva týdny, bez úroků.',
  installmentsNote:
    'O tom, zda lze objednávku zaplatit na splátky, rozhoduje poskytovatel. Opožděná platba může být zpoplatněna.',
};
