import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

/** Texts that differ in Brazil. */
export const ptBr: Partial<Translation<typeof en>> = {
  'too-long': 'Você ultrapassou o limite de caracteres.',
  number: 'Digite um número, por exemplo 12,5.',
  amount: 'Digite um valor, por exemplo 12,50.',
  'web-address': 'Digite um endereço web, por exemplo https://example.com.',
  'user-name': 'Digite um nome de usuário, por exemplo @name.',
  time: 'Digite um horário, por exemplo 14:30.',
  phone: 'Digite um número de telefone em algarismos.',
  rateLimited:
    'Não foi possível enviar o formulário: ele foi enviado vezes demais. Tente novamente mais tarde.',
  problemAbove: 'Há um problema com o formulário. Role para baixo para revisar.',
  problemBelow: 'Há um problema com o formulário. Role para cima para revisar.',
  submitting: 'Enviando…',
};
