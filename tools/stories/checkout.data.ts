import type { Page } from 'playwright-core';
import { neverAnswer } from './actions.ts';
import { bankTransfer, checkout, checkoutThatChanges, fillCard } from './stage-checkout.ts';
import type { Story } from './story.ts';

const pay = (page: Page) => page.getByRole('button', { name: /^(Pay|Place)/ }).click();
const ready = (page: Page) => page.waitForLoadState('networkidle');

const story = (name: string, more: Partial<Story>): Story => ({
  group: 'Checkout',
  name,
  site: 'levain',
  path: '/checkout',
  on: 'shop',
  type: 'checkout',
  ...more,
});

/** The checkout, which looks the same in every theme. */
export const checkoutStories: readonly Story[] = [
  story('empty', { stage: checkout('goods') }),
  story('nothing filled in', {
    stage: checkout('goods'),
    act: async (page) => {
      await ready(page);
      await pay(page);
      await page.locator('.errors').waitFor();
    },
  }),
  story('ready to pay', { stage: checkout('goods', true), act: (page) => fillCard(page) }),
  story('codes and note open', {
    stage: checkout('goods', true),
    act: async (page) => {
      await ready(page);
      await page.getByText('Note to the shop').click();
      await page.getByText('Discount code or gift card').click();
    },
  }),
  story('declined', {
    stage: checkout('goods', true),
    act: async (page) => {
      await ready(page);
      await fillCard(page, '4000 0000 0000 0002');
      await pay(page);
      await page.locator('.errors').waitFor();
    },
  }),
  story('changed meanwhile', checkoutThatChanges()),
  story('being paid', {
    stage: checkout('goods', true),
    act: async (page) => {
      await ready(page);
      await fillCard(page);
      await neverAnswer(page, '**/checkout');
      await pay(page);
      await page.locator('[aria-busy="true"]').waitFor();
    },
  }),
  story('no connection', {
    stage: checkout('goods', true),
    act: async (page) => {
      await ready(page);
      await page.context().setOffline(true);
      await page.locator('.status.offline').waitFor();
    },
  }),
  story('wallet', {
    stage: checkout('goods', true),
    fold: true,
    act: async (page) => {
      await ready(page);
      await page.getByRole('button', { name: 'Test Pay' }).click();
      await page.getByRole('dialog').waitFor();
    },
  }),
  story('bank transfer', {
    stage: async (stage) => {
      await bankTransfer(stage);
      return checkout('goods', true)(stage);
    },
    act: (page) => page.getByRole('radio', { name: 'Bank transfer' }).check(),
  }),
  {
    group: 'Checkout',
    name: 'the bank asks',
    site: 'levain',
    path: '/checkout',
    on: 'shop',
    stage: checkout('goods', true),
    act: async (page) => {
      await ready(page);
      await fillCard(page, '4000 0000 0000 3220');
      await pay(page);
      await page.getByRole('heading', { name: 'Is this you?' }).waitFor();
    },
  },
  story('a member with addresses', { stage: checkout('a regular’s goods') }),
  story('downloads only', { stage: checkout('files') }),
  story('subscription', { stage: checkout('subscription') }),
  story('donation', { stage: checkout('donation'), type: 'donate' }),
  story('paid by gift card', { stage: checkout('gift card', true) }),
];
