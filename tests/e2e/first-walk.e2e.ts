import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { plainLibrary } from '../support/plain-library.ts';
import { allSaved, lookAt, soon, toast } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let owner: Page;
beforeAll(async () => {
  app = await createTestApp({ siteTemplates: plainLibrary(), worker: true });
  owner = await openPage({ width: 1280, baseUrl: `http://${app.studioHost}`, reducedMotion: true });
  owner.setDefaultTimeout(20_000);
});
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await closePages();
  await app.close();
});

const email = 'ada@clay.example';
const host = () => `clay-and-co.${app.studioHost}`;
const look = (name: string) => lookAt(owner, `walk-${name}-1280`);
const drawn = (background: string) =>
  sharp({ create: { width: 1200, height: 1500, channels: 3, background } })
    .png()
    .toBuffer();
const goTo = (place: string) =>
  owner.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: place }).click();

async function upload(button: Locator, name: string, colour: string): Promise<void> {
  const chooser = owner.waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer: await drawn(colour) });
}

async function addOption(name: string, values: readonly string[]): Promise<void> {
  const add = owner.getByRole('button', { name: 'Add option' });
  await add.click();
  const fields = owner.getByRole('group', { name: 'New option' });
  await fields.getByLabel('Option', { exact: true }).fill(name);
  for (const value of values) {
    await fields.getByRole('textbox', { name: 'Values' }).fill(value);
    await owner.keyboard.press('Enter');
  }
  await add.click();
  await owner.getByRole('group', { name: `Option ${name}` }).waitFor();
}

/** Puts a value into all variants that are chosen. */
async function fillAll(what: string, field: string, value: string): Promise<void> {
  await owner.getByRole('button', { name: /Edit 4 variants/ }).click();
  await owner.getByRole('option', { name: what, exact: true }).click();
  await owner.getByRole('textbox', { name: field }).fill(value);
  await owner.getByRole('button', { name: 'Apply' }).click();
}

async function fillCheckout(visitor: Page): Promise<void> {
  await visitor.getByRole('textbox', { name: 'Email' }).fill('sam@buyer.example');
  await visitor.getByLabel('First name').fill('Sam');
  await visitor.getByLabel('Last name').fill('Baker');
  await visitor.getByLabel('Country').selectOption('US');
  await visitor.getByLabel('Address', { exact: true }).fill('1 Canal Street');
  await visitor.getByLabel('City').fill('Albany');
  await visitor.getByLabel('State').selectOption('NY');
  await visitor.getByLabel(/ZIP|Postal/).fill('12207');
  await visitor.getByLabel('Card number').fill('4242424242424242');
  await visitor.getByLabel(/Expires/).fill('1240');
  await visitor.getByLabel('Security code').fill('123');
}

const inbox = async () => (await app.deps.mail.inbox?.list()) ?? [];

/** The text of the one mail to somebody with this subject. */
async function mailTo(address: string, subject: string): Promise<string> {
  const found = (await inbox()).filter((mail) => mail.to.includes(address) && mail.subject === subject);
  expect(found, subject).toHaveLength(1);
  return found[0]?.text ?? '';
}

// One after another: each step continues from what the one before has made.
describe('the first walk of a new owner', { retry: 0 }, () => {
  it('signs up, names the site and chooses a theme', async () => {
    await owner.goto('/signup');
    await owner.getByLabel('Site name').fill('Clay and Co');
    await owner.getByLabel('Email address').fill(email);
    await owner.getByLabel('Password', { exact: true }).fill('sourdough at five o’clock');
    await owner.getByText('is available').waitFor();
    await look('sign-up');
    await owner.getByRole('button', { name: 'Choose a template' }).click();
    await lookThroughTemplates('Clay and Co');
    await owner
      .getByRole('button', { name: /^Start with this/ })
      .first()
      .click();
    await owner.getByText('0 of 5 done').waitFor();
    await removeSamplesAndUndo();
    await look('home');
  });

  it('changes the heading of the home page and a picture, which the preview shows in the theme', async () => {
    await owner.getByRole('link', { name: 'Edit pages' }).click();
    await owner.locator('.page-row-link', { hasText: 'Home' }).click();
    const frame = owner.frameLocator('iframe[title="Home, as visitors see it"]');
    await frame.getByRole('heading', { name: /What you make/ }).waitFor();
    const ground = () => frame.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    await expect.poll(ground, soon).not.toMatch(/rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)/);
    await look('editor');
    await owner.getByRole('button', { name: 'Image', exact: true }).first().click();
    await owner.getByRole('button', { name: 'Replace' }).click();
    const picker = owner.getByRole('dialog', { name: 'Choose an image' });
    await upload(picker.getByRole('button', { name: 'Upload File' }), 'wheel.png', '#b5432a');
    await picker.waitFor({ state: 'detached' });
    await owner.getByText('wheel.png').waitFor();
    await owner.getByRole('button', { name: /^Text What you make/ }).click();
    await owner.getByRole('textbox', { name: 'Text', exact: true }).click();
    await owner.keyboard.press('ControlOrMeta+a');
    await owner.keyboard.type('Pots thrown by hand');
    await allSaved(owner);
    await frame.getByRole('heading', { level: 1, name: 'Pots thrown by hand' }).waitFor();
    // Not by axe: the headings of a page are in its text field beside those of the studio.
    await screenshot(owner, 'walk-edited-1280');
    await owner.getByRole('link', { name: 'Pages', exact: true }).click();
  });

  it('adds a product of two options with prices, stock and a picture', async () => {
    await goTo('Home');
    await owner.getByText('1 of 5 done').waitFor();
    await owner.getByRole('link', { name: 'Add product' }).click();
    await owner.getByLabel('Title', { exact: true }).fill('Stoneware bowl');
    await upload(owner.getByRole('button', { name: 'Choose images' }), 'bowl.png', '#2a6fb5');
    await owner.getByRole('button', { name: 'More for Image 1' }).waitFor();
    await addOption('Size', ['Small', 'Large']);
    await addOption('Glaze', ['Oat', 'Midnight blue']);
    await owner.getByLabel('Choose all variants').press('Space');
    await fillAll('Price', 'Amount', '24');
    await fillAll('Stock', 'Number', '5');
    await owner.getByLabel('Price of Large / Midnight blue', { exact: true }).fill('36.50');
    await look('product');
    await owner.getByRole('button', { name: 'Add product' }).click();
    await toast(owner, '“Stoneware bowl” added to the shop').waitFor();
    await owner.getByText('Not saved yet').waitFor({ state: 'detached' });
    await look('product-added');
  });

  it('sets a shipping rate, and publishes', async () => {
    await goTo('Home');
    await owner.getByRole('link', { name: 'Set rates' }).click();
    const rate = owner.getByRole('group', { name: 'Sample shipping rate' });
    await rate.getByLabel('Per order').fill('6.50');
    await rate.getByLabel('Name').fill('Parcel');
    await look('shipping');
    await owner.getByRole('button', { name: 'Save', exact: true }).first().click();
    await toast(owner, 'Settings saved').waitFor();
    expect(await owner.getByText('unsaved changes').count()).toBe(0);
    await look('shipping-saved');
    await goTo('Home');
    await owner.getByText('3 of 5 done').waitFor();
    await owner.getByRole('main').getByRole('button', { name: 'Publish' }).click();
    await look('publish');
    await owner.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
    await owner.getByRole('dialog', { name: 'Your site is live' }).waitFor();
    await look('live');
    await owner.getByRole('button', { name: 'Close' }).last().click();
    await owner.getByText('4 of 5 done').waitFor();
  });

  it.each(widths)('is found and bought from by a visitor, %d px', async (width) => {
    const visitor = await openPage({ width, baseUrl: `http://${host()}`, reducedMotion: true });
    visitor.setDefaultTimeout(20_000);
    const see = (name: string) => lookAt(visitor, `walk-visitor-${name}-${width}`);
    await visitor.goto('/');
    await visitor.getByRole('heading', { level: 1, name: 'Pots thrown by hand' }).waitFor();
    expect(await visitor.content()).not.toMatch(/levain|Ferry Row|Rondout/i);
    await see('home');
    await visitor.getByRole('link', { name: 'Visit the shop' }).click();
    await see('shop');
    await visitor.getByRole('link', { name: 'Stoneware bowl' }).first().click();
    await visitor.getByRole('radio', { name: 'Large' }).press('Space');
    await visitor.getByRole('radio', { name: 'Midnight blue' }).press('Space');
    await visitor.getByText('$36.50').first().waitFor();
    await see('chosen');
    await visitor.getByRole('button', { name: 'Add To Cart', exact: true }).first().click();
    await visitor.getByText('Stoneware bowl was added to your cart.').waitFor();
    await see('added');
    await visitor.getByRole('link', { name: 'Checkout' }).click();
    await visitor.waitForURL(/\/checkout/);
    await see('checkout');
    await fillCheckout(visitor);
    await visitor.getByRole('button', { name: 'Pay $43.00' }).waitFor();
    await see('checkout-filled');
    await visitor.getByRole('button', { name: 'Pay $43.00' }).click();
    await visitor.getByRole('heading', { name: 'Thank you' }).waitFor();
    await see('thanks');
    await visitor.close();
  });

  it('ships an order with tracking, and refunds a part of it', async () => {
    await goTo('Orders');
    await owner.getByRole('row').filter({ hasText: 'Sam Baker' }).first().getByText('$43.00').waitFor();
    await look('orders');
    await owner.getByRole('link', { name: /^#\d+/ }).first().click();
    await owner.getByRole('button', { name: 'Ship items' }).click();
    const ship = owner.getByRole('dialog', { name: 'Ship items' });
    await ship.getByLabel('Carrier').fill('Parcel Post');
    await ship.getByLabel('Tracking number').fill('PP 1200 34');
    await ship.getByLabel('Tracking link').fill('https://post.example/PP120034');
    await look('ship');
    await ship.getByRole('button', { name: 'Mark as shipped' }).click();
    await ship.waitFor({ state: 'detached' });
    await owner.getByRole('button', { name: 'Refund' }).click();
    const refund = owner.getByRole('dialog', { name: 'Refund' });
    await refund.getByText('Custom amount').click();
    await refund.getByLabel('Amount').fill('10');
    await refund.getByLabel('Refund summary', { exact: true }).getByText('$10.00').first().waitFor();
    await look('refund');
    await refund.getByRole('button', { name: 'Refund' }).click();
    await owner.getByText('$10.00 refunded').waitFor();
    await owner.getByText('−$10.00').first().waitFor();
    await look('order');
  });

  it('is told by mail, as the buyer is, with the right names and sums and nothing of the sample', async () => {
    const buyer = 'sam@buyer.example';
    await expect.poll(async () => (await inbox()).length, soon).toBe(6);
    expect(new Set((await inbox()).map(({ to }) => to))).toEqual(new Set([buyer, email]));
    for (const { from, subject, text } of await inbox()) {
      expect(from).toContain('Clay and Co');
      expect(`${from} ${subject} ${text}`).not.toMatch(/levain|Ferry Row|Rondout|Sample/i);
    }
    const bought = /1 × Stoneware bowl \(Large, Midnight blue\)\s+\$36\.50/;
    const sums = /Subtotal: \$36\.50\s+Shipping: \$6\.50\s+Total: \$43\.00/;
    const address = /Sam Baker\s+1 Canal Street\s+Albany, NY 12207/;
    const confirmation = await mailTo(buyer, 'Your order #2 at Clay and Co');
    const notice = await mailTo(email, 'New order #2: $43.00');
    for (const part of [bought, sums, address]) {
      expect(confirmation).toMatch(part);
      expect(notice).toMatch(part);
    }
    expect(notice).toContain(buyer);
    const shipped = await mailTo(buyer, 'Your order #2 at Clay and Co is on its way');
    expect(shipped).toContain('Parcel Post, PP 1200 34');
    expect(shipped).toContain('https://post.example/PP120034');
    expect((await inbox()).find(({ text }) => text.includes('Refunded: $10.00'))?.to).toBe(buyer);
    await owner.goto('/_mail');
    await owner.getByRole('link', { name: 'New order #2: $43.00' }).click();
    const mail = owner.frameLocator('iframe');
    await mail.getByRole('heading', { name: 'New order' }).waitFor();
    await screenshot(owner, 'walk-mail-1280');
  });
});

/** Chooses by goal, and looks at a template on three devices in the owner's name. */
async function lookThroughTemplates(name: string): Promise<void> {
  await owner.getByRole('radio', { name: 'Offer services' }).press('Enter');
  await expect.poll(() => owner.getByRole('article').count(), soon).toBe(3);
  await expectNoAxeViolations(owner);
  const preview = owner.getByRole('button', { name: 'Preview Restaurant' });
  await preview.press('Enter');
  const dialog = owner.getByRole('dialog', { name: 'Restaurant' });
  const frame = dialog.locator('iframe');
  for (const [device, width] of [
    ['Phone', 390],
    ['Tablet', 768],
    ['Desktop', 1280],
  ] as const) {
    await dialog.getByRole('radio', { name: device }).click();
    await frame.contentFrame().getByRole('link', { name }).first().waitFor();
    const body = frame.contentFrame().locator('html');
    await expect.poll(() => body.evaluate(() => window.innerWidth), soon).toBe(width);
  }
  await expectNoAxeViolations(owner);
  await owner.keyboard.press('Escape');
  await expect.poll(() => preview.evaluate((button) => button === document.activeElement), soon).toBe(true);
  await owner.getByRole('radio', { name: 'All', exact: true }).click();
}

/** Removes the sample content and takes that back: the list of what the owner has done stays empty. */
async function removeSamplesAndUndo(): Promise<void> {
  await owner.getByRole('button', { name: 'Remove sample content' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Remove sample content' });
  await dialog.getByText('Sample product in sizes').waitFor();
  await dialog.getByText('About', { exact: true }).waitFor();
  await expectNoAxeViolations(owner);
  await look('remove-samples');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await owner.getByText('5 samples removed').waitFor();
  await owner.getByRole('button', { name: 'Remove sample content' }).waitFor({ state: 'detached' });
  await owner.getByRole('button', { name: 'Undo' }).click();
  await owner.getByText('5 samples restored').waitFor();
  await owner.getByRole('button', { name: 'Remove sample content' }).waitFor();
  await owner.getByText('0 of 5 done').waitFor();
}
