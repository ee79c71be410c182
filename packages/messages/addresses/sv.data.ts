import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const sv: Translation<typeof en> = {
  address: 'Adress',
  apartment: 'Lägenhet, våning (valfritt)',
  city: 'Ort',
  town: 'Stad eller ort',
  suburb: 'Förort',
  district: 'Distrikt',
  area: 'Område',
  county: 'Grevskap',
  department: 'Departement',
  emirate: 'Emirat',
  island: 'Ö',
  oblast: 'Oblast',
  parish: 'Församling',
  prefecture: 'Prefektur',
  province: 'Provins',
  state: 'Delstat',
  postalCode: 'Postnummer',
  postcode: 'Postnummer',
  zipCode: 'Postnummer (ZIP)',
  pinCode: 'Postnummer (PIN)',
  eircode: 'Eircode',
  firstName: 'Förnamn',
  lastName: 'Efternamn',
};
