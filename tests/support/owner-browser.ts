import type { Page } from 'playwright-core';
import type { Shop } from '../contract/checkout/shop.ts';
import { expectNoAxeViolations, openPage, screenshot } from './browser.ts';
import type { TestApp } from './test-app.ts';

/** A browser in which the owner of the shop is logged in. */
export async function openStudio({ app, owner }: Shop, width: number): Promise<Page> {
  const page = await openPage({ width, reducedMotion: true });
  const cookies = [...owner.cookies].map(([name, value]) => ({
    name,
    value: encodeURIComponent(value),
    url: `http://${app.studioHost}`,
  }));
  await page.context().addCookies(cookies);
  return page;
}

/** Goes to a screen of the studio. */
export async function visit(page: Page, app: TestApp, path: string): Promise<void> {
  await page.goto(`http://${app.studioHost}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** The screen as it is, from its top: nothing for axe to find, and a picture to look at. */
export async function lookAtScreen(page: Page, name: string): Promise<void> {
  // A target that a sticky bar happens to cover is too small for axe.
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  await expectNoAxeViolations(page);
  await screenshot(page, name);
}
