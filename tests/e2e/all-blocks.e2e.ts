import type { Page } from 'playwright-core';
import type { BlockKind, BlockValue } from '@veranda/domain/blocks/kind';
import { map } from '@veranda/domain/blocks/map/map';
import { blockKinds } from '@veranda/domain/blocks/registry';
import type { Block, PageDocument, Section } from '@veranda/domain/pages/document';
import { blockSampleSite } from '@veranda/render/blocks/sample-block.test-data';
import { blockSamples } from '@veranda/render/blocks/samples.test-data';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/test-app.ts';
import { publishSite } from '../support/publish-site.ts';
import { putOnAbout } from '../support/put-on-about.ts';
import { beyondThePage, showSample } from '../support/sample-page.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';

afterAll(closePages);

const section = {
  id: 's',
  position: 'a0',
  theme: 'lightest',
  background: { kind: 'none' },
  width: 'content',
  minHeight: 0,
  spacing: 'small',
  verticalAlign: 'top',
  anchor: '',
} as const satisfies Section;

/** One block of every kind, each in a section of its own, below a heading. */
function everyKind(valueOf: (kind: BlockKind) => BlockValue): PageDocument {
  const title = { doc: heading('Every kind of block', 'One of each') };
  const parts = [
    { id: 'h', type: 2, value: title, size: { w: 24, h: 2 } },
    ...blockKinds.map((kind) => ({ id: kind.key, type: kind.id, value: valueOf(kind), size: kind.size })),
  ];
  const sections = parts.map(
    ({ id }, index): Section => ({
      ...section,
      id: `s-${id}`,
      position: `a${String(index).padStart(3, '0')}`,
    }),
  );
  const blocks = parts.map(
    ({ id, type, value, size }): Block => ({
      id: `b-${id}`,
      sectionId: `s-${id}`,
      position: 'a0',
      type,
      value,
      style: {},
      layout: { desktop: { x: 0, y: 0, ...size, z: 0, align: 'start' } },
    }),
  );
  return { schema: 1, sections: byId(sections), blocks: byId(blocks) };
}

function byId<T extends { readonly id: string }>(records: readonly T[]): Readonly<Record<string, T>> {
  return Object.fromEntries(records.map((record) => [record.id, record]));
}

/** A text of two headings: blocks have titles of the second or third level. */
function heading(...texts: readonly string[]) {
  return {
    type: 'doc',
    content: texts.map((text, index) => ({
      type: 'heading',
      attrs: { level: index + 1 },
      content: [{ type: 'text', text }],
    })),
  };
}

/** Shows a page with the document in a theme, with nothing fetched from anywhere. */
async function show(page: Page, key: string, document: PageDocument, language = 'en-US'): Promise<void> {
  const blocks = Object.values(document.blocks).map(({ type, value }) => [type, value] as const);
  const collections = blockSampleSite.collections.map((each) => (each.isHome ? { ...each, document } : each));
  const website = { ...blockSampleSite.website, language };
  await showSample(page, key, { snapshot: { ...blockSampleSite, collections, website }, blocks });
}

const full = (kind: BlockKind) => ({ ...kind.defaults, ...blockSamples[kind.key]?.value });

describe.each(['levain', 'overdub', 'fieldnotes'])('every kind of block in %s', (key) => {
  it.each(widths)('is accessible and within the page at %d px, full and empty', async (width) => {
    const page = await openPage({ width, javaScript: true, reducedMotion: true });
    await show(page, key, everyKind(full));
    await screenshot(page, `all-blocks-${key}-${String(width)}`);
    await expectNoAxeViolations(page);
    expect(await page.evaluate(beyondThePage)).toEqual([]);
    await show(
      page,
      key,
      everyKind((kind) => kind.defaults),
    );
    await expectNoAxeViolations(page);
    await page.close();
  });
});

describe('every kind of block from right to left', () => {
  it('stays within the page of a phone', async () => {
    const page = await openPage({ width: 390, reducedMotion: true });
    await show(page, 'overdub', everyKind(full), 'ar');
    await screenshot(page, 'all-blocks-rtl-390');
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    await page.close();
  });
});

describe('something of another service', () => {
  it('is fetched when a visitor asks for it, and says what to do when there is no connection', async () => {
    const app = await createTestApp();
    const { session, siteId } = await app.ownerWithSite('embeds');
    await putOnAbout({ owner: session, siteId }, [
      [2, { doc: heading('Our film') }],
      [22, { address: 'https://vimeo.com/123456', label: '', height: 400 }],
      [4, { ...map.defaults, address: '1 Mill Lane', mapLat: 52.52, mapLng: 13.405 }],
    ]);
    await publishSite(session, siteId);
    const page = await openPage({ baseUrl: `http://embeds.${app.studioHost}` });
    const asked: string[] = [];
    await page.route(/^https:/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<h1>The film</h1>' });
    });
    await page.goto('/about');
    const button = page.getByRole('link', { name: 'Show content from Vimeo' });
    await button.focus();
    await page.locator('[data-island="embed"][data-started]').waitFor();
    expect(asked).toEqual([]);
    await page.context().setOffline(true);
    await button.press('Enter');
    await page.getByText('Vimeo could not be reached.').waitFor();
    await expectNoAxeViolations(page);
    await page.context().setOffline(false);
    await page.waitForFunction(() => navigator.onLine);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.frameLocator('iframe').getByRole('heading', { name: 'The film' }).waitFor();
    expect(asked.map((url) => new URL(url).origin + new URL(url).pathname)).toEqual([
      'https://player.vimeo.com/video/123456',
    ]);
    await page.getByRole('link', { name: 'Show content from OpenStreetMap' }).click();
    await expect
      .poll(() => asked.at(-1))
      .toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/);
    expect(asked).toHaveLength(2);
    await page.close();
    await app.close();
  });
});
