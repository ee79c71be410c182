import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nb: Translation<typeof en> = {
  address: 'Adresse',
  apartment: 'Leilighet, etasje (valgfritt)',
  city: 'Sted',
  town: 'By eller tettsted',
  suburb: 'Forstad',
  district: 'Distrikt',
  area: 'Område',
  county: 'Grevskap',
  department: 'Departement',
  emirate: 'Emirat',
  island: 'Øy',
  oblast: 'Oblast',
  parish: 'Sogn',
  prefecture: 'Prefektur',
  province: 'Provins',
  state: 'Delstat',
  postalCode: 'Postnummer',
  postcode: 'Postnummer',
  zipCode: 'Postnummer (ZIP)',
  pinCode: 'Postnummer (PIN)',
  eircode: 'Eircode',
  firstName: 'Fornavn',
  lastName: 'Etternavn',
};
