import type { ServerResponse } from 'node:http';
import { plainPolicy } from '../pages/plain-page.ts';
import { failedHtml } from '../pages/unpublished-page.ts';
import { siteOfRequest } from '../directory/site-of.ts';
import { constantHeaders } from '@veranda/server/platform/http/security-headers';
import { wantsHtml } from '@veranda/server/platform/http/wants-html';

/**
 * Answers what met a fault with as little as can fail itself: the bare error page, or a line of text to
 * whoever reads none.
 */
export function sendFaultPage(response: ServerResponse, status: 500 | 503): void {
  const site = siteOfRequest(response.req);
  const isPage = site && wantsHtml(response.req);
  response.writeHead(status, {
    ...constantHeaders,
    'content-type': `text/${isPage ? 'html' : 'plain'}; charset=utf-8`,
    'cache-control': 'no-store',
    ...(isPage ? { 'content-security-policy': plainPolicy("'self'") } : {}),
    ...(status === 503 ? { 'retry-after': '3' } : {}),
  });
  response.end(isPage ? failedHtml(site) : 'Something went wrong\n');
}
