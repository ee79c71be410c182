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
    await form.getByLabel('Email', { exact: true }).fill('ada');
    await form.getByRole('button', { name: 'Post comment' }).click();
    await visitor.getByText('Please enter your email address.').waitFor();
    expect(await form.getByLabel('Email', { exact: true }).getAttribute('aria-invalid')).toBe('true');
    expect(await visitor.getByLabel('Comment', { exact: true }).inputValue()).toBe(
      'We planted the same sedge.\n\nIt took two years.',
    );
    await screenshot(visitor, 'comment-refused-390');
    await form.getByLabel('Email', { exact: true }).fill('ada@reader.example');
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
    await owner.getByRole('button', { name: 'Delete', exact: true }).click();
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
    await owner.getByRole('button', { name: 'Reply', exact: true }).click();
    await owner.getByLabel('Your reply').fill('Two years sounds right. See https://sedges.example/shade.');
    await expectNoAxeViolations(owner);
    await screenshot(owner, 'studio-comment-reply-390');
    await owner.getByRole('button', { name: 'Post reply' }).click();
    await toast(owner, 'Reply posted').waitFor();
    await owner.getByText('In reply to Ada Lane').waitFor();

    await visitor.goto(path);
    await visitor.getByRole('heading', { name: '2 comments' }).waitFor();
    await visitor.getByText('It took two years.').waitFor();
    expect(await visitor.locator('.v-comment-author', { hasText: 'Ada Lane' }).count()).toBe(1);
    await visitor.getByRole('link', { name: 'Reply to Ada Lane' }).click();
    await form.getByRole('heading', { name: 'Reply to Ada Lane' }).waitFor();
    await visitor.getByLabel('Comment', { exact: true }).fill('Ours stayed green all winter.');
    await form.getByLabel('Name').fill('Bo Finch');
    await form.getByLabel('Email', { exact: true }).fill('bo@reader.example');
    await form.getByLabel('Email me when someone replies').check();
    await screenshot(visitor, 'comment-reply-390');
    await form.getByRole('button', { name: 'Post reply' }).click();
    await visitor.getByText('Your comment will appear once it has been approved.').waitFor();
    await visitor.getByRole('button', { name: 'Report the comment by Ada Lane' }).click();
    await visitor.getByText('A moderator will look at the comment.').waitFor();

    await owner.goto(`${paths.comments(slug)}?status=reported`);
    await owner.getByText('1 report', { exact: true }).waitFor();
    await owner.setViewportSize({ width: 1280, height: 900 });
    await screenshot(owner, 'studio-comments-reported-1280');
    await owner.getByRole('button', { name: 'Dismiss reports', exact: true }).click();
    await owner.getByText('No reported comments').waitFor();
    await owner.goto(paths.comments(slug));
    await owner.getByLabel('Search comments').fill('finch');
    await owner.getByText('Ours stayed green all winter.').waitFor();
    await owner.getByRole('button', { name: 'Ban', exact: true }).click();
    await toast(owner, 'bo@reader.example is banned').waitFor();
    await owner.getByText('1 banned commenter').click();
    await expectNoAxeViolations(owner);
    await screenshot(owner, 'studio-comments-banned-1280');
    await owner.getByRole('button', { name: 'Unban bo@reader.example' }).click();
    await toast(owner, 'bo@reader.example may comment again').waitFor();
    await owner.getByRole('button', { name: 'Approve', exact: true }).click();
    await toast(owner, 'Comment approved').waitFor();
    await owner.context().close();
    await visitor.goto(path);
    await visitor.getByRole('heading', { name: '3 comments' }).waitFor();
    expect(await visitor.content()).not.toContain('ada@reader.example');
    await screenshot(visitor, 'comments-390');
    await visitor.context().close();
    const reader = await openPage({ width: 1280, baseUrl });
    await reader.goto(`${path}#comments-${post.id}`);
    await reader.locator('.v-comment-author', { hasText: 'Ada Lane' }).waitFor();
    await expectNoAxeViolations(reader);
    await screenshot(reader, 'comments-1280');
    await reader.context().close();
  });
});
