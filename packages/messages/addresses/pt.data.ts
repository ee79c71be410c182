import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pt: Translation<typeof en> = {
  address: 'Endereço',
  apartment: 'Andar, porta (facultativo)',
  city: 'Cidade',
  town: 'Localidade',
  suburb: 'Bairro',
  district: 'Distrito',
  area: 'Zona',
  county: 'Condado',
  department: 'Departamento',
  emirate: 'Emirado',
  island: 'Ilha',
  oblast: 'Oblast',
  parish: 'Freguesia',
  prefecture: 'Prefeitura',
  province: 'Província',
  state: 'Estado',
  postalCode: 'Código postal',
  postcode: 'Código postal',
  zipCode: 'Código postal (ZIP)',
  pinCode: 'Código postal (PIN)',
  eircode: 'Eircode',
  firstName: 'Nome próprio',
  lastName: 'Apelido',
};
