import type { Page } from 'playwright-core';
import { shops } from './shops.data.ts';
import { fillCard } from './stage-checkout.ts';
import { account, accountLink, listLink, restockLink } from './stage-people.ts';
import type { Story } from './story.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).last().click();

async function logInInVain(page: Page): Promise<void> {
  await page.getByLabel('Email address').fill('reader@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await press(page, 'Log in');
  await page.getByRole('alert').or(page.locator('.v-field-error')).first().waitFor();
}

async function askInVain(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Email address').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('password');
  await press(page, 'Create account');
  await page.getByRole('alert').or(page.locator('.v-field-error')).first().waitFor();
}

async function wrongAddress(page: Page): Promise<void> {
  await page.getByLabel('Last name').fill('Stone');
  await page.getByLabel('Address', { exact: true }).fill('1 Mill Lane');
  await page.getByLabel('City').fill('Albany');
  const state = page.getByLabel('State');
  if ((await state.count()) > 0) await state.selectOption('NY');
  await page.getByLabel(/ZIP|Post/).fill('1');
  await press(page, 'Save');
  await page.locator('.v-field-error').first().waitFor();
}

async function erase(page: Page): Promise<void> {
  await page.getByText('Delete my account').first().click();
}

async function toCard(page: Page): Promise<void> {
  await page.getByText('Change or cancel').first().click();
  await page.getByRole('link', { name: 'Change card' }).first().click();
  await page.getByRole('heading', { name: 'Change card' }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Another card for a subscription: a page of the platform, which looks the same in every theme. */
export const cardStories: readonly Story[] = [
  { name: 'another card', act: toCard },
  {
    name: 'another card, declined',
    act: async (page: Page) => {
      await toCard(page);
      await fillCard(page, '4000 0000 0000 0002');
      await press(page, 'Save card');
      await page.locator('.errors').waitFor();
    },
  },
].map((story) => ({
  group: 'Account',
  site: 'levain',
  path: '/account/subscriptions',
  on: 'shop' as const,
  ...story,
  stage: account('/account/subscriptions', 'regular'),
}));

/** The account and what mails lead to, in every theme. */
export const accountStories: readonly Story[] = shops.flatMap(({ site }) => {
  const story = (name: string, more: Partial<Story>): Story => ({
    group: 'Account',
    name,
    site,
    path: '/',
    on: 'shop',
    type: 'page',
    ...more,
  });
  const mailed = (name: string, stage: NonNullable<Story['stage']>, act?: Story['act']): Story => ({
    group: 'Mail links',
    name,
    site,
    path: '/',
    on: 'shop',
    type: 'unsubscribe',
    stage,
    ...(act ? { act } : {}),
  });
  return [
    story('login', { path: '/account/login' }),
    story('login, refused', { path: '/account/login', act: logInInVain }),
    story('signup', { path: '/account/signup' }),
    story('signup, refused', { path: '/account/signup', act: askInVain }),
    story('forgot', { path: '/account/forgot' }),
    story('forgot, sent', {
      path: '/account/forgot',
      act: async (page) => {
        await page.getByLabel('Email address').fill('ada@example.com');
        await page.locator('.v-account-form button').click();
        await page.getByRole('status').waitFor();
      },
    }),
    story('reset', { stage: (on) => accountLink(on, 'reset') }),
    story('reset, over', {
      path: '/account/reset?token=nothing',
      act: async (page) => {
        await page.getByLabel('Password').fill('a long enough pass phrase');
        await page.locator('.v-account-form button').click();
        await page.getByRole('alert').waitFor();
      },
    }),
    story('confirm', { stage: (on) => accountLink(on, 'confirm') }),
    story('confirm, over', {
      stage: account('/account/confirm?token=nothing', 'new'),
      act: async (page) => {
        await page.locator('form[action$="/address"] button').click();
        await page.getByRole('alert').waitFor();
      },
    }),
    story('orders', { stage: account('/account/orders', 'regular') }),
    story('orders, none yet', { stage: account('/account/orders', 'new') }),
    story('orders, link to confirm sent', {
      stage: account('/account/orders', 'new'),
      act: async (page) => {
        await page.locator('.v-account-confirm button').click();
        await page.getByRole('status').waitFor();
      },
    }),
    story('addresses', { stage: account('/account/addresses', 'regular') }),
    story('addresses, none yet', { stage: account('/account/addresses', 'new') }),
    story('addresses, a new one', { stage: account('/account/addresses?edit=new', 'new') }),
    story('addresses, a wrong one', {
      stage: account('/account/addresses?edit=new', 'new'),
      act: wrongAddress,
    }),
    story('downloads', { stage: account('/account/downloads', 'regular') }),
    story('downloads, none yet', { stage: account('/account/downloads', 'new') }),
    story('subscriptions', {
      stage: account('/account/subscriptions', 'regular'),
      act: (page) => page.getByText('Change or cancel').first().click(),
    }),
    story('subscriptions, none yet', { stage: account('/account/subscriptions', 'new') }),
    story('memberships', { stage: account('/account/memberships', 'regular') }),
    story('memberships, none yet', { stage: account('/account/memberships', 'new') }),
    story('payment-methods', { stage: account('/account/payment-methods', 'regular') }),
    story('payment-methods, none yet', { stage: account('/account/payment-methods', 'new') }),
    story('details', { stage: account('/account/details', 'new') }),
    story('details, refused', {
      stage: account('/account/details', 'new'),
      act: async (page) => {
        await page.locator('#account-password').fill('not this one');
        await page.locator('#account-newPassword').fill('another pass phrase');
        await press(page, 'Save');
        await page.locator('.v-field-error, .v-notice').first().waitFor();
      },
    }),
    story('details, delete the account', { stage: account('/account/details', 'new'), act: erase }),
    story('details, not deleted', {
      stage: account('/account/details', 'new'),
      act: async (page) => {
        await erase(page);
        await page.locator('#account-erasePassword').fill('not this one');
        await page.locator('.v-account-erase button').click();
        await page.locator('.v-field-error').waitFor();
      },
    }),
    story('login, the account is deleted', {
      stage: account('/account/details', 'new'),
      act: async (page) => {
        await erase(page);
        await page.locator('#account-erasePassword').fill('a long enough pass phrase');
        await page.locator('.v-account-erase button').click();
        await page.waitForURL(/\/account\/login/);
      },
    }),
    mailed('confirm the newsletter', (on) => listLink(on, 'confirm')),
    mailed(
      'newsletter confirmed',
      (on) => listLink(on, 'confirm'),
      async (page) => {
        await press(page, 'Confirm my subscription');
        await page.getByRole('heading', { name: 'You’re subscribed.' }).waitFor();
      },
    ),
    mailed('unsubscribe', (on) => listLink(on, 'unsubscribe')),
    mailed(
      'unsubscribed',
      (on) => listLink(on, 'unsubscribe'),
      async (page) => {
        await press(page, 'Unsubscribe');
        await page.getByRole('heading', { name: 'You’re unsubscribed.' }).waitFor();
      },
    ),
    mailed('link over', async () => '/unsubscribe/nobody'),
    mailed('end a restock notice', restockLink),
    mailed('restock notice ended', restockLink, async (page) => {
      await page.locator('.v-account-form button').click();
      await page.locator('.v-account-form').waitFor({ state: 'detached' });
    }),
  ];
});
