import type { RenderedPage } from './rendered-page.ts';
import type { RawAnswer } from './route.ts';

/** Parts of a call that an answer with a page needs. */
export interface Answering {
  readonly reply: { header(name: string, value: string): unknown };
}

/** Answers a call with a page that was drawn for it: its headers, and its status unless another is given. */
export function respondWithPage(
  { reply }: Answering,
  { headers, html, status: own, inFormat }: RenderedPage,
  status: number = own,
): RawAnswer {
  for (const [name, value] of Object.entries(headers)) reply.header(name, value);
  return { kind: 'html', status, html, ...(inFormat ? { inFormat } : {}) };
}
