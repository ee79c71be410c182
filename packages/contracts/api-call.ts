import type { ApiScope } from '@veranda/domain/integrations/scopes';
import Type from 'typebox';

/** Base path of the commerce API, on the studio's host. */
export const apiBase = '/api/commerce/v1';

/** Declaration shared by all calls that read. */
export function apiRead<const S extends ApiScope>(scope: S) {
  return {
    host: 'studio',
    method: 'GET',
    access: { kind: 'key', scope },
    crumb: 'none',
    rateLimit: 'commerce-api',
  } as const;
}

/** Declaration shared by all calls that change something. */
export function apiWrite<const S extends ApiScope>(scope: S) {
  return {
    host: 'studio',
    access: { kind: 'key', scope },
    crumb: 'signed',
    rateLimit: 'commerce-api',
    bodyKind: 'json',
    idempotency: 'taken',
  } as const;
}

export const ApiId = Type.String({ format: 'uuid' });
export const Moment = Type.String({ description: 'ISO 8601, UTC.' });
export const MomentOrNull = Type.Union([Moment, Type.Null()]);

/** A moment as a caller writes it, from the year 1000 on. */
export const GivenMoment = Type.String({ format: 'date-time', maxLength: 40, pattern: '^[12]' });

/** Paging of a list: a page, and the cursor that the page before it has given. */
export const Paging = {
  cursor: Type.Optional(
    Type.String({ maxLength: 200, description: '`pagination.nextPageCursor` of the page before.' }),
  ),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100, description: 'Entries of a page; 50 without it.' }),
  ),
};

/** Filter for the entries that changed within a period. */
export const ChangedWithin = {
  modifiedAfter: Type.Optional(GivenMoment),
  modifiedBefore: Type.Optional(GivenMoment),
};

export const Pagination = Type.Object({
  hasNextPage: Type.Boolean(),
  nextPageCursor: Type.Union([Type.String(), Type.Null()]),
});

/** A money amount that a caller names. */
export const GivenMoney = Type.Object(
  {
    value: Type.String({ maxLength: 20, pattern: '^\\d{1,15}(\\.\\d{1,4})?$' }),
    currency: Type.String({ minLength: 3, maxLength: 3, description: 'That of the shop.' }),
  },
  { additionalProperties: false },
);
