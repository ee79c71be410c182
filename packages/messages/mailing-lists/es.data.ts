import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const es: Translation<typeof en> = {
  listConfirmTitle: 'Un clic más',
  listConfirmText: '¿Quieres suscribir {email} a {list}?',
  listConfirmButton: 'Confirmar mi suscripción',
  listConfirmedTitle: 'Te has suscrito.',
  listConfirmedText:
    '{email} ya está en {list}. Puedes darte de baja cuando quieras: cada correo lleva un enlace para ello.',
  listUnsubscribeTitle: '¿Darte de baja?',
  listUnsubscribeText: '{email} no recibirá más correos de {list}.',
  listUnsubscribeButton: 'Darme de baja',
  listUnsubscribedTitle: 'Te has dado de baja.',
  listUnsubscribedText: '{email} ya no recibe correos de {list}.',
  remindersTitle: '¿Sin más recordatorios?',
  remindersText: 'Puedes prescindir de los correos que recuerdan un carrito o piden una opinión.',
  remindersButton: 'Sin más recordatorios',
  remindersDoneTitle: 'Te has dado de baja.',
  remindersDoneText: 'Ya no recibirás recordatorios.',
  commentMailsTitle: '¿Darse de baja?',
  commentMailsText: 'Ya no recibirás correos sobre los comentarios de este sitio.',
  commentMailsDoneText: 'Ya no recibes correos sobre los comentarios de este sitio.',
  listLinkOverTitle: 'Este enlace ya no vale.',
  listLinkOverText:
    'Era para una dirección que ya no está en la lista, o es demasiado antiguo. Suscríbete de nuevo para recibir otro.',
};
