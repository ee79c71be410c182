import Type from 'typebox';
import { endpoint } from './endpoint.ts';

const field = Type.Optional(Type.String({ maxLength: 500 }));
const ItemParams = Type.Object({ item: Type.String({ maxLength: 64 }) });

/**
 * The page on which a gift card is bought (page type 201): denomination, recipient, message, day of delivery.
 */
export const showGiftCard = endpoint({
  name: 'show-gift-card',
  host: 'site',
  method: 'GET',
  path: '/gift-card/:item',
  access: { kind: 'visitor' },
  params: ItemParams,
  query: Type.Object(
    { sku: Type.Optional(Type.String({ maxLength: 60 })) },
    { additionalProperties: Type.String({ maxLength: 300 }) },
  ),
  response: Type.Unknown(),
  crumb: 'none',
});

/**
 * Its form: `sku` or `option.<Name>`, `to` (`recipient` or `me`) and what is said of the delivery. Continues
 * to the checkout, where the card is alone; the visitor's cart stays as it is.
 */
export const buyGiftCard = endpoint({
  name: 'buy-gift-card',
  host: 'site',
  method: 'POST',
  path: '/gift-card/:item',
  access: { kind: 'visitor' },
  params: ItemParams,
  body: Type.Object(
    {
      sku: field,
      to: field,
      recipientName: field,
      recipientEmail: field,
      senderName: field,
      message: Type.Optional(Type.String({ maxLength: 2000 })),
      deliverOn: field,
    },
    { additionalProperties: Type.String({ maxLength: 500 }) },
  ),
  bodyKind: 'form',
  response: Type.Object({ cartToken: Type.String(), checkoutUrl: Type.String() }),
  crumb: 'required',
  rateLimit: 'add-entry',
});

/** Page on which the holder of a gift card sees its balance. */
export const showGiftBalance = endpoint({
  name: 'show-gift-balance',
  host: 'site',
  method: 'GET',
  path: '/gift-card/balance',
  access: { kind: 'visitor' },
  response: Type.Unknown(),
  crumb: 'none',
});

/** Asks for the balance by the card's code; ten times an hour from an address. */
export const askGiftBalance = endpoint({
  name: 'ask-gift-balance',
  host: 'site',
  method: 'POST',
  path: '/gift-card/balance',
  access: { kind: 'visitor' },
  body: Type.Object({ code: Type.String({ maxLength: 60 }), crumb: field }, { additionalProperties: false }),
  bodyKind: 'form',
  response: Type.Object({
    last4: Type.String(),
    balance: Type.Object({ value: Type.String(), currency: Type.String() }),
  }),
  crumb: 'required',
});
