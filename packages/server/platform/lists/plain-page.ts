import { storefrontTexts } from '@veranda/contracts/storefront-strings';
import { escapeHtml } from '@veranda/render/escape-html';
import { type ListPageView, listPageWords } from '@veranda/render/page/list-view';
import type { SiteEntry } from '../sites/site-directory.ts';

/** The policy of the plain page: its own styles and its one form. */
export const plainPolicy =
  "default-src 'none'; style-src-attr 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const buttonStyle =
  'font:inherit;padding:.75rem 1.5rem;color:#fbfaf7;background:#17191c;border:0;border-radius:4px;cursor:pointer';

/** The page of a link where the site is not published: links in mails work for as long as there is a site. */
export function plainListPage(site: SiteEntry, view: ListPageView): string {
  const words = listPageWords(view, storefrontTexts(site.language));
  const form =
    view.action === ''
      ? ''
      : `<form method="post" action="${escapeHtml(view.action)}"><button style="${buttonStyle}" type="submit">${escapeHtml(words.button)}</button></form>`;
  return `<!doctype html><html lang="${escapeHtml(site.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(`${words.title} · ${site.title}`)}</title></head><body style="margin:0;min-height:100svh;display:grid;place-items:center;background:#fbfaf7;color:#17191c;font:1.0625rem/1.6 Georgia,serif"><main style="padding:2rem;max-width:34rem"><p style="margin:0;color:#4c5158">${escapeHtml(site.title)}</p><h1 style="font-weight:400;font-size:clamp(1.75rem,5vw,2.5rem);line-height:1.2;margin:.5rem 0 1rem">${escapeHtml(words.title)}</h1><p style="margin:0 0 1.5rem;overflow-wrap:anywhere">${escapeHtml(words.text)}</p>${form}</main></body></html>`;
}
