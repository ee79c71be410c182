import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { alternately } from '../support/alternately.ts';
import { closePages, expectNoAxeViolations, screenshot, widths } from '../support/browser.ts';
import { openSecondBrowser } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import {
  exportedComment,
  exportedItem,
  exportedPicture,
  exportEnd,
  exportHead,
} from '../support/wordpress-export.ts';

let app: TestApp;
beforeAll(async () => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a52' } })
    .png()
    .toBuffer();
  const fetchPicture = async (address: string) =>
    address.includes('gone')
      ? ({ kind: 'problem', problem: 'unreachable' } as const)
      : ({ kind: 'fetched', bytes, type: 'image/png' } as const);
  app = await createTestApp({ worker: true, fetchPicture });
});
afterAll(async () => {
  await closePages();
  await app.close();
});

const file = `${exportHead()}${exportedPicture(5, 'https://old.example/up/loaf.png')}
${exportedPicture(6, 'https://old.example/up/gone.png')}
${exportedItem({ id: 2, title: 'Our bakery', type: 'page', slug: 'our-bakery', html: '<p>Since 1890.</p>' })}
${Array.from({ length: 30 }, (_, index) =>
  exportedItem({
    id: 10 + index,
    title: `Bread number ${String(index + 1)}`,
    html: `<p>Warm <b>rye</b></p><img src="https://old.example/up/${index === 3 ? 'gone' : 'loaf'}.png" alt="A loaf">`,
    more: index === 0 ? exportedComment(1, 'I like it') : '',
  }),
).join('')}${exportedItem({ id: 90, title: 'Menu', type: 'nav_menu_item' })}${exportEnd}`;

describe.each(widths)('an import of content, %d px', (width) => {
  const it = alternately(width);

  it('shows what is in the file, imports it with choices, names what did not come, and is undone', async () => {
    const { session, slug, siteId } = await app.ownerWithSite('moving');
    const page = await openSecondBrowser(app, session, width);
    await page.goto(paths.pages(slug));
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await page.getByText('Drop export files here').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `content-import-empty-${width}`);
    const send = (text: string) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'old-bakery.xml', mimeType: 'text/xml', buffer: Buffer.from(text) });
    await send('<html></html>');
    await page.getByText('old-bakery.xml is neither a WordPress export nor an RSS or Atom feed.').waitFor();
    await page.getByRole('button', { name: 'Import another file' }).click();
    await send(file);
    await page.getByText('Ready to import').waitFor();
    await page.getByText('30 posts').first().waitFor({ state: 'attached' });
    const show = async (status: string) => {
      await page.getByRole('button', { name: /Status/ }).click();
      await page.getByRole('option', { name: status, exact: true }).click();
    };
    await show('Not imported');
    await page.getByRole('cell', { name: 'Not a post, a page or a picture.' }).waitFor({ state: 'attached' });
    await show('All');
    await expectNoAxeViolations(page);
    await screenshot(page, `content-import-checked-${width}`);

    await page.getByText('Import everything as drafts').click();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('Imported', { exact: true }).first().waitFor();
    await page.getByRole('link', { name: 'Open the posts' }).waitFor();
    await show('With remarks');
    await page.getByText('https://old.example/up/gone.png').first().waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `content-import-done-${width}`);
    const list = await session.send('GET', `/api/studio/sites/${siteId}/content-imports`);
    expect(list.json.imports[0].status).toBe('done');

    await page.getByRole('button', { name: 'Undo import' }).click();
    await page.getByText('Undo this import?').waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
    await page.getByText('Undone', { exact: true }).first().waitFor();
  });
});
