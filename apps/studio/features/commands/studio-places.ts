import { reportAreas } from '@veranda/domain/analytics/reports';
import { paths } from '../../paths.ts';
import { t } from './messages.ts';

/** A screen of a site's studio; `area` is the area of rights that it needs, or areas of which one is enough. */
interface StudioPlace {
  readonly id: string;
  readonly label: string;
  readonly path: (site: string) => string;
  /** Null for none in particular. */
  readonly area: string | readonly string[] | null;
}

/** Every screen that one may want to go to. */
export const studioPlaces: readonly StudioPlace[] = [
  { id: 'home', label: t('home'), path: paths.home, area: null },
  { id: 'pages', label: t('allPages'), path: paths.pages, area: 'pages' },
  { id: 'files', label: t('files'), path: paths.files, area: 'pages' },
  { id: 'comments', label: t('comments'), path: paths.comments, area: 'comments' },
  { id: 'products', label: t('allProducts'), path: paths.products, area: 'products' },
  { id: 'inventory', label: t('inventory'), path: paths.inventory, area: 'products' },
  { id: 'import', label: t('importProducts'), path: paths.importProducts, area: 'products' },
  { id: 'reviews', label: t('reviews'), path: paths.reviews, area: 'products' },
  { id: 'orders', label: t('allOrders'), path: paths.orders, area: 'orders' },
  { id: 'drafts', label: t('drafts'), path: paths.drafts, area: 'orders' },
  { id: 'customers', label: t('customers'), path: paths.customers, area: 'orders' },
  { id: 'subscriptions', label: t('subscriptions'), path: paths.subscriptions, area: 'orders' },
  { id: 'members', label: t('members'), path: paths.memberPlans, area: 'orders' },
  { id: 'donations', label: t('donations'), path: paths.donations, area: 'orders' },
  { id: 'gift-cards', label: t('giftCards'), path: paths.giftCards, area: 'orders' },
  { id: 'discounts', label: t('discounts'), path: paths.discounts, area: 'discounts' },
  { id: 'emails', label: t('emails'), path: paths.mailSettings, area: 'orders' },
  { id: 'forms', label: t('forms'), path: paths.forms, area: 'forms' },
  { id: 'mailing-lists', label: t('mailingLists'), path: paths.mailingLists, area: 'forms' },
  { id: 'general', label: t('settingsGeneral'), path: paths.settings, area: 'settings' },
  { id: 'store', label: t('settingsStore'), path: paths.storeSettings, area: 'settings' },
  { id: 'shipping', label: t('settingsShipping'), path: paths.shipping, area: 'settings' },
  { id: 'taxes', label: t('settingsTaxes'), path: paths.taxes, area: 'settings' },
  { id: 'payments', label: t('settingsPayments'), path: paths.payments, area: 'settings' },
  { id: 'languages', label: t('settingsLanguages'), path: paths.languages, area: 'settings' },
  { id: 'redirects', label: t('settingsRedirects'), path: paths.redirects, area: 'settings' },
  { id: 'domains', label: t('settingsDomains'), path: paths.domains, area: 'domains' },
  { id: 'code', label: t('settingsCode'), path: paths.codeInjection, area: 'custom-code' },
  { id: 'people', label: t('settingsPeople'), path: paths.people, area: 'settings' },
  { id: 'api-keys', label: t('settingsApiKeys'), path: paths.apiKeys, area: 'people' },
  { id: 'activity', label: t('settingsActivity'), path: paths.activity, area: 'settings' },
  { id: 'analytics', label: t('analytics'), path: paths.analytics, area: reportAreas },
  { id: 'errors', label: t('analyticsErrors'), path: paths.pageErrors, area: 'analytics' },
];
