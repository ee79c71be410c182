import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pt: Translation<typeof en> = {
  required: 'Campo obrigatório',
  'too-long': 'Ultrapassou o limite de caracteres.',
  email: 'O e-mail não é válido. Os endereços de e-mail têm a forma name@example.com.',
  number: 'Introduza um número, por exemplo 12,5.',
  amount: 'Introduza um valor, por exemplo 12,50.',
  'web-address': 'Introduza um endereço web, por exemplo https://example.com.',
  'user-name': 'Introduza um nome de utilizador, por exemplo @name.',
  date: 'Data inválida.',
  time: 'Introduza uma hora, por exemplo 14:30.',
  phone: 'Introduza um número de telefone em algarismos.',
  choice: 'Escolha entre as opções apresentadas.',
  invalid: 'Um ou mais campos não são válidos, verifique o que preencheu.',
  captcha: 'Complete o CAPTCHA antes de enviar.',
  unauthorised: 'Não foi possível enviar o formulário. Tente novamente mais tarde.',
  notConfigured: 'Este formulário ainda não está configurado.',
  rateLimited:
    'Não foi possível enviar o formulário: foi enviado demasiadas vezes. Tente novamente mais tarde.',
  serverFault: 'O formulário não foi enviado. Tente novamente mais tarde.',
  unknown: 'Erro desconhecido, tente novamente mais tarde.',
  keyFailure: 'Não foi possível obter uma chave de envio, tente novamente mais tarde.',
  parseFailure: 'Não foi possível ler os campos do formulário, verifique o que preencheu.',
  saveFailure: 'Ocorreu um erro ao processar o formulário. Recarregue a página e tente novamente.',
  problemAbove: 'Há um problema com o formulário. Desça na página para o rever.',
  problemBelow: 'Há um problema com o formulário. Suba na página para o rever.',
  submitting: 'A enviar…',
};
