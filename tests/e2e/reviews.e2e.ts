import { reviewToken } from '@veranda/server/services/commerce/reviews/review-link';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addShop } from '../contract/checkout/shop.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

describe.each(widths)('what buyers say, %d px', (width) => {
  it('is written by the link of a mail without JavaScript, read by the owner, and shown', async () => {
    const slug = `said-${width}`;
    const shop = await addShop(app, slug);
    const session = await shop.shopper();
    await shop.add(session, 'MUG', 1);
    const { orderId } = (await shop.complete(session, 1750)).json;
    const link = `/reviews/${reviewToken(app.deps, shop.siteId, orderId)}`;
    const owner = await openPage({ reducedMotion: true, width });
    await owner.goto(`http://${app.studioHost}/login`);
    await owner.getByLabel(/e-?mail/i).fill(`owner@${slug}.example`);
    await owner.getByLabel(/^password/i).fill('a long enough pass phrase');
    await owner.getByRole('button', { name: /log in/i }).click();
    await owner.waitForURL(/\/sites/);
    const reviews = `http://${app.studioHost}/config/${slug}/commerce/reviews`;
    await owner.goto(reviews);
    await owner.getByText('Customer reviews').click();
    await expect.poll(() => owner.getByRole('switch', { name: /^Customer reviews/ }).isChecked()).toBe(true);

    const visitor = await openPage({ width, javaScript: false, baseUrl: `http://${slug}.${app.studioHost}` });
    await visitor.goto(link);
    await screenshot(visitor, `review-form-${width}`);
    await visitor.getByRole('button', { name: 'Submit review' }).click();
    await visitor.getByText('Please choose one to five stars.').waitFor();
    await visitor.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true });
    await visitor.getByLabel('Title').fill('Keeps the coffee warm');
    await visitor.getByLabel(/^What would you tell/).fill('I have two of them now.\n\nThe glaze is lovely.');
    await visitor.getByLabel(/^Your name/).fill('Ada S.');
    await visitor.getByRole('button', { name: 'Submit review' }).click();
    await visitor.getByText('Thank you. We’ve received your review.').waitFor();
    await screenshot(visitor, `review-thanks-${width}`);
    await visitor.context().close();

    await owner.goto(reviews);
    await owner.getByRole('heading', { name: 'Keeps the coffee warm' }).waitFor();
    await expectNoAxeViolations(owner);
    await screenshot(owner, `reviews-owner-${width}`);
    await owner.getByRole('button', { name: 'Show', exact: true }).click();
    await owner.getByText('Shown', { exact: true }).last().waitFor();
    await owner.context().close();

    const reader = await openPage({ width, baseUrl: `http://${slug}.${app.studioHost}` });
    await reader.goto('/shop/p/mug');
    await reader.getByRole('link', { name: /1 review/ }).click();
    await reader.getByRole('heading', { name: 'Keeps the coffee warm' }).waitFor();
    await expectNoAxeViolations(reader);
    await screenshot(reader, `reviews-${width}`);
    await reader.goto(link);
    await reader.getByText('You have already reviewed this. Thank you.').waitFor();
    await expectNoAxeViolations(reader);
    await reader.context().close();
  });
});
