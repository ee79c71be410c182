import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alternately } from '../support/alternately.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ worker: true });
  await app.ownerWithSite('meter');
});
afterAll(async () => {
  await closePages();
  expect(app.faults).toEqual([]);
  await app.close();
});

const strength = (page: Page, words: string) =>
  page.getByText(`Password strength: ${words}`, { exact: true });

/** Types one after the other and waits until the meter says how hard each is to guess. */
async function expectMeter(page: Page, field: string): Promise<void> {
  const password = page.getByRole('textbox', { name: field, exact: true });
  for (const [typed, words] of [
    ['password1', 'Too easy to guess'],
    ['nutella99', 'Fair'],
    ['loaf and crust at dawn', 'Strong'],
  ] as const) {
    await password.fill(typed);
    await strength(page, words).waitFor();
  }
  await password.fill('password1');
  await strength(page, 'Too easy to guess').waitFor();
}

async function linkFor(email: string): Promise<string> {
  const mails = async () => ((await app.deps.mail.inbox?.list()) ?? []).filter(({ to }) => to === email);
  await expect.poll(async () => (await mails()).length).toBe(1);
  return /http\S+\/reset-password#[\w-]{43}/.exec((await mails())[0]?.text ?? '')?.[0] ?? '';
}

describe.each(widths)('a password of the studio, %d px', (width) => {
  const it = alternately(width);
  const baseUrl = () => `http://${app.studioHost}`;

  it('is forgotten, and replaced by the link of the mail; what is easy to guess is said before and refused', async () => {
    const email = `forgetful-${width}@bakery.example`;
    const maker = await openPage({ width, baseUrl: baseUrl() });
    await maker.goto('/signup');
    await maker.getByLabel('Site name').fill(`Forgetful ${width}`);
    await maker.getByLabel('Email address').fill(email);
    await expectMeter(maker, 'Password');
    await screenshot(maker, `password-signup-${width}`);
    await maker.getByRole('button', { name: 'Choose a template' }).click();
    await maker.getByText('This password is too easy to guess.').waitFor();
    await maker.getByRole('textbox', { name: 'Password', exact: true }).fill('sourdough at five');
    await maker.getByRole('button', { name: 'Choose a template' }).click();
    await maker.waitForURL(/\/templates/);
    await maker.close();

    const page = await openPage({ width, baseUrl: baseUrl() });
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('Please enter a valid email').waitFor();
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('If an account with this address exists').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `password-forgot-${width}`);
    const link = await linkFor(email);
    await page.goto(link);
    await expectMeter(page, 'New password');
    await page.getByRole('button', { name: 'Save and log in' }).click();
    await page.getByText('This password is too easy to guess.').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `password-reset-${width}`);
    await page.getByRole('textbox', { name: 'New password' }).fill('another quiet loaf');
    await page.getByRole('button', { name: 'Save and log in' }).click();
    await page.waitForURL(/\/sites$/);
    await page.goto('/login');
    await page.waitForURL(/\/sites$/);

    const late = await openPage({ width, baseUrl: baseUrl() });
    await late.goto(link);
    await late.getByRole('textbox', { name: 'New password' }).fill('a third quiet loaf');
    await late.getByRole('button', { name: 'Save and log in' }).click();
    await late.getByText('This link has expired or was already used.').waitFor();
    await late.getByRole('link', { name: 'Request a new link' }).click();
    await late.getByRole('button', { name: 'Send link' }).waitFor();
    await late.close();
    await page.close();
  });

  it('is changed in the account, by who knows the current one', async () => {
    const email = `changing-${width}@bakery.example`;
    const session = app.studio();
    await session.send('GET', '/api/studio/session');
    await session.send('POST', '/api/studio/accounts', { email, password: 'sourdough at five' });
    const page = await openPage({ width, baseUrl: baseUrl() });
    await page.goto('/login?next=/sites');
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill('sourdough at five');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL(/\/sites$/);
    await page.getByRole('button', { name: `Account ${email}` }).click();
    await page.getByRole('menuitem', { name: 'Account and password' }).click();
    await page.getByRole('heading', { name: 'Account', exact: true }).waitFor();
    await page.getByRole('textbox', { name: 'Current password' }).fill('not this one');
    await expectMeter(page, 'New password');
    await page.getByRole('textbox', { name: 'New password' }).fill('another quiet loaf');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('This is not your current password.').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `password-change-${width}`);
    await page.getByRole('textbox', { name: 'Current password' }).fill('sourdough at five');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Password changed. You’ve been logged out everywhere else.').waitFor();
    expect(await page.getByRole('textbox', { name: 'Current password' }).inputValue()).toBe('');
    await screenshot(page, `password-changed-${width}`);
    await page.close();
  });
});

describe.each(widths)('a password of a customer’s account, %d px', (width) => {
  it('is told how hard it is to guess where it is chosen', async () => {
    const page = await openPage({ width, baseUrl: `http://meter.${app.studioHost}` });
    await page.goto('/account/signup');
    await page.getByLabel('Email address').fill(`ada${width}@reader.example`);
    await expectMeter(page, 'Password');
    await expectNoAxeViolations(page);
    await screenshot(page, `password-member-${width}`);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('This password is too easy to guess.').waitFor();
    await page.getByRole('textbox', { name: 'Password' }).fill('a quiet rye loaf');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('No orders yet.').waitFor();
    await page.goto('/account/details');
    await expectMeter(page, 'New password');
    await expectNoAxeViolations(page);
    await screenshot(page, `password-member-details-${width}`);
    await page.close();
  });
});
