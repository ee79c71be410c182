import { overlayEvents } from '@veranda/domain/analytics/census';
import Type, { type TSchema } from 'typebox';
import { endpoint } from './endpoint.ts';
import { censusPaths } from './visit-facts.ts';

// A form of the page's own; the census carries no crumb (administration §7), so that only the site's own
// pages may send.
const base = {
  host: 'site',
  method: 'POST',
  access: { kind: 'visitor' },
  bodyKind: 'form',
  bodyLimit: 16_000,
  response: Type.Object({ recorded: Type.Boolean() }),
  crumb: 'same-origin',
  rateLimit: 'telemetry',
} as const;

const VisitorCookie = Type.String({ maxLength: 120, description: 'Empty in cookie-less mode.' });
const Text = Type.String({ maxLength: 500 });

const fields = (properties: Record<string, TSchema>) =>
  Type.Object({ ...properties, visitorCookie: VisitorCookie }, { additionalProperties: false });

/** Takes a page that was seen (1), searched on (2), is being looked at (10), and audio (20) or video (21) that was played. */
export const recordHit = endpoint({
  name: 'record-hit',
  path: censusPaths.hit,
  ...base,
  body: Type.Object(
    {
      event: Type.Unsafe<string>(Type.Union(['1', '2', '10', '20', '21'].map((code) => Type.Literal(code)))),
      data: Type.String({ maxLength: 6000, description: 'JSON of an object.' }),
      visitorCookie: VisitorCookie,
    },
    { additionalProperties: false },
  ),
});

const button = { pageId: Text, url: Text, title: Text, buttonText: Text, buttonUrl: Text };

/** Takes a button that was pressed. */
export const recordButtonClick = endpoint({
  name: 'record-button-click',
  path: censusPaths['button-click'],
  ...base,
  body: fields(button),
});

/** Takes a button that was seen. */
export const recordButtonRender = endpoint({
  name: 'record-button-render',
  path: censusPaths['button-render'],
  ...base,
  body: fields(button),
});

/** Takes a form that was seen. */
export const recordFormRender = endpoint({
  name: 'record-form-render',
  path: censusPaths['form-render'],
  ...base,
  body: fields({ formId: Type.String({ maxLength: 64 }) }),
});

/** Takes a form in which a visitor began to write; our own beside `form-render`. */
export const recordFormBegin = endpoint({
  name: 'record-form-begin',
  path: censusPaths['form-begin'],
  ...base,
  body: fields({ formId: Type.String({ maxLength: 64 }) }),
});

/** Takes a pop-up that opened, was closed, was followed or whose form was sent (administration §7). */
export const recordOverlay = endpoint({
  name: 'record-overlay',
  path: censusPaths.overlay,
  ...base,
  body: fields({
    event: Type.Union(overlayEvents.map((event) => Type.Literal(event))),
    version: Type.String({ pattern: '^\\d{1,7}$', description: 'Of the pop-up.' }),
    pageId: Text,
    url: Text,
    title: Text,
  }),
});

/** Takes a product that was looked at in the quick view. */
export const recordQuickView = endpoint({
  name: 'record-quick-view',
  host: 'site',
  method: 'POST',
  path: `${censusPaths.quickView}/:id`,
  access: { kind: 'visitor' },
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  response: Type.Object({ recorded: Type.Boolean() }),
  crumb: 'same-origin',
  rateLimit: 'telemetry',
});
