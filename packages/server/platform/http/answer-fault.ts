import type { ServerResponse } from 'node:http';
import { failedHtml } from '../pages/unpublished-page.ts';
import { knownContext } from './request-context.ts';
import { barePagePolicy, constantHeaders } from './security-headers.ts';
import { wantsHtml } from './wants-html.ts';

/** Answers what met a fault with as little as can fail itself: the bare error page, or a line of text to whoever reads none. */
export function answerFault(response: ServerResponse, status: 500 | 503): void {
  const site = knownContext(response.req)?.site;
  const isPage = site && wantsHtml(response.req);
  response.writeHead(status, {
    ...constantHeaders,
    'content-type': `text/${isPage ? 'html' : 'plain'}; charset=utf-8`,
    'cache-control': 'no-store',
    ...(isPage ? { 'content-security-policy': barePagePolicy } : {}),
    ...(status === 503 ? { 'retry-after': '3' } : {}),
  });
  response.end(isPage ? failedHtml(site) : 'Something went wrong\n');
}
