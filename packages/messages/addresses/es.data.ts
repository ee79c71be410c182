import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const es: Translation<typeof en> = {
  address: 'Dirección',
  apartment: 'Piso, puerta (opcional)',
  city: 'Ciudad',
  town: 'Localidad',
  suburb: 'Barrio',
  district: 'Distrito',
  area: 'Zona',
  county: 'Condado',
  department: 'Departamento',
  emirate: 'Emirato',
  island: 'Isla',
  oblast: 'Óblast',
  parish: 'Parroquia',
  prefecture: 'Prefectura',
  province: 'Provincia',
  state: 'Estado',
  postalCode: 'Código postal',
  postcode: 'Código postal',
  zipCode: 'Código postal (ZIP)',
  pinCode: 'Código postal (PIN)',
  eircode: 'Eircode',
  firstName: 'Nombre',
  lastName: 'Apellidos',
};
