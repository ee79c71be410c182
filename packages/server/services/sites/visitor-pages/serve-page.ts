import type { IncomingMessage, ServerResponse } from 'node:http';
import { freshCrumb, existingCrumb } from '@veranda/server/platform/crumb/request-crumb';
import type { SitesDeps } from '../deps.ts';
import { requestFacts } from '@veranda/server/platform/observe/request-facts';
import { bringsRights, readVisitorRights } from '../page-access/visitor-rights.ts';
import type { PageAddress, ServedPage } from '../pages/page-renderer.ts';
import type { SiteEntry } from '../directory/site-directory.ts';
import { siteOfRequest } from '../directory/site-of.ts';
import { noticeOf, takeNotice, withNotice } from './page-notice.ts';
import { privately } from '@veranda/server/platform/http/private-responses';
import { constantHeaders, httpsHeaders } from '@veranda/server/platform/http/security-headers';

/**
 * Answers a path that no route of the site answers: a page of its published revision, or not found in its
 * theme. It writes to the socket itself, at once where the page is in memory: such a page costs little more
 * than its bytes.
 */
export function servePage(
  deps: SitesDeps,
  request: IncomingMessage,
  response: ServerResponse,
): void | Promise<void> {
  const site = siteOfRequest(request);
  if (!site) throw new Error('a page is asked for without a site');
  const facts = requestFacts(response);
  facts.route = 'page';
  facts.siteId = site.id;
  const url = request.url ?? '/';
  const mark = url.indexOf('?');
  const address =
    mark < 0
      ? { path: url, query: noQuery }
      : { path: url.slice(0, mark), query: new URLSearchParams(url.slice(mark)) };
  if (bringsRights(deps, request)) return serveVisitor(deps, { site, address }, { request, response });
  return serveAnyone(deps, { site, address }, { request, response });
}

interface Asked {
  readonly site: SiteEntry;
  readonly address: PageAddress;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Answers somebody who may have rights: a page that not everyone sees is drawn for them alone. */
async function serveVisitor(deps: SitesDeps, { site, address }: Asked, exchange: Exchange): Promise<void> {
  const gate = await deps.pages.accessAt(site, address.path);
  if (gate === null) return serveAnyone(deps, { site, address }, exchange);
  const rights = await readVisitorRights(deps, { site, ...gate }, exchange.request);
  const { status, headers: own, html, inFormat } = await deps.pages.gated(site, address, { rights });
  const other = inFormat?.(address.query.get('format'));
  const headers = other ? { ...own, 'content-type': other.type, 'x-robots-tag': 'noindex' } : own;
  const body = Buffer.from(other ? other.text : html);
  const safe = deps.settings.scheme === 'https' ? httpsHeaders : {};
  const always = { ...constantHeaders, ...safe, 'content-length': String(body.length) };
  sendPage(deps, exchange, { status, headers: { ...always, ...headers }, body });
}

function serveAnyone(
  deps: SitesDeps,
  { site, address }: Asked,
  { request, response }: Exchange,
): void | Promise<void> {
  if (noticeOf(deps, request) !== null)
    return serveWithNotice(deps, { site, address }, { request, response });
  const page = deps.pages.serve(site, address, {
    acceptEncoding: String(request.headers['accept-encoding'] ?? ''),
    ifNoneMatch: request.headers['if-none-match'],
  });
  if (!(page instanceof Promise)) return sendPage(deps, { request, response }, page);
  return page.then((made) => sendPage(deps, { request, response }, made));
}

// The cached page, with the notice for this visitor alone.
async function serveWithNotice(
  deps: SitesDeps,
  { site, address }: Asked,
  { request, response }: Exchange,
): Promise<void> {
  const page = await deps.pages.serve(site, address, { acceptEncoding: '', ifNoneMatch: undefined });
  sendPage(deps, { request, response }, page);
}

function sendPage(deps: SitesDeps, { request, response }: Exchange, page: ServedPage): void {
  const isHtml = page.headers['content-type']?.startsWith('text/html') === true;
  const notice = isHtml ? noticeOf(deps, request) : null;
  const crumbLine = isHtml && !existingCrumb(request, deps) ? freshCrumb(request, deps).setCookie : null;
  if (notice !== null) return sendTold(deps, response, { page, notice, crumbLine });
  response.writeHead(page.status, crumbLine === null ? page.headers : withCookie(page.headers, [crumbLine]));
  response.end(request.method === 'HEAD' ? undefined : page.body);
}

function sendTold(
  deps: SitesDeps,
  response: ServerResponse,
  of: { readonly page: ServedPage; readonly notice: string; readonly crumbLine: string | null },
): void {
  const { page, notice, crumbLine } = of;
  const { etag: _, ...headers } = page.headers;
  const body = Buffer.from(withNotice(page.body?.toString() ?? '', notice));
  const told = { ...headers, 'cache-control': 'no-store', 'content-length': String(body.length) };
  const lines = [takeNotice(deps), ...(crumbLine === null ? [] : [crumbLine])];
  response.writeHead(page.status, withCookie(told, lines));
  response.end(body);
}

function withCookie(headers: ServedPage['headers'], lines: readonly string[]) {
  return { ...headers, 'cache-control': privately(headers['cache-control']), 'set-cookie': [...lines] };
}

const noQuery = new URLSearchParams();
