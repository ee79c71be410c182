import { readCookie } from '../cookies/read-cookie.ts';
import { decodeJson, flag, object, text } from '@veranda/domain/decoders';

/** Facts of the page for tracking; `metrics` is the site's feature `site-visitor-metrics`. */
interface Visit {
  readonly metrics: boolean;
  readonly websiteId: string;
  readonly pageId: string;
}

const visit = object<Visit>({ metrics: flag, websiteId: text, pageId: text });

/** True in the browser of somebody who works on the site (decisions §tracking). */
export function isUncounted(): boolean {
  return readCookie('uncounted') === '1';
}

/** Reads it from the mark of the cart island, which is on every page of a site with a store. */
export function visitOf(page: Pick<Document, 'querySelector'>): Visit {
  const mark = page.querySelector<HTMLElement>('[data-island="cart"]');
  const props = mark?.dataset['props'];
  return props === undefined ? { metrics: false, websiteId: '', pageId: '' } : decodeJson(visit, props);
}
