import { sectionsInOrder } from '@veranda/domain/pages/reading-order';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct } from '../support/add-product.ts';
import { closePages, screenshot } from '../support/browser.ts';
import { middleOf, pointerOf } from '../support/canvas-pointer.ts';
import { arranged, button, frame, part, pathOf, start, workspaceOf } from '../support/page-workspace.ts';
import { soon } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

const openAbout = workspaceOf(() => app);

describe('the palette', () => {
  it('adds blocks by a click and by dragging, with guides and Escape, and sections anywhere', async () => {
    const { page, stored, places, look, close } = await openAbout(1280);
    const pointer = await pointerOf(page);
    await page.getByRole('button', { name: 'Insert', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search blocks' }).fill('stands out');
    const tile = page.getByRole('button', { name: 'Button', exact: true }).first();
    const [from, c] = [await middleOf(tile), await middleOf(part(page, 'c'))];
    const to = { x: c.x + 160, y: c.y };
    await pointer.press(from, to);
    await frame(page)
      .locator('html')
      .evaluate((root) => root.querySelectorAll('[data-canvas-overlay]').length);
    await page.keyboard.press('Escape');
    await pointer.release(to);
    await page.getByText('Cancelled. Nothing was added.').waitFor({ state: 'attached' });
    expect(await places()).toEqual(start);
    await pointer.press(from, to);
    await screenshot(page, 'workspace-palette-drag');
    await pointer.release(to);
    await expect.poll(async () => Object.keys(await places()).length, soon).toBe(4);
    const [dropped] = Object.values((await stored()).blocks).filter(({ id }) => !(id in start));
    expect(dropped).toMatchObject({ sectionId: 's2', type: 53, layout: { desktop: { w: 5, h: 2 } } });
    expect(dropped?.layout.desktop.x).toBeGreaterThan(5);
    expect(await pathOf(page)).toEqual(['Page', 'Section 2', 'Button']);
    await tile.click();
    await expect.poll(async () => Object.keys(await places()).length, soon).toBe(5);
    await look('workspace-palette');
    await part(page, 'a').hover();
    const plus = await middleOf(frame(page).locator('[data-canvas-insert="before"]'));
    await page.mouse.click(plus.x, plus.y);
    await page.getByRole('dialog').getByRole('button', { name: 'Empty section' }).click();
    const first = async () =>
      Object.values((await stored()).sections).toSorted((one, two) =>
        one.position < two.position ? -1 : 1,
      )[0]?.id;
    await expect.poll(first, soon).not.toBe('s1');

    // A ready section is dragged between two others; Escape brings the library back.
    const library = page.getByRole('dialog', { name: 'Add a section' });
    await page.getByRole('button', { name: 'Ready-made sections' }).click();
    await library.getByRole('searchbox').fill('columns');
    const card = await middleOf(library.locator('.section-card-name').first());
    const [above, below] = [await middleOf(part(page, 'b')), await middleOf(part(page, 'c'))];
    const between = { x: below.x, y: (above.y + below.y) / 2 };
    await pointer.press(card, between);
    await screenshot(page, 'workspace-section-drag');
    expect(
      await library.evaluate((element) => getComputedStyle(element.closest('.ui-scrim') ?? element).opacity),
    ).toBe('0');
    await page.keyboard.press('Escape');
    await pointer.release(between);
    await library.getByText('Cancelled. Nothing was added.').waitFor({ state: 'attached' });
    await pointer.drag(card, between);
    await library.waitFor({ state: 'detached' });
    const order = async () => sectionsInOrder(await stored()).map(({ id }) => id);
    await expect.poll(async () => (await order()).length, soon).toBe(4);
    const [, s1, added = '', s2] = await order();
    expect([s1, s2]).toEqual(['s1', 's2']);
    expect(Object.values((await stored()).blocks).some(({ sectionId }) => sectionId === added)).toBe(true);
    await close();
  });

  it('refuses the 61st block with a reason, shows the tags of a store at once, and offers a first section', async () => {
    const many = Array.from({ length: 60 }, (_, at) => button(`n${at}`, 's1', `0,${at * 2},5x2`));
    const full = { ...arranged, blocks: Object.fromEntries(many.map((block) => [block.id, block])) };
    const { page, session, siteId, places, look, close } = await openAbout(1280, { document: full });
    await part(page, 'n0').click();
    await page.getByRole('button', { name: 'Insert', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search blocks' }).fill('stands out');
    await page.getByRole('button', { name: 'Button', exact: true }).first().click();
    await page.getByText('A section holds at most 60 blocks').first().waitFor();
    expect(Object.keys(await places()).length).toBe(60);
    await page.getByRole('button', { name: 'Section 1', exact: true }).click();
    await page.getByRole('button', { name: 'Delete section 1' }).click();
    const bowl = { title: 'Bowl', tags: ['stoneware'], variants: [{ price: '10.00' }] };
    await addProduct({ owner: session, siteId }, bowl);
    await page.getByRole('searchbox', { name: 'Search blocks' }).fill('tags');
    await page.getByRole('button', { name: 'Tag cloud', exact: true }).first().click();
    await frame(page).getByRole('link', { name: 'stoneware' }).waitFor();
    await page.getByRole('button', { name: 'Page', exact: true }).click();
    await page.getByRole('button', { name: 'Delete section 1' }).click();
    await page.getByRole('button', { name: 'Add a section' }).first().waitFor();
    await look('workspace-empty');
    await close();
  });

  it('puts files of the site on the page, new ones too, by keys and by dragging; leads to the design and back', async () => {
    const { page, stored, look, close } = await openAbout(1280);
    await page.getByRole('button', { name: 'Files', exact: true }).press('Enter');
    const files = page.getByRole('region', { name: 'Files' });
    const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#b4552d' } })
      .png()
      .toBuffer();
    const loaf = { name: 'loaf.png', mimeType: 'image/png', buffer };
    await files.locator('input[type="file"]').setInputFiles(loaf);
    const tile = files.getByRole('button', { name: 'loaf.png', exact: true });
    await tile.waitFor();
    await part(page, 'a').click();
    await tile.press('Enter');
    const images = async () =>
      Object.values((await stored()).blocks).flatMap(({ sectionId, type, value }) =>
        type === 5 ? [{ sectionId, asset: value['assetId'] }] : [],
      );
    await expect.poll(async () => (await images()).length, soon).toBe(1);
    const [first] = await images();
    expect(first?.sectionId).toBe('s1');
    await frame(page).locator('[data-block] img').waitFor();
    await part(page, 'c').scrollIntoViewIfNeeded();
    const pointer = await pointerOf(page);
    const target = await middleOf(part(page, 'c'));
    await pointer.drag(await middleOf(tile), { x: target.x + 160, y: target.y });
    await expect
      .poll(
        async () => (await images()).toSorted((one, two) => (one.sectionId < two.sectionId ? -1 : 1)),
        soon,
      )
      .toEqual([first, { ...first, sectionId: 's2' }]);
    expect(await pathOf(page)).toEqual(['Page', 'Section 2', 'Image']);
    const sent = (name: string, text: string) => ({ name, mimeType: '', buffer: Buffer.from(text) });
    await files
      .locator('input[type="file"]')
      .setInputFiles([
        sent('oven.mp3', `ID3${'a'.repeat(2000)}`),
        sent('talk.vtt', 'WEBVTT\n'),
        sent('a-talk.mp4', 'no video'),
      ]);
    await files.getByText(/^a-talk\.mp4: /).waitFor();
    await files.getByText('talk.vtt').waitFor();
    await look('workspace-files');
    await files.getByRole('button', { name: 'Dismiss' }).click();
    const choose = async (from: string, kind: string) => {
      await files.getByRole('button', { name: from }).click();
      await page.getByRole('option', { name: kind }).click();
    };
    await choose('All files', 'Audio');
    await files.getByText('Click a sound to add an audio block').waitFor();
    await tile.waitFor({ state: 'detached' });
    await files.getByRole('button', { name: 'oven.mp3' }).press('Enter');
    await expect
      .poll(async () => Object.values((await stored()).blocks).find(({ type }) => type === 41)?.value, soon)
      .toMatchObject({ fileId: expect.any(String) });
    await files.getByRole('searchbox', { name: 'Search files' }).fill('nothing of that name');
    await files.getByText('No file matches.').waitFor();
    await files.getByRole('searchbox', { name: 'Search files' }).fill('');
    await choose('Audio', 'Captions');
    await files.getByText('Captions belong to a video').waitFor();
    await files.getByText('talk.vtt').waitFor();
    expect(await files.getByRole('button', { name: 'talk.vtt' }).count()).toBe(0);

    const editor = new URL(page.url()).pathname;
    await page.getByRole('link', { name: 'Design', exact: true }).click();
    await page.getByRole('tab', { name: 'Fonts' }).click();
    await page.getByRole('link', { name: 'Back to the editor' }).waitFor();
    await look('design-from-editor');
    await page.getByRole('link', { name: 'Back to the editor' }).click();
    await part(page, 'a').waitFor();
    expect(new URL(page.url()).pathname).toBe(editor);
    await close();
  });
});
