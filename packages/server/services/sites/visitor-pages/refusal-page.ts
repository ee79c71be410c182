import { translatorOf } from '@veranda/messages/catalog';
import { islandMessages } from '@veranda/messages/islands/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SitesDeps } from '../deps.ts';
import { plainPolicy } from '../pages/plain-page.ts';
import { failedHtml } from '../pages/unpublished-page.ts';
import type { RenderedPage } from '@veranda/server/platform/http/rendered-page';
import type { SystemPage } from '../pages/page-renderer.ts';
import type { SiteEntry } from '../directory/site-directory.ts';
import { siteOfRequest } from '../directory/site-of.ts';
import { respondWithPage } from '@veranda/server/platform/http/respond-with-page';
import { presentRefusal } from '@veranda/server/platform/http/errors';
import { leaveNotice } from './page-notice.ts';
import { contextOf } from '@veranda/server/platform/http/request-context';
import type { Refused } from '@veranda/server/platform/routing/visitor-hooks';
import type { RawAnswer } from '@veranda/server/platform/http/route';
import { wantsHtml } from '@veranda/server/platform/http/wants-html';

/**
 * Page that a visitor reads instead of a refusal's JSON: the site's 404, its error page with the sentence
 * (storefront §2: page types 100 and 101), or, where a form's crumb had expired, the form's page again with a
 * fresh one. Null for whoever reads JSON: islands, programs, the studio.
 */
export async function refusalPage(
  deps: Pick<SitesDeps, 'pages' | 'settings' | 'log'>,
  refused: Refused,
): Promise<RawAnswer | null> {
  const { request, reply, refusal } = refused;
  const site = siteOfRequest(request.raw);
  if (!site || !wantsHtml(request)) return null;
  const form = refusal.code === 'crumb-failed' ? addressOfForm(request) : null;
  if (form !== null) {
    reply.header('set-cookie', leaveNotice(deps));
    return { kind: 'redirect', status: 303, location: form };
  }
  const shown = shownFor(site, refused);
  // A fault may be one of what pages are made of.
  if (shown.status >= 500) return minimalErrorPage(reply, site, shown.status);
  const page = await drawn(deps, site, shown);
  return page ? respondWithPage({ reply }, page, shown.status) : minimalErrorPage(reply, site, shown.status);
}

type Shown = SystemPage & { readonly kind: 'refused' | 'not-found'; readonly status: number };

// An address whose parts cannot be read leads to nothing.
function shownFor(site: SiteEntry, { request, refusal }: Refused): Shown {
  const { status, body } = presentRefusal(refusal, site.language);
  const isAddress = refusal.code === 'malformed' && ['GET', 'HEAD'].includes(request.method);
  if (status === 404 || isAddress) return { kind: 'not-found', status: 404 };
  const lacksCookies = refusal.code === 'crumb-failed' && request.headers.cookie === undefined;
  const sentence = lacksCookies
    ? translatorOf(islandMessages, site.language)('cookiesOffMessage')
    : body.error;
  return { kind: 'refused', status, sentence };
}

async function drawn(
  { pages, log }: Pick<SitesDeps, 'pages' | 'log'>,
  site: SiteEntry,
  shown: Shown,
): Promise<RenderedPage | null> {
  try {
    return await pages.system(site, shown);
  } catch (error) {
    log.warn({ error, siteId: site.id }, 'an error page could not be drawn in its theme');
    return null;
  }
}

function minimalErrorPage(reply: FastifyReply, site: SiteEntry, status: number): RawAnswer {
  reply.header('content-security-policy', plainPolicy("'self'"));
  return { kind: 'html', status, html: failedHtml(site) };
}

// Address of the form on its own site, for GET. Without any cookie there is none to keep a fresh crumb in,
// nor the notice.
function addressOfForm({ raw, headers }: FastifyRequest): string | null {
  const { origin } = contextOf(raw);
  const { cookie, referer = '' } = headers;
  if (cookie === undefined || !URL.canParse(referer)) return null;
  const from = new URL(referer);
  if (from.origin !== origin || from.pathname.startsWith('/api/')) return null;
  return origin + from.pathname + from.search;
}
