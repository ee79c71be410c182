import type { Page } from 'playwright-core';
import { shops } from './shops.data.ts';
import { bought, lostAnswer, status } from './stage-orders.ts';
import { bankTransfer } from './stage-checkout.ts';
import type { Story } from './story.ts';

const find =
  (number: string) =>
  async (page: Page): Promise<void> => {
    await page.locator('#gift-number').fill(number);
    await page.getByLabel('Email address').fill('reader@example.com');
    await page.locator('.v-account-form button').click();
    await page.locator('.v-field-error, .v-notice').first().waitFor();
  };

const order = (name: string, type: Story['type'], stage: NonNullable<Story['stage']>): Story => ({
  group: 'Orders',
  name,
  site: 'levain',
  path: '/',
  on: 'shop',
  stage,
  ...(type ? { type } : {}),
});

/** Stories of the pages after the payment. The platform's own pages look the same in every theme. */
export const orderStories: readonly Story[] = [
  order('order confirmed', 'order-confirmed', bought('goods')),
  order('order confirmed, downloads', 'order-confirmed', bought('files')),
  order('order received', 'order-received', bought('goods', lostAnswer)),
  order('order by bank transfer', 'order-confirmed', async (stage) =>
    bought('goods', await bankTransfer(stage))(stage),
  ),
  order('subscription confirmed', 'subscription-confirmed', bought('subscription')),
  order('membership confirmed', 'membership-confirmed', bought('membership')),
  order('contribution confirmed', 'contribution-confirmed', bought('donation')),
  order('status, new', 'order-status', status('new')),
  order('status, part sent', 'order-status', status('part sent')),
  order('status, sent', 'order-status', status('sent')),
  order('status, refunded in part', 'order-status', status('refunded')),
  order('status, canceled', 'order-status', status('canceled')),
  ...shops.flatMap(({ site }): Story[] => {
    const story = { group: 'Orders', site, path: '/order-status', type: 'order-status' } as const;
    return [
      { ...story, name: 'find my order' },
      { ...story, name: 'find my order, asked for', act: find('1001') },
    ];
  }),
];
