import { edit } from '@veranda/domain/pages/edits/edit-of';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { addProduct } from '../support/add-product.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot } from '../support/browser.ts';
import { editDocument } from '../support/items.ts';
import { openCollection } from '../support/many-items.ts';
import { publishSite } from '../support/publish-site.ts';
import { openSecondBrowser, soon, toast } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(async () => {
  await closePages();
  await app.close();
});

describe('the manager of tags and categories', () => {
  it(`administration §1 owner: keeps tags and categories; administration §2 tag and category manager: filter;
    administration §5 message: You may only edit one {tagType} at a time;
    administration §8 confirmation: Removing a tag updates all items that use it.`, async () => {
    const { session: owner, siteId, slug } = await app.ownerWithSite('shelf', 'levain');
    const blog = await openCollection(app.db, owner, { siteId });
    for (const [title, tags] of [
      ['Sour dough', ['Bread', 'Slow']],
      ['Rye loaf', ['Rye']],
    ] as const) {
      const { id } = await blog.add(title);
      const status = edit('doc.setStatus', { value: 'published', was: 'draft' });
      const set = edit('doc.setMeta', { path: 'tags', value: tags, was: [] });
      await editDocument(owner, { siteId, kind: 'item', id }, set, status);
    }
    await addProduct(
      { owner, siteId },
      { title: 'Banneton', tags: ['Bread'], variants: [{ price: '9.00' }] },
    );
    await publishSite(owner, siteId);

    const studio = await openSecondBrowser(app, owner, 390);
    await studio.goto(paths.tags(slug));
    const row = (name: string) => studio.getByRole('listitem').filter({ hasText: name });
    const menu = async (name: string, action: string) => {
      await studio.getByRole('button', { name: `More for ${name}`, exact: true }).click();
      await studio.getByRole('menuitem', { name: action }).click();
    };
    await row('Bread').getByText('1 item · 1 product').waitFor();
    await expectNoAxeViolations(studio);
    await screenshot(studio, 'studio-tags-390');

    await menu('Bread', 'Rename');
    await menu('Rye', 'Rename');
    await toast(studio, 'You may only edit one tag at a time').waitFor();
    const field = studio.getByRole('textbox', { name: 'New name of Bread' });
    await field.fill('slow');
    await field.press('Enter');
    await studio.getByText('This tag already exists').waitFor();
    await expectNoAxeViolations(studio);
    await screenshot(studio, 'studio-tags-rename-390');
    await field.fill('Loaves');
    await field.press('Enter');
    await toast(studio, '“Bread” is now “Loaves”').waitFor();
    const visitor = await openPage({
      width: 390,
      javaScript: false,
      baseUrl: `http://${slug}.${app.studioHost}`,
    });
    await visitor.goto(`${blog.path}?tag=Bread`);
    expect(new URL(visitor.url()).search).toBe('?tag=Loaves');
    await visitor.getByText('Sour dough').first().waitFor();

    await studio.setViewportSize({ width: 1280, height: 900 });
    await menu('Rye', 'Merge into another…');
    await studio.getByRole('combobox', { name: 'Merge into' }).click();
    await studio.getByRole('option', { name: 'Loaves' }).click();
    await expectNoAxeViolations(studio);
    await screenshot(studio, 'studio-tags-merge-1280');
    await studio.getByRole('button', { name: 'Merge', exact: true }).click();
    await row('Loaves').getByText('2 items · 1 product').waitFor();
    await menu('Loaves', 'Show where it is used');
    await studio.getByRole('link', { name: 'Rye loaf' }).waitFor();
    await screenshot(studio, 'studio-tags-uses-1280');
    await studio.keyboard.press('Escape');

    await menu('Loaves', 'Remove');
    await studio.getByText('Removing a tag updates all items that use it.').waitFor();
    await expectNoAxeViolations(studio);
    await screenshot(studio, 'studio-tags-remove-1280');
    await studio.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await toast(studio, '“Loaves” removed').waitFor();
    await visitor.goto(blog.path);
    expect(await visitor.getByText('Loaves').count()).toBe(0);
    await studio.getByRole('button', { name: 'Undo' }).first().click();
    await row('Loaves').waitFor();
    await studio.getByRole('searchbox', { name: 'Search tags' }).fill('slo');
    await expect.poll(() => studio.getByRole('listitem').filter({ hasText: 'Slow' }).count(), soon).toBe(1);
    await studio.getByRole('button', { name: 'New tag' }).click();
    await studio.getByRole('textbox', { name: 'Name' }).fill('SLOW');
    await studio.getByRole('button', { name: 'Create' }).click();
    await studio.getByText('This tag already exists').waitFor();
    await studio.context().close();
  });

  it('draws of 10,000 nested categories only those in view', async () => {
    const { session: owner, siteId, slug } = await app.ownerWithSite('shelves', 'levain');
    const { stores } = (await owner.send('GET', `/api/studio/sites/${siteId}/stores`)).json;
    await app.db.forSite(siteId, (tx) =>
      sql`insert into category (site_id, id, collection_id, parent_id, display_name, slug, path, display_index)
        select ${siteId}::uuid, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, ${stores[0].id}::uuid,
          case when n % 10 = 0 then null else ('00000000-0000-4000-8000-' || lpad((n - n % 10)::text, 12, '0'))::uuid end,
          'Shelf ' || n, 'shelf-' || n, case when n % 10 = 0 then '' else '/shelf-' || (n - n % 10) end || '/shelf-' || n, n
        from generate_series(0, 9989) as n`.execute(tx),
    );
    const studio = await openSecondBrowser(app, owner, 1280);
    await studio.goto(`${paths.tags(slug)}?list=${String(stores[0].id)}`);
    await studio.getByText('Shelf 11', { exact: true }).waitFor();
    expect(await studio.locator('.tag-row').count()).toBeLessThan(80);
    const frames = await studio.evaluate(async () => {
      const times: number[] = [];
      const scroller = document.scrollingElement as HTMLElement;
      for (let step = 1; step <= 40; step++) {
        scroller.scrollTop = step * 5000;
        const start = performance.now();
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        times.push(performance.now() - start);
      }
      return times.toSorted((a, b) => a - b)[20] ?? 0;
    });
    expect(frames).toBeLessThan(600);
    const search = studio.getByRole('searchbox', { name: 'Search categories' });
    await search.fill('shelf 9985');
    await studio.getByText('Shelf 9985', { exact: true }).waitFor();
    await studio.context().close();
  });
});
