import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/**
 * A proof of work takes as many tries as chance wants, and the browser of tests has no optimizing compiler (`browser.ts`):
 * some seconds most times, and more than thirty now and then.
 */
const solved = { timeout: 100_000 };

let app: TestApp;
let baseUrl = '';
const user = { email: 'ada@reader.example', password: 'a quiet rye loaf' };
const owner = { email: 'owner@guessed.example', password: 'a long enough pass phrase' };

beforeAll(async () => {
  app = await createTestApp();
  const { siteId } = await app.ownerWithSite('guessed');
  baseUrl = `http://guessed.${app.studioHost}`;
  const visitor = app.site('guessed');
  await visitor.send('GET', '/account/signup');
  expect((await visitor.send('POST', '/api/site-users/account', user)).status).toBe(200);
  const keys = [`site-user-failed|${siteId}|${user.email}`, `log-in-failed|${owner.email}`];
  const until = new Date(Date.now() + 3_600_000);
  await app.db.global((tx) =>
    tx
      .insertInto('rate_bucket')
      .values(keys.map((key) => ({ key: `${key}|anywhere`, hits: 100, windowEndsAt: until })))
      .execute(),
  );
});
afterAll(async () => {
  await closePages();
  expect(app.faults).toEqual([]);
  await app.close();
});

async function fill(page: Page, given: { readonly email: string; readonly password: string }): Promise<void> {
  await page.getByLabel('Email address').fill(given.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(given.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

describe('a login after 100 wrong passwords an hour', () => {
  it.each(widths)('on a site has a box to tick, and lets in who ticks it, at %i px', async (width) => {
    const page = await openPage({ width, baseUrl, reducedMotion: true });
    await page.goto('/account/login');
    await fill(page, user);
    await page.getByText('Please confirm that you are human.').waitFor();
    await page.locator('[data-island="login-captcha"][data-started]').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `login-captcha-${width}`);
    await fill(page, user);
    await page.getByText('Complete CAPTCHA before submitting.').waitFor();
    await page.getByLabel('I am human').check();
    await page.getByText('Checked', { exact: true }).waitFor(solved);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByText('No orders yet.').waitFor();
    await page.close();
  });

  it('on a site asks for it without JavaScript too, and has the way to a link by mail', async () => {
    const page = await openPage({ width: 390, baseUrl, javaScript: false });
    await page.goto('/account/login');
    await fill(page, user);
    await page.getByText('Please confirm that you are human.').waitFor();
    await page.getByRole('link', { name: 'Forgot your password?' }).waitFor();
    await page.close();
  });

  it.each(widths)('in the studio has it too, at %i px', async (width) => {
    const page = await openPage({ width, baseUrl: `http://${app.studioHost}`, reducedMotion: true });
    await page.goto('/login');
    await fill(page, owner);
    await page.getByText('Please confirm that you are human.').waitFor();
    await page.getByText('I am human', { exact: true }).click();
    await page.getByText('Checked', { exact: true }).waitFor(solved);
    await expectNoAxeViolations(page);
    await screenshot(page, `studio-login-captcha-${width}`);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL((url) => url.pathname !== '/login');
    await page.close();
  });
});
