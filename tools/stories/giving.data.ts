import type { Page } from 'playwright-core';
import { addButton, choose, started } from './actions.ts';
import { shops } from './shops.data.ts';
import { ask, type Stage } from './stage.ts';
import { buyAndBeAsked, signUp } from './stage-buying.ts';
import { issueCard } from './stage-cart.ts';
import { fundPath } from './stage-orders.ts';
import { boxOf } from './stage-people.ts';
import { productAt } from './stage-products.ts';
import { factsOf, productPath } from './shops.data.ts';
import type { Story, Visit } from './story.ts';

const subscribe =
  (who: 'guest' | 'member') =>
  async (stage: Stage): Promise<Visit> => {
    const session = who === 'guest' ? await stage.visitor() : (await signUp(stage)).session;
    const box = await boxOf(stage);
    const entry = { itemId: box.id, sku: box.variants[0].sku, qty: 1 };
    const { cartToken } = await ask(session, 'POST', '/api/3/commerce/cart/subscription', entry);
    return { path: `/subscribe?cartToken=${cartToken}`, session };
  };

async function giveTooLittle(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Other amount' }).check({ force: true });
  await page.getByLabel(/^Your amount/).fill('2');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('.v-notice').waitFor();
}

async function writeReview(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true });
  await page.getByLabel('Title').fill('Better than I had hoped');
  await page.getByLabel(/^What would you tell/).fill('It came in two days.\n\nI shall order another one.');
  await page.getByLabel(/^Your name/).fill('Sam E.');
}

/** Stories of subscriptions, gifts and reviews, in every theme. */
export const givingStories: readonly Story[] = shops.flatMap(({ site }) => {
  const story = (group: string, name: string, more: Partial<Story>): Story => ({
    group,
    name,
    site,
    path: '/',
    on: 'shop',
    ...more,
  });
  return [
    story('Subscribe', 'as a guest', { stage: subscribe('guest'), type: 'checkout' }),
    story('Subscribe', 'signed in', { stage: subscribe('member'), type: 'checkout' }),
    story('Subscribe', 'not agreed', {
      stage: subscribe('member'),
      type: 'checkout',
      act: async (page) => {
        await page.locator('.v-purchase form').evaluate((form) => form.setAttribute('novalidate', ''));
        await page.getByRole('button', { name: 'Continue to checkout' }).click();
        await page.locator('.v-notice').waitFor();
      },
    }),
    story('Donate', 'a fund', { stage: (on) => fundPath(on), type: 'donate' }),
    story('Donate', 'too little', { stage: (on) => fundPath(on), type: 'donate', act: giveTooLittle }),
    story('Donate', 'closed', { stage: (on) => fundPath(on, 'closed'), type: 'donate' }),
    story('Gift cards', 'balance', { path: '/gift-card/balance', type: 'checkout' }),
    story('Gift cards', 'balance, unknown code', {
      path: '/gift-card/balance',
      type: 'checkout',
      act: async (page) => {
        await page.locator('#gift-code').fill('AAAA-BBBB-CCCC-DDDD');
        await page.getByRole('button', { name: 'Check balance' }).click();
        await page.locator('.v-field-error').waitFor();
      },
    }),
    balanceOf(site),
    story('Reviews', 'none yet', {
      stage: async (on) => {
        const { urlSlug } = await productAt(on, factsOf(on.theme).simple);
        return productPath(factsOf(on.theme), urlSlug);
      },
    }),
    story('Reviews', 'asked for', { stage: buyAndBeAsked, type: 'reviews-request' }),
    story('Reviews', 'nothing chosen', {
      stage: buyAndBeAsked,
      type: 'reviews-request',
      act: async (page) => {
        await page.getByRole('button', { name: 'Submit review' }).first().click();
        await page.getByText('Please choose one to five stars.').waitFor();
      },
    }),
    story('Reviews', 'written', {
      stage: buyAndBeAsked,
      type: 'reviews-request',
      act: async (page) => {
        await writeReview(page);
        await page.getByRole('button', { name: 'Submit review' }).first().click();
        await page.getByText('Thank you. We’ve received your review.').waitFor();
      },
    }),
  ];
});

// The code goes from the owner to the page: a story of its own, since `act` knows the browser alone.
function balanceOf(site: string): Story {
  let code = '';
  return {
    group: 'Gift cards',
    name: 'balance, told',
    site,
    path: '/',
    on: 'shop',
    type: 'checkout',
    stage: async (on) => {
      code = await issueCard(on, '40');
      return '/gift-card/balance';
    },
    act: async (page) => {
      await page.locator('#gift-code').fill(code);
      await page.getByRole('button', { name: 'Check balance' }).click();
      await page.locator('.v-gift-balance').waitFor();
    },
  };
}

async function toPurchase(page: Page): Promise<void> {
  await choose(page, ['$50']);
  await addButton(page).click();
  await page.waitForURL(/\/gift-card\//);
}

const gift = '/shop/p/gift-card';

/** Gift cards of the demo shop that has them, and what buyers of it have said. */
export const giftStories: readonly Story[] = [
  {
    group: 'Gift cards',
    name: 'no value chosen',
    site: 'levain',
    path: gift,
    fold: true,
    act: async (page) => {
      await started(page);
      await addButton(page).click();
      await page.getByText('Select a denomination for the Gift Card').waitFor();
    },
  },
  { group: 'Gift cards', name: 'purchase', site: 'levain', path: gift, act: toPurchase, type: 'checkout' },
  {
    group: 'Gift cards',
    name: 'purchase, refused',
    site: 'levain',
    path: gift,
    type: 'checkout',
    act: async (page) => {
      await toPurchase(page);
      await page.getByLabel('Message').fill('x'.repeat(85));
      await page.getByText('85 / 80').waitFor();
      await page.getByRole('button', { name: 'Continue to checkout' }).click();
      await page.locator('.v-notice').waitFor();
    },
  },
  { group: 'Reviews', name: 'list', site: 'levain', path: '/shop/p/country-sourdough#reviews' },
];
