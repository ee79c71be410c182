import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe.each(widths)('the search of a site, %d px (storefront §2)', (width) => {
  it('answers while one types, leads into its results by the arrow keys, and stays when reloaded', async () => {
    const slug = `search-${width}`;
    await app.ownerWithSite(slug);
    const visitor = await openPage({ width, baseUrl: `http://${slug}.${app.studioHost}` });
    await visitor.goto('/search');
    await expectNoAxeViolations(visitor);
    const field = visitor.getByRole('searchbox');
    await field.click();
    await visitor.waitForFunction(() => document.querySelector('.v-search')?.getAttribute('data-started'));
    await field.pressSequentially('mugg');
    await visitor.locator('.v-card-title', { hasText: 'Mug' }).waitFor();
    await expect.poll(() => visitor.getByRole('status').first().textContent()).toContain('for “mugg”');
    expect(visitor.url()).toMatch(/\/search\?q=mugg$/);
    await expectNoAxeViolations(visitor);
    await screenshot(visitor, `search-${width}`);
    await visitor.keyboard.press('ArrowDown');
    expect(await visitor.evaluate(() => document.activeElement?.textContent)).toContain('Mug');
    await visitor.keyboard.press('ArrowUp');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await visitor.reload();
    await visitor.locator('.v-card-title', { hasText: 'Mug' }).waitFor();
    await field.fill('zebrafish');
    await field.press('Enter');
    await visitor.getByText('No results for “zebrafish”.').waitFor();
    await expectNoAxeViolations(visitor);
    await visitor.context().close();
  });
});
