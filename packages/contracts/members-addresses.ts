import Type, { type Static } from 'typebox';
import { Address } from './checkout.ts';
import { endpoint } from './endpoint.ts';

/** An address that a site user keeps, and how it is written in its country. */
export const OwnAddress = Type.Object({
  id: Type.String(),
  lines: Type.Array(Type.String()),
  address: Address,
});
export type OwnAddress = Static<typeof OwnAddress>;

const OwnAddresses = Type.Object({
  addresses: Type.Array(OwnAddress, { description: 'The one that is offered first before the others.' }),
});

/** The addresses of the signed-in customer. */
export const listOwnAddresses = endpoint({
  name: 'list-own-addresses',
  host: 'site',
  method: 'GET',
  path: '/api/site-users/account/addresses',
  access: { kind: 'visitor' },
  response: OwnAddresses,
  crumb: 'none',
});

/** Keeps an address: a new one, or in place of that of `id`. A form sends the fields that the country has. */
export const keepOwnAddress = endpoint({
  name: 'keep-own-address',
  host: 'site',
  method: 'POST',
  path: '/api/site-users/account/addresses',
  access: { kind: 'visitor' },
  body: Type.Object(
    {
      ...Type.Partial(Address).properties,
      id: Type.Optional(Type.String({ maxLength: 36 })),
      redraw: Type.Optional(
        Type.Literal('1', { description: 'Nothing is kept: a form asks for the fields of its country.' }),
      ),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'form',
  response: OwnAddresses,
  crumb: 'required',
});

const ofOne = {
  host: 'site',
  method: 'POST',
  access: { kind: 'visitor' },
  params: Type.Object({ address: Type.String({ format: 'uuid' }) }),
  bodyKind: 'form',
  body: Type.Object({}, { additionalProperties: false }),
  response: OwnAddresses,
  crumb: 'required',
} as const;

/** Offers an address before the others. */
export const preferOwnAddress = endpoint({
  ...ofOne,
  name: 'prefer-own-address',
  path: '/api/site-users/account/addresses/:address/prefer',
});

/** Forgets an address. */
export const removeOwnAddress = endpoint({
  ...ofOne,
  name: 'remove-own-address',
  path: '/api/site-users/account/addresses/:address/remove',
});
