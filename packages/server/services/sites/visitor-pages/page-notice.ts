import type { IncomingMessage } from 'node:http';
import { translatorOf } from '@veranda/messages/catalog';
import { pageMessages } from '@veranda/messages/pages/messages';
import { platformTemplate } from '@veranda/render/platform-pages/platform-template';
import type { SitesDeps } from '../deps.ts';
import { cookiesOf, setCookieLine } from '@veranda/server/platform/http/cookies';
import { contextOf } from '@veranda/server/platform/http/request-context';
import notice from './page-notice.html?raw';

type NoticeDeps = Pick<SitesDeps, 'settings'>;

// A cookie tells the next page of it: pages are kept for everybody, and an address would tell it again when
// it is shared.
const value = 'session';
const noticeBlock = platformTemplate<{ readonly text: string }>(notice);
/** Seconds within which the page is asked for that tells of it. */
const noticeTtlSeconds = 60;

/** The Set-Cookie line after which the next page says that the session had expired. */
export function leaveNotice(deps: NoticeDeps): string {
  return line(deps, value, noticeTtlSeconds);
}

/** The Set-Cookie line of the page that has said it. */
export function takeNotice(deps: NoticeDeps): string {
  return line(deps, '', 0);
}

/** First notice on the page of this request, in its site's language; null for nothing. */
export function noticeOf(deps: NoticeDeps, request: IncomingMessage): string | null {
  if (request.method !== 'GET' || !request.headers.cookie?.includes(`notice=${value}`)) return null;
  const { site } = contextOf(request);
  if (!site || cookiesOf(deps, request).notice !== value) return null;
  return translatorOf(pageMessages, site.language)('sessionNoticeText');
}

/** The page with a sentence at the head of its content, or of all where it has no marked content. */
export function withNotice(html: string, text: string): string {
  const place = /<main\b[^>]*>/i.test(html) ? /<main\b[^>]*>/i : /<body\b[^>]*>/i;
  return html.replace(place, (tag) => tag + noticeBlock({ text }));
}

/**
 * The page of a request with its notice, and the Set-Cookie line of the notice having been said; null where
 * there is none.
 */
export function pageWithNotice(
  deps: NoticeDeps,
  request: IncomingMessage,
  html: string,
): { readonly html: string; readonly setCookie: string } | null {
  const notice = noticeOf(deps, request);
  return notice === null ? null : { html: withNotice(html, notice), setCookie: takeNotice(deps) };
}

function line(deps: NoticeDeps, text: string, maxAge: number): string {
  return setCookieLine(deps, 'notice', { value: text, maxAge });
}
