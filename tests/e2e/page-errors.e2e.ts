import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  await closePages();
  await app.close();
});

describe.each(widths)('errors of visitors’ pages, %d px', (width) => {
  it('storefront §8 error report: uncaught errors of a page are queued and posted; storefront §9 error report: debounce of 1 second; they stand in the studio, grouped, until they are dismissed', async () => {
    const slug = `broken-${width}`;
    const { session } = await app.ownerWithSite(slug);
    const visitor = await openPage({ width, baseUrl: `http://${slug}.${app.studioHost}` });
    const sends: string[] = [];
    visitor.on('request', (request) => {
      if (request.url().endsWith('/api/events/RecordJavascriptErrors')) sends.push(request.postData() ?? '');
    });
    await visitor.goto('/shop');
    await visitor.waitForLoadState('networkidle');
    await visitor.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('the oven is not defined');
      });
      void Promise.reject(new Error('loaf 7 was refused'));
      void Promise.reject(new Error('loaf 8 was refused'));
    });
    await visitor.waitForResponse('**/api/events/RecordJavascriptErrors');
    expect(sends).toHaveLength(1);
    expect(JSON.parse(sends[0] ?? '')).toHaveLength(3);

    const owner = await openPage({ reducedMotion: true, width });
    await owner
      .context()
      .addCookies(
        [...session.cookies].map(([name, value]) => ({ name, value, url: `http://${app.studioHost}` })),
      );
    await owner.goto(`http://${app.studioHost}${paths.pageErrors(slug)}`);
    const rows = owner.locator('.page-error');
    await rows.first().waitFor();
    expect(await rows.count()).toBe(2);
    const refused = rows.filter({ hasText: 'was refused' });
    await refused.getByText('2 times').waitFor();
    await refused.locator('summary').click();
    await expectNoAxeViolations(owner);
    await screenshot(owner, `studio-page-errors-${width}`);
    await refused.getByRole('button', { name: /^Dismiss/ }).click();
    await refused.waitFor({ state: 'detached' });
    expect(await rows.count()).toBe(1);
    await rows.getByRole('button', { name: /^Dismiss/ }).click();
    await owner.getByRole('heading', { name: 'No errors' }).waitFor();
    await owner.context().close();
    await visitor.context().close();
  });
});

describe('a page that fails again and again', () => {
  it('storefront §9 error report: at most 10 events wait; storefront §9 error report: at most 20 sends a page; storefront §9 error report: a stack is cut at 5000 characters', async () => {
    await app.ownerWithSite('failing');
    const visitor = await openPage({ baseUrl: `http://failing.${app.studioHost}` });
    await visitor.clock.install();
    const sends: { data: { stack: string } }[][] = [];
    await visitor.route('**/api/events/RecordJavascriptErrors', async (route) => {
      sends.push(JSON.parse(route.request().postData() ?? '[]'));
      await route.fulfill({ status: 204 });
    });
    await visitor.goto('/shop');
    await visitor.waitForLoadState('networkidle');
    for (let round = 0; round < 22; round += 1) {
      await visitor.evaluate(
        (errors) => {
          for (let n = 0; n < errors; n += 1) {
            const error = Object.assign(new Error(`loaf ${n}`), { stack: 'x'.repeat(6_000) });
            window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
          }
        },
        round === 0 ? 12 : 1,
      );
      await visitor.clock.runFor(1_100);
    }
    await expect.poll(() => sends.length).toBe(20);
    expect(sends.map((events) => events.length)).toEqual([10, ...Array(19).fill(1)]);
    expect(sends[0]?.[0]?.data.stack).toHaveLength(5_000);
    await visitor.context().close();
  });
});
