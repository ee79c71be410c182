import { reportAreas } from '@veranda/domain/analytics/reports';
import { paths } from '../paths.ts';
import { t } from './messages.ts';

/** A place of a site's studio with the addresses below which one is there; home is only itself. */
export interface SitePlace {
  readonly id: 'home' | 'pages' | 'design' | 'products' | 'orders' | 'forms' | 'analytics' | 'settings';
  readonly label: string;
  readonly path: (site: string) => string;
  readonly below: readonly ((site: string) => string)[];
  /** The area of rights that it needs, or areas of which one is enough; null for nobody in particular. */
  readonly area: string | readonly string[] | null;
}

/** The places of a site in the order of the navigation. */
export const sitePlaces = [
  { id: 'home', label: t('home'), path: paths.home, below: [], area: null },
  {
    id: 'pages',
    label: t('pages'),
    path: paths.pages,
    below: [
      paths.pages,
      paths.collections,
      paths.items,
      paths.comments,
      paths.tags,
      paths.files,
      paths.importContent,
      paths.screens,
    ],
    area: 'pages',
  },
  { id: 'design', label: t('design'), path: paths.design, below: [paths.design], area: 'design' },
  {
    id: 'products',
    label: t('products'),
    path: paths.products,
    below: [paths.products, paths.inventory, paths.importProducts, paths.restock, paths.reviews],
    area: 'products',
  },
  {
    id: 'orders',
    label: t('orders'),
    path: paths.orders,
    below: [
      paths.orders,
      paths.mismatchedPayments,
      paths.drafts,
      paths.customers,
      paths.subscriptions,
      paths.memberPlans,
      paths.donations,
      paths.giftCards,
      paths.discounts,
      paths.mailSettings,
    ],
    area: 'orders',
  },
  {
    id: 'forms',
    label: t('forms'),
    path: paths.forms,
    below: [paths.forms, paths.mailingLists, paths.deliveries, paths.connections],
    area: 'forms',
  },
  {
    id: 'analytics',
    label: t('analytics'),
    path: paths.analytics,
    below: [paths.analytics],
    area: reportAreas,
  },
  {
    id: 'settings',
    label: t('settings'),
    path: paths.settings,
    below: [paths.settings],
    area: 'settings',
  },
] as const satisfies readonly SitePlace[];

/** True when an address is in a place. */
export function isInPlace(pathname: string, { path, below }: SitePlace, site: string): boolean {
  return pathname === path(site) || below.some((pathOf) => `${pathname}/`.startsWith(`${pathOf(site)}/`));
}
