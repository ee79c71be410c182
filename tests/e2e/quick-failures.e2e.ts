import { type CallSentinel, callSentinels } from '@veranda/contracts/sentinels';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let baseUrl = '';
beforeAll(async () => {
  app = await createTestApp();
  await app.ownerWithSite('away');
  baseUrl = `http://away.${app.studioHost}`;
});
afterAll(async () => {
  await closePages();
  await app.close();
});
beforeEach(() => app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));

/** The store's list, in a browser whose patience ends when the test says so. */
async function openList(width: number, sentinel?: CallSentinel): Promise<Page> {
  const page = await openPage({ width, baseUrl });
  await page.addInitScript(() => {
    const waits: AbortController[] = [];
    AbortSignal.timeout = () => {
      const wait = new AbortController();
      waits.push(wait);
      return wait.signal;
    };
    addEventListener('test:patience-ends', () => {
      for (const wait of waits.splice(0)) wait.abort(new DOMException('It took too long.', 'TimeoutError'));
    });
  });
  await page.goto(`/shop${sentinel ? `?sentinel=${sentinel}` : ''}`);
  return page;
}

const endTimeoutMs = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('test:patience-ends')));
const again = 'Please try again';
const offline = 'Please check your internet connection';

describe('a quick add that fails', () => {
  it.each([
    ['while the shop is away', callSentinels.away, again],
    ['when the line is cut', callSentinels.cutOff, offline],
    ['when no answer comes in time', callSentinels.unanswered, offline],
  ] as const)('says why %s, and can be pressed again', async (_when, word, reason) => {
    const page = await openList(390, word);
    const button = page.locator('.v-card', { hasText: 'Mug' }).locator('.v-quick-button');
    await button.click();
    if (word === callSentinels.unanswered) {
      await button.getByText('Adding…').waitFor();
      await endTimeoutMs(page);
    }
    await page.getByRole('alert').getByText(`Unable to add item. ${reason}`, { exact: true }).waitFor();
    await page.locator('.v-quick-button[data-state="idle"]').waitFor();
    expect(await button.getAttribute('aria-disabled')).toBe('false');
    // From here on the page asks for no failure.
    await page.evaluate(() => history.replaceState(null, '', '/shop'));
    await button.click();
    await page.getByText('Mug was added to your cart.').waitFor();
    expect(await page.getByText('Unable to add item').count()).toBe(0);
    await page.context().close();
  });
});

const never = () => undefined;

describe.each(widths)('a quick view that fails, %d px', (width) => {
  const failures: readonly (readonly [string, string, (route: Route) => unknown])[] = [
    [
      'while the shop is away',
      again,
      (route) => route.fulfill({ status: 503, body: 'Something went wrong' }),
    ],
    ['when the line is cut', offline, (route) => route.abort('connectionreset')],
    ['when no answer comes in time', offline, never],
  ];
  it.each(failures)('says why %s, and is tried again where it stands', async (_when, reason, fail) => {
    const page = await openList(width);
    const address = '**/shop/p/mug?format=main-content';
    await page.route(address, (route) => void fail(route));
    await page.getByRole('link', { name: /^Quick View\s*: Mug/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Mug' });
    const sentence = dialog.getByRole('alert').getByText(reason, { exact: true });
    // Only what never comes is waited for until patience ends.
    const fails = async () => {
      if (fail === never) {
        await dialog.getByText('Loading…').waitFor();
        await endTimeoutMs(page);
      }
      await sentence.waitFor();
    };
    await fails();
    await expectNoAxeViolations(page);
    await screenshot(page, `quick-view-failed-${width}`);
    const button = dialog.getByRole('button', { name: 'Try again' });
    await button.press('Enter');
    await fails();
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.unroute(address);
    await button.press('Enter');
    await dialog.getByRole('button', { name: 'Add To Cart' }).waitFor();
    expect(await dialog.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    expect(page.url()).toMatch(/\/shop$/);
    await page.context().close();
  });
});
