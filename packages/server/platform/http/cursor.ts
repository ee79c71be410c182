import { type Refusal, refuse } from '@veranda/domain/refusal';

/** Default number of entries on a page. */
export const usualPage = 50;

/** A page of a list, and what leads to the next one. */
interface ApiPage<Row> {
  readonly rows: readonly Row[];
  readonly pagination: { readonly hasNextPage: boolean; readonly nextPageCursor: string | null };
}

/**
 * A page made of its rows and, when there are more, one row beyond them. `placeOf` tells where a row stands.
 */
export function pageOf<Row>(
  found: readonly Row[],
  limit: number,
  placeOf: (row: Row) => string,
): ApiPage<Row> {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const hasNextPage = found.length > limit;
  const nextPageCursor =
    hasNextPage && last !== undefined ? Buffer.from(placeOf(last)).toString('base64url') : null;
  return { rows, pagination: { hasNextPage, nextPageCursor } };
}

/**
 * The place that a cursor leads on from; null without one. Refused where it has not the shape of such a
 * place.
 */
export function placeAfter(cursor: string | undefined, shape: RegExp): string | null | Refusal {
  if (cursor === undefined) return null;
  const place = Buffer.from(cursor, 'base64url').toString();
  return shape.test(place) ? place : refuse('cursor-malformed', { field: 'cursor' });
}

/** A place that is an id. */
export const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A moment of a query; null where it says none. */
export function momentOf(text: string | undefined): Date | null {
  return text === undefined ? null : new Date(text);
}
