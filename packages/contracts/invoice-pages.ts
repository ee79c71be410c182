import Type from 'typebox';
import { endpoint } from './endpoint.ts';

const InvoiceParams = Type.Object({ token: Type.String({ maxLength: 64 }) });

/**
 * An invoice that a shop has sent: what is to be paid, and until when. The token is a secret of the mail's
 * receiver.
 */
export const showInvoice = endpoint({
  name: 'show-invoice',
  host: 'site',
  method: 'GET',
  path: '/checkout/invoice/:token',
  access: { kind: 'visitor' },
  params: InvoiceParams,
  response: Type.Unknown(),
  crumb: 'none',
  rateLimit: 'checkout',
});

/** Goes to the checkout with the invoice; the visitor's own cart stays as it is. */
export const payInvoice = endpoint({
  name: 'pay-invoice',
  host: 'site',
  method: 'POST',
  path: '/checkout/invoice/:token',
  access: { kind: 'visitor' },
  params: InvoiceParams,
  body: Type.Object(
    { crumb: Type.Optional(Type.String({ maxLength: 200 })) },
    { additionalProperties: false },
  ),
  bodyKind: 'form',
  response: Type.Unknown(),
  crumb: 'required',
  rateLimit: 'checkout',
});
