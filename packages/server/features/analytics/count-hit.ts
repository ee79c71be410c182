import {
  deviceOf,
  keptText,
  languageOf,
  type RawHit,
  type RawKind,
  sourceOf,
} from '@veranda/domain/analytics/hit';
import type { Deps } from '../../services/deps.ts';
import { readSiteUser } from '../../platform/sessions/site-user-session.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { isCountedVisit, type Visit } from './counted-visit.ts';
import { createVisitorHash } from './visitor-hash.ts';

/** What a page tells of a hit; the rest is read from the request. */
export interface ToldHit {
  readonly kind: RawKind;
  readonly cookie: string;
  readonly path: string;
  readonly subject?: string;
  readonly amount?: number;
  readonly referrer?: string;
  readonly campaignSource?: string;
  readonly campaign?: string;
}

/** Counts a hit of a visitor. @returns false for hits that are not counted: of bots, of people who work on the site */
export type CountHit = (call: Visit, hit: ToldHit) => Promise<boolean>;

/** Headers by which proxies tell a visitor's country; believed of trusted proxies alone. */
const countryHeaders = ['cf-ipcountry', 'cloudfront-viewer-country', 'x-country-code'];

/**
 * Counts hits into the buffer of this process. A site user is one visitor on every device, by the account's id. The time is
 * ours: a visitor's clock may be anything.
 */
export function createHitCounter(deps: Deps): CountHit {
  const hashOf = createVisitorHash(deps);
  return async (call, hit) => {
    const { request } = call;
    if (!isCountedVisit(deps, call) || request.userAgent === '') return false;
    const site = siteOf(call);
    const user = await readSiteUser(deps, site, call);
    const { ip, userAgent } = request;
    const cookie = user ? `member ${user.id}` : hit.cookie;
    const visitor = await hashOf({ siteId: site.id, timeZone: site.timeZone, cookie, ip, userAgent });
    return deps.hits.add(site.id, rawHit(deps, { call, hit, visitor, hosts: site.hosts }));
  };
}

interface Found {
  readonly call: Visit;
  readonly hit: ToldHit;
  readonly visitor: bigint;
  readonly hosts: ReadonlySet<string>;
}

function rawHit(deps: Pick<Deps, 'now'>, { call, hit, visitor, hosts }: Found): RawHit {
  const { headers, isProxied, userAgent } = call.request;
  const { referrer = '', campaignSource = '' } = hit;
  return {
    at: new Date(deps.now()),
    kind: hit.kind,
    visitor,
    path: keptText(hit.path, 300),
    subject: keptText((hit.subject ?? '').trim(), 200),
    amount: hit.amount ?? 0,
    source: keptText(sourceOf({ campaignSource, referrer, hosts }), 100),
    campaign: keptText(hit.campaign ?? '', 100),
    language: languageOf(headers['accept-language'] ?? ''),
    country: isProxied ? countryIn(headers) : '',
    device: deviceOf(userAgent),
  };
}

function countryIn(headers: Visit['request']['headers']): string {
  const told = countryHeaders.map((name) => headers[name]).find((value) => value !== undefined) ?? '';
  return /^[A-Z]{2}$/.test(told) && told !== 'XX' ? told : '';
}
