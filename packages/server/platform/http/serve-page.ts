import type { FastifyReply, FastifyRequest } from 'fastify';
import { freshCrumb, standingCrumb } from '../crumb/request-crumb.ts';
import type { Deps } from '../deps.ts';
import { requestFacts } from '../observe/request-facts.ts';
import { contextOf } from './request-context.ts';

/** Answers a path that no route of the site answers: a page of its published revision, or not found in its theme. */
export async function servePage(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { site } = contextOf(request.raw);
  if (!site) return reply.code(404).send();
  const facts = requestFacts(reply.raw);
  facts.route = 'page';
  facts.websiteId = site.id;
  const [path = '/', query = ''] = request.url.split('?', 2);
  if (!['GET', 'HEAD'].includes(request.method))
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .send({ error: 'There is nothing at this address.', code: 'not-found' });
  if (!standingCrumb(request.raw, deps)) reply.header('set-cookie', freshCrumb(request.raw, deps).setCookie);
  const page = await deps.pages.serve(
    site,
    { path, query: new URLSearchParams(query) },
    {
      acceptEncoding: String(request.headers['accept-encoding'] ?? ''),
      ifNoneMatch: request.headers['if-none-match'],
    },
  );
  return reply.code(page.status).headers(page.headers).send(page.body);
}
