import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { widths } from '../support/browser.ts';
import { studioOf, soon, toast } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let tries = 0;
const openStudio = studioOf(() => app);

beforeAll(async () => {
  app = await createTestApp({ worker: true });
}, 120_000);
afterAll(() => app.close());
afterEach(() => expect(app.faults).toEqual([]));

describe('the mails of a site in the studio', () => {
  it.each(widths)('are written, looked at, tried and restored at %i px', async (width) => {
    const slug = `mails-${width}-${(tries += 1)}`;
    const { page, look, close } = await openStudio(slug, { width });
    await page.goto(`/config/${slug}/commerce/mail-settings`);
    await expect
      .poll(() => page.getByRole('tab', { name: 'Emails' }).getAttribute('aria-selected'), soon)
      .toBe('true');
    await page.getByRole('link', { name: /Order confirmation/ }).waitFor(soon);
    await page.getByRole('heading', { name: 'Sender' }).waitFor();
    await look('mails');

    await page.getByRole('link', { name: /Order confirmation/ }).click();
    const mail = page.frameLocator('iframe[title="Preview of the email"]');
    await mail.getByRole('heading', { name: 'Thank you for your order' }).waitFor(soon);
    const text = page.getByLabel('Text', { exact: true });
    await text.fill('We bake it for you, ');
    await page.getByRole('button', { name: /^Site name/ }).click();
    await expect.poll(() => text.inputValue()).toBe('We bake it for you, {shop}');
    await mail.getByText(`We bake it for you, ${slug}`).last().waitFor(soon);
    await look('mail');

    await text.fill('Hello {nobody}');
    await page.getByText('There is no placeholder {nobody} in this email.').waitFor();
    await text.fill('We bake it for you.');
    await page.getByRole('button', { name: 'Send test email' }).click();
    await toast(page, 'Test email sent to owner@shared.example').waitFor(soon);
    const inbox = async () => (await app.deps.mail.inbox?.list()) ?? [];
    await expect
      .poll(async () => (await inbox()).filter((one) => one.subject.endsWith(`at ${slug}`)).length, soon)
      .toBe(1);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, 'Saved. Applies to the next email.').waitFor(soon);
    await page.reload();
    await expect.poll(() => text.inputValue(), soon).toBe('We bake it for you.');
    await page.getByRole('button', { name: 'Restore the default text' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, 'Saved. Applies to the next email.').first().waitFor(soon);

    await page.goto(`/config/${slug}/commerce/mail-settings/abandoned-cart`);
    await page.getByText('Send this email').click(soon);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, 'Saved. Applies to the next email.').waitFor(soon);
    await look('mail-of-cart');
    await close();
  });
});
