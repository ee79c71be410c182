import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const fi: Translation<typeof en> = {
  address: 'Katuosoite',
  apartment: 'Asunto, kerros (valinnainen)',
  city: 'Postitoimipaikka',
  town: 'Kaupunki tai paikkakunta',
  suburb: 'Esikaupunki',
  district: 'Piirikunta',
  area: 'Alue',
  county: 'Kreivikunta',
  department: 'Departementti',
  emirate: 'Emiraatti',
  island: 'Saari',
  oblast: 'Oblasti',
  parish: 'Pitäjä',
  prefecture: 'Prefektuuri',
  province: 'Provinssi',
  state: 'Osavaltio',
  postalCode: 'Postinumero',
  postcode: 'Postinumero',
  zipCode: 'Postinumero (ZIP)',
  pinCode: 'Postinumero (PIN)',
  eircode: 'Eircode',
  firstName: 'Etunimi',
  lastName: 'Sukunimi',
};
