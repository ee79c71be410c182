import { formOf, newField } from '@veranda/domain/forms/new-form';
import { downloadJobs } from '@veranda/server/features/downloads/jobs';
import { giftCardJobs } from '@veranda/server/features/gift-cards/jobs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { required } from '../contract/forms/site-with-form.ts';
import {
  createSubscriptionShop,
  type SubscriptionShop,
} from '../contract/subscriptions/subscription-shop.ts';
import { closePages, expectNoAxeViolations, openContext, screenshot, widths } from '../support/browser.ts';
import { fileForm } from '../support/file-form.ts';
import { putForm } from '../support/replace-form.ts';

let shop: SubscriptionShop;
let card: string;
let song: string;
const monthly = { period: { value: 1, unit: 'MONTH' }, numCycles: 12 };
const password = 'a long enough pass phrase';

beforeAll(async () => {
  shop = await createSubscriptionShop('goods');
  card = await shop.addProduct({
    kind: 'gift-card',
    title: 'Gift card',
    prices: { $25: '25.00', $50: '50.00', $100: '100.00' },
  });
  song = await shop.addProduct({ kind: 'digital', title: 'Field recordings', prices: { '': '9.00' } });
  await shop.planned('Weekly veg box', monthly);
  await askForDoor(await shop.planned('Crate', monthly));
  const { body, headers } = fileForm({
    fileName: 'dawn-chorus.flac',
    content: 'sound'.repeat(2000),
    type: 'audio/flac',
  });
  await shop.owner.send('POST', `${shop.base}/products/${song}/files`, body, headers);
});
afterAll(async () => {
  await closePages();
  await shop.close();
});

const site = () => `http://goods.${shop.app.studioHost}`;
const studio = () => `http://${shop.app.studioHost}`;

async function askForDoor(product: string): Promise<void> {
  const wanted = { name: 'Door', purpose: 'product' };
  const { form } = (await shop.owner.send('POST', `${shop.base}/forms`, wanted)).json;
  const fields = [required(newField('text', { id: 'door', position: 'a0' }))];
  const { id: formId } = form;
  await putForm({ session: shop.owner, siteId: shop.siteId, formId }, formOf(fields, 'product'));
  await shop.owner.send('PUT', `${shop.base}/products/${product}/form`, { formId });
  await shop.owner.send('POST', `${shop.base}/publish`, {});
}

async function look(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expectNoAxeViolations(page);
  await screenshot(page, name);
}

async function payAtCheckout(page: Page): Promise<void> {
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel(/^Expires/).fill('12/40');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
}

describe.each(widths)('what is bought alone, %d px', (width) => {
  it('storefront §1 visitor: buys a gift card, from its product to the mail; storefront §2 text counter: multi-line fields with a maximum length have one; storefront §5 text counter: does not stop the typing', async () => {
    const context = await openContext({ width, baseUrl: site() });
    const page = await context.newPage();
    await page.goto('/shop/p/gift-card');
    await look(page, `goods-gift-product-${width}`);
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await page.getByText('Select a denomination for the Gift Card').waitFor();
    await page.getByRole('radio', { name: '$50' }).check();
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await page.waitForURL(new RegExp(`/gift-card/${card}`));
    expect(await page.getByRole('radio', { name: '$50' }).isChecked()).toBe(true);
    await page.getByLabel('Message').fill('x'.repeat(85));
    await page.getByText('85 / 80').waitFor();
    await page.getByRole('button', { name: 'Continue to checkout' }).click();
    await page.getByText('You have exceeded the character limit.').first().waitFor();
    // Storefront §8: the title of what was refused of a gift card.
    await page.getByText('Unable to purchase Gift Card').waitFor();
    await look(page, `goods-gift-errors-${width}`);
    await page.getByLabel('Message').fill('Happy birthday, and thank you for the bread.');
    await page.getByText('44 / 80').waitFor();
    await page.getByLabel(/^Recipient’s email/).fill('ada@gift.example');
    await page.getByLabel(/^Your name/).fill('Ben');
    await look(page, `goods-gift-${width}`);
    await page.getByRole('button', { name: 'Continue to checkout' }).click();
    await page.waitForURL(/\/checkout\?cartToken=/);
    await page.getByLabel('Email').fill('ben@buyer.example');
    await look(page, `goods-gift-checkout-${width}`);
    await payAtCheckout(page);
    await look(page, `goods-gift-order-${width}`);
    await page.goto('/gift-card/balance');
    const { code } = (
      await shop.owner.send('POST', `${shop.base}/gift-cards`, { amount: '40', note: 'For the fair' })
    ).json;
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Check balance' }).click();
    await page.getByText('$40.00 left').waitFor();
    await look(page, `goods-balance-${width}`);
    await shop.work(giftCardJobs(shop.app.deps), 'gift-card-mail');
    const mail = (await shop.mails()).find((one) => one.to === 'ada@gift.example');
    await page.setContent(mail?.html ?? '');
    await screenshot(page, `goods-gift-mail-${width}`);
    await context.close();
  });

  it('storefront §1 visitor: takes out a subscription, from its product to the account', async () => {
    const context = await openContext({ width, baseUrl: site() });
    const page = await context.newPage();
    await page.goto('/shop/p/weekly-veg-box');
    await look(page, `goods-subscription-product-${width}`);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.waitForURL(/\/subscribe\?cartToken=/);
    await look(page, `goods-subscribe-${width}`);
    await page.getByRole('link', { name: 'Create account' }).click();
    await page.getByLabel('Email address').fill(`member${width}@goods.example`);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL(/\/subscribe\?cartToken=/);
    await look(page, `goods-subscribe-member-${width}`);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Continue to checkout' }).click();
    await page.waitForURL(/\/checkout\?cartToken=/);
    await payAtCheckout(page);
    await look(page, `goods-subscribed-${width}`);
    await page.goto('/account/subscriptions');
    await page.getByText('Change or cancel').click();
    await look(page, `goods-account-subscriptions-${width}`);
    await page.getByRole('button', { name: 'Skip the next charge' }).click();
    await page.getByText('Saved.').waitFor();
    await page.goto('/shop/p/field-recordings');
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await page.getByText('Field recordings was added to your cart.').waitFor();
    await page.goto('/checkout');
    await payAtCheckout(page);
    await look(page, `goods-order-downloads-${width}`);
    await page.goto('/account/downloads');
    await look(page, `goods-account-downloads-${width}`);
    const fetched = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download', exact: true }).click();
    expect((await fetched).suggestedFilename()).toBe('dawn-chorus.flac');
    await shop.work(downloadJobs(shop.app.deps), 'download-mail');
    await context.close();
  });

  it('asks the form of an item before it is subscribed to', async () => {
    const context = await openContext({ width, baseUrl: site() });
    const page = await context.newPage();
    await page.goto('/shop/p/crate');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Text').fill('Back door');
    await look(page, `goods-subscription-form-${width}`);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await page.waitForURL(/\/subscribe\?cartToken=/);
    await context.close();
  });

  it('gift cards, subscriptions, plans and files in the studio', async () => {
    const context = await openContext({ reducedMotion: true, width, baseUrl: studio() });
    await context.addCookies(
      [...shop.owner.cookies].map(([name, value]) => ({ name, value, url: studio() })),
    );
    const page = await context.newPage();
    await page.goto(paths.storeSettings('goods'));
    await page.getByText('Notify subscribers before each charge').waitFor();
    await look(page, `goods-studio-notice-${width}`);
    await page.goto(paths.giftCards('goods'));
    await page.getByRole('table', { name: 'Gift cards' }).waitFor();
    await look(page, `goods-studio-cards-${width}`);
    await page.getByRole('button', { name: 'Issue a gift card' }).click();
    await page.getByLabel('Amount').fill('30');
    await screenshot(page, `goods-studio-issue-${width}`);
    await page.getByRole('button', { name: 'Issue', exact: true }).click();
    await page.getByRole('button', { name: 'Copy' }).waitFor();
    await screenshot(page, `goods-studio-issued-${width}`);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('link', { name: /^••••/ }).first().click();
    await page.getByRole('table', { name: 'Transactions' }).waitFor();
    await look(page, `goods-studio-card-${width}`);
    await page.getByRole('button', { name: /^(?:Change delivery|Send to someone else)$/ }).click();
    await page.getByLabel('Recipient’s email').fill(`bea${width}@gift.example`);
    await look(page, `goods-studio-delivery-${width}`);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText(`Gift card will be sent to bea${width}@gift.example`).waitFor();
    await page.goto(paths.subscriptions('goods'));
    await page.getByRole('table', { name: 'Subscriptions' }).waitFor();
    await look(page, `goods-studio-subscriptions-${width}`);
    await page.getByRole('link', { name: `member${width}@goods.example` }).click();
    await page.getByRole('table', { name: 'Cycles' }).waitFor();
    await look(page, `goods-studio-subscription-${width}`);
    await page.goto(paths.product('goods', song));
    await page.getByText('dawn-chorus.flac').waitFor();
    await look(page, `goods-studio-files-${width}`);
    const { products } = (await shop.owner.send('GET', `${shop.base}/products?q=veg`)).json;
    await page.goto(paths.product('goods', products[0].id));
    await page.getByText('Recurring charge').waitFor();
    await look(page, `goods-studio-plan-${width}`);
    await context.close();
  });
});
