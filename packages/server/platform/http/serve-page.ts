import type { IncomingMessage, ServerResponse } from 'node:http';
import { freshCrumb, standingCrumb } from '../crumb/request-crumb.ts';
import type { Deps } from '../deps.ts';
import { requestFacts } from '../observe/request-facts.ts';
import type { ServedPage } from '../pages/page-renderer.ts';
import { contextOf } from './request-context.ts';

/**
 * Answers a path that no route of the site answers: a page of its published revision, or not found in its theme. It
 * writes to the socket itself, at once where the page is in memory: such a page costs little more than its bytes.
 */
export function servePage(
  deps: Deps,
  request: IncomingMessage,
  response: ServerResponse,
): void | Promise<void> {
  const { site } = contextOf(request);
  if (!site) throw new Error('a page is asked for without a site');
  const facts = requestFacts(response);
  facts.route = 'page';
  facts.websiteId = site.id;
  const url = request.url ?? '/';
  const mark = url.indexOf('?');
  const page = deps.pages.serve(
    site,
    mark < 0
      ? { path: url, query: noQuery }
      : { path: url.slice(0, mark), query: new URLSearchParams(url.slice(mark)) },
    {
      acceptEncoding: String(request.headers['accept-encoding'] ?? ''),
      ifNoneMatch: request.headers['if-none-match'],
    },
  );
  if (!(page instanceof Promise)) return sendPage(deps, request, response, page);
  return page.then((made) => sendPage(deps, request, response, made));
}

function sendPage(
  ...[deps, request, response, page]: [Deps, IncomingMessage, ServerResponse, ServedPage]
): void {
  const needsCrumb = page.headers['content-type']?.startsWith('text/html') && !standingCrumb(request, deps);
  response.writeHead(
    page.status,
    needsCrumb ? { ...page.headers, 'set-cookie': freshCrumb(request, deps).setCookie } : page.headers,
  );
  response.end(request.method === 'HEAD' ? undefined : page.body);
}

const noQuery = new URLSearchParams();
