import type { EndpointOutput } from '@veranda/contracts/endpoint';
import type { getOverview } from '@veranda/contracts/sites';
import { paths } from '../../paths.ts';
import { t } from './messages.ts';

export type Overview = EndpointOutput<typeof getOverview>;

/** One of the next best acts of the home screen; `isDone` says that somebody of the site has done it. */
export interface NextStep {
  readonly id: 'product' | 'page' | 'shipping' | 'publish' | 'order';
  readonly title: string;
  readonly note: string;
  readonly isDone: boolean;
  /** Address where the step is done; `publish` is done on the spot, the order on the site itself. */
  readonly href: string | null;
}

/** The way from a new site to its first visitors and, where it has a store, to the first sale, in its order. */
export function nextSteps(site: StepSite, overview: Overview): readonly NextStep[] {
  const { published } = overview;
  const pageStep: NextStep = {
    id: 'page',
    title: t('editYourPages'),
    note: t('editYourPagesNote'),
    isDone: overview.editedPages > 0,
    href: paths.pages(site.slug),
  };
  const publishStep: NextStep = {
    id: 'publish',
    title: t('publish'),
    note: t('publishNote'),
    isDone: published,
    href: null,
  };
  const store = overview.stores[0];
  if (!store) return [pageStep, publishStep];
  const orderStep: NextStep = {
    id: 'order',
    title: t('placeATestOrder'),
    note: t('placeATestOrderNote'),
    isDone: overview.orders > 0,
    href: published ? `${site.url.replace(/\/$/, '')}/${store.urlSlug}` : null,
  };
  return [
    pageStep,
    productStep(site, overview, store.id),
    shippingStep(site, overview),
    publishStep,
    orderStep,
  ];
}

interface StepSite {
  readonly slug: string;
  readonly url: string;
}

function productStep({ slug }: StepSite, overview: Overview, storeId: string): NextStep {
  return {
    id: 'product',
    title: t('addYourProducts'),
    note: t('addYourProductsNote'),
    isDone: overview.products > overview.sampleProducts,
    href: paths.newProduct(slug, storeId),
  };
}

function shippingStep(site: { slug: string }, overview: Overview): NextStep {
  return {
    id: 'shipping',
    title: t('setYourShippingRates'),
    note: t('setYourShippingRatesNote'),
    isDone: !overview.hasSampleRate,
    href: paths.shipping(site.slug),
  };
}

/** Line about samples that visitors see beside what is sold; null when there are none. */
export function samplesLeft({ products, sampleProducts }: Overview): string | null {
  if (sampleProducts === 0 || products === sampleProducts) return null;
  return t('sampleProducts', { count: sampleProducts });
}
