import type { RawAnswer } from '../http/route.ts';

/** The media type of a CSV file. */
export const csvType = 'text/csv; charset=utf-8';

/** A CSV file as an answer. */
export function csvResponse(fileName: string, bytes: string | Uint8Array): RawAnswer {
  return { kind: 'bytes', status: 200, type: csvType, bytes, fileName };
}
