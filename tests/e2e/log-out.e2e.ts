import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, openPage } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  await closePages();
  await app.close();
});

describe('the button that logs out', () => {
  it('administration §7 session: DELETE is repeated once after crumbFail', async () => {
    await app.ownerWithSite('leaving');
    const baseUrl = `http://leaving.${app.studioHost}`;
    const visitor = await openPage({ width: 390, baseUrl });
    await visitor.goto('/account/signup');
    await visitor.getByLabel('Email address').fill('ada@reader.example');
    await visitor.getByLabel('Password').fill('a quiet rye loaf');
    await visitor.getByRole('button', { name: 'Create account' }).click();
    await visitor.getByText('No orders yet.').waitFor();
    // Without its script the form is sent as it is: the page is left no earlier than the script can see it.
    await visitor.goto('/account/orders');
    await visitor.getByLabel('Keep my cart on this device').check();
    await visitor.locator('form[data-island="log-out"][data-started]').waitFor();
    await visitor.context().addCookies([{ name: 'crumb', value: 'stale', url: baseUrl }]);
    const path = '/api/site-users/account/session?cloneCart=true';
    const answered = (status: number) =>
      visitor.waitForResponse(
        (answer) =>
          answer.request().method() === 'DELETE' &&
          answer.status() === status &&
          answer.url() === baseUrl + path,
      );
    const answers = Promise.all([answered(403), answered(200)]);
    await visitor.getByRole('button', { name: 'Log out' }).click();
    await visitor.waitForURL(`${baseUrl}/`);
    const [refused, repeated] = await answers;
    expect([refused.status(), repeated.status()]).toEqual([403, 200]);
    await visitor.goto('/account');
    await visitor.getByRole('heading', { name: 'Log in' }).waitFor();
    await visitor.context().close();
  });

  it('can be pressed again by who comes back to the page', async () => {
    await app.ownerWithSite('returning');
    const visitor = await openPage({ baseUrl: `http://returning.${app.studioHost}` });
    await visitor.goto('/account/signup');
    await visitor.getByLabel('Email address').fill('ada@back.example');
    await visitor.getByLabel('Password').fill('a quiet rye loaf');
    await visitor.getByRole('button', { name: 'Create account' }).click();
    await visitor.getByText('No orders yet.').waitFor();
    await visitor.goto('/account/orders');
    await visitor.route('**/api/site-users/account/session*', () => {});
    const button = visitor.getByRole('button', { name: 'Log out' });
    await button.click();
    await expect.poll(() => button.isDisabled()).toBe(true);
    await visitor.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await button.isDisabled()).toBe(false);
    await visitor.context().close();
  });
});
