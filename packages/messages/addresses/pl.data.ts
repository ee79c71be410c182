import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pl: Translation<typeof en> = {
  address: 'Ulica i numer',
  apartment: 'Mieszkanie, piętro (opcjonalnie)',
  city: 'Miejscowość',
  town: 'Miasto lub miejscowość',
  suburb: 'Przedmieście',
  district: 'Dzielnica',
  area: 'Obszar',
  county: 'Hrabstwo',
  department: 'Departament',
  emirate: 'Emirat',
  island: 'Wyspa',
  oblast: 'Obwód',
  parish: 'Parafia',
  prefecture: 'Prefektura',
  province: 'Prowincja',
  state: 'Stan',
  postalCode: 'Kod pocztowy',
  postcode: 'Kod pocztowy',
  zipCode: 'Kod pocztowy (ZIP)',
  pinCode: 'Kod pocztowy (PIN)',
  eircode: 'Eircode',
  firstName: 'Imię',
  lastName: 'Nazwisko',
};
