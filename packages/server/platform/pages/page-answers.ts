import { formatOf, formatted } from '@veranda/render/page/formats';
import type { PageOutput } from '@veranda/render/page/render-page';
import { constantHeaders, httpsHeaders } from '../http/security-headers.ts';
import type { Deps } from '../deps.ts';
import type { SiteEntry } from '../sites/site-directory.ts';
import { failedHtml } from './unpublished-page.ts';
import { type Answer, encodeResponse } from './encoded-response.ts';
import { pagePolicy, type PolicyNeeds } from './page-policy.ts';
import type { RenderedPage, ServedPage } from './page-renderer.ts';

type AnswerDeps = Pick<Deps, 'settings' | 'captcha'>;

/** Answers that pages become, with the headers that every answer of the platform carries. */
export function openPageAnswers(deps: AnswerDeps) {
  const always = { ...constantHeaders, ...(deps.settings.scheme === 'https' ? httpsHeaders : {}) };
  const pack = (answer: Answer, grown?: (bytes: number) => void) =>
    encodeResponse({ ...answer, headers: { ...always, ...answer.headers } }, grown);
  const htmlHeaders = (html: string, needs: PolicyNeeds = {}) => headersOf(deps, html, needs);
  function failed(site: SiteEntry, status: 500 | 503): ServedPage {
    const body = failedHtml(site);
    const again = status === 503 ? { 'retry-after': '3' } : {};
    const headers = { ...htmlHeaders(body), 'cache-control': 'no-store', ...again };
    return { ...pack({ status, headers, body }).identity, status };
  }
  function asPage(page: PageOutput): RenderedPage {
    const { status, html } = page;
    const inFormat: RenderedPage['inFormat'] = (name) => {
      const format = formatOf(name);
      return format && formatted(page, format);
    };
    return { status, html, headers: htmlHeaders(html, page), inFormat };
  }
  // Drawn for one visitor: kept nowhere.
  function asOwnPage(page: PageOutput): RenderedPage {
    const headers = { ...htmlHeaders(page.html, page), 'cache-control': 'no-store' };
    return { ...asPage(page), headers };
  }
  return { pack, htmlHeaders, asOwnPage, failed };
}

function headersOf(
  { settings, captcha }: AnswerDeps,
  html: string,
  { ownCode = false, inlineCode }: PolicyNeeds,
) {
  const more = captcha.page.provider === 'recaptcha' ? { captchaScript: captcha.page.scriptUrl } : {};
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': pagePolicy(html, settings.studioOrigin, {
      ...{ ownCode, ...more },
      ...(inlineCode ? { inlineCode } : {}),
    }),
  };
}
