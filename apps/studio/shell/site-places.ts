import { paths } from '../paths.ts';

/** A place of a site's studio with the addresses below which one is there; home is only itself. */
export interface SitePlace {
  readonly label: string;
  readonly path: (site: string) => string;
  readonly below: readonly ((site: string) => string)[];
  /** The area of rights that it needs; null for nobody in particular. */
  readonly area: string | null;
}

/** The places of a site in the order of the navigation. */
export const sitePlaces = [
  { label: 'Home', path: paths.home, below: [], area: null },
  { label: 'Pages', path: paths.pages, below: [paths.pages], area: 'pages' },
  {
    label: 'Products',
    path: paths.products,
    below: [paths.products, paths.importProducts, paths.restock, paths.reviews],
    area: 'products',
  },
  {
    label: 'Orders',
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
      paths.notifications,
    ],
    area: 'orders',
  },
  {
    label: 'Forms',
    path: paths.forms,
    below: [paths.forms, paths.lists, paths.deliveries, paths.connections],
    area: 'forms',
  },
  {
    label: 'Settings',
    path: paths.settings,
    below: [paths.settings, paths.pageErrors],
    area: 'settings',
  },
] as const satisfies readonly SitePlace[];

/** Whether an address is in a place. */
export function isInPlace(pathname: string, { path, below }: SitePlace, site: string): boolean {
  return pathname === path(site) || below.some((each) => `${pathname}/`.startsWith(`${each(site)}/`));
}
