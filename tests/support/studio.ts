import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import type { Session } from './browser-session.ts';
import { expectNoAxeViolations, openContext, screenshot } from './browser.ts';
import type { TestApp } from './test-app.ts';

/** The password of every owner that the tests make. */
export const ownerPassword = 'a long enough pass phrase';

// A phone's pixels are drawn one by one, and only for those who look at the pictures.
const drawing = process.env['SCREENS'] === '1' ? {} : ({ density: 1 } as const);

/** For what is shown as soon as an answer is there. */
export const soon = { timeout: 20_000 };

/** Options for opening a studio: CSS pixels across, and whether by an owner who has no other site. */
interface OwnerOptions {
  readonly width: number;
  readonly apart?: boolean;
}

/** Opens the studio of new published sites; one owner has most of them, since sign-ups are counted. */
export function studioOf(app: () => TestApp) {
  let shared: ReturnType<TestApp['ownerWithSite']> | undefined;
  async function openSite(slug: string, apart: boolean) {
    if (apart) return app().ownerWithSite(slug);
    const { session } = await (shared ??= app().ownerWithSite('shared'));
    const siteId = await app().addSite(session, { name: slug });
    await session.send('POST', `/api/studio/sites/${siteId}/publish`, {});
    return { session, siteId };
  }
  return async (slug: string, { width, apart = false }: OwnerOptions) => {
    const { session, siteId } = await openSite(slug, apart);
    const url = `http://${app().studioHost}`;
    const context = await openContext({ ...drawing, width, baseUrl: url, reducedMotion: true });
    const cookies = [...session.cookies].map(([name, value]) => ({
      name,
      value: encodeURIComponent(value),
      url,
    }));
    await context.addCookies(cookies);
    const page = await context.newPage();
    const look = (name: string) => lookAt(page, `studio-${name}-${width}`);
    return { page, session, siteId, look, close: () => context.close() };
  };
}

/** A page in a second browser of the same owner, who is somebody else to what both have open. */
export async function openSecondBrowser(app: TestApp, session: Session, width: number): Promise<Page> {
  const url = `http://${app.studioHost}`;
  const context = await openContext({ ...drawing, width, baseUrl: url, reducedMotion: true });
  const cookies = [...session.cookies].map(([name, value]) => ({
    name,
    value: encodeURIComponent(value),
    url,
  }));
  await context.addCookies(cookies);
  return context.newPage();
}

/** Looks at the page once nothing moves any more, and as a whole: what floats over it covers none of it. */
export async function lookAt(page: Page, name: string) {
  const before = page.viewportSize() ?? { width: 1280, height: 900 };
  const height = await page.evaluate(() => {
    scrollTo(0, 0);
    const isCovered = document.querySelector('[role$="dialog"]:not(.ui-toast), [role="menu"]') !== null;
    return isCovered ? 0 : document.documentElement.scrollHeight;
  });
  await page.setViewportSize({ ...before, height: Math.max(before.height, height) });
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  await expectNoAxeViolations(page);
  await screenshot(page, name);
  await page.setViewportSize(before);
}

/** Goes to the editor of a page through the tree of pages. */
export async function openEditor(page: Page, slug: string, title: string) {
  await page.goto(paths.pages(slug));
  await page.locator('.page-row-link', { hasText: title }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

/** The words of the text blocks of a page, by their place. */
export const textBox = (page: Page, at = 0) =>
  page.getByRole('textbox', { name: 'Text', exact: true }).nth(at);

/** A note about the result. */
export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text);

/** Waits until everything that was done to a page is on the server. */
export async function allSaved(page: Page): Promise<void> {
  await page.locator('.save-state--saved').waitFor();
}

/** Waits until the screen has asked the server for nothing in a while: everything that it opens with is there. */
export async function nothingAsked(page: Page): Promise<void> {
  let last = Date.now();
  const hear = () => void (last = Date.now());
  page.on('request', hear);
  await expect.poll(() => Date.now() - last, soon).toBeGreaterThan(700);
  page.off('request', hear);
}
