import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { addShop, type Shop } from '../contract/checkout/shop.ts';
import { focusedField } from '../support/focused-field.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

async function set(shop: Shop, changes: object): Promise<void> {
  const address = `/api/studio/sites/${shop.siteId}/commerce/merchandising`;
  const { merchandising, version } = (await shop.owner.send('GET', address)).json;
  await shop.owner.send('PUT', address, { merchandising: { ...merchandising, ...changes }, version });
}

describe.each(widths)('waiting for what is sold out, %d px', (width) => {
  it('storefront §4 restock form: idle to begin with; storefront §5 restock: an empty address: Email cannot be blank; storefront §5 restock: a wrong address: Email is invalid; storefront §8 restock: Email is invalid is said without a call; storefront §1 visitor: asks to be told when a sold-out variant is back; storefront §4 restock form: a failure shows a message under the form; storefront §4 restock form: an earlier error goes when it is sent; storefront §4 restock form: success says Signed up! without one; storefront §4 restock form: success keeps the call to action; storefront §5 restock: the mailing-list box is offered; storefront §1 owner: writes the restock messages', async () => {
    const slug = `wait-${width}`;
    const shop = await addShop(app, slug);
    await set(shop, { restockEnabled: true, mailingListSignUpEnabled: true, scarcityEnabled: true });
    const baseUrl = `http://${slug}.${app.studioHost}`;
    const visitor = await openPage({ width, baseUrl });
    await visitor.goto('/shop/p/shirt');
    const add = visitor.locator('.v-product-page .v-add-to-cart');
    await visitor.getByRole('radio', { name: 'S', exact: true }).check({ force: true });
    await visitor.getByText('Only 2 left').waitFor();
    expect(await visitor.locator('.v-restock').isHidden()).toBe(true);
    await visitor.getByRole('radio', { name: /^M/ }).check({ force: true });
    await visitor.locator('.v-restock').waitFor();
    expect(await visitor.getByText('Only 2 left').isHidden()).toBe(true);
    expect(await add.textContent()).toBe('Sold Out');
    expect(await add.getAttribute('aria-disabled')).toBe('true');
    const { id } = shop.variant('SHIRT-M');
    expect(await visitor.locator('.v-restock').getAttribute('data-variant-id')).toBe(id);
    expect(await visitor.getByRole('button', { name: 'Notify me' }).isEnabled()).toBe(true);
    expect(await visitor.locator('.v-restock-done').count()).toBe(0);
    const calls: string[] = [];
    visitor.on('request', (request) => {
      if (request.url().endsWith('/notifications/restock')) calls.push(request.url());
    });
    await visitor.getByRole('button', { name: 'Notify me' }).click();
    await visitor.getByText('Email cannot be blank').waitFor();
    await expect
      .poll(() => focusedField(visitor))
      .toEqual({ isAtFault: true, described: ['Email cannot be blank'] });
    await expectNoAxeViolations(visitor);
    await visitor.getByLabel('Email address').fill('nobody');
    await visitor.getByRole('button', { name: 'Notify me' }).click();
    await visitor.getByText('Email is invalid').waitFor();
    expect(calls).toEqual([]);
    await screenshot(visitor, `restock-error-${width}`);
    await visitor.getByLabel('Email address').fill('ada@wait.test');
    await visitor.getByLabel('Also send me news from the shop.').check();
    await visitor.getByRole('button', { name: 'Notify me' }).click();
    await visitor.getByText('Signed up!').waitFor();
    expect(await visitor.locator('[aria-invalid]').count()).toBe(0);
    expect(await visitor.getByText('Email is invalid').count()).toBe(0);
    await visitor.getByText('Tell me when it is back').waitFor();
    await expectNoAxeViolations(visitor);
    await screenshot(visitor, `restock-done-${width}`);
    await visitor.context().close();

    const owner = await openPage({ reducedMotion: true, width });
    await owner.goto(`http://${app.studioHost}/login`);
    await owner.getByLabel(/e-?mail/i).fill(`owner@${slug}.example`);
    await owner.getByLabel(/^password/i).fill('a long enough pass phrase');
    await owner.getByRole('button', { name: /log in/i }).click();
    await owner.waitForURL(/\/sites/);
    await owner.goto(`http://${app.studioHost}/config/${slug}/commerce/restock`);
    await owner.getByText('Sold out').waitFor();
    await expectNoAxeViolations(owner);
    await screenshot(owner, `restock-owner-${width}`);
    await owner.getByRole('button', { name: /Shirt/ }).click();
    await owner.getByText('ada@wait.test').waitFor();
    await owner.keyboard.press('Escape');
    await shop.setStock('SHIRT-M', 3);
    await owner.reload();
    await owner.getByRole('button', { name: 'Notify 1' }).click();
    await owner.getByText('1 person notified').waitFor();
    await owner.getByRole('tab', { name: 'Form text' }).click();
    await owner.getByLabel('Call to action').fill('Psst, when it is back');
    await owner.getByRole('button', { name: 'Save' }).click();
    await owner.getByText('Saved. Your shop is updated.').waitFor();
    await expectNoAxeViolations(owner);
    await screenshot(owner, `restock-words-${width}`);
    await owner.context().close();
  });
});
