import { storefrontStrings } from '@veranda/contracts/storefront-strings';
import { inLanguage } from '@veranda/contracts/translations/translate';
import { textDirection } from '@veranda/domain/languages/text-direction';
import { pageTypeCodes } from '@veranda/domain/pages/page-types';
import { escapeHtml } from '@veranda/render/escape-html';
import type { SiteEntry } from '../sites/site-directory.ts';

type Named = Pick<SiteEntry, 'title' | 'language'>;

/**
 * The error page without the theme (storefront §2, page type 101): where a page cannot be made and no good one is left.
 * It reads nothing, so that it stands while the database is away.
 */
export function failedHtml(
  site: Named,
  sentence = inLanguage(site.language, storefrontStrings.errorText),
): string {
  const home = escapeHtml(inLanguage(site.language, storefrontStrings.notFoundHomeText));
  return bareHtml(site, {
    attributes: ` class="page-type-${pageTypeCodes.error}"`,
    text: `<p style="margin:0 0 1rem;color:#4c5158">${escapeHtml(sentence)}</p><p style="margin:0"><a href="/" style="color:inherit">${home}</a></p>`,
  });
}

/** What visitors see of a site that is not published: its name and nothing else. */
export function unpublishedHtml(site: Named): string {
  const sentence = escapeHtml(inLanguage(site.language, storefrontStrings.unpublishedText));
  return bareHtml(site, { attributes: '', text: `<p style="margin:0;color:#4c5158">${sentence}</p>` });
}

function bareHtml(
  { title, language }: Named,
  body: { readonly attributes: string; readonly text: string },
): string {
  const name = escapeHtml(title);
  return `<!doctype html><html lang="${escapeHtml(language)}" dir="${textDirection(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${name}</title></head><body${body.attributes} style="margin:0;min-height:100svh;display:grid;place-items:center;background:#fbfaf7;color:#17191c;font-family:Georgia,serif;text-align:center"><main style="padding:2rem"><h1 style="font-weight:400;font-size:clamp(2rem,6vw,3.5rem);margin:0 0 .5rem">${name}</h1>${body.text}</main></body></html>`;
}
