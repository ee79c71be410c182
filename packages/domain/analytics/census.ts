import { recordTypes } from '../pages/record-types.ts';

/** What happens to a pop-up. */
export const overlayEvents = ['open', 'close', 'follow', 'submit'] as const;

/** Numbers of hits (administration §3, analytics event types). */
export const hitKinds = { pageView: 1, siteSearch: 2, heartbeat: 10, audio: 20, video: 21 } as const;
export type HitKind = keyof typeof hitKinds;

/** Milliseconds after which a call of the census counts as lost (administration §9). */
export const analyticsTimeoutMs = 2500;

/** Milliseconds between two heartbeats of a page that is being looked at, and their number a page at most. */
export const heartbeats = { everyMs: 30_000, most: 20 } as const;

/**
 * Record type of a hit (administration §3): a search and a heartbeat have one of their own, any other hit has that of its
 * page.
 */
export function hitRecordType(kind: HitKind, pageRecordType: number): number {
  if (kind === 'siteSearch') return recordTypes['site-search'];
  return kind === 'heartbeat' ? recordTypes['active-time'] : pageRecordType;
}

/** Kinds of collections whose items are all of one record type; any other page is text. */
const recordTypesOfCollections: Readonly<Record<string, number>> = {
  products: recordTypes['store-item'],
  events: recordTypes.event,
  gallery: recordTypes.gallery,
  projects: recordTypes.gallery,
  album: recordTypes.audio,
};

/**
 * Record type of a page (administration §3): that of its item, of a page of items that of the items, of any other page
 * text.
 */
export function pageRecordType(page: {
  readonly item: number | null;
  readonly hasProduct: boolean;
  /** `blog`, `events` …; '' for a page of no collection. */
  readonly collection: string;
}): number {
  if (page.hasProduct) return recordTypes['store-item'];
  return page.item ?? recordTypesOfCollections[page.collection] ?? recordTypes.text;
}
