import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const da: Translation<typeof en> = {
  address: 'Adresse',
  apartment: 'Lejlighed, etage (valgfrit)',
  city: 'By',
  town: 'By eller sted',
  suburb: 'Forstad',
  district: 'Distrikt',
  area: 'Område',
  county: 'Grevskab',
  department: 'Departement',
  emirate: 'Emirat',
  island: 'Ø',
  oblast: 'Oblast',
  parish: 'Sogn',
  prefecture: 'Præfektur',
  province: 'Provins',
  state: 'Delstat',
  postalCode: 'Postnummer',
  postcode: 'Postnummer',
  zipCode: 'Postnummer (ZIP)',
  pinCode: 'Postnummer (PIN)',
  eircode: 'Eircode',
  firstName: 'Fornavn',
  lastName: 'Efternavn',
};
