import type { FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';
import { presentRefusal } from './errors.ts';
import { type Refused, refusalPage } from './refusal-page.ts';
import { contextOf } from './request-context.ts';
import { sendAnswer } from './send-answer.ts';
import { setRetryAfter } from './retry-after.ts';

/**
 * Answers a refusal, whatever refused: a page to whoever reads pages on a site, JSON to everybody else; with its message
 * under `data` too where that is what is read.
 */
export async function sendRequestRefusal(
  deps: Pick<Deps, 'pages' | 'settings' | 'log'>,
  { tellsInData, ...refused }: Refused & { readonly tellsInData?: true | undefined },
): Promise<FastifyReply> {
  const { request, reply, refusal } = refused;
  const { family, site } = contextOf(request.raw);
  const { status, body } = presentRefusal(refusal, family === 'site' ? site?.language : undefined);
  if (status === 503) reply.header('retry-after', '3');
  setRetryAfter(reply, refusal);
  reply.header('cache-control', 'no-store');
  const page = await refusalPage(deps, refused);
  if (page) return sendAnswer({ deps, request, reply }, page);
  return reply.code(status).send(tellsInData ? { ...body, data: { message: body.error } } : body);
}
