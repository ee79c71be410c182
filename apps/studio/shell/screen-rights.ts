import { reportAreas } from '@veranda/domain/analytics/reports';
import { paths } from '../paths.ts';

/**
 * Areas of rights by the addresses of the screens that need one of them, and of everything below; the address that fits
 * best counts. A screen that is not here is for everybody who works on the site.
 */
const screens: readonly (readonly [path: (site: string) => string, ...areas: string[]])[] = [
  [paths.pages, 'pages'],
  [paths.collections, 'pages'],
  [paths.items, 'pages'],
  [paths.screens, 'pages'],
  [paths.files, 'pages', 'products'],
  [paths.comments, 'comments', 'own-comments'],
  [paths.tags, 'pages', 'products'],
  [paths.importContent, 'pages'],
  [paths.design, 'design'],
  [paths.products, 'products'],
  [paths.inventory, 'products'],
  [paths.importProducts, 'products'],
  [paths.reviews, 'comments', 'products'],
  [paths.restock, 'restock'],
  [paths.orders, 'orders'],
  [paths.mismatchedPayments, 'orders'],
  [paths.drafts, 'orders'],
  [paths.customers, 'orders'],
  [paths.subscriptions, 'orders'],
  [paths.memberPlans, 'orders', 'products'],
  [paths.donations, 'orders', 'products'],
  [paths.giftCards, 'orders'],
  [paths.discounts, 'discounts'],
  [paths.mailSettings, 'orders', 'settings'],
  [paths.forms, 'forms', 'answers'],
  [paths.mailingLists, 'forms', 'campaigns', 'answers'],
  [paths.deliveries, 'answers'],
  [paths.connections, 'forms', 'settings', 'campaigns'],
  [paths.settings, 'settings'],
  [paths.domains, 'domains'],
  [paths.codeInjection, 'custom-code'],
  [paths.apiKeys, 'people'],
  [paths.webhooks, 'people'],
  [paths.activity, 'audit'],
  [paths.analytics, ...reportAreas],
  [paths.pageErrors, 'analytics'],
];

/** Screens that anybody of the site may open, though they stand below one that is not for everybody. */
const open: readonly ((site: string) => string)[] = [paths.people];

/** Areas of which one must be readable for the screen of an address; null for everybody's screens. */
export function areasOfScreen(pathname: string, site: string): readonly string[] | null {
  const isBelow = (path: (site: string) => string) => `${pathname}/`.startsWith(`${path(site)}/`);
  if (open.some(isBelow)) return null;
  const [best] = screens
    .filter(([path]) => isBelow(path))
    .sort(([one], [other]) => other(site).length - one(site).length);
  return best ? (best.slice(1) as string[]) : null;
}
