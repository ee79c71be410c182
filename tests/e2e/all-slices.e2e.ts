import { collectionTypes } from '@veranda/domain/pages/collection-types';
import type { Slide } from '@veranda/domain/pages/slides/slide';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import { type SlideType, slideTypes } from '@veranda/domain/slices/slice-kind';
import { blockSampleSite } from '@veranda/render/blocks/sample-block.test-data';
import { createSession, type RenderInput } from '@veranda/render/context/session';
import { renderLock } from '@veranda/render/page/lock-view';
import { renderSso } from '@veranda/render/page/sso-view';
import { renderSlide } from '@veranda/render/slices/render-slide';
import { everySlice, sampleFacts } from '@veranda/render/slices/samples.test-data';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { beyondThePage, type DrawnPage, showSample } from '../support/sample-page.ts';

afterAll(closePages);

/** The sample site with a cover page as its home, and slides of its own. */
function siteWith(cover: Slide, state: 'full' | 'empty', language = 'en-US'): SiteSnapshot {
  const collections = blockSampleSite.collections.map((each) =>
    each.isHome ? { ...each, type: collectionTypes['splash-page'], slide: cover } : each,
  );
  const slides = Object.fromEntries(slideTypes.map((type) => [type, everySlice(type, state)]));
  return { ...blockSampleSite, collections, slides, website: { ...blockSampleSite.website, language } };
}

const screens: Readonly<Record<SlideType, DrawnPage | null>> = {
  'cover-page': null,
  'lock-screen': (input) =>
    renderLock(input, { crumb: '', returnTo: '/', isWrong: true, takesPassword: true }),
  'sso-screen': (input) =>
    renderSso(input, { providerName: 'Academy', returnTo: '/shop', problem: 'sso-away' }),
  'popup-overlay': openPopup,
};

// A page of the site with the pop-up open: what opens it is not there yet.
function openPopup(input: RenderInput): ReturnType<DrawnPage> {
  const session = createSession(input);
  const slide = input.snapshot.slides?.['popup-overlay'];
  if (!slide) throw new Error('the sample site has no pop-up');
  const dialog = renderSlide(session, slide, sampleFacts);
  const { html } = screens['lock-screen']?.(input) ?? { html: '' };
  const script = '<script>document.querySelector("dialog").showModal()</script>';
  return { html: html.replace('</body>', () => `${dialog}${script}</body>`), errors: session.errors };
}

async function expectSound(page: Page, name: string, isChecked: boolean): Promise<void> {
  await screenshot(page, name);
  expect(await page.evaluate(beyondThePage)).toEqual([]);
  if (isChecked) await expectNoAxeViolations(page);
}

describe.each(['levain', 'overdub', 'fieldnotes'])('every kind of slice in %s', (key) => {
  it.each(widths)('is accessible and within the screen at %d px', async (width) => {
    const page = await openPage({ width, javaScript: true, reducedMotion: true });
    const beside = everySlice('cover-page', 'full', { pictureId: 'loaf', picture: 'beside', align: 'start' });
    const snapshot = siteWith(beside, 'full');
    for (const [type, render] of Object.entries(screens)) {
      await showSample(page, key, { snapshot, ...(render ? { render } : {}) });
      await expectSound(page, `slice-${type}-${key}-${String(width)}`, width < 768 || type === 'cover-page');
    }
    await page.close();
  });
});

describe('slides that nobody has filled, and those from right to left', () => {
  it('are accessible and within the screen of a phone', async () => {
    const page = await openPage({ width: 390, javaScript: true, reducedMotion: true });
    const empty = siteWith(everySlice('cover-page', 'empty'), 'empty');
    for (const [type, render] of Object.entries(screens)) {
      await showSample(page, 'levain', { snapshot: empty, ...(render ? { render } : {}) });
      await expectSound(page, `slice-${type}-empty-390`, true);
    }
    const behind = everySlice('cover-page', 'full', { pictureId: 'loaf', theme: 'dark', width: 'content' });
    const arabic = siteWith(behind, 'full', 'ar');
    for (const [type, render] of Object.entries(screens)) {
      await showSample(page, 'overdub', { snapshot: arabic, ...(render ? { render } : {}) });
      expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
      await expectSound(page, `slice-${type}-rtl-390`, true);
    }
    await page.close();
  });
});
