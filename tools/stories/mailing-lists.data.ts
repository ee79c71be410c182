import type { Page } from 'playwright-core';
import { addButton, dialog, neverAnswer, started } from './actions.ts';
import { productPath, shops } from './shops.data.ts';
import type { Story } from './story.ts';

/** Lists of a shop, with what can be pressed on their cards, in every theme. */
export const listStories: readonly Story[] = shops.flatMap((facts) => {
  const { site } = facts;
  const story = (name: string, more: Partial<Story>): Story => ({
    group: 'List',
    name,
    site,
    path: `/${facts.shop}`,
    ...more,
  });
  const pressed = async (page: Page, slug: string): Promise<void> => {
    const card = page.locator('.v-card-cell', { has: page.locator(`a[href$="/p/${slug}"]`) }).first();
    await card.scrollIntoViewIfNeeded();
    await card.hover();
    await card.locator('.v-quick-button').click();
  };
  return [
    story('adding', {
      fold: true,
      act: async (page) => {
        await neverAnswer(page, '**/api/commerce/shopping-cart/entries');
        await pressed(page, facts.simple);
        await page.locator('.v-quick-button[data-state="adding"]').waitFor();
      },
    }),
    story('added', {
      fold: true,
      act: async (page) => {
        await pressed(page, facts.simple);
        await page.locator('.v-popover').waitFor();
      },
    }),
    story('refused', {
      fold: true,
      path: `/${facts.shop}?sentinel=refused`,
      act: async (page) => {
        await pressed(page, facts.simple);
        await page.getByText('no longer available').first().waitFor();
      },
    }),
    story('quick view', {
      fold: true,
      act: async (page) => {
        await page.locator('.v-quick-view').first().click();
        await dialog(page).locator('.v-add-to-cart').waitFor();
      },
    }),
    story('quick view, nothing chosen', {
      fold: true,
      act: async (page) => {
        await pressed(page, facts.product);
        await dialog(page).locator('form[data-started]').first().waitFor();
        await dialog(page).locator('.v-add-to-cart').click();
        await dialog(page).locator('.v-form-message[role="alert"]').waitFor();
      },
    }),
    story('select option', {
      fold: true,
      act: async (page) => {
        await neverAnswer(page, '**/*?format=main-content');
        await pressed(page, facts.product);
        await page.locator('.v-quick-button[data-state="select-option"]').waitFor();
      },
      state: 'button select-option',
    }),
    story('filters open', {
      act: (page) => page.getByText('Filter and sort').click(),
    }),
    story('filtered', { path: `/${facts.shop}?sort=price-up&available=1&max=60` }),
    {
      group: 'Cart',
      name: 'pill',
      site,
      path: productPath(facts, facts.simple),
      fold: true,
      act: async (page) => {
        await started(page);
        await addButton(page).click();
        await page.locator('.v-pill').waitFor();
        await page.goto(new URL('/', page.url()).href);
        await page.locator('.v-pill').waitFor();
      },
    },
    {
      group: 'Cart',
      name: 'pill with installments',
      site,
      on: 'shop',
      fold: true,
      path: productPath(facts, facts.simple === facts.asked ? facts.product : facts.simple),
      act: async (page) => {
        await started(page);
        await addButton(page).click();
        await page.locator('.v-pill').waitFor();
      },
    },
  ];
});
