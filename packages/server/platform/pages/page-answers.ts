import type { PageOutput } from '@veranda/render/page/render-page';
import { constantHeaders, httpsHeaders } from '../http/security-headers.ts';
import type { Deps } from '../deps.ts';
import type { SiteEntry } from '../sites/site-directory.ts';
import { failedHtml } from './over-limits.ts';
import { type Answer, packAnswer } from './packed-answer.ts';
import { pagePolicy } from './page-policy.ts';
import type { RenderedPage, ServedPage } from './page-renderer.ts';

type AnswerDeps = Pick<Deps, 'settings' | 'captcha'>;

/** Answers that pages become, with the headers that every answer of the platform carries. */
export function openPageAnswers(deps: AnswerDeps) {
  const always = { ...constantHeaders, ...(deps.settings.scheme === 'https' ? httpsHeaders : {}) };
  const pack = (answer: Answer, grown?: (bytes: number) => void) =>
    packAnswer({ ...answer, headers: { ...always, ...answer.headers } }, grown);
  const unavailable: ServedPage = { ...pack(cannotServe).identity, status: cannotServe.status };
  const htmlHeaders = (html: string, ownCode = false) => headersOf(deps, html, ownCode);
  function failed(site: SiteEntry): ServedPage {
    const body = failedHtml(site.title);
    const headers = { ...htmlHeaders(body), 'cache-control': 'no-store' };
    return { ...pack({ status: 500, headers, body }).identity, status: 500 };
  }
  function asPage({ status, html, ownCode }: PageOutput): RenderedPage {
    return { status, html, headers: htmlHeaders(html, ownCode) };
  }
  // Drawn for one visitor: kept nowhere.
  function asOwnPage(page: PageOutput): RenderedPage {
    const headers = { ...htmlHeaders(page.html, page.ownCode), 'cache-control': 'no-store' };
    return { ...asPage(page), headers };
  }
  return { pack, htmlHeaders, asOwnPage, failed, unavailable };
}

function headersOf({ settings, captcha }: AnswerDeps, html: string, ownCode: boolean) {
  const more = captcha.page.provider === 'recaptcha' ? { captchaScript: captcha.page.scriptUrl } : {};
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': pagePolicy(html, settings.studioOrigin, { ownCode, ...more }),
  };
}

const cannotServe: Answer = {
  status: 503,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '3' },
  body: 'Something went wrong',
};
