import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { alternately } from '../support/alternately.ts';
import { closePages, openPage, widths } from '../support/browser.ts';
import { plainLibrary } from '../support/plain-library.ts';
import { lookAt, soon, toast } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
// A walk that is tried again makes another account.
let walks = 0;
beforeAll(
  async () =>
    void (app = await createTestApp({ siteTemplates: plainLibrary(), worker: true, welcomeMails: true })),
);
afterAll(async () => {
  await closePages();
  expect(app.faults).toEqual([]);
  await app.close();
});

const password = 'sourdough at five';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function linkFor(email: string, subject: string): Promise<string> {
  const find = async () =>
    ((await app.deps.mail.inbox?.list()) ?? []).find((mail) => mail.to === email && mail.subject === subject);
  await expect.poll(async () => Boolean(await find()), soon).toBe(true);
  return /\/confirm-email#[\w.-]+/.exec((await find())?.text ?? '')?.[0] ?? '';
}

describe.each(widths)('an account of the studio, %d px', (width) => {
  const it = alternately(width);
  const baseUrl = () => `http://${app.studioHost}`;

  it('begins at the landing page; is confirmed, named, given another address and a second factor, and deleted', async () => {
    walks += 1;
    const email = `person-${walks}@account.example`;
    const page = await openPage({ width, baseUrl: baseUrl(), reducedMotion: true });
    await page.goto('/');
    await page.getByRole('heading', { name: 'A website and a shop, from one place' }).waitFor(soon);
    await page.getByRole('img').first().waitFor(soon);
    await lookAt(page, `landing-${width}`);
    await page.getByRole('link', { name: 'Log in' }).first().click();
    await page.waitForURL(/\/login/);
    const maker = app.studio();
    await maker.send('GET', '/api/studio/session');
    await maker.send('POST', '/api/studio/accounts', { email, password });
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await press(page, 'Log in');
    await page.waitForURL(/\/sites$/, soon);

    await page.goto('/account');
    await page.getByText('You haven’t confirmed this address yet.').waitFor(soon);
    await page.goto(await linkFor(email, 'Welcome to Veranda'));
    await page.getByText(`${email} is confirmed.`).waitFor(soon);
    await lookAt(page, `confirm-email-${width}`);

    await page.goto('/account');
    const picture = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#a63' } })
      .png()
      .toBuffer();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
    await toast(page, 'Picture saved').waitFor(soon);
    await page.getByLabel('Name', { exact: true }).fill('Ada Bloom');
    await page.getByRole('combobox', { name: 'Time zone' }).fill('Kiritimati');
    await page.getByRole('option', { name: 'Pacific/Kiritimati' }).waitFor(soon);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await press(page, 'Save');
    await toast(page, 'Account saved').waitFor(soon);
    await page.getByLabel('New email address').fill(`new-${email}`);
    await press(page, 'Change email address');
    await page.getByText(`Changing to new-${email}`).waitFor(soon);
    await page.getByText('This device').waitFor(soon);
    await press(page, 'End all other sessions');
    await toast(page, 'All other sessions ended').waitFor(soon);
    await lookAt(page, `account-${width}`);
    await page.goto(await linkFor(`new-${email}`, 'Confirm your new email address'));
    await page.getByText(`Now open the link in the email to ${email} too.`).waitFor(soon);
    await page.goto('/sites');
    await page.goto(await linkFor(email, 'Confirm the change of your email address'));
    await page.getByText(`You now log in with new-${email}`).waitFor(soon);

    await page.goto('/account');
    await press(page, 'Turn on');
    const dialog = page.getByRole('dialog', { name: 'Turn on two-factor authentication' });
    const secret = ((await dialog.locator('.totp-secret code').textContent()) ?? '').replaceAll(' ', '');
    await lookAt(page, `two-factor-${width}`);
    const code = (steps: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
    await dialog.getByLabel('Code', { exact: true }).fill('000000');
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await dialog.getByText('This code is not right').waitFor(soon);
    await dialog.getByLabel('Code', { exact: true }).fill(code(0));
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    const codes = page.getByRole('dialog', { name: 'Recovery codes' });
    await codes.waitFor(soon);
    const recovery = (await codes.locator('li').first().textContent()) ?? '';
    await lookAt(page, `recovery-codes-${width}`);
    await codes.getByRole('button', { name: 'Done' }).click();
    await page.getByText('10 recovery codes left').waitFor(soon);

    const second = await openPage({ width, baseUrl: baseUrl(), reducedMotion: true });
    await second.goto('/login?next=/account');
    await second.getByLabel('Email address').fill(`new-${email}`);
    await second.getByRole('textbox', { name: 'Password' }).fill(password);
    await press(second, 'Log in');
    await second.getByLabel('Code', { exact: true }).waitFor(soon);
    await lookAt(second, `log-in-code-${width}`);
    await second.getByLabel('Code', { exact: true }).fill(recovery);
    await press(second, 'Log in');
    await second.waitForURL(/\/account$/, soon);
    await second.getByText('9 recovery codes left').waitFor(soon);
    // The clock of the account is that of its zone, not of the device.
    await second
      .getByText(/last seen Today|last seen Yesterday|last seen \w+ \d+/)
      .first()
      .waitFor(soon);
    await press(second, 'Delete account');
    await second.getByRole('dialog').getByLabel('Email address').fill(`new-${email}`);
    await lookAt(second, `delete-account-${width}`);
    await second.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
    await second.getByRole('heading', { name: 'A website and a shop, from one place' }).waitFor(soon);
    await second.close();
    await page.close();
  });
});
