import { uploadAsset } from '@veranda/server/features/media/upload-asset';
import { isRefusal } from '@veranda/domain/refusal';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, expectNoAxeViolations, openPage, screenshot } from '../support/browser.ts';
import { publishSite } from '../support/publish-site.ts';
import { putOnAbout } from '../support/put-on-about.ts';
import { allSaved, lookAt, nothingAsked, openEditor, studioOf } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  expect(app.faults).toEqual([]);
  await app.close();
});

const openOwner = studioOf(() => app);

/** Uploads pictures of these colours. @returns their ids */
async function upload(siteId: string, colours: readonly string[]): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const background of colours) {
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .png()
      .toBuffer();
    const file = { field: 'file', fileName: `${background.slice(1)}.png`, mimeType: 'image/png', bytes };
    const asset = await uploadAsset(app.deps, siteId, { files: [file] });
    if (isRefusal(asset)) throw new Error(asset.code);
    ids.push(asset.id);
  }
  return ids;
}

/** A text of two headings: titles of blocks are of the third level. */
const text = (...words: readonly string[]) => ({
  doc: {
    type: 'doc',
    content: words.map((title, index) => ({
      type: 'heading',
      attrs: { level: index + 1 },
      content: [{ type: 'text', text: title }],
    })),
  },
});

describe('a slideshow on a page', () => {
  it('administration §1 visitor: looks at galleries: they move by arrows, pictures, keys and alone, and open in a lightbox', async () => {
    const { session, siteId } = await app.ownerWithSite('slides');
    const ids = await upload(siteId, ['#b5432a', '#2a6fb5', '#3a7d44']);
    const items = ids.map((assetId, at) => ({
      media: 'imageFile',
      assetId,
      title: `Loaf ${String(at + 1)}`,
      altText: `A loaf, number ${String(at + 1)}`,
    }));
    const moving = { items, design: 'slideshow', controls: true, thumbnails: true };
    await putOnAbout({ owner: session, siteId }, [
      [2, text('Loaves')],
      [8, { ...moving, autoplay: true, 'autoplay-duration': 1, lightbox: true, lightboxTheme: 'light' }],
    ]);
    await publishSite(session, siteId);
    const page = await openPage({ width: 1280, baseUrl: `http://slides.${app.studioHost}` });
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput)
            Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + entry.value });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/about');
    const current = page.locator('.v-gallery-thumb[aria-current]');
    const shows = (number: number) =>
      expect.poll(() => current.getAttribute('aria-label')).toBe(`Loaf ${String(number)}`);
    const inView = (number: number) =>
      page
        .locator('.v-gallery-item')
        .nth(number - 1)
        .evaluate((slide) => {
          const list = slide.parentElement?.getBoundingClientRect();
          return Math.abs(slide.getBoundingClientRect().left - (list?.left ?? 0)) < 2;
        });

    const pause = page.getByRole('button', { name: 'Pause the slideshow' });
    await pause.waitFor();
    await expect.poll(() => current.getAttribute('aria-label'), { timeout: 5000 }).toBe('Loaf 2');
    await pause.click();
    await page.getByRole('button', { name: 'Play the slideshow' }).waitFor();
    await page.locator('.v-gallery-thumb').first().click();
    await shows(1);
    await expect.poll(() => inView(1)).toBe(true);
    await page.getByRole('button', { name: 'Next image' }).click();
    await shows(2);
    await expect.poll(() => inView(2)).toBe(true);
    await page.getByRole('button', { name: 'Previous image' }).click();
    await page.getByRole('button', { name: 'Previous image' }).click();
    await shows(3);
    const list = page.getByRole('group', { name: 'Images' });
    await list.focus();
    await page.keyboard.press('Home');
    await shows(1);
    await page.keyboard.press('ArrowRight');
    await shows(2);
    await expect.poll(() => inView(2)).toBe(true);
    // The end of a movement is told when the next one has begun, and says nothing of that.
    const told = await page.evaluate(() => {
      document.querySelectorAll<HTMLElement>('.v-gallery-thumb')[2]?.click();
      document.querySelector('.v-gallery-list')?.dispatchEvent(new Event('scrollend'));
      return document.querySelector('.v-gallery-thumb[aria-current]')?.getAttribute('aria-label');
    });
    expect(told).toBe('Loaf 3');
    await page.locator('.v-gallery-thumb').nth(1).click();
    await shows(2);
    await expect.poll(() => inView(2)).toBe(true);
    await expectNoAxeViolations(page);
    await screenshot(page, 'slideshow-1280');
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThan(0.01);
    expect(new URL(page.url()).hash).toBe('');

    await page.locator('.v-gallery-link').nth(1).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Loaf 2').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, 'lightbox-light-1280');
    const grounds = await page.evaluate(() =>
      ['body', 'dialog'].map(
        (name) => getComputedStyle(document.querySelector(name) as Element).backgroundColor,
      ),
    );
    expect(grounds[1]).toBe(grounds[0]);
    await page.close();

    const still = await openPage({
      width: 390,
      reducedMotion: true,
      baseUrl: `http://slides.${app.studioHost}`,
    });
    await still.goto('/about');
    await still.getByRole('button', { name: 'Next image' }).waitFor();
    expect(await still.getByRole('button', { name: 'Pause the slideshow' }).count()).toBe(0);
    await still.close();
  });
});

describe('the panel of a gallery', () => {
  it('administration §1 owner: sets up galleries: many pictures with words, an order, and the preset of a design', async () => {
    const slug = 'gallery-390';
    const { page, session, siteId, close } = await openOwner(slug, { width: 390 });
    await upload(siteId, ['#b5432a', '#2a6fb5', '#3a7d44']);
    await putOnAbout({ owner: session, siteId }, [[8, { items: [], design: 'grid' }]]);
    await openEditor(page, slug, 'About');
    const panel = page.getByRole('group', { name: 'Images and videos' });
    await panel.getByText('Nothing in it yet.').waitFor();

    await panel.getByRole('button', { name: 'Add images' }).click();
    const dialog = page.getByRole('dialog');
    for (const name of ['b5432a.png', '2a6fb5.png', '3a7d44.png'])
      await dialog.getByRole('button', { name }).click();
    await dialog.getByText('3 images chosen').waitFor();
    await dialog.getByRole('button', { name: 'Done' }).click();

    await panel.getByRole('button', { name: 'Edit all titles and captions' }).click();
    await page.getByRole('textbox', { name: 'Title of item 1' }).fill('Rye');
    await page.getByRole('textbox', { name: 'Caption of item 3' }).fill('Baked at four');
    await lookAt(page, 'studio-gallery-captions-390');
    await panel.getByRole('button', { name: 'Edit one by one' }).click();

    await panel.getByRole('row', { name: 'Item 1' }).click();
    const item = page.getByRole('group', { name: 'Item 1' });
    await item.getByRole('textbox', { name: 'Alternative text' }).fill('A loaf of rye');
    await item.getByRole('button', { name: 'Move Item 1 down' }).click();
    await page.getByRole('group', { name: 'Item 2' }).waitFor();
    await panel.getByRole('button', { name: 'Add video' }).click();
    await page
      .getByRole('textbox', { name: 'Address of the video' })
      .fill('https://soundcloud.com/name/track');
    await page.getByText('Paste one from a service such as YouTube, Vimeo.').waitFor();
    await page.getByRole('textbox', { name: 'Address of the video' }).fill('https://vimeo.com/123456');
    await lookAt(page, 'studio-gallery-390');

    await page.getByRole('radio', { name: 'Slideshow' }).click();
    expect(await page.getByRole('switch', { name: 'Show thumbnails' }).isChecked()).toBe(true);
    await page.getByRole('switch', { name: 'Square thumbnails' }).waitFor();
    await page.getByText('Autoplay', { exact: true }).click();
    await page.getByRole('radio', { name: 'Stacked' }).click();
    expect(await page.getByRole('switch', { name: 'Autoplay' }).count()).toBe(0);
    await allSaved(page);

    const { json } = await session.send('GET', `/api/studio/sites/${siteId}/pages`);
    const about = json.pages.find((each: { urlSlug: string }) => each.urlSlug === 'about');
    const stored = (await session.send('GET', `/api/studio/sites/${siteId}/documents/page/${about.id}`)).json;
    const { value } = stored.document.blocks['x0'];
    expect(value.items).toMatchObject([
      { media: 'imageReused' },
      { media: 'imageReused', title: 'Rye', altText: 'A loaf of rye' },
      { caption: 'Baked at four' },
      { media: 'video', address: 'https://vimeo.com/123456' },
    ]);
    expect(value).toMatchObject({ design: 'stacked' });
    expect(value).not.toHaveProperty('autoplay');
    expect(value).not.toHaveProperty('thumbnails');
    await close();
  });
});

/** A sound of half a second: silence, as samples of eight bits. */
function silence(): Buffer {
  const head = Buffer.alloc(44);
  const samples = Buffer.alloc(4000, 128);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

describe('sound and film', () => {
  it('administration §1 owner: uploads and keeps files: a sound that visitors play by keys, a film fetched when asked for', async () => {
    const slug = 'sounds-390';
    const { page, session, siteId, close } = await openOwner(slug, { width: 390 });
    await putOnAbout({ owner: session, siteId }, [
      [2, text('Listen', 'Songs')],
      [41, { fileId: '', title: 'The first bake', author: 'Ada' }],
      [60, { title: 'Songs', tracks: [] }],
      [32, { source: 'service', address: 'https://vimeo.com/123456', title: 'The oven' }],
    ]);
    await openEditor(page, slug, 'About');
    await nothingAsked(page);
    await page.getByRole('group', { name: 'Audio file' }).getByRole('button', { name: 'Choose' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('There are no files of this kind yet.').waitFor();
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Upload File' }).click();
    await (await chooser).setFiles({
      name: 'notes.wav',
      mimeType: 'audio/wav',
      buffer: Buffer.from('notes'),
    });
    await dialog.getByText('The file notes.wav does not appear to be a supported file type').waitFor();
    const again = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Upload File' }).click();
    await (await again).setFiles({ name: 'bake.wav', mimeType: 'audio/wav', buffer: silence() });
    await page.getByRole('group', { name: 'Audio file' }).getByText('bake.wav').waitFor();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const track = page.getByRole('group', { name: 'Track 1' });
    await track.getByRole('textbox', { name: 'Title' }).fill('Rye, slowly');
    await track.getByRole('button', { name: 'Choose' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'bake.wav' }).click();
    await allSaved(page);
    await lookAt(page, 'studio-album-390');
    await close();

    await publishSite(session, siteId);
    const visitor = await openPage({ width: 1280, baseUrl: `http://${slug}.${app.studioHost}` });
    const asked: string[] = [];
    visitor.on('request', (request) => asked.push(request.url()));
    await visitor.goto('/about');
    await expectNoAxeViolations(visitor);
    expect(asked.filter((url) => url.includes('.wav') || url.includes('vimeo'))).toEqual([]);
    const player = visitor.locator('audio').first();
    await player.focus();
    await visitor.keyboard.press('Space');
    await expect
      .poll(() => player.evaluate((sound: HTMLAudioElement) => sound.currentTime))
      .toBeGreaterThan(0);
    expect(await player.getAttribute('aria-label')).toBe('The first bake');
    await visitor.route('https://player.vimeo.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>The film</h1>' }),
    );
    await visitor.getByRole('link', { name: 'Play the video' }).click();
    await visitor.locator('iframe[src^="https://player.vimeo.com/video/123456"][title="The oven"]').waitFor();
    await screenshot(visitor, 'sounds-1280');
    await visitor.close();
  });
});
