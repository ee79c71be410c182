import { edit } from '@veranda/domain/pages/edits/edit-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot } from '../support/browser.ts';
import { addCollection, editDocument } from '../support/items.ts';
import { publishSite } from '../support/publish-site.ts';
import { openSecondBrowser, soon, toast } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(async () => {
  await closePages();
  await app.close();
});

describe('comments', () => {
  it('are written without JavaScript, approved by the owner, and read below the post', async () => {
    const { session, siteId, slug } = await app.ownerWithSite('talk', 'fieldnotes');
    const base = `/api/studio/sites/${siteId}`;
    const journal = await addCollection(session, siteId);
    const { page } = (await session.send('GET', `${base}/pages/${journal.id}`)).json;
    const published = { version: page.version, status: 'published' };
    await session.send('PATCH', `${base}/pages/${journal.id}`, published);
    const post = await journal.add('Sedges for dry shade');
    await editDocument(
      session,
      { siteId, kind: 'item', id: post.id },
      edit('doc.setMeta', { path: 'hasComments', value: true }),
      edit('doc.setStatus', { value: 'published', was: 'draft' }),
    );
    await publishSite(session, siteId);
    const path = `${journal.path}/${post.urlSlug}`;

    const baseUrl = `http://${slug}.${app.studioHost}`;
    const visitor = await openPage({ width: 390, javaScript: false, baseUrl });
    await visitor.goto(path);
    const form = visitor.locator('.v-comment-form');
    await visitor.getByText('No comments yet.').waitFor();
    await visitor
      .getByLabel('Comment', { exact: true })
      .fill('We planted the same sedge.\n\nIt took two years.');
    await form.getByLabel('Name').fill('Ada Lane');
    await form.getByLabel('Email').fill('ada');
    await form.getByRole('button', { name: 'Post comment' }).click();
    await visitor.getByText('Please enter your email address.').waitFor();
    expect(await form.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
    expect(await visitor.getByLabel('Comment', { exact: true }).inputValue()).toBe(
      'We planted the same sedge.\n\nIt took two years.',
    );
    await screenshot(visitor, 'comment-refused-390');
    await form.getByLabel('Email').fill('ada@reader.example');
    await form.getByRole('button', { name: 'Post comment' }).click();
    await visitor.getByText('Your comment will appear once it has been approved.').waitFor();
    expect(await visitor.getByText('We planted the same sedge.').count()).toBe(0);
    await screenshot(visitor, 'comment-waits-390');

    const owner = await openSecondBrowser(app, session, 390);
    await owner.goto(paths.comments(slug));
    await owner.getByText('We planted the same sedge.').waitFor();
    await expectNoAxeViolations(owner);
    await screenshot(owner, 'studio-comments-390');
    await owner.setViewportSize({ width: 1280, height: 900 });
    await screenshot(owner, 'studio-comments-1280');
    await owner.getByRole('button', { name: 'Delete' }).click();
    await owner.getByText('No comments to approve').waitFor();
    await expectNoAxeViolations(owner);
    await toast(owner, 'Comment deleted').waitFor();
    await owner.getByRole('button', { name: 'Undo' }).click();
    await owner.getByRole('button', { name: 'Approve', exact: true }).click();
    await toast(owner, 'Comment approved').waitFor();
    await expect.poll(() => owner.getByRole('radio', { name: 'Approved (1)' }).count(), soon).toBe(1);
    await owner.getByText('Approved (1)').click();
    await owner.getByRole('checkbox', { name: 'Select all on this page' }).press('Space');
    await owner.getByRole('button', { name: 'Unapprove: 1 selected comment' }).click();
    await toast(owner, '1 comment moved to Pending').waitFor();
    // The newest note stands first.
    await owner.getByRole('button', { name: 'Undo' }).first().click();
    await expect.poll(() => owner.getByRole('radio', { name: 'Approved (1)' }).count(), soon).toBe(1);
    await owner.getByText('Ada Lane').waitFor();
    await owner.getByRole('checkbox', { name: 'Select the comment by Ada Lane' }).press('Space');
    await owner.getByText('1 selected').waitFor();
    await expectNoAxeViolations(owner);
    await screenshot(owner, 'studio-comments-selected-1280');
    await owner.setViewportSize({ width: 390, height: 844 });
    await screenshot(owner, 'studio-comments-selected-390');
    await owner.context().close();

    await visitor.goto(path);
    await visitor.getByRole('heading', { name: '1 comment' }).waitFor();
    await visitor.getByText('It took two years.').waitFor();
    expect(await visitor.getByText('Ada Lane').count()).toBe(1);
    expect(await visitor.content()).not.toContain('ada@reader.example');
    await screenshot(visitor, 'comments-390');
    await visitor.context().close();
    const reader = await openPage({ width: 1280, baseUrl });
    await reader.goto(`${path}#comments-${post.id}`);
    await reader.getByText('Ada Lane').waitFor();
    await expectNoAxeViolations(reader);
    await screenshot(reader, 'comments-1280');
    await reader.context().close();
  });
});
