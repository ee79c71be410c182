import { formSentinels } from '@veranda/contracts/form-protocol';
import { en as formErrors } from '@veranda/messages/form-errors/en.data';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectNoAxeViolations, screenshot } from '../support/browser.ts';
import { everything, short } from '../support/form-documents.ts';
import { createFormSite, formOn, formProblem, type FormSite, sendForm } from '../support/form-site.ts';

let site: FormSite;
beforeAll(async () => {
  site = await createFormSite('sends');
});
afterAll(() => site.close());
beforeEach(() => site.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));

describe('a submission in the browser, storefront §4', () => {
  it('storefront §8 date: an invalid one shows Invalid date.', async () => {
    await site.publish(everything());
    const page = await site.visit();
    await formOn(page).locator('input[type="date"]').fill('12026-01-02');
    await sendForm(page);
    await formOn(page).locator('[data-field="date"]').getByText('Invalid date.', { exact: true }).waitFor();
    await page.close();
  });

  it('storefront §4 form submit: scrolls to the submission text; storefront §4 form submit: unlocks on success; storefront §4 form submit: says Submitting… meanwhile; storefront §4 form submit: is locked while it is sent; storefront §4 form submit: fires a global event on success; storefront §4 form submit: runs the markup and scripts for afterwards', async () => {
    const html = '<p id="own">Counted</p><script>window.ownCode = (window.ownCode || 0) + 1</script>';
    await site.publish(short({ advanced: { ...short().advanced, html } }));
    const page = await site.visit();
    await page.evaluate(() => {
      const seen: string[] = ((window as unknown as { seen: string[] }).seen = []);
      for (const name of ['veranda:form-success', 'veranda:subscribe-newsletter'])
        addEventListener(name, () => seen.push(name));
    });
    await page.route('**/FormSubmissionKey', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await formOn(page).getByLabel('Email').fill('ada@example.com');
    await sendForm(page);
    const locked = formOn(page).getByRole('button', { name: 'Submitting…' });
    await locked.waitFor();
    expect(await locked.getAttribute('aria-disabled')).toBe('true');
    await page.locator('#own').waitFor();
    expect(await page.evaluate(() => (window as unknown as { ownCode: number }).ownCode)).toBe(1);
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
      'veranda:form-success',
    ]);
    expect(
      await page
        .locator('.v-form-sent')
        .first()
        .evaluate((text) => text === document.activeElement),
    ).toBe(true);
    const shown = await page.locator('.v-form-sent').first().boundingBox();
    expect(shown?.y).toBeGreaterThanOrEqual(0);
    expect(shown?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
    expect(await formOn(page).locator('button[type="submit"]').textContent()).toContain('Submit');
    expect(await formOn(page).locator('button[type="submit"][aria-disabled="true"]').count()).toBe(0);
    await page.close();
  });

  it('storefront §5 form check: each item is checked before it is sent; storefront §5 form check: the server checks before it is sent', async () => {
    await site.publish(short());
    const page = await site.visit();
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/api\/(rest\/)?forms?\//.test(pathname)) calls.push(pathname.replace(/\/[\w-]{36}$/, ''));
    });
    await sendForm(page);
    await formProblem(page).filter({ hasText: formErrors.invalid }).waitFor();
    expect(calls).toEqual([]);
    await formOn(page).getByLabel('Email').fill('ada@example.com');
    await page.waitForTimeout(800);
    await sendForm(page);
    await page.getByText('Thank you!', { exact: true }).waitFor();
    expect(calls).toEqual([
      '/api/rest/forms/validate',
      '/api/form/FormSubmissionKey',
      '/api/form/SaveFormSubmission',
    ]);
    await page.close();
  });

  it('storefront §4 form submit: goes to the success redirect when there is one', async () => {
    await site.publish(short({ advanced: { ...short().advanced, redirect: '/shop' } }));
    const page = await site.visit();
    await formOn(page).getByLabel('Email').fill('ada@example.com');
    await sendForm(page);
    await page.waitForURL(/\/shop$/);
    await page.close();
  });

  it('storefront §5 form check: nothing is checked when checking is off, but by the server', async () => {
    await site.publish(short({ advanced: { ...short().advanced, validate: false } }));
    const page = await site.visit();
    const calls: string[] = [];
    page.on(
      'request',
      (request) => void (request.url().includes('/api/') && calls.push(new URL(request.url()).pathname)),
    );
    await sendForm(page);
    await formOn(page).locator('[data-field="email"]').getByText('Required', { exact: true }).waitFor();
    expect(calls.filter((path) => path.includes('orm'))).toEqual([
      '/api/form/FormSubmissionKey',
      '/api/form/SaveFormSubmission',
    ]);
    await page.close();
  });

  it('storefront §1 visitor: signs up for a newsletter; storefront §4 form submit: a newsletter’s success is tracked as subscribe-newsletter; storefront §8 form submission: newsletters have neither above nor below', async () => {
    await site.publish(short());
    const page = await site.visit();
    await page.evaluate(() =>
      addEventListener('veranda:subscribe-newsletter', () =>
        document.body.setAttribute('data-subscribed', ''),
      ),
    );
    const letters = page.locator('form.v-form').last();
    await letters.getByRole('button', { name: 'Sign up' }).click();
    await letters.getByText(formErrors.invalid).waitFor();
    expect(await letters.locator('[data-form-part="above"]').textContent()).toBe('');
    expect(await letters.getByText(formErrors.problemBelow).count()).toBe(0);
    await letters.getByLabel('Email').fill('ada@example.com');
    await letters.getByRole('button', { name: 'Sign up' }).click();
    await page.locator('body[data-subscribed]').waitFor();
    await page.getByText('Thank you for signing up!').waitFor();
    await page.close();
  });

  it('storefront §4 form submit: resets the captcha on failure; storefront §4 form submit: the control is disabled on failure when bound to the captcha; a captcha must be completed', async () => {
    await site.publish(short({ captcha: { enabled: true, theme: 'dark', alignment: 'left' } }));
    const page = await site.visit();
    await expectNoAxeViolations(page);
    await formOn(page).getByLabel('Email').fill(formSentinels.serverFault);
    await sendForm(page);
    await formProblem(page).filter({ hasText: formErrors.captcha }).waitFor();
    await page.getByLabel('I am human').check();
    await page.getByText('Checked', { exact: true }).waitFor({ timeout: 100_000 });
    await screenshot(page, 'form-captcha');
    await sendForm(page);
    await formProblem(page).filter({ hasText: formErrors.serverFault }).waitFor();
    expect(await page.getByLabel('I am human').isChecked()).toBe(false);
    const button = formOn(page).getByRole('button', { name: 'Submit' });
    expect(await button.isDisabled()).toBe(true);
    await formOn(page).getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('I am human').check();
    expect(await button.isDisabled()).toBe(false);
    await page.getByText('Checked', { exact: true }).waitFor({ timeout: 100_000 });
    await sendForm(page);
    await page.getByText('Thank you!', { exact: true }).waitFor();
    await page.close();
  });

  it.each([
    ['a maximum that is no number counts as 0', 'abc'],
    ['a negative maximum counts as 0', '-5'],
  ])('storefront §5 text counter: %s, which turns it off', async (_statement, maximum) => {
    await site.publish(everything());
    const page = await site.visit();
    await formOn(page).getByText('0 / 20').waitFor();
    // The attribute is another one before the form's island has read it.
    await page.addInitScript((text) => {
      new MutationObserver(() => {
        for (const area of document.querySelectorAll('[data-max-length]:not([data-max-length="0"])'))
          if (area.getAttribute('data-max-length') !== text) area.setAttribute('data-max-length', text);
      }).observe(document, { childList: true, subtree: true });
    }, maximum);
    await page.goto('/about');
    await page.locator('form.v-form[data-started]').first().waitFor();
    await page.getByLabel('Message').fill('A message that is far too long');
    expect(await page.getByLabel('Message').getAttribute('data-max-length')).toBe(maximum);
    expect(await formOn(page).locator('[data-counter-of]').filter({ visible: true }).count()).toBe(0);
    await page.close();
  });

  it('two browsers send at once and each answer is kept once', async () => {
    await site.publish(short());
    const before = (await site.answers()).length;
    const pages = await Promise.all([site.visit(), site.visit()]);
    await Promise.all(
      pages.map(async (page, index) => {
        await formOn(page).getByLabel('Email').fill(`two${index}@example.com`);
        await page.waitForTimeout(800);
        const posted = page.waitForRequest('**/api/form/SaveFormSubmission');
        await sendForm(page);
        expect((await posted).postDataJSON()).toMatchObject({
          pagePath: '/about',
          contentSource: 'c',
          pagePermissionType: 'public',
        });
        await page.getByText('Thank you!', { exact: true }).waitFor();
        await page.close();
      }),
    );
    expect((await site.answers()).length).toBe(before + 2);
  });
});
