import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { SiteParams } from './sites.ts';

const Id = Type.String({ format: 'uuid' });
export const DeliveryState = Type.Union([
  Type.Literal('pending'),
  Type.Literal('sent'),
  Type.Literal('failed'),
  Type.Literal('dead'),
]);
export type DeliveryState = Static<typeof DeliveryState>;
const Moment = Type.Union([Type.String(), Type.Null()]);

/** Delivery of one answer to one target. Times are ISO 8601. */
export const Delivery = Type.Object({
  id: Type.String(),
  formId: Type.String(),
  formName: Type.String(),
  submissionId: Type.String(),
  kind: Type.Union([
    Type.Literal('mail'),
    Type.Literal('list'),
    Type.Literal('mailchimp'),
    Type.Literal('sheet'),
    Type.Literal('webhook'),
  ]),
  label: Type.String({ description: 'The address, or the name of what it goes to.' }),
  sheetFile: Type.Union([Type.String(), Type.Null()], {
    description: 'Name of the CSV file that it was written to; null for anything else.',
  }),
  state: DeliveryState,
  attempts: Type.Integer(),
  lastError: Type.String({ description: 'Empty for none.' }),
  nextTryAt: Moment,
  sentAt: Moment,
  createdAt: Type.String(),
});
export type Delivery = Static<typeof Delivery>;

const read = { kind: 'member', area: 'answers', level: 'read' } as const;
const write = { kind: 'member', area: 'forms', level: 'write' } as const;

/** One page of deliveries, the newest first. */
export const listDeliveries = endpoint({
  name: 'list-deliveries',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/deliveries',
  access: read,
  params: SiteParams,
  query: Type.Object(
    {
      state: Type.Optional(DeliveryState),
      form: Type.Optional(Id),
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    },
    { additionalProperties: false },
  ),
  response: Type.Object({
    deliveries: Type.Array(Delivery),
    total: Type.Integer(),
    counts: Type.Object({
      pending: Type.Integer(),
      sent: Type.Integer(),
      failed: Type.Integer(),
      dead: Type.Integer(),
    }),
  }),
  crumb: 'none',
});

/** Tries a delivery that failed once more, now; one that was sent is never sent again. */
export const replayDelivery = endpoint({
  name: 'replay-delivery',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/deliveries/:delivery/replay',
  access: write,
  params: Type.Object({ ...SiteParams.properties, delivery: Id }),
  response: Type.Object({ id: Type.String() }),
  crumb: 'required',
});

/** Tries every delivery that was given up once more, at most 1,000 at a time. */
export const replayDeliveries = endpoint({
  name: 'replay-deliveries',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/deliveries/replay',
  access: write,
  params: SiteParams,
  response: Type.Object({ replayed: Type.Integer() }),
  crumb: 'required',
});

/** The CSV file that stands for a form's spreadsheet where no account is connected. */
export const getSheetFile = endpoint({
  name: 'get-sheet-file',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/forms/:form/sheet.csv',
  access: read,
  params: Type.Object({ ...SiteParams.properties, form: Id }),
  query: Type.Object({ name: Type.String({ maxLength: 200 }) }, { additionalProperties: false }),
  response: Type.Unknown(),
  crumb: 'none',
  recorded: true,
});
