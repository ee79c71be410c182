import { formatOf, formatted } from '@veranda/render/page/formats';
import type { PageOutput } from '@veranda/render/page/render-page';
import { constantHeaders, httpsHeaders } from '@veranda/server/platform/http/security-headers';
import type { SitesDeps } from '../deps.ts';
import type { SiteEntry } from '../directory/site-directory.ts';
import { plainCode } from './plain-page.ts';
import { failedHtml, unpublishedHtml } from './unpublished-page.ts';
import { type Answer, encodeResponse } from './encoded-response.ts';
import { pagePolicy, type PolicyNeeds } from './page-policy.ts';
import type { RenderedPage } from '@veranda/server/platform/http/rendered-page';
import type { ServedPage } from './page-renderer.ts';

type PageResponseDeps = Pick<SitesDeps, 'settings' | 'captcha'>;

/** Answers that pages become, with the headers that every answer of the platform carries. */
export function createPageResponses(deps: PageResponseDeps) {
  const always = { ...constantHeaders, ...(deps.settings.scheme === 'https' ? httpsHeaders : {}) };
  const pack = (answer: Answer, grown?: (bytes: number) => void) =>
    encodeResponse({ ...answer, headers: { ...always, ...answer.headers } }, grown);
  const htmlHeaders = (html: string, needs: PolicyNeeds = {}) => headersOf(deps, html, needs);
  function failed(site: SiteEntry, status: 500 | 503): ServedPage {
    const body = failedHtml(site);
    const again = status === 503 ? { 'retry-after': '3' } : {};
    const headers = {
      ...htmlHeaders(body, { inlineCode: plainCode }),
      'cache-control': 'no-store',
      ...again,
    };
    return { ...pack({ status, headers, body }).identity, status };
  }
  function unpublished(site: SiteEntry): RenderedPage {
    const html = unpublishedHtml(site);
    return { status: 404, html, headers: htmlHeaders(html, { inlineCode: plainCode }) };
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
  return { pack, htmlHeaders, asOwnPage, unpublished, failed };
}

function headersOf(
  { settings, captcha }: PageResponseDeps,
  html: string,
  { ownCode = false, inlineCode, frames, code }: PolicyNeeds,
) {
  const more = captcha.page.provider === 'recaptcha' ? { captchaScript: captcha.page.scriptUrl } : {};
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': pagePolicy(html, settings.studioOrigin, {
      ownCode,
      ...more,
      ...(inlineCode ? { inlineCode } : {}),
      ...(frames ? { frames } : {}),
      ...(code ? { code } : {}),
    }),
  };
}

/** See `createPageResponses`. */
export type PageResponses = ReturnType<typeof createPageResponses>;
