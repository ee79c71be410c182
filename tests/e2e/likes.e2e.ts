import { edit } from '@veranda/domain/pages/edits/edit-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot } from '../support/browser.ts';
import { editDocument } from '../support/items.ts';
import { openCollection } from '../support/many-items.ts';
import { publishSite } from '../support/publish-site.ts';
import { openSecondBrowser, soon } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(async () => {
  await closePages();
  await app.close();
});

describe('likes and share buttons', () => {
  it('are turned on by the owner and work without JavaScript', async () => {
    const { session: owner, siteId, slug } = await app.ownerWithSite('hearts', 'fieldnotes');
    const blog = await openCollection(app.db, owner, { siteId });
    const { id, urlSlug } = await blog.add('Sedges for dry shade');
    const status = edit('doc.setStatus', { value: 'published', was: 'draft' });
    await editDocument(owner, { siteId, kind: 'item', id }, status);
    await publishSite(owner, siteId);

    const studio = await openSecondBrowser(app, owner, 390);
    await studio.goto(paths.socialSettings(slug));
    await studio.getByRole('switch', { name: 'Like button' }).press('Space');
    for (const name of ['Facebook', 'Email']) {
      const box = studio.getByRole('checkbox', { name });
      await box.press('Space');
      await expect.poll(() => box.isChecked(), soon).toBe(true);
      await expect.poll(() => box.isEnabled(), soon).toBe(true);
    }
    await expectNoAxeViolations(studio);
    await screenshot(studio, 'studio-social-390');
    await studio.context().close();

    const visitor = await openPage({
      width: 390,
      javaScript: false,
      baseUrl: `http://${slug}.${app.studioHost}`,
    });
    await visitor.goto(`${blog.path}/${urlSlug}`);
    await visitor.getByRole('button', { name: 'Like 0' }).click();
    await visitor.getByRole('button', { name: 'Like 1' }).click();
    await visitor.getByRole('button', { name: 'Like 1' }).waitFor();
    const share = visitor.getByRole('link', { name: 'Share on Facebook' });
    expect(await share.getAttribute('href')).toContain(encodeURIComponent(`${blog.path}/${urlSlug}`));

    // axe needs a page with scripts.
    const reader = await openPage({ width: 390, baseUrl: `http://${slug}.${app.studioHost}` });
    await reader.goto(`${blog.path}/${urlSlug}`);
    await reader.getByRole('button', { name: 'Like 1' }).scrollIntoViewIfNeeded();
    await expectNoAxeViolations(reader);
    await screenshot(reader, 'item-likes-390');
    await reader.setViewportSize({ width: 1280, height: 900 });
    await screenshot(reader, 'item-likes-1280');
  });
});
