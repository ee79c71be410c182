import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RawAnswer } from '../http/route.ts';
import { barePolicy } from '../http/security-headers.ts';
import type { RoutingDeps } from './visitor-hooks.ts';

interface Exchange {
  readonly deps: Pick<RoutingDeps, 'visitors'>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Sends what a handler answered: JSON, or what of another kind it says. */
export function sendResponse(exchange: Exchange, answer: unknown): FastifyReply {
  const { reply } = exchange;
  if (!isRaw(answer)) return reply.header('cache-control', 'no-store').send(answer);
  switch (answer.kind) {
    case 'redirect':
      return reply.code(answer.status).header('location', answer.location).send('');
    case 'html':
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', barePolicy);
      return sendPage(exchange, answer);
    case 'bytes':
      if (answer.fileName !== undefined) reply.header('content-disposition', attachment(answer.fileName));
      return reply.code(answer.status).type(answer.type).send(answer.bytes);
    case 'stream':
      if (answer.fileName !== undefined) reply.header('content-disposition', attachment(answer.fileName));
      if (answer.size !== null) reply.header('content-length', String(answer.size));
      return reply.code(answer.status).type(answer.type).send(answer.stream);
    case 'events':
      // Proxies that gather answers would hold every event back.
      reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
      return reply.type('text/event-stream; charset=utf-8').send(answer.stream);
  }
}

function sendPage(
  { deps, request, reply }: Exchange,
  page: RawAnswer & { readonly kind: 'html' },
): FastifyReply {
  reply.code(page.status);
  const { format } = (request.query ?? {}) as { readonly format?: unknown };
  const other = request.method === 'POST' || typeof format !== 'string' ? null : page.inFormat?.(format);
  if (other) return reply.header('x-robots-tag', 'noindex').type(other.type).send(other.text);
  reply.type('text/html; charset=utf-8');
  const withNotice = deps.visitors.withNotice(request.raw, page.html);
  if (withNotice === null) return reply.send(page.html);
  return reply.header('set-cookie', withNotice.setCookie).send(withNotice.html);
}

function attachment(fileName: string): string {
  return `attachment; filename="${fileName.replace(/[^\w.-]/g, '_')}"`;
}

const rawKinds: ReadonlySet<unknown> = new Set<RawAnswer['kind']>([
  'html',
  'redirect',
  'bytes',
  'stream',
  'events',
]);

function isRaw(answer: unknown): answer is RawAnswer {
  return typeof answer === 'object' && rawKinds.has((answer as { kind?: unknown } | null)?.kind);
}
