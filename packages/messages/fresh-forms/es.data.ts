import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const es: Translation<typeof en> = {
  'title.text': 'Texto',
  'title.textarea': 'Mensaje',
  'title.email': 'Correo electrónico',
  'title.number': 'Número',
  'title.website': 'Sitio web',
  'title.currency': 'Importe',
  'title.password': 'Contraseña',
  'title.twitter': 'Twitter',
  'title.date': 'Fecha',
  'title.time': 'Hora',
  'title.name': 'Nombre',
  'title.address': 'Dirección',
  'title.phone': 'Teléfono',
  'title.radio': 'Elige una opción',
  'title.checkbox': 'Elige las que quieras',
  'title.select': 'Elige una opción',
  'title.likert': '¿Hasta qué punto estás de acuerdo?',
  'title.hidden': 'Oculto',
  'title.section': 'Sección',
  submit: 'Enviar',
  signUp: 'Suscribirse',
  thanks: '¡Gracias!',
  thanksForSigningUp: '¡Gracias por suscribirte!',
  option: 'Opción {number, number}',
};
