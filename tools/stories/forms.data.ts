import { formSentinels } from '@veranda/contracts/form-protocol';
import type { Page } from 'playwright-core';
import type { Story } from './story.ts';

const fillForm = (email: string) => async (page: Page) => {
  const form = page.locator('form.v-form').first();
  await form.scrollIntoViewIfNeeded();
  await page.locator('form.v-form[data-started]').first().waitFor();
  for (const box of await form.getByRole('textbox').all())
    await box.fill((await box.getAttribute('type')) === 'email' ? email : 'Two loaves, please');
  await page.waitForTimeout(900);
  await form.locator('button[type="submit"]').click();
  await page.waitForTimeout(1500);
};

/** The form of a page and everything that may become of it. */
export const formStories: readonly Story[] = [
  ...Object.entries(formSentinels).map(
    ([name, email]): Story => ({
      group: 'Form',
      name,
      site: 'levain',
      path: '/visit',
      act: fillForm(email),
    }),
  ),
  { group: 'Form', name: 'empty', site: 'levain', path: '/visit' },
  { group: 'Form', name: 'sent', site: 'levain', path: '/visit', act: fillForm('reader@example.com') },
];
