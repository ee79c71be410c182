import { siteFileSegments } from './site-file-segments.ts';
import type { Route } from '@veranda/server/platform/http/route';

/** Addresses of the decisions ("Paths the spec does not show") that no route of a site answers. */
const otherSegments = ['s', 'p', 'static', 'config'];

/** The first words of a site's addresses that its routes, bundles and files answer: no page may be there. */
export function reservedSlugsOf(routes: readonly Route[]): ReadonlySet<string> {
  return new Set([...routes.flatMap(firstSegment), ...siteFileSegments, ...otherSegments]);
}

/** First words that must go to the router; every other GET is for a page or a file of the site. */
export function routedSegments(routes: readonly Route[]): ReadonlySet<string> {
  return new Set(['bundles', ...routes.flatMap(firstSegment)]);
}

function firstSegment({ endpoint }: Route): string[] {
  return endpoint.host === 'site' ? [endpoint.path.split('/')[1] ?? ''] : [];
}
