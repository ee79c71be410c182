import type { Page } from 'playwright-core';
import { shops } from './shops.data.ts';
import { close, connectSso, lock } from './stage-gates.ts';
import type { Story } from './story.ts';

async function tryPassword(page: Page): Promise<void> {
  await page.getByLabel('Password').fill('not this one');
  await page.keyboard.press('Enter');
  await page.locator('.v-field-error').waitFor();
}

/** Stories of gates in front of pages, and of single sign-on, in every theme. */
export const gateStories: readonly Story[] = shops.flatMap(({ site }) => {
  const gate = (name: string, story: Pick<Story, 'stage' | 'act' | 'type'>): Story => ({
    group: 'Gates',
    name,
    site,
    path: '/',
    on: 'closed',
    ...story,
  });
  return [
    gate('lock screen', { stage: (on) => lock(on, 'veranda'), type: 'lock-screen' }),
    gate('lock screen, another password', {
      stage: (on) => lock(on, 'veranda'),
      act: tryPassword,
      type: 'lock-screen',
    }),
    gate('page with a password', { stage: (on) => close(on, 'password'), type: 'protected' }),
    gate('page with another password', {
      stage: (on) => close(on, 'password'),
      act: tryPassword,
      type: 'protected',
    }),
    gate('for members', { stage: (on) => close(on, 'members'), type: 'access-denied' }),
    gate('paywall, products', { stage: (on) => close(on, 'paywall'), type: 'paywall' }),
    gate('paywall, a plan', { stage: (on) => close(on, 'paywall', 'plan'), type: 'paywall' }),
    gate('single sign-on', { stage: connectSso, type: 'sso' }),
    gate('single sign-on, not finished', {
      stage: connectSso,
      type: 'sso',
      act: async (page) => {
        await page.getByRole('link', { name: 'Continue with Acme ID' }).click();
        await page.getByRole('button', { name: 'Do not sign in' }).click();
        await page.getByRole('alert').waitFor();
      },
    }),
  ];
});
