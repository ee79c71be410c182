import type { FastifyReply } from 'fastify';
import { presentRefusal } from '../http/errors.ts';
import { contextOf } from '../http/request-context.ts';
import { sendResponse } from './send-response.ts';
import { pathOf } from '../http/path-of.ts';
import { setRetryAfter } from '../http/retry-after.ts';
import type { Refused, RoutingDeps } from './visitor-hooks.ts';

/**
 * Answers a refusal, whatever refused: a page to whoever reads pages on a site, JSON to everybody else; with
 * its message under `data` too where that is what is read.
 */
export async function sendRequestRefusal(
  deps: Pick<RoutingDeps, 'visitors'>,
  { tellsInData, ...refused }: Refused & { readonly tellsInData?: true | undefined },
): Promise<FastifyReply> {
  const { request, reply, refusal } = refused;
  const { family, site } = contextOf(request.raw);
  const language = family === 'site' ? site?.language : undefined;
  const { status, body } = presentRefusal(refusal, language, pathOf(request));
  if (status === 503) reply.header('retry-after', '3');
  setRetryAfter(reply, refusal);
  reply.header('cache-control', 'no-store');
  const page = await deps.visitors.refusalPage(refused);
  if (page) return sendResponse({ deps, request, reply }, page);
  return reply.code(status).send(tellsInData ? { ...body, data: { message: body.error } } : body);
}
