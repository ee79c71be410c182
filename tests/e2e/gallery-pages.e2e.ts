import { randomUUID } from 'node:crypto';
import { edit } from '@veranda/domain/pages/edits/edit-of';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { closePages } from '../support/browser.ts';
import { fileForm } from '../support/file-form.ts';
import { editDocument } from '../support/items.ts';
import { frame } from '../support/page-workspace.ts';
import { studioOf } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(async () => {
  await closePages();
  await app.close();
});

const openOwner = studioOf(() => app);

describe('a gallery', () => {
  it('administration §8 message: Unable to load collections; is a page whose pictures are its items, with the options of a gallery where they are shown', async () => {
    const slug = `gallery-${randomUUID().slice(0, 6)}`;
    const { page, session, siteId, look, close } = await openOwner(slug, { width: 1280 });
    await page.goto(paths.pages(slug));
    await page.getByRole('button', { name: 'Add page' }).first().click();
    const adding = page.getByRole('dialog', { name: 'Add page' });
    await adding.getByLabel('Title').fill('Oven days');
    await adding.locator('.page-kind', { hasText: 'Gallery' }).click();
    await adding.getByRole('button', { name: 'Add page' }).click();
    await page.getByRole('heading', { level: 1, name: 'Oven days' }).waitFor();
    const collection = page.url().split('/').at(-1) ?? '';
    const base = `/api/studio/sites/${siteId}`;
    const items = `${base}/collections/${collection}/items`;
    const { item } = (await session.send('POST', items, { title: 'Firing' })).json;
    const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: '#a05030' } }).png();
    const { body, headers } = fileForm({ fileName: 'oven.png', content: await picture.toBuffer() });
    const { asset } = (await session.send('POST', `${base}/assets`, body, headers)).json;
    await editDocument(
      session,
      { siteId, kind: 'item', id: item.id },
      edit('doc.setMeta', { path: 'imageAssetId', value: asset.id, was: null }),
      edit('doc.setStatus', { value: 'published', was: 'draft' }),
    );
    await page.getByRole('link', { name: 'Page settings' }).click();
    await frame(page).locator('.v-gallery-item img').waitFor();
    await frame(page).locator('.v-gallery-item').click();
    await page.getByText('Collection', { exact: true }).first().waitFor();
    await look('gallery-page');
    const lists = (url: URL) => url.pathname === `${base}/pages`;
    await page.route(lists, (route) => route.abort());
    await page.reload();
    await frame(page).locator('.v-gallery-item').click();
    await page.getByText('Unable to load collections').waitFor();
    await page.unroute(lists);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: /Collection$/ }).waitFor();
    await close();
  });
});
