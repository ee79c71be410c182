import type { IncomingMessage } from 'node:http';
import { storefrontStrings } from '@veranda/contracts/storefront-strings';
import { inLanguage } from '@veranda/contracts/translations/translate';
import { escapeHtml } from '@veranda/render/escape-html';
import type { Deps } from '../deps.ts';
import { cookiesOf, setCookieLine } from './cookies.ts';
import { contextOf } from './request-context.ts';

type NoticeDeps = Pick<Deps, 'settings'>;

// A cookie tells the next page of it: pages are kept for everybody, and an address would tell it again when it is shared.
const value = 'session';
/** Seconds within which the page is asked for that tells of it. */
const keptFor = 60;

/** The Set-Cookie line after which the next page says that the session had expired. */
export function leaveNotice(deps: NoticeDeps): string {
  return line(deps, value, keptFor);
}

/** The Set-Cookie line of the page that has said it. */
export function takeNotice(deps: NoticeDeps): string {
  return line(deps, '', 0);
}

/** What the page of this request has to say first, in its site's language; null for nothing. */
export function noticeOf(deps: NoticeDeps, request: IncomingMessage): string | null {
  if (request.method !== 'GET' || !request.headers.cookie?.includes(`notice=${value}`)) return null;
  const { site } = contextOf(request);
  if (!site || cookiesOf(deps, request).notice !== value) return null;
  return inLanguage(site.language, storefrontStrings.sessionNoticeText);
}

/** The page with a sentence at the head of its content, or of all where it has no marked content. */
export function withNotice(html: string, sentence: string): string {
  const notice = `<p class="v-notice v-page-notice" role="alert">${escapeHtml(sentence)}</p>`;
  const place = /<main\b[^>]*>/i.test(html) ? /<main\b[^>]*>/i : /<body\b[^>]*>/i;
  return html.replace(place, (tag) => tag + notice);
}

function line(deps: NoticeDeps, text: string, maxAge: number): string {
  return setCookieLine(deps, 'notice', { value: text, maxAge });
}
