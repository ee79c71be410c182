import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const it: Translation<typeof en> = {
  address: 'Indirizzo',
  apartment: 'Interno, piano (facoltativo)',
  city: 'Città',
  town: 'Città o comune',
  suburb: 'Sobborgo',
  district: 'Distretto',
  area: 'Zona',
  county: 'Contea',
  department: 'Dipartimento',
  emirate: 'Emirato',
  island: 'Isola',
  oblast: 'Oblast’',
  parish: 'Parrocchia',
  prefecture: 'Prefettura',
  province: 'Provincia',
  state: 'Stato',
  postalCode: 'Codice postale',
  postcode: 'Codice postale',
  zipCode: 'Codice ZIP',
  pinCode: 'Codice PIN',
  eircode: 'Eircode',
  firstName: 'Nome',
  lastName: 'Cognome',
};
