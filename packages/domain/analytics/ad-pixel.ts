/** An event sent to an ad pixel (administration §7). */
export type PixelEvent =
  | 'CompleteRegistration'
  | 'AddToCart'
  | 'Search'
  | 'Lead'
  | 'ViewContent'
  | 'Purchase';

/** Facts of an event; amounts in the major unit. */
export interface PixelFacts {
  readonly content_ids?: readonly string[];
  readonly content_name?: string;
  readonly content_type?: 'product';
  readonly value?: number;
  readonly currency?: string;
  readonly num_items?: number;
  readonly search_string?: string;
}

/** An event on a page. */
interface PixelCall {
  readonly id: string;
  readonly event: PixelEvent;
  readonly page: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Deduplication key: an event sent twice with the same id counts once. */
  readonly eventId?: string;
}

/** The query of a picture that tells an ad-pixel of an event on a page. */
export function pixelQuery(call: PixelCall, facts: PixelFacts): string {
  const known = Object.entries(facts).filter(([, value]) => value !== undefined && value !== '');
  const events = known.map(
    ([name, value]) => [`cd[${name}]`, Array.isArray(value) ? JSON.stringify(value) : String(value)] as const,
  );
  const query = [
    ...Object.entries({ id: call.id, ev: call.event, dl: call.page, ts: String(call.at) }),
    ...(call.eventId === undefined ? [] : [['eid', call.eventId] as const]),
    ...events,
  ];
  return query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
}
