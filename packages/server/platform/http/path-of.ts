import type { FastifyRequest } from 'fastify';

/** Path of a request's address, without its query. */
export function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  return url.split('?')[0] ?? '/';
}
