import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { fileForm } from '../support/file-form.ts';
import { addCollection } from '../support/items.ts';
import { addItems } from '../support/many-items.ts';
import { publishSite } from '../support/publish-site.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

const day = 86_400_000;
const excerpt = 'Three days, one oven, and a flour that came down the river by boat.';
const shared = { excerpt, tags: ['rye', 'slow'], categories: ['Bread'], author: 'Ada Crumb' };
const names = ['A loaf in three days', 'Donaudampfschifffahrtsgesellschaft', 'Salt'];
const place = { title: 'The mill', addressLine1: '1 Weir Lane', addressLine2: 'Leeds', addressCountry: 'UK' };

/** A site with a blog, a portfolio and events. @returns the paths to look at */
async function siteWithItems(theme: string): Promise<readonly string[]> {
  const { session, siteId } = await app.ownerWithSite(`items-${theme}`, theme);
  const drawn = sharp({ create: { width: 900, height: 600, channels: 3, background: '#a86b3c' } });
  const { body, headers } = fileForm({ fileName: 'crust.png', content: await drawn.png().toBuffer() });
  const { json } = await session.send('POST', `/api/studio/sites/${siteId}/assets`, body, headers);
  const imageAssetId: string = json.asset.id;
  const [blog, works, events] = [
    await addCollection(session, siteId, { title: 'Journal' }),
    await addCollection(session, siteId, { title: 'Works', kind: 'projects' }),
    await addCollection(session, siteId, { title: 'Dates', kind: 'events' }),
  ];
  const now = Date.now();
  await addItems(app.db, siteId, [
    ...[blog, works].flatMap(({ id }) =>
      names.map((title, at) => ({
        ...shared,
        collectionId: id,
        title,
        publishOn: now - at * day,
        imageAssetId: at === 1 ? null : imageAssetId,
        recordType: id === works.id ? 14 : 1,
      })),
    ),
    ...[-9, 3, 12].map((days, at) => ({
      collectionId: events.id,
      title: names[at] ?? '',
      excerpt,
      recordType: 12,
      startDate: now + days * day,
      endDate: now + days * day + (at === 2 ? 2 * day : 7_200_000),
      isAllDay: at === 2,
      location: place,
      imageAssetId: at === 1 ? imageAssetId : null,
    })),
  ]);
  await publishSite(session, siteId);
  const first = '/a-loaf-in-three-days';
  return [blog.path, blog.path + first, works.path, works.path + first, events.path, `${events.path}/salt`];
}

describe.each(['levain', 'overdub', 'fieldnotes'])('items in %s', (theme) => {
  it('have lists and pages that fit a phone and a desk', { timeout: 240_000 }, async () => {
    const paths = await siteWithItems(theme);
    for (const width of widths) {
      const page = await openPage({ width, baseUrl: `http://items-${theme}.${app.studioHost}` });
      for (const path of paths) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await screenshot(page, `items-${theme}${path.replaceAll('/', '-')}-${width}`);
        await expectNoAxeViolations(page);
        const over = await page.evaluate<number>(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        );
        expect([path, over]).toEqual([path, 0]);
      }
      await page.context().close();
    }
  });
});
