import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const ptBr: Partial<Translation<typeof en>> = {
  apartment: 'Apartamento, andar (opcional)',
  town: 'Cidade ou município',
  parish: 'Paróquia',
  prefecture: 'Província',
  postalCode: 'CEP',
  firstName: 'Nome',
  lastName: 'Sobrenome',
};
