import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaticFile } from './static-files.ts';

/** Sends a file in the best encoding the client takes; 304 when it has it already. */
export function sendStatic(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, cacheControl }: { readonly file: StaticFile; readonly cacheControl: string },
): FastifyReply {
  reply.header('etag', file.etag).header('cache-control', cacheControl).header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const chosen =
    file.br && accepted.includes('br') ? 'br' : file.gzip && accepted.includes('gzip') ? 'gzip' : null;
  if (chosen) reply.header('content-encoding', chosen);
  return reply
    .type(file.type)
    .header('cross-origin-resource-policy', 'same-origin')
    .send(chosen === 'br' ? file.br : chosen === 'gzip' ? file.gzip : file.identity);
}

/** Names of built files carry their hash: they never change. */
export const immutable = 'public, max-age=31536000, immutable';
