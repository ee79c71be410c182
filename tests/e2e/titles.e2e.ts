import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { closePages } from '../support/browser.ts';
import { openSecondBrowser, soon } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(async () => {
  await closePages();
  await app.close();
});

/** Title of the screen by the name of its address; the ids of no page, product or slide are of nothing. */
const titles = {
  signup: 'Create a site',
  // Who is logged in already is led on.
  login: 'Your sites',
  invitation: 'Invitation',
  confirmEmail: 'Confirm your address',
  forgotPassword: 'Forgot your password?',
  resetPassword: 'Choose a new password',
  account: 'Account',
  templates: 'Choose a template',
  sites: 'Your sites',
  home: 'Home',
  pages: 'Pages',
  page: 'About',
  pageHistory: 'History of About',
  collection: 'Products',
  item: 'Not found',
  itemById: 'Not found',
  itemHistory: 'Not found',
  productPage: 'Page content of Mug',
  productPageHistory: 'History of Mug',
  products: 'Products',
  newProduct: 'New product',
  product: 'Mug',
  importProducts: 'Import products',
  productTrash: 'Trash',
  importContent: 'Import content',
  inventory: 'Inventory',
  orders: 'Orders',
  order: 'Not found',
  mismatchedPayments: 'Payments to review',
  drafts: 'Drafts',
  draft: 'Not found',
  customers: 'Customers',
  customer: 'Not found',
  discounts: 'Discounts',
  subscriptions: 'Subscriptions',
  subscription: 'Not found',
  memberPlans: 'Members',
  donations: 'Donations',
  giftCards: 'Gift cards',
  giftCard: 'Not found',
  mailSettings: 'Emails',
  mailSetting: 'Not found',
  restock: 'Back in stock',
  restockWords: 'Back in stock',
  reviews: 'Reviews',
  comments: 'Comments',
  files: 'Files',
  slide: 'Lock screen',
  design: 'Colors',
  designPanel: 'Fonts',
  forms: 'Forms',
  form: 'Not found',
  answers: 'Not found',
  mailingLists: 'Mailing lists',
  mailingList: 'List',
  deliveries: 'Deliveries',
  connections: 'Connected accounts',
  settings: 'Settings',
  storeSettings: 'Store',
  shipping: 'Shipping',
  taxes: 'Taxes',
  payments: 'Payments',
  domains: 'Domains',
  codeInjection: 'Code injection',
  redirects: 'Redirects',
  people: 'People',
  apiKeys: 'API keys',
  webhooks: 'Webhooks',
  webhook: 'Webhooks',
  activity: 'Activity',
  tags: 'Tags and categories',
  socialSettings: 'Likes and sharing',
  languages: 'Languages',
  analytics: 'Analytics',
  report: 'Not found',
  pageErrors: 'Analytics',
} as const satisfies Partial<Record<keyof typeof paths, string>>;

/** Addresses without a screen of their own: those that others begin with, and what leads to a part of an editor. */
const apart = [
  'root',
  'part',
  'pageChanges',
  'collections',
  'items',
  'screens',
  'designFrom',
  'translations',
  'translation',
];

describe('the tab of a browser', () => {
  it('decisions §paths studio: /signup, /login, /templates and /sites; decisions §paths studio: below /config/{site}; names the screen, the site and the product on every screen of the studio', {
    timeout: 180_000,
  }, async () => {
    const { session, siteId, slug } = await app.ownerWithSite('titled');
    const get = async (path: string) =>
      (await session.send('GET', `/api/studio/sites/${siteId}/${path}`)).json;
    const { pages } = await get('pages');
    const idOf = (title: string) => pages.find((page: { title: string }) => page.title === title).id;
    const { products } = await get('products');
    const siteTitle = (await session.send('GET', `/api/studio/sites/${siteId}`)).json.site.title;
    const ids: Readonly<Record<string, readonly string[]>> = {
      page: [idOf('About')],
      pageHistory: [idOf('About')],
      collection: [idOf('Shop')],
      product: [products[0].id],
      productPage: [products[0].id],
      productPageHistory: [products[0].id],
      slide: ['lock-screen'],
      designPanel: ['fonts'],
      mailSetting: ['order-confirmed'],
    };
    const page = await openSecondBrowser(app, session, 1280);
    await page.goto(paths.home(slug));
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect([...Object.keys(titles), ...apart].toSorted()).toEqual(Object.keys(paths).toSorted());
    for (const [name, title] of Object.entries(titles)) {
      const path = paths[name as keyof typeof titles];
      const nobody = '01a1fc6e-b71e-7903-b591-e6675bceb2c9';
      const [first = nobody] = ids[name] ?? [];
      const address = typeof path === 'string' ? path : (path as Address)(slug, first, nobody);
      await page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, address);
      const whole = [title, ...(typeof path === 'string' ? [] : [siteTitle]), 'Veranda'].join(' · ');
      await expect
        .poll(() => page.title(), { ...soon, interval: 20, message: `${name} ${address}` })
        .toBe(whole);
    }
  });
});

type Address = (site: string, ...ids: string[]) => string;
