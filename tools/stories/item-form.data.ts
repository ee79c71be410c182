import { callSentinels } from '@veranda/contracts/sentinels';
import type { Page } from 'playwright-core';
import { addButton, dialog, entriesCall, neverAnswer, started } from './actions.ts';
import { productPath, shops } from './shops.data.ts';
import type { Story } from './story.ts';

async function open(page: Page): Promise<void> {
  await started(page);
  await addButton(page).click();
  await dialog(page).locator('input').first().waitFor();
}

async function fillIn(page: Page): Promise<void> {
  await open(page);
  await dialog(page).getByLabel('Name on the card').fill('For Ada');
  await dialog(page).locator('button[type="submit"]').click();
}

/** The form of an item in its states, in every theme. */
export const itemFormStories: readonly Story[] = shops.flatMap((facts) => {
  const path = productPath(facts, facts.asked);
  const story = (name: string, more: Partial<Story>): Story => ({
    group: 'Item form',
    name,
    site: facts.site,
    path,
    on: 'shop',
    fold: true,
    ...more,
  });
  return [
    story('editing', { act: open, state: 'item form editing' }),
    story('something missing', {
      act: async (page) => {
        await open(page);
        await dialog(page).locator('button[type="submit"]').click();
        await dialog(page).getByText('Required', { exact: true }).waitFor();
      },
    }),
    story('saving', {
      act: async (page) => {
        await neverAnswer(page, entriesCall);
        await fillIn(page);
      },
      state: 'item form saving',
    }),
    story('refused by the server', {
      path: `${path}?sentinel=${callSentinels.refused}`,
      act: async (page) => {
        await fillIn(page);
        await dialog(page).getByText('no longer available').waitFor();
      },
    }),
    story('not enough left', {
      act: async (page) => {
        await page.route('**/commerce/inventory/stock/**', (route) =>
          route.fulfill({ json: { results: [] } }),
        );
        await started(page);
        await addButton(page).click();
        await page.locator('.v-product-page .v-form-message[role="alert"]').waitFor();
      },
    }),
    story('stock unknown', {
      path: `${path}?sentinel=${callSentinels.noStock}`,
      act: async (page) => {
        await started(page);
        await addButton(page).click();
        await page.getByText('Unable to open form').waitFor();
      },
    }),
  ];
});
