import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { code } from '@veranda/domain/blocks/code/code';
import { image } from '@veranda/domain/blocks/image/image';
import { map } from '@veranda/domain/blocks/map/map';
import { summary } from '@veranda/domain/blocks/summary/summary';
import { video } from '@veranda/domain/blocks/video/video';
import { isRefusal } from '@veranda/domain/refusal';
import { uploadAsset } from '@veranda/server/features/media/upload-asset';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages } from '../support/browser.ts';
import { addCollection } from '../support/items.ts';
import { part } from '../support/page-workspace.ts';
import { putOnAbout } from '../support/put-on-about.ts';
import { allSaved, lookAt, openEditor, soon, studioOf } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
// Says of every video that its account is a free one.
const vimeo = createServer((_, response) => response.end('{"account_type":"basic"}'));
beforeAll(async () => {
  await new Promise<void>((resolve) => vimeo.listen(0, '127.0.0.1', resolve));
  const { port } = vimeo.address() as AddressInfo;
  app = await createTestApp({ worker: true, vimeo: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await closePages();
  expect(app.faults).toEqual([]);
  await app.close();
  vimeo.close();
});

const openOwner = studioOf(() => app);
const data = { label: '', columns: ['Rye'], rows: [{ label: '2025', values: [4] }] };

describe('the panels of blocks', () => {
  it('administration §1 owner: edits the dataset of a chart; administration §2 dataset editor: rows; administration §2 dataset editor: columns; administration §2 dataset editor: series; administration §2 dataset editor: label; administration §1 owner: edits code blocks; administration §2 code block editor: Display Source; administration §2 code block editor: Mode; administration §2 code block editor: Type; edit source, menus, figures and addresses, and offer another kind for an older one', async () => {
    const slug = 'panels-390';
    const { page, session, siteId, close } = await openOwner(slug, { width: 390 });
    const journal = await addCollection(session, siteId);
    const post = await journal.add('First loaf');
    const items = `/api/studio/sites/${siteId}/collections/${journal.id}/items`;
    await session.send('PATCH', items, { ids: [post.id], addTags: ['rye'] });
    await putOnAbout({ owner: session, siteId }, [
      [44, { source: '# Bread' }],
      [18, { source: 'Soup | 4', columns: '1', leaders: true }],
      [62, { type: 'bar', data, legend: true, palette: 'accent', caption: '' }],
      [25, { address: '', label: '', height: 400 }],
      [28, { collectionId: '' }],
      [55, { ...summary.defaults, collectionId: journal.id, filter: { tag: 'spelt' } }],
      [4, map.defaults],
      [32, video.defaults],
      [23, code.defaults],
    ]);
    await openEditor(page, slug, 'About');
    const block = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

    await block('Markdown').click();
    const source = page.locator('.cm-content');
    await source.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' and butter');
    await expect.poll(() => source.textContent()).toContain('Bread and butter');

    await block('Code').click();
    await page
      .getByRole('radio', { name: 'Own frame' })
      .or(page.getByRole('button', { name: 'Own frame' }))
      .click();
    await page.getByRole('slider', { name: 'Height (px)' }).waitFor();
    await page.getByText('Display source', { exact: true }).click();
    await page.getByText('Own frame').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /Mode/ }).click();
    await page.getByRole('option', { name: 'Plain text' }).click();
    await page.getByText('Display source', { exact: true }).waitFor({ state: 'detached' });

    await block('Menu').click();
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Pea soup');
    await page.getByRole('button', { name: 'Add section' }).click();
    await page.getByRole('textbox', { name: 'Text', exact: true }).last().fill('Mains');

    await block('Chart').click();
    await page
      .getByRole('radio', { name: 'Lines' })
      .or(page.getByRole('button', { name: 'Lines' }))
      .click();
    await page.getByRole('button', { name: 'Edit data' }).click();
    const grid = page.getByRole('grid', { name: 'Chart data' });
    await grid.waitFor();
    await expect.poll(() => grid.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.getByRole('dialog').getByText('Enter some data!').waitFor();
    await page.keyboard.press('ControlOrMeta+z');
    await grid.getByRole('rowheader', { name: '2025' }).waitFor();
    // Typing replaces a cell, Enter goes down and Tab to the next one.
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type('Year');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('2026');
    await page.keyboard.press('Tab');
    await page.getByRole('dialog').getByText('One or more rows was missing data').waitFor();
    const paste = (text: string) =>
      grid.evaluate((element, cells) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', cells);
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      }, text);
    await paste('many\t7');
    expect(await grid.getByText('many').getAttribute('aria-invalid')).toBe('true');
    await lookAt(page, 'studio-dataset-390');
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+Home');
    await paste(Array.from({ length: 502 }, (_, row) => `row ${row}\t${row}`).join('\n'));
    await page.getByText('Dataset truncated to 500 rows or 20 columns').waitFor();
    await page.keyboard.press('ControlOrMeta+End');
    await grid.getByRole('rowheader', { name: 'row 500' }).waitFor();
    expect(await grid.getByRole('row').count()).toBeLessThan(60);
    await page.keyboard.press('ControlOrMeta+z');
    await grid.getByRole('rowheader', { name: '2026' }).waitFor();
    expect(await grid.getByRole('columnheader').count()).toBeGreaterThan(1);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toBe('chart.csv');
    await page.keyboard.press('Escape');
    await page.getByText('2 rows, 1 series').waitFor();

    await block('Instagram').click();
    await page.getByText('Awaiting connection').waitFor();
    const address = page.getByRole('textbox', { name: 'Address' });
    await address.fill('https://vimeo.com/1');
    await page.getByText('This is not an address on Instagram.').waitFor();
    await address.fill('https://www.instagram.com/p/abc/');
    await page.getByText('Connected to Instagram.').waitFor();
    await block('Posts by tag').click();
    await page.getByRole('button', { name: 'Replace with archive' }).click();
    await block('Archive').waitFor();
    await block('Summary').click();
    const first = page.getByRole('combobox', { name: 'Show first' });
    await first.fill('loa');
    await page.getByRole('option', { name: 'First loaf' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => first.inputValue()).toBe('First loaf');
    await page
      .getByRole('button', { name: /^Tag .*spelt \(not used\)|spelt \(not used\).* Tag/ })
      .press('Enter');
    await page.getByRole('option', { name: 'rye (1)' }).click();
    // A collection without categories: they are written.
    await page.getByRole('textbox', { name: 'Category' }).waitFor();
    await block('Video').click();
    await page
      .getByRole('textbox', { name: 'Address' })
      .last()
      .fill('<iframe src="https://player.vimeo.com/video/123456"></iframe>');
    await page
      .getByText('Vimeo Basic accounts are unsupported. Please share a video from a different account.')
      .waitFor();

    await block('Map').click();
    await page.getByRole('searchbox', { name: 'Find a place' }).fill('lisb');
    await page.getByRole('button', { name: 'Lisbon Portugal' }).click();
    await page.getByText('Filled in Lisbon').waitFor();
    await page.getByRole('slider', { name: 'Zoom' }).fill('9');
    await expect.poll(() => page.getByRole('textbox', { name: 'Latitude' }).inputValue()).toBe('38.72272');
    await page.getByRole('searchbox', { name: 'Find a place' }).fill('zzzz');
    await page.getByText('No place found. You can also enter the coordinates.').waitFor();
    await lookAt(page, 'studio-place-390');
    await allSaved(page);
    await lookAt(page, 'studio-block-panels-390');

    const { json } = await session.send('GET', `/api/studio/sites/${siteId}/pages`);
    const about = json.pages.find((each: { urlSlug: string }) => each.urlSlug === 'about');
    const stored = (await session.send('GET', `/api/studio/sites/${siteId}/documents/page/${about.id}`)).json;
    const value = (id: string) => stored.document.blocks[id].value;
    expect(value('x0').source).toBe('# Bread and butter');
    expect(value('x1').source).toBe('Pea soup | 4\n\n## Mains');
    expect(value('x2')).toMatchObject({
      type: 'line',
      data: { label: 'Year', rows: [{ values: [4] }, { label: '2026', values: [null] }] },
    });
    expect(stored.document.blocks['x4']).toMatchObject({ type: 61, value: { groupBy: 'tag' } });
    expect(value('x6')).toMatchObject({
      title: 'Lisbon',
      address: 'Lisbon, Lisboa, Portugal',
      mapLng: -9.14487,
      zoom: 9,
    });
    expect(value('x5')).toMatchObject({ filter: { tag: 'rye' }, firstItemId: post.id });
    expect(value('x3').address).toBe('https://www.instagram.com/p/abc/');
    await close();
  });

  it('arrange an image with words, and show figures and videos, beside the page', async () => {
    const slug = 'panels-1280';
    const { page, session, siteId, close } = await openOwner(slug, { width: 1280 });
    const picture = { create: { width: 900, height: 600, channels: 3, background: '#b5432a' } } as const;
    const bytes = await sharp(picture).png().toBuffer();
    const file = { field: 'file', fileName: 'brick-oven_2.png', mimeType: 'image/png', bytes };
    const asset = await uploadAsset(app.deps, siteId, { files: [file] });
    if (isRefusal(asset)) throw new Error(asset.code);
    const figures = { type: 'bar', data, legend: true, palette: 'accent', caption: '' };
    await putOnAbout({ owner: session, siteId }, [
      [5, { ...image.defaults, assetId: asset.id }],
      [62, figures],
      [32, { ...video.defaults, posterId: asset.id, address: 'https://vimeo.com/123456' }],
    ]);
    await openEditor(page, slug, 'About');

    await part(page, 'x0').click();
    await page.getByRole('button', { name: 'Use “Brick oven”' }).press('Enter');
    const words = page.getByRole('textbox', { name: 'Alternative text' });
    await expect.poll(() => words.evaluate((field) => field === document.activeElement), soon).toBe(true);
    await page.keyboard.press('End');
    await page.keyboard.type(' at dawn');
    const layout = page
      .getByRole('radio', { name: 'Poster' })
      .or(page.getByRole('button', { name: 'Poster' }));
    await layout.click();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Baked at four');
    await part(page, 'x0').getByText('Baked at four').waitFor();
    await page.getByRole('button', { name: /Text position/ }).click();
    await page.getByRole('option', { name: 'Bottom left' }).click();
    await lookAt(page, 'studio-image-layout-1280');

    await part(page, 'x1').click();
    await page.getByRole('button', { name: 'Edit data' }).click();
    await page.getByRole('grid', { name: 'Chart data' }).waitFor();
    await lookAt(page, 'studio-dataset-1280');
    await page.keyboard.press('Escape');

    await part(page, 'x2').click();
    await page.getByRole('radio', { name: 'Your files' }).click();
    await page.getByRole('group', { name: 'Video file' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Address of the video' }).count()).toBe(0);
    await page.getByRole('switch', { name: 'Loop' }).waitFor();
    await allSaved(page);
    await lookAt(page, 'studio-video-1280');

    const { json } = await session.send('GET', `/api/studio/sites/${siteId}/pages`);
    const about = json.pages.find((each: { urlSlug: string }) => each.urlSlug === 'about');
    const stored = (await session.send('GET', `/api/studio/sites/${siteId}/documents/page/${about.id}`)).json;
    expect(stored.document.blocks.x0.value).toMatchObject({
      altText: 'Brick oven at dawn',
      layout: 'poster',
      title: 'Baked at four',
      textPosition: 'bottom-left',
    });
    expect(stored.document.blocks.x2.value.source).toBe('file');
    await close();
  });
});
