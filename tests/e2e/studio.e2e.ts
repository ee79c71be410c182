import { afterAll, beforeAll, describe, expect } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { alternately } from '../support/alternately.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

const password = 'sourdough at five o’clock';
const screens = {
  home: paths.home,
  pages: paths.pages,
  products: paths.products,
  'import-products': paths.importProducts,
  orders: paths.orders,
} as const;

describe.each(widths)('the studio, %d px', (width) => {
  const it = alternately(width, 1280);
  it('lets everybody read every list, and logs in only with the right password', async () => {
    const email = `lists${width}@bakery.example`;
    const slug = `lists-${width}`;
    const owner = await openPage({ width });
    await owner.goto(`http://${app.studioHost}/signup`);
    await owner.getByLabel(/e-?mail/i).fill(email);
    await owner.getByLabel(/^password/i).fill(password);
    await owner.getByLabel(/site name|name of (the|your) site/i).fill(`Lists ${width}`);
    await owner.getByText(`${slug}.`).first().waitFor();
    await owner.getByRole('button', { name: 'Choose a template' }).click();
    await owner.waitForURL(/\/templates/);
    const start = owner.getByRole('button', { name: /^Start with this/ });
    await start.first().click();
    await owner.waitForURL(/\/config\//, { timeout: 60_000 });
    for (const [name, path] of Object.entries(screens)) {
      await owner.goto(`http://${app.studioHost}${path(slug)}`);
      await owner.getByRole('heading', { level: 1 }).waitFor();
      await owner.waitForLoadState('networkidle');
      await expectNoAxeViolations(owner);
      await screenshot(owner, `studio-${name}-${width}`);
    }
    const stranger = await openPage({ width });
    await stranger.goto(`http://${app.studioHost}${paths.login}`);
    await stranger.getByLabel(/e-?mail/i).fill(email);
    await stranger.getByLabel(/^password/i).fill('not the password');
    await stranger.getByRole('button', { name: /^Log in/ }).click();
    await stranger.locator('.ui-notice').first().waitFor();
    await expectNoAxeViolations(stranger);
    await screenshot(stranger, `studio-wrong-password-${width}`);
    await stranger.getByLabel(/^password/i).fill(password);
    await stranger.getByRole('button', { name: /^Log in/ }).click();
    const card = stranger.getByRole('link', { name: new RegExp(`Lists ${width}`) });
    await card.waitFor();
    // React Aria announces the pending button by its id; what names a button that has gone with its screen is taken away.
    await expect.poll(() => stranger.locator('[data-live-announcer] [role=img]').count()).toBe(0);
    await expectNoAxeViolations(stranger);
    await screenshot(stranger, `studio-sites-${width}`);
    await owner.context().close();
    await stranger.context().close();
  });
});
