import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { isRefusal } from '@veranda/domain/refusal';
import { uploadAsset } from '@veranda/server/features/media/upload-asset';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, openPage, widths } from '../support/browser.ts';
import { putOnAbout } from '../support/put-on-about.ts';
import { allSaved, lookAt, openEditor, soon, studioOf } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  expect(app.faults).toEqual([]);
  await app.close();
});

const openOwner = studioOf(() => app);

/** A published page as a visitor sees it. */
async function visit(
  slug: string,
  options: { width: number; reducedMotion?: boolean; javaScript?: boolean },
) {
  return openPage({ ...options, baseUrl: `http://${slug}.${app.studioHost}` });
}

/** Chooses a value of a property that is a row of buttons or swatches. */
async function choose(page: Page, property: string, value: string) {
  const row = page.getByRole('radiogroup', { name: property, exact: true });
  await row.getByRole('radio', { name: value, exact: true }).click();
}

const styleOf = (page: Page, selector: string, names: readonly string[]) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element, wanted) =>
        Object.fromEntries(wanted.map((name) => [name, getComputedStyle(element).getPropertyValue(name)])),
      names,
    );

/** Declarations that the style of the test comes to. */
const frame = {
  'padding-left': '12px',
  'padding-top': '24px',
  'border-top-width': '3px',
  'border-top-style': 'solid',
  'border-top-left-radius': '28px',
};

describe.each(widths)('the style of a block, %d px', (width) => {
  it('is set in the inspector, and the published page wears it', async () => {
    const slug = `style-${width}`;
    const { page, session, siteId, look, close } = await openOwner(slug, { width });
    await putOnAbout({ owner: session, siteId }, [[2, heading]]);
    await openEditor(page, slug, 'About');
    await page.getByRole('tab', { name: 'Style' }).click();
    await look('block-style');
    await choose(page, 'Background', 'Dark accent');
    // Words never touch the edge of their ground.
    await expect.poll(() => page.getByRole('radio', { name: 'Medium', checked: true }).count(), soon).toBe(2);
    await choose(page, 'Padding on the sides', 'Small');
    await choose(page, 'Border', 'Strong');
    await choose(page, 'Border color', 'Accent');
    await choose(page, 'Corners', 'Large');
    await choose(page, 'Shadow', 'Medium');
    await page.getByRole('radio', { name: 'Off', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await look('block-style-chosen');
    // While a page is edited nothing of it moves.
    if (width > 1200) expect(await motionOnCanvas(page)).toBe('none');
    await allSaved(page);
    await session.send('POST', `/api/studio/sites/${siteId}/publish`, {});

    const site = await visit(slug, { width });
    await site.goto('/about');
    const block = '.v-block.v-text';
    expect(await styleOf(site, block, Object.keys(frame))).toEqual(frame);
    const drawn = await styleOf(site, block, ['--bg', '--accent', 'background-color', 'border-top-color']);
    expect(await rgb(site, drawn['--bg'])).toBe(drawn['background-color']);
    expect(await rgb(site, drawn['--accent'])).toBe(drawn['border-top-color']);
    const moving = await styleOf(site, block, ['box-shadow', 'animation-name', 'animation-timeline']);
    expect(moving).toMatchObject({ 'animation-name': 'v-rise', 'animation-timeline': 'view()' });
    expect(moving['box-shadow']).not.toBe('none');
    await site.close();

    const still = await visit(slug, { width, reducedMotion: true, javaScript: false });
    await still.goto('/about');
    expect(await styleOf(still, block, ['animation-name', 'opacity'])).toEqual({
      'animation-name': 'none',
      opacity: '1',
    });
    await still.close();
    const quiet = await visit(slug, { width, reducedMotion: true });
    await quiet.goto('/about');
    await lookAt(quiet, `block-style-published-${width}`);
    await quiet.close();

    await page.keyboard.press('ControlOrMeta+z');
    await page.getByRole('radio', { name: 'Off', exact: true, checked: true }).waitFor();
    await close();
  });
});

describe.each(widths)('an image block, %d px', (width) => {
  it('is cropped to a shape around a point', async () => {
    const slug = `crop-${width}`;
    const { page, session, siteId, look, close } = await openOwner(slug, { width });
    const assetId = await addPicture(siteId);
    const image = { assetId, decorative: true, ratio: 'original' };
    await putOnAbout({ owner: session, siteId }, [[5, image]]);
    await openEditor(page, slug, 'About');
    await choose(page, 'Aspect ratio', '1:1');
    const picture = page.locator('.focal-picture');
    const { width: across, height: down } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
    await picture.click({ position: { x: across * 0.25, y: down * 0.75 } });
    await page.getByRole('slider', { name: 'From the left' }).press('ArrowRight');
    await look('image-block');
    await allSaved(page);
    await session.send('POST', `/api/studio/sites/${siteId}/publish`, {});
    const site = await visit(slug, { width });
    await site.goto('/about');
    const drawn = await styleOf(site, '.v-image .v-img', ['object-position', 'aspect-ratio']);
    expect(drawn['aspect-ratio']).toBe('1 / 1');
    expect(drawn['object-position']).toMatch(/^2[67]% 7[456]%$/);
    await site.close();
    await close();
  });
});

const motionOnCanvas = (page: Page) =>
  page
    .frameLocator('.preview-frame')
    .locator('.v-entrance-rise')
    .evaluate((block) => block.ownerDocument.defaultView?.getComputedStyle(block).animationName);

/** A colour as computed style writes it. */
async function rgb(page: Page, colour: string | undefined): Promise<string> {
  return page.evaluate((value) => {
    const probe = document.createElement('i');
    probe.style.color = value ?? '';
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, colour);
}

describe.each(widths)('the settings of a section, %d px', (width) => {
  it('are set in its panel, and the published page wears them', async () => {
    const slug = `section-${width}`;
    const { page, session, siteId, look, close } = await openOwner(slug, { width });
    await addPicture(siteId);
    await putOnAbout({ owner: session, siteId }, [[2, heading]]);
    await openEditor(page, slug, 'About');
    await page.getByRole('button', { name: 'Settings of section 1' }).click();
    await look('section-settings');
    await choose(page, 'Colors', 'Darkest');
    await choose(page, 'Background', 'Image');
    await page
      .getByRole('group', { name: 'Background image' })
      .getByRole('button', { name: 'Choose' })
      .click();
    await page.getByRole('dialog').locator('.asset-choice').first().click();
    if (width > 1200) await page.frameLocator('.preview-frame').locator('.v-background .v-img').waitFor();
    await page.getByRole('slider', { name: 'From the left' }).fill('20');
    await page.getByRole('slider', { name: 'Color over the background' }).fill('60');
    await choose(page, 'Width', 'Narrow');
    await page.getByRole('slider', { name: 'Minimum height' }).fill('80');
    await choose(page, 'Content stands at the', 'Bottom');
    await choose(page, 'Space above and below', 'Large');
    await page.getByLabel('Anchor').fill('our story');
    await page.getByText('Use letters, digits, - and _ only').waitFor();
    await page.getByLabel('Anchor').fill('our-story');
    await look('section-settings-chosen');
    await allSaved(page);
    await session.send('POST', `/api/studio/sites/${siteId}/publish`, {});

    const site = await visit(slug, { width });
    await site.goto('/about#our-story');
    const section = site.locator('#our-story.v-width-narrow.v-space-large.v-valign-bottom');
    expect(await section.getAttribute('data-section-theme')).toBe('darkest');
    const height = await section.evaluate((element) => element.getBoundingClientRect().height / innerHeight);
    expect(height).toBeGreaterThan(0.79);
    expect(await styleOf(site, '.v-background .v-img', ['object-position', 'object-fit'])).toEqual({
      'object-position': '20% 50%',
      'object-fit': 'cover',
    });
    await lookAt(site, `section-published-${width}`);
    await site.close();

    await choose(page, 'Background', 'Video');
    const film = await recordFilm(page);
    const group = page.getByRole('group', { name: 'Video file' });
    await group.getByRole('button', { name: 'Choose' }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('dialog').getByRole('button', { name: 'Upload File' }).click();
    await (await chooser).setFiles({ name: 'sea.webm', mimeType: 'video/webm', buffer: film });
    await group.getByText('sea.webm').waitFor();
    if (width > 1200) await expectFirstFrame(page);
    await page.getByRole('slider', { name: 'From the left' }).fill('30');
    await page.getByRole('slider', { name: 'Color over the background' }).fill('40');
    await look('section-video');
    await allSaved(page);
    await session.send('POST', `/api/studio/sites/${siteId}/publish`, {});
    await watchVideo(slug, width);
    await close();
  });
});

async function addPicture(siteId: string): Promise<string> {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#5c7f92' } })
    .png()
    .toBuffer();
  const file = { field: 'file', fileName: 'sea.png', mimeType: 'image/png', bytes };
  const asset = await uploadAsset(app.deps, siteId, { files: [file] });
  if (isRefusal(asset)) throw new Error(asset.code);
  return asset.id;
}

const heading = {
  doc: {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'By the sea' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'We open when the tide is out.' }] },
    ],
  },
};

/** Without a picture that stands in for it, the video has its first frame on the canvas, which plays nothing. */
async function expectFirstFrame(page: Page): Promise<void> {
  const poster = page.getByRole('group', { name: 'Image for phones, and until the video plays' });
  await poster.getByRole('button', { name: 'Remove' }).click();
  const video = page.frameLocator('.preview-frame').locator('.v-background-video[data-shown]');
  await video.waitFor();
  const state = () => video.evaluate((film: HTMLVideoElement) => [film.readyState > 1, film.paused]);
  await expect.poll(state, soon).toEqual([true, true]);
}

/** Plays on wide screens and can be paused; a still picture on phones and for those who want less motion. */
async function watchVideo(slug: string, width: number): Promise<void> {
  const site = await visit(slug, { width });
  let fetched = 0;
  site.on('request', (request) => (fetched += request.url().endsWith('/sea.webm') ? 1 : 0));
  await site.goto('/about');
  if (width < 768) {
    await site.waitForLoadState('networkidle');
    expect(await site.locator('.v-background-toggle').isHidden()).toBe(true);
    expect(fetched).toBe(0);
    expect((await styleOf(site, '.v-background-video', ['opacity']))['opacity']).toBe('0');
    await site.close();
    return;
  }
  const isPaused = () =>
    site.locator('.v-background-video').evaluate((video) => (video as HTMLVideoElement).paused);
  await site.getByRole('button', { name: 'Pause the video' }).waitFor();
  expect(await isPaused()).toBe(false);
  const look = () => styleOf(site, '.v-background-video', ['object-position', 'opacity']);
  await expect.poll(look, soon).toEqual({ 'object-position': '30% 50%', opacity: '1' });
  await lookAt(site, `section-video-published-${width}`);
  await site.getByRole('button', { name: 'Pause the video' }).press('Enter');
  await site.getByRole('button', { name: 'Play the video' }).waitFor();
  expect(await isPaused()).toBe(true);
  await site.getByRole('button', { name: 'Play the video' }).click();
  await site.getByRole('button', { name: 'Pause the video' }).waitFor();
  await site.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(isPaused, soon).toBe(true);
  expect(await site.locator('.v-background-toggle').isHidden()).toBe(true);
  await site.close();
}

/** A second of film, made by the browser itself. */
async function recordFilm(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => void parts.push(data));
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    recorder.start();
    for (let frameAt = 0; frameAt < 25; frameAt += 1) {
      if (context) context.fillStyle = `hsl(200 40% ${30 + frameAt}%)`;
      context?.fillRect(0, 0, 300, 150);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  return Buffer.from(base64, 'base64');
}
