import type { EndpointOutput } from '@veranda/contracts/endpoint';
import type { getOverview } from '@veranda/contracts/sites';
import { paths } from '../../paths.ts';

export type Overview = EndpointOutput<typeof getOverview>;

/** One of the next best acts of the home screen; `isDone` follows from what the site has. */
export interface NextStep {
  readonly id: 'product' | 'page' | 'publish' | 'order';
  readonly title: string;
  readonly note: string;
  readonly isDone: boolean;
  /** Where it is done; `publish` is done on the spot, the order on the site itself. */
  readonly href: string | null;
}

/** The way from a new site to the first sale, in its order (design/editor.md, first run). */
export function nextSteps(site: { slug: string; url: string }, overview: Overview): readonly NextStep[] {
  const store = overview.stores[0];
  const shop = store ? `${site.url.replace(/\/$/, '')}/${store.urlSlug}` : site.url;
  return [
    {
      id: 'page',
      title: 'Make the pages yours',
      note: 'Put your own words and pictures in.',
      isDone: overview.published || overview.hasUnpublishedChanges,
      href: paths.pages(site.slug),
    },
    {
      id: 'product',
      title: 'Add what you sell',
      note: 'A photo, a name and a price are enough.',
      isDone: overview.products > 0,
      href: store ? paths.newProduct(site.slug, store.id) : paths.products(site.slug),
    },
    {
      id: 'publish',
      title: 'Publish',
      note: 'One press, and the world can visit.',
      isDone: overview.published,
      href: null,
    },
    {
      id: 'order',
      title: 'Place a test order',
      note: 'Buy from yourself: no money moves in test mode.',
      isDone: overview.orders > 0,
      href: overview.published ? shop : null,
    },
  ];
}
