import type { IncomingMessage, ServerResponse } from 'node:http';
import { freshCrumb, standingCrumb } from '../crumb/request-crumb.ts';
import type { Deps } from '../deps.ts';
import { requestFacts } from '../observe/request-facts.ts';
import { contextOf } from './request-context.ts';
import { constantHeaders, httpsHeaders } from './security-headers.ts';

/**
 * Answers a path that no route of the site answers: a page of its published revision, or not found in its theme. It
 * writes to the socket itself: a page from memory costs little more than its bytes.
 */
export async function servePage(
  deps: Deps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { site } = contextOf(request);
  if (!site) throw new Error('a page is asked for without a site');
  const facts = requestFacts(response);
  facts.route = 'page';
  facts.websiteId = site.id;
  const [path = '/', query = ''] = (request.url ?? '/').split('?', 2);
  const page = await deps.pages.serve(
    site,
    { path, query: new URLSearchParams(query) },
    {
      acceptEncoding: String(request.headers['accept-encoding'] ?? ''),
      ifNoneMatch: request.headers['if-none-match'],
    },
  );
  const headers: Record<string, string> = {
    ...constantHeaders,
    ...(deps.settings.scheme === 'https' ? httpsHeaders : {}),
    ...page.headers,
  };
  if (page.body !== null) headers['content-length'] = String(Buffer.byteLength(page.body));
  if (page.headers['content-type']?.startsWith('text/html') && !standingCrumb(request, deps))
    headers['set-cookie'] = freshCrumb(request, deps).setCookie;
  response.writeHead(page.status, headers);
  response.end(request.method === 'HEAD' ? undefined : page.body);
}
