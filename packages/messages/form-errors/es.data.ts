import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const es: Translation<typeof en> = {
  required: 'Obligatorio',
  'too-long': 'Has superado el límite de caracteres.',
  email: 'El correo electrónico no es válido. Debe tener la forma name@example.com.',
  number: 'Escribe un número, por ejemplo 12,5.',
  amount: 'Escribe un importe, por ejemplo 12,50.',
  'web-address': 'Escribe una dirección web, por ejemplo https://example.com.',
  'user-name': 'Escribe un nombre de usuario, por ejemplo @name.',
  date: 'Fecha no válida.',
  time: 'Escribe una hora, por ejemplo 14:30.',
  phone: 'Escribe un número de teléfono con cifras.',
  choice: 'Elige entre las opciones que se ofrecen.',
  invalid: 'Uno o más campos no son válidos, revisa lo que has escrito.',
  captcha: 'Completa el CAPTCHA antes de enviar.',
  unauthorised: 'No se pudo enviar el formulario. Inténtalo más tarde.',
  notConfigured: 'Este formulario aún no está configurado.',
  rateLimited: 'No se pudo enviar el formulario: se ha enviado demasiadas veces. Inténtalo más tarde.',
  serverFault: 'El formulario no se pudo enviar. Inténtalo más tarde.',
  unknown: 'Error desconocido, inténtalo más tarde.',
  keyFailure: 'No se pudo obtener una clave de envío, inténtalo más tarde.',
  parseFailure: 'No se pudieron leer los campos del formulario, revisa lo que has escrito.',
  saveFailure: 'Error al procesar el formulario. Vuelve a cargar la página e inténtalo de nuevo.',
  problemAbove: 'Tu formulario tiene un problema. Desplázate hacia abajo para revisarlo.',
  problemBelow: 'Tu formulario tiene un problema. Desplázate hacia arriba para revisarlo.',
  submitting: 'Enviando…',
};
