import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { NumberedPaging } from './list-query.ts';
import { SiteParams } from './sites.ts';

const Token = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) });

/** The page that the mail after a purchase leads to (page type 209). */
export const showReviewRequest = endpoint({
  name: 'show-review-request',
  host: 'site',
  method: 'GET',
  path: '/reviews/:token',
  access: { kind: 'visitor' },
  params: Token,
  query: Type.Object({ done: Type.Optional(Type.String({ maxLength: 64 })) }),
  response: Type.Unknown(),
  crumb: 'none',
});

/** Writes a review of a product that was bought: the form of that page, which needs no JavaScript. */
export const writeReview = endpoint({
  name: 'write-review',
  host: 'site',
  method: 'POST',
  path: '/reviews/:token',
  access: { kind: 'visitor' },
  params: Token,
  body: Type.Object(
    {
      productId: Type.String({ maxLength: 64 }),
      rating: Type.Optional(Type.Integer()),
      title: Type.Optional(Type.String({ maxLength: 2_000 })),
      body: Type.Optional(Type.String({ maxLength: 20_000 })),
      author: Type.Optional(Type.String({ maxLength: 2_000 })),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'form',
  response: Type.Object({ status: Type.String() }),
  crumb: 'required',
  rateLimit: 'reviews',
});

const Status = Type.Union([Type.Literal('waiting'), Type.Literal('published'), Type.Literal('rejected')]);

/** A review as the studio sees it. */
export const Review = Type.Object({
  id: Type.String(),
  productId: Type.String(),
  productTitle: Type.String(),
  productUrl: Type.String(),
  origin: Type.Union([Type.Literal('native'), Type.Literal('imported')]),
  rating: Type.Integer(),
  title: Type.String(),
  body: Type.String(),
  author: Type.String(),
  status: Status,
  writtenAt: Type.String(),
});
export type Review = Static<typeof Review>;

const read = { kind: 'member', area: ['comments', 'products'], level: 'read' } as const;
const write = { kind: 'member', area: ['comments', 'products'], level: 'write' } as const;
const ReviewParams = Type.Object({ ...SiteParams.properties, review: Type.String({ format: 'uuid' }) });

/** One page of reviews, the newest first. */
export const listReviews = endpoint({
  name: 'list-reviews',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/reviews',
  access: read,
  params: SiteParams,
  query: Type.Object({
    status: Type.Optional(Status),
    ...NumberedPaging,
  }),
  response: Type.Object({
    reviews: Type.Array(Review),
    total: Type.Integer(),
    counts: Type.Object({
      waiting: Type.Integer(),
      published: Type.Integer(),
      rejected: Type.Integer(),
    }),
  }),
  crumb: 'none',
});

/** Shows a review, or keeps it from being shown. */
export const decideReview = endpoint({
  name: 'decide-review',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/reviews/:review/status',
  access: write,
  params: ReviewParams,
  body: Type.Object({ status: Status }, { additionalProperties: false }),
  bodyKind: 'json',
  response: Type.Object({ id: Type.String(), status: Status }),
  crumb: 'required',
});

export const removeReview = endpoint({
  name: 'remove-review',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/reviews/:review',
  access: write,
  params: ReviewParams,
  response: Type.Object({ id: Type.String() }),
  crumb: 'required',
});

/**
 * Brings reviews from elsewhere: a CSV file with the columns product (id, address word or SKU), rating and
 * author, and title, body and date where they are known. The same row again changes nothing.
 */
export const importReviews = endpoint({
  name: 'import-reviews',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/reviews/import',
  access: write,
  params: SiteParams,
  bodyKind: 'multipart',
  bodyLimit: 10_000_000,
  response: Type.Object({
    imported: Type.Integer(),
    known: Type.Integer(),
    faults: Type.Array(Type.Object({ row: Type.Integer(), reason: Type.String() }), { maxItems: 100 }),
  }),
  crumb: 'required',
});
