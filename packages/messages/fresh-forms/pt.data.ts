import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pt: Translation<typeof en> = {
  'title.text': 'Texto',
  'title.textarea': 'Mensagem',
  'title.email': 'E-mail',
  'title.number': 'Número',
  'title.website': 'Site',
  'title.currency': 'Montante',
  'title.password': 'Palavra-passe',
  'title.twitter': 'Twitter',
  'title.date': 'Data',
  'title.time': 'Hora',
  'title.name': 'Nome',
  'title.address': 'Morada',
  'title.phone': 'Telefone',
  'title.radio': 'Escolha uma opção',
  'title.checkbox': 'Escolha as que quiser',
  'title.select': 'Escolha uma opção',
  'title.likert': 'Até que ponto concorda?',
  'title.hidden': 'Oculto',
  'title.section': 'Secção',
  submit: 'Enviar',
  signUp: 'Subscrever',
  thanks: 'Obrigado!',
  thanksForSigningUp: 'Obrigado pela subscrição!',
  option: 'Opção {number, number}',
};
