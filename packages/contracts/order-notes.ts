import Type from 'typebox';
import { endpoint } from './endpoint.ts';
import { OrderDetail } from './orders.ts';

const access = { kind: 'member', area: 'orders', level: 'write' } as const;
const OrderParams = Type.Object({
  site: Type.String({ maxLength: 64 }),
  order: Type.String({ maxLength: 64 }),
});
const NoteParams = Type.Object({ ...OrderParams.properties, note: Type.String({ format: 'uuid' }) });
const NoteBody = Type.Object(
  {
    // Some words, and no NUL, which PostgreSQL cannot keep.
    text: Type.String({ minLength: 1, maxLength: 2000, pattern: '^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$' }),
  },
  { additionalProperties: false },
);
const response = Type.Object({ order: OrderDetail });

/** Writes a note into the story of an order; the customer never sees it. */
export const addOrderNote = endpoint({
  name: 'add-order-note',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/orders/:order/notes',
  access,
  params: OrderParams,
  body: NoteBody,
  bodyKind: 'json',
  response,
  crumb: 'required',
});

/** Changes a note of one's own, or one that nobody has written. */
export const changeOrderNote = endpoint({
  name: 'change-order-note',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/orders/:order/notes/:note',
  access,
  params: NoteParams,
  body: NoteBody,
  bodyKind: 'json',
  response,
  crumb: 'required',
});

/** Removes a note of one's own, or one that nobody has written. */
export const removeOrderNote = endpoint({
  name: 'remove-order-note',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/orders/:order/notes/:note',
  access,
  params: NoteParams,
  response,
  crumb: 'required',
});
