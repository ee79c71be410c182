import { islandTexts } from '@veranda/contracts/island-texts';
import { inLanguage } from '@veranda/contracts/translations/translate';
import type { Refusal } from '@veranda/domain/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { failedHtml } from '../pages/unpublished-page.ts';
import type { RenderedPage, SystemPage } from '../pages/page-renderer.ts';
import type { SiteEntry } from '../sites/site-directory.ts';
import { answerPage } from './answer-page.ts';
import { presentRefusal } from './errors.ts';
import { leaveNotice } from './page-notice.ts';
import { contextOf } from './request-context.ts';
import type { RawAnswer } from './route.ts';
import { barePagePolicy } from './security-headers.ts';
import { wantsHtml } from './wants-html.ts';

/** A request that is refused, or that met a fault. */
export interface Refused {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly refusal: Refusal;
}

/**
 * What a visitor reads in place of a refusal's JSON: the site's 404, its error page with the sentence (storefront §2:
 * page types 100 and 101), or, where a form's crumb had expired, the form's page again with a fresh one. Null for
 * whoever reads JSON: islands, programs, the studio.
 */
export async function refusalPage(
  deps: Pick<Deps, 'pages' | 'settings' | 'log'>,
  refused: Refused,
): Promise<RawAnswer | null> {
  const { request, reply, refusal } = refused;
  const { family, site } = contextOf(request.raw);
  if (family !== 'site' || !site || !wantsHtml(request)) return null;
  const form = refusal.code === 'crumb-failed' ? addressOfForm(request) : null;
  if (form !== null) {
    reply.header('set-cookie', leaveNotice(deps));
    return { kind: 'redirect', status: 303, location: form };
  }
  const shown = shownFor(site, refused);
  // A fault may be one of what pages are made of.
  if (shown.status >= 500) return barePage(reply, site, shown.status);
  const page = await drawn(deps, site, shown);
  return page ? answerPage({ reply }, page, shown.status) : barePage(reply, site, shown.status);
}

type Shown = SystemPage & { readonly kind: 'refused' | 'not-found'; readonly status: number };

// An address whose parts cannot be read leads to nothing.
function shownFor(site: SiteEntry, { request, refusal }: Refused): Shown {
  const { status, body } = presentRefusal(refusal, site.language);
  const isAddress = refusal.code === 'malformed' && ['GET', 'HEAD'].includes(request.method);
  if (status === 404 || isAddress) return { kind: 'not-found', status: 404 };
  const lacksCookies = refusal.code === 'crumb-failed' && request.headers.cookie === undefined;
  const sentence = lacksCookies ? inLanguage(site.language, islandTexts.cookiesOffMessage) : body.error;
  return { kind: 'refused', status, sentence };
}

async function drawn(
  { pages, log }: Pick<Deps, 'pages' | 'log'>,
  site: SiteEntry,
  shown: Shown,
): Promise<RenderedPage | null> {
  try {
    return await pages.system(site, shown);
  } catch (error) {
    log.warn({ error, websiteId: site.id }, 'an error page could not be drawn in its theme');
    return null;
  }
}

function barePage(reply: FastifyReply, site: SiteEntry, status: number): RawAnswer {
  reply.header('content-security-policy', barePagePolicy);
  return { kind: 'html', status, html: failedHtml(site) };
}

// Of the form's own site, and read by GET. Without any cookie there is none to keep a fresh crumb in, nor the notice.
function addressOfForm({ raw, headers }: FastifyRequest): string | null {
  const { origin } = contextOf(raw);
  const { cookie, referer = '' } = headers;
  if (cookie === undefined || !URL.canParse(referer)) return null;
  const from = new URL(referer);
  if (from.origin !== origin || from.pathname.startsWith('/api/')) return null;
  return origin + from.pathname + from.search;
}
