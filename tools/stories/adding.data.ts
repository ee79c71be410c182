import { type CallSentinel, callSentinels } from '@veranda/contracts/sentinels';
import type { Page } from 'playwright-core';
import { addButton, choose, dialog, entriesCall, neverAnswer, started } from './actions.ts';
import { productPath, shops } from './shops.data.ts';
import type { Story } from './story.ts';

/** A product and its button in every state and theme. */
export const addingStories: readonly Story[] = shops.flatMap((facts) => {
  const { site, choices } = facts;
  const path = productPath(facts, facts.product);
  const add = async (page: Page): Promise<void> => {
    await choose(page, choices);
    await addButton(page).click();
  };
  const addInVain = async (page: Page): Promise<void> => {
    await add(page);
    // A page waits for an answer longer than a story does.
    const said = page.locator('.v-product-page .v-form-message[role="alert"]:not([hidden])');
    await said.waitFor({ timeout: 60_000 });
  };
  const story = (name: string, more: Partial<Story>): Story => ({
    group: 'Add to cart',
    name,
    site,
    path,
    fold: true,
    ...more,
  });
  const refused = (name: string, sentinel: CallSentinel): Story =>
    story(name, { path: `${path}?sentinel=${sentinel}`, act: addInVain });
  return [
    story('chosen', { act: (page) => choose(page, choices), state: 'button idle' }),
    story('option missing', {
      act: async (page) => {
        await started(page);
        await addButton(page).click();
        await page.getByText(/^Please select/).waitFor();
      },
      state: 'button failed',
    }),
    story('combination sold out', {
      path: productPath(facts, facts.partlyGone),
      act: (page) => choose(page, facts.goneChoices),
      state: 'button sold-out',
    }),
    story('adding', {
      act: async (page) => {
        await neverAnswer(page, entriesCall);
        await add(page);
      },
      state: 'button adding',
    }),
    story('added, with the popover', {
      act: async (page) => {
        await add(page);
        await page.locator('.v-popover').hover();
        await page.locator('.v-product-page [data-state="added"]').waitFor();
      },
      state: 'button added',
    }),
    story('popover and pill', {
      path: productPath(facts, facts.simple),
      act: async (page) => {
        await started(page);
        await addButton(page).click();
        await page.locator('.v-popover').hover();
        await page.locator('.v-product-page [data-state="idle"]').waitFor();
      },
    }),
    refused('refused by the server', callSentinels.refused),
    refused('too often', callSentinels.tooOften),
    refused('session over', callSentinels.sessionOver),
    refused('shop away', callSentinels.away),
    refused('no connection', callSentinels.cutOff),
    refused('no answer', callSentinels.unanswered),
    refused('an answer that cannot be read', callSentinels.unreadable),
    {
      group: 'Product',
      name: 'lightbox',
      site,
      path,
      fold: true,
      act: async (page) => {
        await page.locator('.v-gallery-link').first().click();
        await dialog(page).locator('img').waitFor();
      },
    },
    {
      group: 'Product',
      name: 'lightbox, enlarged',
      site,
      path,
      fold: true,
      act: async (page) => {
        await page.locator('.v-gallery-link').first().click();
        await dialog(page).getByRole('button', { name: 'Enlarge image' }).click();
      },
    },
    { group: 'Product', name: 'on sale', site, path: productPath(facts, facts.onSale) },
    {
      group: 'Product',
      name: 'installments',
      site,
      on: 'shop',
      path,
      fold: true,
      act: async (page) => {
        await page.getByRole('link', { name: 'How it works' }).click();
        await dialog(page).waitFor();
      },
    },
    {
      group: 'Product',
      name: 'scarce',
      site,
      on: 'shop',
      path: productPath(facts, facts.partlyGone),
      act: (page) => choose(page, site === 'levain' ? choices : facts.goneChoices.slice(0, 1)),
    },
  ];
});

/** Kinds of products that one of the demo shops has. */
export const kindStories: readonly Story[] = [
  ['subscription', '/shop/p/the-weekly-box'],
  ['member plan', '/shop/p/the-baking-circle'],
  ['gift card', '/shop/p/gift-card'],
  ['digital', '/shop/p/sourdough-notebook'],
  ['service', '/shop/p/saturday-class'],
].map(([name = '', path = '']) => ({ group: 'Product', name, site: 'levain', path, type: 'item' }));
