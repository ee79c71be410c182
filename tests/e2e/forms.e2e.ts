import { formSentinels } from '@veranda/contracts/form-protocol';
import { en as formErrors } from '@veranda/messages/form-errors/en.data';
import type { FormDocument } from '@veranda/domain/forms/document';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeBrowser, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import type { Session } from '../support/browser-session.ts';
import { everything, short } from '../support/form-documents.ts';
import { putOnAbout } from '../support/put-on-about.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let owner: Session;
let siteId = '';
let formId = '';
let newsletterId = '';
let baseUrl = '';
const slug = 'asks';

beforeAll(async () => {
  app = await createTestApp();
  ({ session: owner, siteId } = await app.ownerWithSite(slug));
  baseUrl = `http://${slug}.${app.studioHost}`;
  formId = await makeForm('Everything', 'form');
  newsletterId = await makeForm('News', 'newsletter');
  await putOnAbout({ owner, siteId }, [
    [
      2,
      {
        doc: {
          type: 'doc',
          content: [{ type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Ask us' }] }],
        },
      },
    ],
    [9, { formId }],
    [51, { formId: newsletterId, title: 'Letters', text: 'Now and then.', layout: 'inline' }],
  ]);
  await publish(everything());
});
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await closeBrowser();
  await app.close();
});
beforeEach(() => app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));

async function makeForm(name: string, purpose: string): Promise<string> {
  const { json } = await owner.send('POST', `/api/studio/sites/${siteId}/forms`, { name, purpose });
  return json.form.id;
}

async function publish(document: FormDocument): Promise<void> {
  const path = `/api/studio/sites/${siteId}/forms/${formId}`;
  const { json } = await owner.send('GET', path);
  const saved = await owner.send('PUT', path, { version: json.form.version, name: 'Everything', document });
  expect(saved.status, saved.text).toBe(200);
  expect((await owner.send('POST', `/api/studio/sites/${siteId}/publish`, {})).status).toBe(200);
}

async function visit(width = 1280, path = '/about'): Promise<Page> {
  const page = await openPage({ width, baseUrl, reducedMotion: true });
  await page.goto(path);
  await formOn(page).scrollIntoViewIfNeeded();
  await page.locator('form.v-form[data-started]').first().waitFor();
  return page;
}

async function answers(): Promise<Record<string, string>[]> {
  const { json } = await owner.send('GET', `/api/studio/sites/${siteId}/forms/${formId}/answers`);
  return json.rows.map((row: { cells: Record<string, string> }) => row.cells);
}

const formOn = (page: Page) => page.locator('form.v-form').first();
const send = (page: Page) => formOn(page).getByRole('button', { name: 'Submit' }).click();
const problem = (page: Page) => formOn(page).locator('[data-form-part="problem"]');

describe.each(widths)('a form of every kind of field, %d px', (width) => {
  it('storefront §3 form submission: hidden takes the query string’s value of its name; storefront §3 form submission: hidden keeps its own value otherwise; storefront §1 visitor: sends a form; administration §1 visitor: sends forms; storefront §5 form check: each failing item is marked, its message above its title; storefront §2 text counter: multi-line fields with a maximum length have one; storefront §5 text counter: does not stop the typing; storefront §4 form submit: hides the form and shows the submission text otherwise', async () => {
    await publish(everything());
    const [path, hidden] = width === 390 ? ['/about', 'none'] : ['/about?utm=letter', 'letter'];
    const page = await visit(width, path);
    await expectNoAxeViolations(page);
    await screenshot(page, `form-${width}`);

    await send(page);
    await problem(page).filter({ hasText: formErrors.invalid }).waitFor();
    // Once above, in one summary, and at each field.
    const summary = formOn(page).locator('[data-form-part="summary"]');
    expect(await summary.getByText(formErrors.invalid).count()).toBe(1);
    expect(await formOn(page).getByRole('alert').filter({ visible: true }).count()).toBe(1);
    expect(await formOn(page).getByText(formErrors.invalid).count()).toBe(1);
    expect(await formOn(page).locator('.is-invalid').count()).toBe(3);
    const error = formOn(page).locator('[data-field="email"] .v-field-error');
    expect(await error.textContent()).toBe('Required');
    const [above, title] = [await error.boundingBox(), await page.getByText('Email').first().boundingBox()];
    expect(above?.y).toBeLessThan(title?.y ?? 0);
    expect(await page.getByLabel('First name').evaluate((input) => input === document.activeElement)).toBe(
      true,
    );
    await expectNoAxeViolations(page);
    await screenshot(page, `form-errors-${width}`);

    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Lovelace');
    await formOn(page).getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Message').fill('A message that is far too long');
    await formOn(page).getByText('30 / 20').waitFor();
    await send(page);
    await formOn(page).getByText('You have exceeded the character limit.').waitFor();
    await page.getByLabel('Message').fill('Short enough');
    await page.getByLabel('Message').blur();
    await formOn(page).getByText('12 / 20').waitFor();
    expect(await formOn(page).locator('.is-invalid').count()).toBe(0);

    await page.getByLabel('Area code').fill('555');
    await page.getByLabel('Prefix').fill('010');
    await formOn(page).locator('[data-part="Line"] input').fill('9999');
    await page.getByLabel('Country', { exact: true }).selectOption('DE');
    await page.getByLabel('Address 1').fill('Lange Straße 1');
    await page.getByLabel('City').fill('Bremen');
    expect(await formOn(page).locator('[data-part="State"]').isVisible()).toBe(false);
    await formOn(page).locator('input[type="date"]').fill('2026-12-24');
    await formOn(page).locator('input[type="time"]').fill('14:05');
    await formOn(page).locator('[data-field="radio"]').getByLabel('Red').check();
    await formOn(page).locator('[data-field="checkbox"]').getByLabel('Green').check();
    await formOn(page).locator('[data-field="checkbox"]').getByLabel('Blue').check();
    await formOn(page).locator('select[name="f.select"]').selectOption('Blue');
    await page.getByLabel('Strongly Agree').first().check();
    await page.waitForTimeout(700);
    await send(page);
    await page.getByText('Thank you!', { exact: true }).waitFor();
    expect(await formOn(page).isVisible()).toBe(false);
    await screenshot(page, `form-sent-${width}`);
    const [newest] = await answers();
    expect(newest).toMatchObject({
      name: 'Ada Lovelace',
      phone: '555-010-9999',
      address: 'Lange Straße 1\nBremen\nGermany',
      date: '12/24/2026',
      time: '02:05:00 PM',
      radio: 'Red',
      checkbox: 'Green, Blue',
      select: 'Blue',
      likert: 'It is clear: Strongly Agree',
      hidden,
    });
    await page.close();
  });
});

describe('a submission in the browser, storefront §4', () => {
  it('storefront §8 date: an invalid one shows Invalid date.', async () => {
    await publish(everything());
    const page = await visit();
    await formOn(page).locator('input[type="date"]').fill('12026-01-02');
    await send(page);
    await formOn(page).locator('[data-field="date"]').getByText('Invalid date.', { exact: true }).waitFor();
    await page.close();
  });

  it('storefront §4 form submit: scrolls to the submission text; storefront §4 form submit: unlocks on success; storefront §4 form submit: says Submitting… meanwhile; storefront §4 form submit: is locked while it is sent; storefront §4 form submit: fires a global event on success; storefront §4 form submit: runs the markup and scripts for afterwards', async () => {
    const html = '<p id="own">Counted</p><script>window.ownCode = (window.ownCode || 0) + 1</script>';
    await publish(short({ advanced: { ...short().advanced, html } }));
    const page = await visit();
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
    await send(page);
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
    await publish(short());
    const page = await visit();
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/api\/(rest\/)?forms?\//.test(pathname)) calls.push(pathname.replace(/\/[\w-]{36}$/, ''));
    });
    await send(page);
    await problem(page).filter({ hasText: formErrors.invalid }).waitFor();
    expect(calls).toEqual([]);
    await formOn(page).getByLabel('Email').fill('ada@example.com');
    await page.waitForTimeout(800);
    await send(page);
    await page.getByText('Thank you!', { exact: true }).waitFor();
    expect(calls).toEqual([
      '/api/rest/forms/validate',
      '/api/form/FormSubmissionKey',
      '/api/form/SaveFormSubmission',
    ]);
    await page.close();
  });

  it('storefront §4 form submit: goes to the success redirect when there is one', async () => {
    await publish(short({ advanced: { ...short().advanced, redirect: '/shop' } }));
    const page = await visit();
    await formOn(page).getByLabel('Email').fill('ada@example.com');
    await send(page);
    await page.waitForURL(/\/shop$/);
    await page.close();
  });

  it('storefront §5 form check: nothing is checked when checking is off, but by the server', async () => {
    await publish(short({ advanced: { ...short().advanced, validate: false } }));
    const page = await visit();
    const calls: string[] = [];
    page.on(
      'request',
      (request) => void (request.url().includes('/api/') && calls.push(new URL(request.url()).pathname)),
    );
    await send(page);
    await formOn(page).locator('[data-field="email"]').getByText('Required', { exact: true }).waitFor();
    expect(calls.filter((path) => path.includes('orm'))).toEqual([
      '/api/form/FormSubmissionKey',
      '/api/form/SaveFormSubmission',
    ]);
    await page.close();
  });

  it('storefront §1 visitor: signs up for a newsletter; storefront §4 form submit: a newsletter’s success is tracked as subscribe-newsletter; storefront §8 form submission: newsletters have neither above nor below', async () => {
    await publish(short());
    const page = await visit();
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
    await publish(short({ captcha: { enabled: true, theme: 'dark', alignment: 'left' } }));
    const page = await visit();
    await expectNoAxeViolations(page);
    await formOn(page).getByLabel('Email').fill(formSentinels.serverFault);
    await send(page);
    await problem(page).filter({ hasText: formErrors.captcha }).waitFor();
    await page.getByLabel('I am human').check();
    await page.getByText('Checked', { exact: true }).waitFor();
    await screenshot(page, 'form-captcha');
    await send(page);
    await problem(page).filter({ hasText: formErrors.serverFault }).waitFor();
    expect(await page.getByLabel('I am human').isChecked()).toBe(false);
    const button = formOn(page).getByRole('button', { name: 'Submit' });
    expect(await button.isDisabled()).toBe(true);
    await formOn(page).getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('I am human').check();
    expect(await button.isDisabled()).toBe(false);
    await page.getByText('Checked', { exact: true }).waitFor();
    await send(page);
    await page.getByText('Thank you!', { exact: true }).waitFor();
    await page.close();
  });

  it('two browsers send at once and each answer is kept once', async () => {
    await publish(short());
    const before = (await answers()).length;
    const pages = await Promise.all([visit(), visit()]);
    await Promise.all(
      pages.map(async (page, index) => {
        await formOn(page).getByLabel('Email').fill(`two${index}@example.com`);
        await page.waitForTimeout(800);
        const posted = page.waitForRequest('**/api/form/SaveFormSubmission');
        await send(page);
        expect((await posted).postDataJSON()).toMatchObject({
          pagePath: '/about',
          contentSource: 'c',
          pagePermissionType: 'public',
        });
        await page.getByText('Thank you!', { exact: true }).waitFor();
        await page.close();
      }),
    );
    expect((await answers()).length).toBe(before + 2);
  });
});

describe.each(widths)('a form without JavaScript, %d px', (width) => {
  it('decision 0007: shows its errors beside the fields with what was typed, then what follows it', async () => {
    await publish(short());
    const page = await openPage({ width, javaScript: false, baseUrl });
    await page.goto('/about');
    await page.getByLabel('First name').fill('Grace');
    await formOn(page).getByLabel('Email').fill('grace@nowhere');
    await send(page);
    await formOn(page).getByText(formErrors.invalid).waitFor();
    await formOn(page).getByText('Email is not valid.').waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Grace');
    await screenshot(page, `form-no-javascript-${width}`);
    await formOn(page).getByLabel('Email').fill(`grace${width}@example.com`);
    await send(page);
    await page.waitForURL(/\/about#sent-/);
    await page.getByText('Thank you!', { exact: true }).waitFor();
    expect(await formOn(page).isVisible()).toBe(false);
    expect((await answers())[0]).toMatchObject({ name: 'Grace', email: `grace${width}@example.com` });
  });
});
