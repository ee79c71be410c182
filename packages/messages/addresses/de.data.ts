import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const de: Translation<typeof en> = {
  address: 'Straße und Hausnummer',
  apartment: 'Adresszusatz (freiwillig)',
  city: 'Ort',
  town: 'Ort',
  suburb: 'Vorort',
  district: 'Bezirk',
  area: 'Gebiet',
  county: 'Grafschaft',
  department: 'Departement',
  emirate: 'Emirat',
  island: 'Insel',
  oblast: 'Oblast',
  parish: 'Gemeinde',
  prefecture: 'Präfektur',
  province: 'Provinz',
  state: 'Bundesstaat',
  postalCode: 'Postleitzahl',
  postcode: 'Postleitzahl',
  zipCode: 'Postleitzahl (ZIP)',
  pinCode: 'Postleitzahl (PIN)',
  eircode: 'Eircode',
  firstName: 'Vorname',
  lastName: 'Nachname',
};
