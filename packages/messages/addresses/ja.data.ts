import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const ja: Translation<typeof en> = {
  address: '住所',
  apartment: '建物名・部屋番号（任意）',
  city: '市区町村',
  town: '市町村',
  suburb: '地区',
  district: '区',
  area: 'エリア',
  county: '郡',
  department: '県',
  emirate: '首長国',
  island: '島',
  oblast: '州（オブラスチ）',
  parish: '教区',
  prefecture: '都道府県',
  province: '省・州',
  state: '州',
  postalCode: '郵便番号',
  postcode: '郵便番号',
  zipCode: '郵便番号（ZIP）',
  pinCode: '郵便番号（PIN）',
  eircode: 'Eircode',
  firstName: '名',
  lastName: '姓',
};
