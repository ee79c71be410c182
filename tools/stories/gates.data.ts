import type { Page } from 'playwright-core';
import type { Story } from './story.ts';

async function tryPassword(page: Page): Promise<void> {
  await page.getByLabel('Password').fill('not this one');
  await page.keyboard.press('Enter');
  await page.locator('.v-field-error').waitFor();
}

async function writeReview(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true });
  await page.getByLabel('Title').fill('Better than I had hoped');
  await page.getByLabel(/^What would you tell/).fill('It came in two days.\n\nI shall order another one.');
  await page.getByLabel(/^Your name/).fill('Sam E.');
}

/** What stands in front of pages, single sign-on, and what buyers say, in every theme. */
export const gateStories: readonly Story[] = ['levain', 'overdub', 'fieldnotes'].flatMap((site) => {
  const gate = (name: string, stage: NonNullable<Story['stage']>, act?: Story['act']): Story => ({
    ...{ group: 'Gates', name, site, path: '/', stage },
    ...(act ? { act } : {}),
  });
  const review = (name: string, act?: Story['act']): Story => ({
    ...{ group: 'Reviews', name, site, path: '/', stage: (on) => on.buy() },
    ...(act ? { act } : {}),
  });
  return [
    gate('lock screen', (on) => on.lock('veranda')),
    gate('lock screen, another password', (on) => on.lock('veranda'), tryPassword),
    gate('page with a password', async (on) => {
      await on.lock(null);
      return on.close('password');
    }),
    gate('page with another password', (on) => on.close('password'), tryPassword),
    gate('for members', (on) => on.close('members')),
    gate('paywall, products', (on) => on.close('paywall')),
    gate('paywall, a plan', (on) => on.close('paywall', 'plan')),
    gate('single sign-on', (on) => on.connectSso()),
    gate(
      'single sign-on, not finished',
      (on) => on.connectSso(),
      async (page) => {
        await page.getByRole('link', { name: 'Continue with Acme ID' }).click();
        await page.getByRole('button', { name: 'Do not sign in' }).click();
        await page.getByRole('alert').waitFor();
      },
    ),
    { group: 'Reviews', name: 'none yet', site, path: '/', stage: (on) => on.product() },
    review('asked for'),
    review('nothing chosen', async (page) => {
      await page.getByRole('button', { name: 'Send review' }).first().click();
      await page.getByText('Please choose one to five stars.').waitFor();
    }),
    review('written', async (page) => {
      await writeReview(page);
      await page.getByRole('button', { name: 'Send review' }).first().click();
      await page.getByText('Thank you. Your review has arrived.').waitFor();
    }),
  ];
});
