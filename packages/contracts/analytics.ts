import { errorLimits } from '@veranda/domain/analytics/error-limits';
import { shoppingEvents } from '@veranda/domain/analytics/shopping-events';
import Type, { type Static } from 'typebox';
import { performancePath } from './collector-paths.ts';
import { endpoint } from './endpoint.ts';
import { SiteParams } from './sites.ts';
import { purchaseClaimPath } from './visit-facts.ts';

/** Part of an error's `data` that is stored: texts by these names; whatever else a sender adds is ignored. */
export interface ErrorData {
  readonly message: string;
  readonly stack: string;
  /** Address of the script. */
  readonly source: string;
  /** Path of the page. */
  readonly page: string;
}

/**
 * An error of a page as its browser tells it (storefront §9); the specification leaves the shape of `data`
 * open.
 */
export const ErrorEvent = Type.Object({
  event: Type.String({ minLength: 1, maxLength: 60, description: '`error` or `unhandledrejection`.' }),
  data: Type.Unknown({
    cleaned: true,
    description: 'A message, or an object that may have message, stack, source and page.',
  }),
  timestamp: Type.Number({ minimum: 0, description: 'Milliseconds since 1970.' }),
});
export type ErrorEvent = Static<typeof ErrorEvent>;

/** Path to which browsers report errors (storefront §9). */
const errorReportPath = '/api/events/RecordJavascriptErrors';

/**
 * Takes the errors of a page: a list of at most 10. Sends beyond 20 a minute from one address are refused.
 */
export const recordErrors = endpoint({
  name: 'record-errors',
  host: 'site',
  method: 'POST',
  path: errorReportPath,
  access: { kind: 'visitor' },
  body: Type.Array(ErrorEvent, { minItems: 1, maxItems: errorLimits.waiting }),
  bodyKind: 'json',
  bodyLimit: 100_000,
  response: Type.Object({ recorded: Type.Integer() }),
  crumb: 'required',
  rateLimit: 'error-report',
});

/** Takes what a visitor did in a shop: form-encoded `crumb`, `event` and `data` (administration §7). */
export const recordEvent = endpoint({
  name: 'record-event',
  host: 'site',
  method: 'POST',
  path: '/api/events/RecordEvent',
  access: { kind: 'visitor' },
  body: Type.Object(
    {
      event: Type.Unsafe<(typeof shoppingEvents)[number]>(
        Type.Union(shoppingEvents.map((name) => Type.Literal(name))),
      ),
      data: Type.String({ maxLength: 4000, description: 'JSON of an object.' }),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'form',
  bodyLimit: 16_000,
  response: Type.Object({ recorded: Type.Boolean() }),
  crumb: 'required',
  rateLimit: 'telemetry',
});

/**
 * Asks to tell scripts that measure of an order's purchase: one key of a browser may, however often it asks,
 * and no other (storefront §3, the order for analytics).
 */
export const claimPurchase = endpoint({
  name: 'claim-purchase',
  host: 'site',
  method: 'POST',
  path: purchaseClaimPath,
  access: { kind: 'visitor' },
  body: Type.Object(
    {
      orderId: Type.String({ maxLength: 64 }),
      auth: Type.String({ maxLength: 100 }),
      claim: Type.String({ pattern: '^[\\w-]{8,64}$' }),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'form',
  bodyLimit: 4000,
  response: Type.Object({ claimed: Type.Boolean() }),
  crumb: 'required',
  rateLimit: 'telemetry',
});

/**
 * Takes what a page was like: text with a JSON array of records; whoever sends it does not read the answer.
 */
export const recordPerformance = endpoint({
  name: 'record-performance',
  host: 'site',
  method: 'POST',
  path: performancePath,
  access: { kind: 'visitor' },
  body: Type.String({ maxLength: 64_000 }),
  bodyKind: 'text',
  bodyLimit: 64_000,
  response: Type.Object({ recorded: Type.Integer() }),
  // A beacon carries no header of ours.
  crumb: 'same-origin',
  rateLimit: 'telemetry',
});

/** A kind of error that visitors met. */
export const PageError = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  message: Type.String(),
  stack: Type.String({ description: 'Of the latest.' }),
  source: Type.String(),
  page: Type.String({ description: 'Where it was met last.' }),
  userAgent: Type.String(),
  times: Type.Integer(),
  firstAt: Type.String(),
  lastAt: Type.String(),
});
export type PageError = Static<typeof PageError>;

/** The kinds of error of a site, the latest first: at most 100. */
export const listPageErrors = endpoint({
  name: 'list-page-errors',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/page-errors',
  access: { kind: 'member', area: 'analytics', level: 'read' },
  params: SiteParams,
  response: Type.Object({ errors: Type.Array(PageError) }),
  crumb: 'none',
});

/** Forgets a kind of error, as one that was mended; it comes back when it is met again. */
export const forgetPageError = endpoint({
  name: 'forget-page-error',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/page-errors/:error',
  access: { kind: 'member', area: ['settings', 'custom-code'], level: 'write' },
  params: Type.Object({ ...SiteParams.properties, error: Type.String({ format: 'uuid' }) }),
  response: Type.Object({ forgotten: Type.Boolean() }),
  crumb: 'required',
});
