import type { EndpointOutput } from '@veranda/contracts/endpoint';
import type { getOverview } from '@veranda/contracts/sites';
import { counted } from '../../counted.ts';
import { paths } from '../../paths.ts';

export type Overview = EndpointOutput<typeof getOverview>;

/** One of the next best acts of the home screen; `isDone` says that somebody of the site has done it. */
export interface NextStep {
  readonly id: 'product' | 'page' | 'shipping' | 'publish' | 'order';
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
      title: 'Edit your pages',
      note: 'Add your own text and images.',
      isDone: overview.editedPages > 0,
      href: paths.pages(site.slug),
    },
    {
      id: 'product',
      title: 'Add your products',
      note: 'All you need is a photo, a name and a price.',
      isDone: overview.products > overview.sampleProducts,
      href: store ? paths.newProduct(site.slug, store.id) : paths.products(site.slug),
    },
    ...(overview.hasSampleRate || store ? [shippingStep(site, overview)] : []),
    {
      id: 'publish',
      title: 'Publish',
      note: 'One click, and the world can visit.',
      isDone: overview.published,
      href: null,
    },
    {
      id: 'order',
      title: 'Place a test order',
      note: 'Buy something yourself. No money is charged in test mode.',
      isDone: overview.orders > 0,
      href: overview.published ? shop : null,
    },
  ];
}

function shippingStep(site: { slug: string }, overview: Overview): NextStep {
  return {
    id: 'shipping',
    title: 'Set your shipping rates',
    note: 'Until then, your shop charges a sample rate.',
    isDone: !overview.hasSampleRate,
    href: paths.shipping(site.slug),
  };
}

/** Line about samples that visitors see beside what is sold; null when there are none. */
export function samplesLeft({ products, sampleProducts }: Overview): string | null {
  if (sampleProducts === 0 || products === sampleProducts) return null;
  return sampleProducts === 1
    ? 'One sample product is still in your shop.'
    : `${counted(sampleProducts, 'sample product')} are still in your shop.`;
}
