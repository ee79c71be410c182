import type { PageDocument } from '@veranda/domain/pages/document';
import { isRefusal } from '@veranda/domain/refusal';
import { describeAsset } from '@veranda/server/features/media/describe-asset';
import { uploadAsset } from '@veranda/server/features/media/upload-asset';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { told } from '../../packages/domain/pages/arrange/arranged-page.test-data.ts';
import type { Session } from '../support/browser-session.ts';
import { closePages } from '../support/browser.ts';
import { arranged, button, frame, part, start, workspaceOf } from '../support/page-workspace.ts';
import { putSections, readSections } from '../support/replace-sections.ts';
import { allSaved, openEditor, soon } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

const openAbout = workspaceOf(() => app);
const slugOf = (page: Page) => new URL(page.url()).pathname.split('/')[2] ?? '';

async function pageNamed(
  { session, siteId }: { readonly session: Session; readonly siteId: string },
  title: string,
): Promise<string> {
  const { pages } = (await session.send('GET', `/api/studio/sites/${siteId}/pages`)).json;
  return pages.find((each: { readonly title: string }) => each.title === title).id;
}

const redWall = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#b5432a' } })
    .png()
    .toBuffer();

describe('blocks on the clipboard', () => {
  it('are copied to another page and to another site, and cut out of this one', async () => {
    const { page, places, session, siteId, close } = await openAbout(1280);
    const slug = slugOf(page);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await part(page, 'b').focus();
    await page.keyboard.press('ControlOrMeta+x');
    await page.getByText('1 block removed').waitFor({ state: 'attached' });
    await expect.poll(() => places(), soon).toEqual({ a: start.a, c: start.c });
    const other = { session, siteId, pageId: await pageNamed({ session, siteId }, 'Home') };
    const wall = { field: 'file', fileName: 'wall.png', mimeType: 'image/png', bytes: await redWall() };
    const picture = await uploadAsset(app.deps, siteId, { files: [wall] });
    if (isRefusal(picture)) throw new Error(picture.code);
    await describeAsset(app.deps, siteId, { id: picture.id, altText: 'A red wall' });
    const shown = { ...button('p', 's2', '12,10,8x6'), type: 5, value: { assetId: picture.id } };
    await putSections(other, { ...arranged, blocks: { c: button('c', 's2', '0,0,5x2'), p: shown } });
    await openEditor(page, slug, 'Home');
    // Nothing that is hidden takes the focus, and the page is until its sheet is there.
    await part(page, 'c').waitFor();
    await part(page, 'c').focus();
    await page.keyboard.press('ControlOrMeta+v');
    await page.getByText('1 block pasted').waitFor({ state: 'attached' });
    await frame(page).getByText('Button b').waitFor();
    await allSaved(page);
    const { document } = await readSections(other);
    const pasted = Object.values((document as PageDocument).blocks).filter(({ id }) => !/^[cp]$/.test(id));
    expect(pasted.map(({ sectionId, layout }) => `${sectionId} ${told(layout.desktop)}`)).toEqual([
      's2 12,3,5x2',
    ]);

    // Another site gets a file of its own for the picture, with its words.
    await part(page, 'p').locator('img').waitFor();
    await part(page, 'p').focus();
    await page.keyboard.press('ControlOrMeta+c');
    await page.getByText('1 block copied').waitFor({ state: 'attached' });
    const elsewhere = `${slug}-elsewhere`;
    const otherSite = await app.addSite(session, { name: elsewhere });
    await openEditor(page, elsewhere, 'About');
    await frame(page).locator('[data-block]').first().waitFor();
    await frame(page).locator('[data-block][tabindex]').first().focus();
    await page.keyboard.press('ControlOrMeta+v');
    await page.getByText('1 block pasted').waitFor({ state: 'attached' });
    await frame(page).getByRole('img', { name: 'A red wall' }).waitFor();
    await allSaved(page);
    const about = await pageNamed({ session, siteId: otherSite }, 'About');
    const there = await readSections({ session, siteId: otherSite, pageId: about });
    const { assets } = (await session.send('GET', `/api/studio/sites/${otherSite}/assets`)).json;
    const copy = assets.find((each: { fileName: string }) => each.fileName === 'wall.png');
    expect(copy.id).not.toBe(picture.id);
    const ids = Object.values((there.document as PageDocument).blocks).map(({ value }) => value['assetId']);
    expect(ids).toContain(copy.id);
    await close();
  });
});
