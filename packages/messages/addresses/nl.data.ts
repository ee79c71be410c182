import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nl: Translation<typeof en> = {
  address: 'Adres',
  apartment: 'Appartement, verdieping (optioneel)',
  city: 'Plaats',
  town: 'Plaats of stad',
  suburb: 'Voorstad',
  district: 'District',
  area: 'Gebied',
  county: 'Graafschap',
  department: 'Departement',
  emirate: 'Emiraat',
  island: 'Eiland',
  oblast: 'Oblast',
  parish: 'Parochie',
  prefecture: 'Prefectuur',
  province: 'Provincie',
  state: 'Staat',
  postalCode: 'Postcode',
  postcode: 'Postcode',
  zipCode: 'ZIP-code',
  pinCode: 'PIN-code',
  eircode: 'Eircode',
  firstName: 'Voornaam',
  lastName: 'Achternaam',
};
