import Type from 'typebox';
import { endpoint } from './endpoint.ts';

const TokenParams = Type.Object({ token: Type.String({ maxLength: 200 }) });

/** Brings back the cart of a reminder and goes to it; a link that is over goes to the cart as it is. */
export const restoreCart = endpoint({
  name: 'restore-cart',
  host: 'site',
  method: 'GET',
  path: '/cart/restore/:token',
  changes: true,
  access: { kind: 'visitor' },
  params: TokenParams,
  response: Type.Unknown(),
  crumb: 'none',
  rateLimit: 'change-cart',
});

/** Asks whether there shall be no more reminders. */
export const showReminders = endpoint({
  name: 'show-reminders',
  host: 'site',
  method: 'GET',
  path: '/cart/reminders/:token',
  access: { kind: 'visitor' },
  params: TokenParams,
  response: Type.Unknown(),
  crumb: 'none',
  rateLimit: 'list-links',
});

/**
 * Ends reminders for an address: one press, or a mail program automatically (RFC 8058); the signed link is
 * the proof.
 */
export const refuseReminders = endpoint({
  name: 'refuse-reminders',
  host: 'site',
  method: 'POST',
  path: '/cart/reminders/:token',
  access: { kind: 'visitor' },
  params: TokenParams,
  response: Type.Object({ refused: Type.Literal(true) }),
  crumb: 'none',
  rateLimit: 'list-links',
});
