import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const ptBr: Partial<Translation<typeof en>> = {
  'title.currency': 'Valor',
  'title.password': 'Senha',
  'title.address': 'Endereço',
  'title.likert': 'Quanto você concorda?',
  'title.section': 'Seção',
  signUp: 'Inscrever-se',
  thanksForSigningUp: 'Obrigado pela inscrição!',
};
