import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const fr: Translation<typeof en> = {
  address: 'Adresse',
  apartment: 'Appartement, étage (facultatif)',
  city: 'Ville',
  town: 'Ville',
  suburb: 'Banlieue',
  district: 'District',
  area: 'Zone',
  county: 'Comté',
  department: 'Département',
  emirate: 'Émirat',
  island: 'Île',
  oblast: 'Oblast',
  parish: 'Paroisse',
  prefecture: 'Préfecture',
  province: 'Province',
  state: 'État',
  postalCode: 'Code postal',
  postcode: 'Code postal',
  zipCode: 'Code postal (ZIP)',
  pinCode: 'Code postal (PIN)',
  eircode: 'Eircode',
  firstName: 'Prénom',
  lastName: 'Nom',
};
