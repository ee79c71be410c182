import { en as formErrors } from '@veranda/messages/form-errors/en.data';
import type { FormDocument } from '@veranda/domain/forms/document';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import type { Session } from '../support/browser-session.ts';
import { everything, short } from '../support/form-documents.ts';
import { putOnAbout } from '../support/put-on-about.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { putForm } from '../support/replace-form.ts';

let app: TestApp;
let owner: Session;
let siteId = '';
let formId = '';

beforeAll(async () => {
  app = await createTestApp();
  ({ session: owner, siteId } = await app.ownerWithSite('scroll'));
  const made = await owner.send('POST', `/api/studio/sites/${siteId}/forms`, {
    name: 'Ask us',
    purpose: 'form',
  });
  formId = made.json.form.id;
  const words = { type: 'text', text: 'Ask us' };
  const title = { type: 'heading', attrs: { level: 1 }, content: [words] };
  await putOnAbout({ owner, siteId }, [
    [2, { doc: { type: 'doc', content: [title] } }],
    [9, { formId }],
  ]);
});
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await closePages();
  await app.close();
});

async function publish(document: FormDocument): Promise<void> {
  await putForm({ session: owner, siteId, formId }, document);
  expect((await owner.send('POST', `/api/studio/sites/${siteId}/publish`, {})).status).toBe(200);
}

async function visit(width: number): Promise<Page> {
  const page = await openPage({ width, baseUrl: `http://scroll.${app.studioHost}`, reducedMotion: true });
  await page.goto('/about');
  await formOn(page).scrollIntoViewIfNeeded();
  await page.locator('form.v-form[data-started]').first().waitFor();
  return page;
}

const formOn = (page: Page) => page.locator('form.v-form').first();

describe.each(widths)('where a form asks to scroll, %d px', (width) => {
  it('storefront §8 form submission: above: Your form has encountered a problem. Please scroll down to review.; storefront §8 form submission: below: a version that says to scroll up: of a long form with faults at both ends', async () => {
    const document = everything();
    const last = document.fields['select'];
    if (!last) throw new Error('no select');
    const required = { ...last, value: { ...last.value, required: true } } as typeof last;
    await publish({ ...document, fields: { ...document.fields, select: required } });
    const page = await visit(width);
    await formOn(page).getByRole('button', { name: 'Submit' }).click();
    await formOn(page).getByText(formErrors.problemAbove).waitFor();
    await formOn(page).getByText(formErrors.problemBelow).waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `form-scroll-${width}`);
    await page.close();
  });

  it('a form that is seen as a whole says an error once above and once at the field, and nothing of scrolling', async () => {
    await publish(short());
    const page = await visit(width);
    await formOn(page).getByRole('button', { name: 'Submit' }).click();
    await formOn(page).getByText(formErrors.invalid).waitFor();
    expect(await formOn(page).locator('[data-field="email"] .v-field-error').textContent()).toBe('Required');
    expect(
      await formOn(page)
        .getByText(/encountered a problem/)
        .count(),
    ).toBe(0);
    await expectNoAxeViolations(page);
    await screenshot(page, `form-no-scroll-${width}`);
    await page.close();
  });
});
