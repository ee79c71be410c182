import { callSentinels } from '@veranda/contracts/sentinels';
import type { Page } from 'playwright-core';
import { dialog, neverAnswer } from './actions.ts';
import { shops } from './shops.data.ts';
import { ask } from './stage.ts';
import { sayWhere, put } from './stage-buying.ts';
import { makeProduct } from './stage-products.ts';
import { addThenChange, cart, cartOf, giveCode, issueCard, leastOrder, putAnswered } from './stage-cart.ts';
import type { Story } from './story.ts';

const ready = (page: Page) => page.locator('[data-island="cart-page"][data-started]').waitFor();

async function apply(page: Page, code: string): Promise<void> {
  await ready(page);
  await page.getByText('Discount code or gift card').click();
  await page.locator('#cart-code').fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
  await page
    .locator('.v-cart-form .v-form-message:not(:empty), .v-notice, .v-cart-problem')
    .first()
    .waitFor();
}

async function refuseQuantity(page: Page, quantity: string): Promise<void> {
  await ready(page);
  await page.locator('input[name^="quantity."]').first().fill(quantity);
  await page.locator('.v-cart-form .v-form-message:not(:empty), .v-notice').first().waitFor();
}

/** The cart page and what is refused on it, in every theme. */
export const cartStories: readonly Story[] = shops.flatMap(({ site }) => {
  const story = (name: string, more: Partial<Story>): Story => ({
    group: 'Cart',
    name,
    site,
    path: '/cart',
    on: 'shop',
    type: 'cart',
    stage: cart(),
    ...more,
  });
  return [
    story('a line', {}),
    story('several lines', {
      stage: cart(async (session, stage) => {
        const title = 'A Set of Four Very Long-handled Wooden Spoons from the Workshop Next Door';
        await put(session, await makeProduct(stage, { title, price: '1234.50' }), { quantity: 3 });
        await putAnswered(session, stage);
      }),
    }),
    story('quantity refused', { act: (page) => refuseQuantity(page, '1.5') }),
    story('more than there is', { act: (page) => refuseQuantity(page, '9999') }),
    story('code refused', { act: (page) => apply(page, 'SPRING') }),
    story('code given', { stage: cart((session) => giveCode(session, 'FRIENDS')) }),
    story('code that fits no more', {
      stage: cart(async (session) => {
        const [entry] = (await cartOf(session)).entries;
        const path = `/api/commerce/shopping-cart/entries/${entry.id}`;
        await ask(session, 'PUT', path, { quantity: 2 });
        await giveCode(session, 'TWOFORYOU');
        await ask(session, 'PUT', path, { quantity: 1 });
      }),
    }),
    story('gift card refused', { act: (page) => apply(page, 'AAAA-BBBB-CCCC-DDDD') }),
    story('gift card given', {
      stage: cart(async (session, stage) => {
        const code = await issueCard(stage, '5');
        await ask(session, 'POST', '/api/commerce/shopping-cart/gift-cards', { code });
      }),
    }),
    story('least order not reached', {
      stage: async (stage) => {
        const visit = await cart()(stage);
        await leastOrder(stage, '500');
        return visit;
      },
    }),
    story('gone', { stage: cart((session, stage) => addThenChange(session, stage, 'gone')) }),
    story('dearer', { stage: cart((session, stage) => addThenChange(session, stage, 'dearer')) }),
    story('nearly gone', { stage: cart((session, stage) => addThenChange(session, stage, 'scarce')) }),
    story('estimate open', {
      act: async (page) => {
        await ready(page);
        await page.getByText('Estimate shipping and tax').click();
      },
    }),
    story('estimated', {
      stage: cart(async (session) => void (await sayWhere(session, 'ada@example.com'))),
    }),
    story('session over', {
      path: `/cart?sentinel=${callSentinels.sessionOver}`,
      stage: cart(async () => `/cart?sentinel=${callSentinels.sessionOver}`),
      act: (page) => refuseQuantity(page, '2'),
    }),
    story('no connection', {
      stage: cart(async () => `/cart?sentinel=${callSentinels.cutOff}`),
      act: (page) => refuseQuantity(page, '2'),
    }),
    story('line gone elsewhere', {
      stage: cart(),
      act: async (page) => {
        await ready(page);
        await page.route('**/shopping-cart/entries/*', (route) =>
          route.fulfill({
            status: 404,
            json: { error: 'This item is no longer in the cart.', code: 'unknown-entry' },
          }),
        );
        await refuseQuantity(page, '2');
      },
    }),
    story('details asked again', {
      stage: cart(async (session, stage) => void (await putAnswered(session, stage))),
      fold: true,
      act: async (page) => {
        await ready(page);
        await page.locator('[data-edit]').first().click();
        await dialog(page).locator('input').first().waitFor();
      },
      state: 'item form editing',
    }),
    story('details being saved', {
      stage: cart(async (session, stage) => void (await putAnswered(session, stage))),
      fold: true,
      act: async (page) => {
        await ready(page);
        await neverAnswer(page, '**/additionalFields');
        await page.locator('[data-edit]').first().click();
        await dialog(page).getByRole('button', { name: 'Save' }).click();
      },
      state: 'item form saving',
    }),
    story('details without script', {
      stage: cart(async (session, stage) => `/cart?edit=${await putAnswered(session, stage)}`),
    }),
  ];
});
