import { callSentinels } from '@veranda/contracts/sentinels';
import type { Page } from 'playwright-core';
import { neverAnswer } from './actions.ts';
import { productPath, shops } from './shops.data.ts';
import type { Story } from './story.ts';

async function open(page: Page): Promise<void> {
  const fold = page.locator('.v-restock-fold').first();
  await fold.scrollIntoViewIfNeeded();
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
}

async function send(page: Page, email: string): Promise<void> {
  await open(page);
  await page.locator('.v-restock-email').fill(email);
  await page.locator('.v-restock-button').click();
}

const refused = (page: Page) => page.locator('.v-restock-error:not([hidden])').waitFor();

/** Waiting for what is sold out, in every theme. */
export const restockStories: readonly Story[] = shops.flatMap((facts) => {
  const path = productPath(facts, facts.soldOut);
  const story = (name: string, more: Partial<Story>): Story => ({
    group: 'Restock',
    name,
    site: facts.site,
    path,
    on: 'shop',
    ...more,
  });
  return [
    story('sold out, awaited', { act: open, state: 'restock idle' }),
    story('e-mail blank', {
      act: async (page) => {
        await send(page, '');
        await refused(page);
      },
    }),
    story('refused by the server', {
      path: `${path}?sentinel=${callSentinels.refused}`,
      act: async (page) => {
        await send(page, 'reader@example.com');
        await refused(page);
      },
    }),
    story('being sent', {
      act: async (page) => {
        await neverAnswer(page, '**/notifications/restock');
        await send(page, 'reader@example.com');
      },
      state: 'restock sending',
    }),
    story('signed up', {
      act: async (page) => {
        await send(page, 'reader@example.com');
        await page.locator('.v-restock-done').waitFor();
      },
      state: 'restock signed-up',
    }),
  ];
});
