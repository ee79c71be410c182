import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { addShop, type Shop } from '../contract/checkout/shop.ts';
import { programOf } from '../contract/integrations/api-shop.ts';
import { createTarget, localWay, type Target } from '../contract/mailing-lists/form-site.ts';
import { alternately } from '../support/alternately.ts';
import { closePages, expectNoAxeViolations, openContext, screenshot, widths } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let target: Target;

beforeAll(async () => {
  app = await createTestApp({ worker: true });
  target = await createTarget();
  Object.assign(app.deps, { outbound: localWay });
});
afterAll(async () => {
  await closePages();
  target.close();
  await app.close();
});

async function openStudio(shop: Shop, width: number): Promise<Page> {
  const context = await openContext({ width, reducedMotion: true, baseUrl: `http://${app.studioHost}` });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addCookies(
    [...shop.owner.cookies].map(([name, value]) => ({ name, value, url: `http://${app.studioHost}` })),
  );
  const page = await context.newPage();
  return page;
}

describe.each(widths)('programs of others in the studio at %d px', (width) => {
  const it = alternately(width);
  it('administration §4 copy button: says Copy, then Copied; administration §1 owner: makes API keys; administration §2 API-keys panel: has a modal in which a key is made; it is copied once, works, and is deleted', async () => {
    const shop = await addShop(app, `panel-${width}`);
    const page = await openStudio(shop, width);
    await page.goto(`/config/${shop.slug}/settings/api-keys`);
    await page.getByText('No keys yet').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `api-keys-none-${width}`);
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Please enter a name').waitFor();
    await page.getByLabel('Name').fill('Warehouse');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByText('Choose at least one permission.').waitFor();
    await page.getByRole('button', { name: /Orders/ }).click();
    await page.getByRole('option', { name: 'Read', exact: true }).click();
    await page.getByText('Terms', { exact: true }).click();
    await expectNoAxeViolations(page);
    await screenshot(page, `api-keys-scopes-${width}`);
    // The login of a while ago is not enough for a key.
    await app.db.global((tx) =>
      tx
        .updateTable('account_session')
        .set({ createdAt: new Date(Date.now() - 3_600_000) })
        .execute(),
    );
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    const login = page.getByRole('dialog', { name: 'Confirm your password' });
    await login.getByLabel('Password', { exact: true }).fill('a long enough pass phrase');
    await expectNoAxeViolations(page);
    await screenshot(page, `confirm-password-${width}`);
    await login.getByRole('button', { name: 'Confirm' }).click();
    await login.waitFor({ state: 'detached' });
    await page.getByText('You won’t see it again').waitFor();
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByText('Copied').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `api-keys-made-${width}`);
    const key = await page.evaluate(() => navigator.clipboard.readText());
    const program = programOf(shop, { key });
    expect((await program.get('/orders')).status).toBe(200);
    expect((await program.get('/products')).status).toBe(403);
    await page.getByRole('button', { name: 'Complete' }).click();
    await page.getByText('Orders (read)').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `api-keys-${width}`);
    await page.getByRole('button', { name: 'Delete Warehouse' }).click();
    await expectNoAxeViolations(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete key' }).click();
    await page.getByText('No keys yet').waitFor();
    expect((await program.get('/orders')).status).toBe(401);
    await page.context().close();
  });

  it('are told of what happens: a webhook is added, tried, seen to fail and tried again', async () => {
    const shop = await addShop(app, `hooked-${width}`);
    const page = await openStudio(shop, width);
    await page.goto(`/config/${shop.slug}/settings/webhooks`);
    await page.getByText('No webhooks yet').waitFor();
    await page.getByRole('button', { name: 'Add webhook' }).click();
    await page.getByLabel('Address').fill('http://hooks.example/');
    await page.getByText('Stock changed').click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('Enter an https address on the public internet.').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `webhook-add-${width}`);
    await page.getByLabel('Address').fill('https://hooks.example/veranda');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('Copy the secret now').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `webhook-secret-${width}`);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText('Order placed, Stock changed').waitFor();
    // An owner's address is https; the test's receiver is not.
    const url = `http://hooks.example:${target.port}/veranda`;
    await app.db.forSite(shop.siteId, (tx) => tx.updateTable('webhook_endpoint').set({ url }).execute());
    target.state.status = 500;
    await page.getByRole('link', { name: /hooks\.example/ }).click();
    await page.getByText('No messages yet').waitFor();
    await page.getByRole('button', { name: 'Send test message' }).click();
    await page.getByText('The address responded with status 500.').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `webhook-failed-${width}`);
    target.state.status = 200;
    await page.getByRole('button', { name: 'Try again: Test message' }).click();
    await page.getByRole('cell', { name: 'Delivered' }).waitFor();
    await page.getByRole('button', { name: 'Show: Test message' }).click();
    expect(await page.getByLabel('Message body').inputValue()).toContain('"topic": "ping"');
    await expectNoAxeViolations(page);
    await screenshot(page, `webhook-message-${width}`);
    await page.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('link', { name: 'Webhooks', exact: true }).click();
    await page.getByRole('button', { name: /Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Turn off' }).click();
    await page.getByText('Off', { exact: true }).waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `webhooks-${width}`);
    await page.context().close();
  });
});
