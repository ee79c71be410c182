import { hitKinds } from './census.ts';

/** Kinds of raw hits by code: those of the specification (administration §3), then our own from 100 on. */
export const rawKinds = {
  ...hitKinds,
  buttonSeen: 101,
  buttonPressed: 102,
  formSeen: 103,
  popup: 104,
  quickView: 105,
  formBegun: 106,
  productSeen: 110,
  addedToCart: 111,
  cartSeen: 112,
  vital: 120,
} as const;
export type RawKind = keyof typeof rawKinds;

/** A hit as it is kept raw for 30 days: nothing in it names a person or an address of the net. */
export interface RawHit {
  readonly at: Date;
  readonly kind: RawKind;
  /** 64 bits. */
  readonly visitor: bigint;
  readonly path: string;
  readonly subject: string;
  readonly amount: number;
  readonly source: string;
  readonly campaign: string;
  readonly language: string;
  readonly country: string;
  readonly device: DeviceKind;
}

type DeviceKind = 'phone' | 'tablet' | 'computer';

/** Days that raw hits are kept; sums are kept for ever. */
export const rawHitDays = 30;

/** Kind of the device that a user agent names. */
export function deviceOf(userAgent: string): DeviceKind {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|Android/.test(userAgent) ? 'phone' : 'computer';
}

/** The language that a browser asks for first, without its region: `de`; '' where it asks for none. */
export function languageOf(acceptLanguage: string): string {
  return /^\s*([a-z]{2,3})\b/i.exec(acceptLanguage)?.[1]?.toLowerCase() ?? '';
}

/**
 * Source of a visit: that of the campaign, else the host of the page that one came from; '' for who came from the site
 * itself, or by the address.
 */
export function sourceOf(hit: {
  readonly campaignSource: string;
  readonly referrer: string;
  readonly hosts: ReadonlySet<string>;
}): string {
  if (hit.campaignSource !== '') return hit.campaignSource.toLowerCase();
  const host = /^https?:\/\/(?:[^/?#@]*@)?([\w.-]+(?::\d+)?)/i.exec(hit.referrer)?.[1]?.toLowerCase() ?? '';
  return hit.hosts.has(host) ? '' : host.replace(/:\d+$/, '').replace(/^www\./, '');
}

/** Text of a page as it is kept: without the characters that no database takes, cut to `length` characters. */
export function keptText(text: string, length: number): string {
  // Control characters, and halves of characters.
  return text
    .replace(/[\u0000-\u001f\u007f]/g, '')
    .slice(0, length)
    .toWellFormed();
}
