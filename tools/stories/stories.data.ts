import type { Page } from 'playwright-core';
import { formSentinels } from '@veranda/contracts/form-sentences';
import { type CallSentinel, callSentinels } from '@veranda/contracts/sentinels';
import { gateStories } from './gates.data.ts';
import type { Story } from './story.ts';

const entries = '**/api/commerce/shopping-cart/entries';
const bread = '/shop/p/country-sourdough';

const addButton = (page: Page) => page.locator('.v-product-page .v-add-to-cart');

async function choose(page: Page, ...values: readonly string[]): Promise<void> {
  for (const value of values) await page.locator(`input[value="${value}"]`).first().check({ force: true });
}

async function add(page: Page): Promise<void> {
  await choose(page, 'Whole loaf, 1 kg', 'Uncut');
  await addButton(page).click();
}

async function addInVain(page: Page): Promise<void> {
  await add(page);
  await page.locator('.v-product-page .v-form-message:not([hidden])').waitFor();
}

/** A cart with a loaf, shown at `path`. */
const withCart = (path: string) => async (page: Page) => {
  await page.goto(new URL(bread, page.url()).href);
  await add(page);
  await page.locator('[data-state="added"]').waitFor();
  await page.goto(new URL(path, page.url()).href);
};

const fillForm = (email: string) => async (page: Page) => {
  const form = page.locator('form.v-form').first();
  await form.scrollIntoViewIfNeeded();
  await page.locator('form.v-form[data-started]').first().waitFor();
  for (const box of await form.getByRole('textbox').all())
    await box.fill((await box.getAttribute('type')) === 'email' ? email : 'Two loaves, please');
  await page.waitForTimeout(900);
  await form.locator('button[type="submit"]').click();
  await page.waitForTimeout(1500);
};

const everyTheme: readonly Story[] = [
  { site: 'levain', shop: 'shop', product: 'country-sourdough' },
  { site: 'overdub', shop: 'store', product: 'feedback-season' },
  { site: 'fieldnotes', shop: 'prints', product: 'ostrich-fern' },
].flatMap(({ site, shop, product }) => [
  { group: 'Pages', name: 'front page', site, path: '/' },
  { group: 'Pages', name: 'list', site, path: `/${shop}` },
  { group: 'Pages', name: 'list, nothing found', site, path: `/${shop}?min=99999` },
  { group: 'Pages', name: 'product', site, path: `/${shop}/p/${product}` },
  { group: 'Pages', name: 'empty cart', site, path: '/cart' },
  { group: 'Pages', name: 'search', site, path: '/search?q=a' },
  { group: 'Pages', name: 'search without result', site, path: '/search?q=xyzzy' },
  { group: 'Pages', name: 'not found', site, path: '/nothing-here' },
  { group: 'Account', name: 'log in', site, path: '/account/login' },
  { group: 'Account', name: 'sign up', site, path: '/account/signup' },
  { group: 'Account', name: 'forgot', site, path: '/account/forgot' },
]);

const product = (name: string, act: NonNullable<Story['act']>, sentinel?: CallSentinel): Story => ({
  ...{ group: 'Add to cart', site: 'levain', fold: true },
  path: sentinel ? `${bread}?sentinel=${sentinel}` : bread,
  ...{ name, act },
});

/** Every state that a visitor of the demo shops can meet. */
export const stories: readonly Story[] = [
  ...everyTheme,
  ...gateStories,
  product('option missing', async (page) => addButton(page).click()),
  product('combination sold out', (page) => choose(page, 'Half, 500 g', 'Sliced')),
  product('adding', async (page) => {
    await page.route(entries, () => new Promise(() => undefined));
    await add(page);
  }),
  product('added', async (page) => {
    await add(page);
    await page.locator('[data-state="added"]').waitFor();
  }),
  product('refused by the server', addInVain, callSentinels.refused),
  product('too often', addInVain, callSentinels.tooOften),
  product('session over', addInVain, callSentinels.sessionOver),
  product('no connection', addInVain, callSentinels.cutOff),
  product('an answer that cannot be read', addInVain, callSentinels.unreadable),
  {
    ...{ group: 'List', name: 'select option', site: 'levain', path: '/shop', fold: true },
    act: async (page) => {
      await page.route('**/*?format=main-content', () => new Promise(() => undefined));
      await page.locator('.v-quick-button').first().click();
    },
  },
  {
    ...{ group: 'List', name: 'quick view', site: 'levain', path: '/shop', fold: true },
    act: async (page) => {
      await page.locator('.v-quick-view').first().click();
      await page.getByRole('dialog').locator('.v-add-to-cart').waitFor();
    },
  },
  { group: 'List', name: 'filters', site: 'levain', path: '/shop?sort=price-up&tag=vegan&available=1' },
  { group: 'Reviews', name: 'list', site: 'levain', path: `${bread}#reviews` },
  { group: 'Product', name: 'sold out, awaited', site: 'levain', path: '/shop/p/stone-fruit-galette' },
  { group: 'Product', name: 'on sale', site: 'levain', path: '/shop/p/orange-morning-buns' },
  { group: 'Product', name: 'subscription', site: 'levain', path: '/shop/p/the-weekly-box' },
  { group: 'Product', name: 'gift card', site: 'levain', path: '/shop/p/gift-card' },
  { group: 'Product', name: 'digital', site: 'levain', path: '/shop/p/sourdough-notebook' },
  { group: 'Product', name: 'service', site: 'levain', path: '/shop/p/saturday-class' },
  {
    ...{ group: 'Product', name: 'lightbox', site: 'levain', path: bread, fold: true },
    act: async (page) => {
      await page.locator('.v-gallery-link').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    ...{ group: 'Restock', name: 'e-mail blank', site: 'levain', path: '/shop/p/stone-fruit-galette' },
    act: async (page) => page.locator('.v-restock-button').click(),
  },
  {
    ...{ group: 'Restock', name: 'signed up', site: 'levain', path: '/shop/p/stone-fruit-galette' },
    act: async (page) => {
      await page.locator('.v-restock-email').fill('reader@example.com');
      await page.locator('.v-restock-button').click();
      await page.locator('.v-restock-done, .v-restock-error:not([hidden])').waitFor();
    },
  },
  { group: 'Cart', name: 'a line', site: 'levain', path: '/', act: withCart('/cart') },
  {
    ...{ group: 'Cart', name: 'quantity refused', site: 'levain', path: '/' },
    act: async (page) => {
      await withCart('/cart')(page);
      await page.locator('input[name^="quantity."]').first().fill('1.5');
      await page.locator('.v-cart-form .v-form-message:not([hidden])').waitFor();
    },
  },
  { group: 'Cart', name: 'pill', site: 'levain', path: '/', act: withCart('/'), fold: true },
  {
    group: 'Gift cards',
    name: 'purchase',
    site: 'levain',
    path: '/shop/p/gift-card',
    act: async (page) => {
      await choose(page, '$50');
      await addButton(page).click();
      await page.waitForURL(/\/gift-card\//);
    },
  },
  { group: 'Gift cards', name: 'balance', site: 'levain', path: '/gift-card/balance' },
  ...Object.entries(formSentinels).map(
    ([name, email]): Story => ({
      ...{ group: 'Form', name, site: 'levain', path: '/visit' },
      act: fillForm(email),
    }),
  ),
  { group: 'Form', name: 'empty', site: 'levain', path: '/visit' },
  { group: 'Form', name: 'sent', site: 'levain', path: '/visit', act: fillForm('reader@example.com') },
];
