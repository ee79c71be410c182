import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const cs: Translation<typeof en> = {
  address: 'Ulice a číslo',
  apartment: 'Byt, patro (nepovinné)',
  city: 'Město',
  town: 'Město nebo obec',
  suburb: 'Předměstí',
  district: 'Okres',
  area: 'Oblast',
  county: 'Hrabství',
  department: 'Departement',
  emirate: 'Emirát',
  island: 'Ostrov',
  oblast: 'Oblast',
  parish: 'Farnost',
  prefecture: 'Prefektura',
  province: 'Provincie',
  state: 'Stát',
  postalCode: 'PSČ',
  postcode: 'PSČ',
  zipCode: 'PSČ (ZIP)',
  pinCode: 'PSČ (PIN)',
  eircode: 'Eircode',
  firstName: 'Jméno',
  lastName: 'Příjmení',
};
