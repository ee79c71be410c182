import { en as formErrors } from '@veranda/messages/form-errors/en.data';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { everything, short } from '../support/form-documents.ts';
import { createFormSite, formOn, formProblem, type FormSite, sendForm } from '../support/form-site.ts';

let site: FormSite;
beforeAll(async () => {
  site = await createFormSite('asks');
});
afterAll(() => site.close());
beforeEach(() => site.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));

describe.each(widths)('a form of every kind of field, %d px', (width) => {
  it('storefront §3 form submission: hidden takes the query string’s value of its name; storefront §3 form submission: hidden keeps its own value otherwise; storefront §1 visitor: sends a form; administration §1 visitor: sends forms; storefront §5 form check: each failing item is marked, its message above its title; storefront §2 text counter: multi-line fields with a maximum length have one; storefront §5 text counter: does not stop the typing; storefront §4 form submit: hides the form and shows the submission text otherwise', async () => {
    await site.publish(everything());
    const [path, hidden] = width === 390 ? ['/about', 'none'] : ['/about?utm=letter', 'letter'];
    const page = await site.visit(width, path);
    await expectNoAxeViolations(page);
    await screenshot(page, `form-${width}`);

    await sendForm(page);
    await formProblem(page).filter({ hasText: formErrors.invalid }).waitFor();
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
    await sendForm(page);
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
    await sendForm(page);
    await page.getByText('Thank you!', { exact: true }).waitFor();
    expect(await formOn(page).isVisible()).toBe(false);
    await screenshot(page, `form-sent-${width}`);
    const [newest] = await site.answers();
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

describe.each(widths)('a form without JavaScript, %d px', (width) => {
  it('decision 0007: shows its errors beside the fields with what was typed, then what follows it', async () => {
    await site.publish(short());
    const page = await openPage({ width, javaScript: false, baseUrl: site.baseUrl });
    await page.goto('/about');
    await page.getByLabel('First name').fill('Grace');
    await formOn(page).getByLabel('Email').fill('grace@nowhere');
    await sendForm(page);
    await formOn(page).getByText(formErrors.invalid).waitFor();
    await formOn(page).getByText('Email is not valid.').waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Grace');
    await screenshot(page, `form-no-javascript-${width}`);
    await formOn(page).getByLabel('Email').fill(`grace${width}@example.com`);
    await sendForm(page);
    await page.waitForURL(/\/about#sent-/);
    await page.getByText('Thank you!', { exact: true }).waitFor();
    expect(await formOn(page).isVisible()).toBe(false);
    expect((await site.answers())[0]).toMatchObject({ name: 'Grace', email: `grace${width}@example.com` });
  });
});
