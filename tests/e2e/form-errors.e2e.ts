import { formSentinels } from '@veranda/contracts/form-protocol';
import { en as formErrors } from '@veranda/messages/form-errors/en.data';
import { formOf, newField } from '@veranda/domain/forms/new-form';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetLimits, createSiteWithForm, type SiteWithForm } from '../contract/forms/site-with-form.ts';
import { closePages, openPage } from '../support/browser.ts';
import { short } from '../support/form-documents.ts';
import { putOnAbout } from '../support/put-on-about.ts';

let site: SiteWithForm;
beforeAll(async () => {
  site = await createSiteWithForm('form-errors');
  await putOnAbout(site, [[9, { formId: site.formId }]]);
});
afterAll(async () => {
  expect(site.app.faults).toEqual([]);
  await closePages();
  await site.app.close();
});

beforeEach(() => forgetLimits(site.app));

async function visit(path = '/about'): Promise<Page> {
  const page = await openPage({ width: 390, baseUrl: `http://form-errors.${site.app.studioHost}` });
  await page.goto(path);
  await page.locator('form.v-form[data-started]').waitFor();
  return page;
}

const formOn = (page: Page) => page.locator('form.v-form').first();
const send = (page: Page) => formOn(page).getByRole('button', { name: 'Submit' }).click();
const problem = (page: Page) => formOn(page).locator('[data-form-part="problem"]');

describe('the counter of a text', () => {
  const note = (maxLength: number) => {
    const field = newField('textarea', { id: 'note', position: 'a0', title: 'Note' });
    return formOf([{ ...field, value: { ...field.value, maxLength } }]);
  };
  const counter = (page: Page) => page.locator('[data-field="note"] [data-field-part="counter"]');

  it('storefront §5 text counter: reads current / max; storefront §5 text counter: the maximum is the field’s max-length attribute; storefront §5 text counter: marks the field beyond the maximum', async () => {
    await site.publish(note(5));
    const page = await visit();
    const field = page.getByLabel('Note');
    expect(await field.getAttribute('data-max-length')).toBe('5');
    await field.fill('four');
    await expect.poll(() => counter(page).textContent()).toBe('4 / 5');
    const isMarked = () => counter(page).evaluate((note) => note.classList.contains('is-over'));
    expect(await isMarked()).toBe(false);
    await field.fill('sixsix');
    await expect.poll(() => counter(page).textContent()).toBe('6 / 5');
    expect(await isMarked()).toBe(true);
    await page.close();
  });

  it('storefront §5 text counter: a maximum of 0 turns it off', async () => {
    await site.publish(note(0));
    const page = await visit();
    await page.getByLabel('Note').fill('As long as it likes to be');
    expect(await counter(page).filter({ visible: true }).count()).toBe(0);
    await page.close();
  });
});

describe('the error catalogue of a submission, storefront §8', () => {
  beforeAll(() => site.publish(short()));

  it.each([
    [
      'storefront §8 form submission: 401: Unable to submit form. Please try again later.',
      formSentinels.unauthorised,
      'Unable to submit form. Please try again later.',
    ],
    [
      'storefront §8 form submission: 404: This form has not been configured yet.',
      formSentinels.notConfigured,
      'This form has not been configured yet.',
    ],
    [
      'storefront §8 form submission: 429: Unable to submit form. Submission rate limit exceeded. Please try again later.',
      formSentinels.rateLimited,
      'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    ],
    [
      'storefront §8 form submission: 500: Unable to send form. Please try again later.',
      formSentinels.serverFault,
      'Unable to send form. Please try again later.',
    ],
    [
      'storefront §8 form submission: otherwise Unknown error, please try again later.',
      formSentinels.unknown,
      'Unknown error, please try again later.',
    ],
    [
      'storefront §8 form submission: unreadable: Could not parse the form fields, please check your entries.',
      formSentinels.parseFailure,
      'Could not parse the form fields, please check your entries.',
    ],
    [
      'storefront §8 form submission: not saved: Error processing form submission. Please reload and try again.; storefront §8 form submission: otherwise data.error',
      formSentinels.saveFailure,
      'Error processing form submission. Please reload and try again.',
    ],
  ])(
    'storefront §4 form submit: shows errors on failure; storefront §4 form submit: unlocks on failure; %s',
    async (_statement, email, sentence) => {
      const page = await visit();
      await page.getByLabel('Email').fill(email);
      await send(page);
      await problem(page).filter({ hasText: sentence }).waitFor();
      // The typed text is still there, and the button is a button again.
      expect(await page.getByLabel('Email').inputValue()).toBe(email);
      await formOn(page).getByRole('button', { name: 'Submit' }).waitFor();
      await page.close();
    },
  );

  it('storefront §5 form check: the server’s errors stand above each field’s title; storefront §8 form submission: 400 marks each field with its message', async () => {
    const page = await visit();
    await page.getByLabel('Email').fill(formSentinels.fieldError);
    await send(page);
    await formOn(page).locator('[data-field="email"]').getByText('Email is not valid.').waitFor();
    await page.close();
  });

  it('a key that cannot be had', async () => {
    const page = await visit('/about?formKey=fail');
    await page.getByLabel('Email').fill('ada@example.com');
    await send(page);
    await problem(page).filter({ hasText: formErrors.keyFailure }).waitFor();
    await page.close();
  });
});
