import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../support/browser-session.ts';
import { paths } from '../../apps/studio/paths.ts';
import {
  createSubscriptionShop,
  type SubscriptionShop,
} from '../contract/subscriptions/subscription-shop.ts';
import { closePages, expectNoAxeViolations, openContext, screenshot, widths } from '../support/browser.ts';

let shop: SubscriptionShop;
let fund: Reply;
const monthly = { period: { value: 1, unit: 'MONTH' }, numCycles: 0 };
const password = 'a long enough pass phrase';

beforeAll(async () => {
  shop = await createSubscriptionShop('giving');
  const wanted = {
    name: 'A new oven',
    description: 'The old one is from 1974.\n\nIt has baked enough.',
    suggested: ['10', '25', '50', '100'],
    ownAmount: true,
    least: '5',
    most: '5000',
    monthly: true,
    goal: '8000',
    thanks: 'The first loaf is yours.',
    imageId: null,
    isOpen: true,
  };
  fund = (await shop.owner.send('POST', `${shop.base}/funds`, wanted)).json.fund;
  const once = await shop.addProduct({
    kind: 'paywall',
    title: 'Friend of the bakery',
    prices: { '': '60.00' },
  });
  const circle = await shop.planned('Baking circle', monthly, 'paywall');
  const { pages } = (await shop.owner.send('GET', `${shop.base}/pages`)).json;
  const { id, version } = pages.find((page: Reply) => page.urlSlug === 'about');
  const access = { kind: 'paywall', productIds: [once, circle] };
  await shop.owner.send('PATCH', `${shop.base}/pages/${id}`, { version, access });
  await shop.owner.send('POST', `${shop.base}/publish`, {});
});
// One address does everything here: its limits start again with each test.
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterAll(async () => {
  await closePages();
  expect(shop.app.faults).toEqual([]);
  await shop.close();
});

const site = () => `http://giving.${shop.app.studioHost}`;

async function look(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expectNoAxeViolations(page);
  await screenshot(page, name);
}

async function pay(page: Page): Promise<void> {
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel(/^Expires/).fill('12/40');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
}

describe.each(widths)('giving and joining, %d px', (width) => {
  it('a donation of one’s own amount, by keys, from the fund to the thanks', async () => {
    const context = await openContext({ width, baseUrl: site() });
    const page = await context.newPage();
    await page.goto(fund.url);
    await look(page, `giving-fund-${width}`);
    await page.getByRole('radio', { name: '$25.00' }).focus();
    for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('ArrowRight');
    const own = page.getByLabel('Your amount in USD');
    await own.fill('2');
    await page.keyboard.press('Enter');
    await page.getByText('Please give from $5.00 to $5,000.00.').first().waitFor();
    await look(page, `giving-fund-error-${width}`);
    await own.fill('37,50');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(/\/checkout\?cartToken=/);
    await page.getByLabel('Email').fill('dora@giving.example');
    await look(page, `giving-checkout-${width}`);
    await pay(page);
    await page.getByText('The first loaf is yours.').waitFor();
    await look(page, `giving-thanks-${width}`);
    await context.close();
  });

  it('storefront §2 page type: 107 is the paywall; from it to what a plan opens', async () => {
    const context = await openContext({ width, baseUrl: site() });
    const page = await context.newPage();
    await page.goto('/about');
    await look(page, `giving-paywall-${width}`);
    await page.getByRole('button', { name: 'Join' }).click();
    await page.waitForURL(/\/subscribe\?cartToken=/);
    await look(page, `giving-join-${width}`);
    await page.getByRole('link', { name: 'Create account' }).click();
    await page.getByLabel('Email address').fill(`friend${String(width)}@giving.example`);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL(/\/subscribe\?cartToken=/);
    await page.getByRole('button', { name: 'Continue to checkout' }).click();
    await page.waitForURL(/\/checkout\?cartToken=/);
    await pay(page);
    await look(page, `giving-joined-${width}`);
    await page.goto('/account/memberships');
    await look(page, `giving-memberships-${width}`);
    await page.getByRole('link', { name: 'About' }).last().click();
    await page.waitForURL(/\/about$/);
    expect(await page.locator('body').getAttribute('class')).not.toContain('page-type-107');
    await context.close();
  });

  it('funds, plans and members in the studio', async () => {
    const studio = `http://${shop.app.studioHost}`;
    const context = await openContext({ reducedMotion: true, width, baseUrl: studio });
    await context.addCookies([...shop.owner.cookies].map(([name, value]) => ({ name, value, url: studio })));
    const page = await context.newPage();
    await page.goto(paths.donations('giving'));
    await page.getByRole('table', { name: 'Funds' }).waitFor();
    await look(page, `giving-studio-funds-${width}`);
    await page.getByRole('button', { name: 'Add a fund' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill(`Roof ${width}`);
    await dialog.getByLabel(/^Amounts to choose from/).fill('5, 2000000');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('A suggested amount is outside the limits.').waitFor();
    await look(page, `giving-studio-fund-${width}`);
    await dialog.getByLabel(/^Amounts to choose from/).fill('5, 20');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText(`“Roof ${width}” saved`).waitFor();
    await page.goto(paths.memberPlans('giving'));
    await page.getByRole('table', { name: 'Members' }).waitFor();
    await look(page, `giving-studio-members-${width}`);
    await page.getByRole('link', { name: 'Friend of the bakery' }).first().click();
    await page
      .getByRole('link', { name: /member/ })
      .last()
      .waitFor();
    await look(page, `giving-studio-plan-${width}`);
    await page.goto(paths.memberPlans('giving'));
    await page
      .getByRole('button', { name: /^End the membership of / })
      .first()
      .click();
    await page.getByRole('button', { name: 'End membership' }).click();
    await page.getByText('Ended', { exact: true }).last().waitFor();
    await context.close();
  });
});
