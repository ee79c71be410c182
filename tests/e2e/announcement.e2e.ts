import { dateTimeText } from '@veranda/domain/dates/date-time-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { frame, workspaceOf } from '../support/page-workspace.ts';
import { publishSite } from '../support/publish-site.ts';
import { soon } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let later = 0;
beforeAll(async () => void (app = await createTestApp({ worker: true, now: () => Date.now() + later })));
afterAll(async () => {
  await closePages();
  expect(app.faults).toEqual([]);
  await app.close();
});

const openAbout = workspaceOf(() => app);
const timeZone = 'Asia/Tokyo';
const hour = 3_600_000;
const text = 'Closed on Monday';

describe('an announcement with its first and its last moment', () => {
  it('is shown in between alone, by the clock of the site, until a visitor closes it', async () => {
    later = 0;
    const { page, session, siteId, close } = await openAbout(1280);
    await app.db.forSite(siteId, (tx) =>
      tx.updateTable('site').set({ timeZone }).where('id', '=', siteId).execute(),
    );
    await app.deps.sites.refresh(siteId);
    await page.reload();
    await frame(page)
      .locator('[data-site-part="header"]')
      .click({ position: { x: 4, y: 4 } });
    const header = page.getByRole('group', { name: 'Header', exact: true });
    await header.getByText('Show an announcement', { exact: true }).click();
    await header.getByLabel('Text', { exact: true }).fill(text);
    await header.getByText('Visitors can close it').click();
    const bar = frame(page).locator('[data-site-part="announcement"]');
    await bar.getByText(text).waitFor();
    const begin = Date.now() + hour;
    const clock = (hours: number) => dateTimeText(begin + hours * hour, timeZone);
    const field = (label: string) => header.getByLabel(label, { exact: true });
    const [from, to] = [field('From'), field('Until')];
    await header.getByText(`Time in ${timeZone}`).first().waitFor();
    await from.fill(clock(0));
    await to.fill(clock(-1));
    await header.getByText('Nobody will see it: it ends before it begins.').waitFor();
    await to.fill(clock(1));
    await header.getByText('Visitors see it from the first time on.').waitFor();
    await expect.poll(() => bar.count(), soon).toBe(0);
    await expectNoAxeViolations(page);
    await screenshot(page, 'announcement-times-1280');
    const stored = async () =>
      (await session.send('GET', `/api/site-header-footer?websiteId=${siteId}`)).json.header;
    await expect.poll(async () => (await stored()).announcementTo, soon).toBe(clock(1));
    await publishSite(session, siteId);

    const { pages } = (await session.send('GET', `/api/studio/sites/${siteId}/pages`)).json;
    const url: string = pages.find(({ isHome }: { isHome: boolean }) => isHome).url;
    const visit = async (at: number, width: number) => {
      later = at;
      const visitor = await openPage({ width, baseUrl: url });
      await visitor.goto(url);
      return { visitor, shown: visitor.getByRole('complementary', { name: 'Announcement' }) };
    };
    const minute = 60_000;
    const isShown = async (at: number) => {
      const { visitor, shown } = await visit(at, 1280);
      const here = await shown.count();
      // A page that is not there has the same header, from memory too.
      await visitor.goto(`${url}nothing-here`);
      expect(await shown.count()).toBe(here);
      await visitor.context().close();
      return here === 1;
    };
    expect(await isShown(0)).toBe(false);
    expect(await isShown(hour - 2 * minute)).toBe(false);
    expect(await isShown(hour)).toBe(true);
    for (const width of widths) {
      const { visitor, shown } = await visit(hour, width);
      await visitor.goto(`${url}nothing-here`);
      await shown.getByText(text).waitFor();
      await expectNoAxeViolations(visitor);
      await screenshot(visitor, `announcement-${width}`);
      await shown.getByRole('button', { name: 'Close announcement' }).press('Enter');
      await shown.waitFor({ state: 'hidden' });
      expect(await visitor.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
      await visitor.reload();
      expect(await shown.isVisible()).toBe(false);
      await visitor.context().close();
    }
    expect(await isShown(2 * hour - 2 * minute)).toBe(true);
    expect(await isShown(2 * hour)).toBe(false);
    await close();
  }, 120_000);
});
