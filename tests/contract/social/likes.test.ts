import { edit } from '@veranda/domain/pages/edits/edit-of';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { editDocument } from '../../support/items.ts';
import { openCollection } from '../../support/many-items.ts';
import { publishSite } from '../../support/publish-site.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { sameOrigin } from '../forms/site-with-form.ts';

let app: TestApp;
let owner: Session;
let siteId: string;
let path: string;
let itemId: string;

beforeAll(async () => {
  app = await createTestApp();
  ({ session: owner, siteId } = await app.ownerWithSite('likes', 'fieldnotes'));
  const blog = await openCollection(app.db, owner, { siteId });
  const item = await blog.add('Sedges & "shade"');
  itemId = item.id;
  path = `${blog.path}/${item.urlSlug}`;
  const status = edit('doc.setStatus', { value: 'published', was: 'draft' });
  await editDocument(owner, { siteId, kind: 'item', id: itemId }, status);
  await publishSite(owner, siteId);
});
afterAll(() => app.close());
afterEach(() => expect(app.faults.splice(0)).toEqual([]));

async function set(settings: { simpleLiking: boolean; shareButtons: string[] }) {
  const place = `/api/studio/sites/${siteId}/social-settings`;
  const { version } = (await owner.send('GET', place)).json;
  return owner.send('PUT', place, { settings, version });
}
const like = (visitor: Session, headers: Readonly<Record<string, string>> = {}) =>
  visitor.send('POST', '/api/likes', { itemId }, { ...sameOrigin, ...headers });
const press = (page: string) =>
  app.site('likes').send('POST', '/api/likes', new URLSearchParams({ itemId, page }).toString(), {
    ...sameOrigin,
    accept: 'text/html',
  });
const shown = async () => (await app.site('likes').send('GET', path)).text;

describe('likes', () => {
  it('are not taken, and no button is printed, before the owner wants them', async () => {
    expect((await like(app.site('likes'))).json).toMatchObject({ code: 'likes-closed' });
    expect(await shown()).not.toContain('sqs-simple-like');
  });

  it('administration §1 visitor: likes; administration §3 content item: has publicCommentCount, commentState and likeCount', async () => {
    expect((await set({ simpleLiking: true, shareButtons: [] })).status).toBe(200);
    expect(await shown()).toContain('data-like-count="0"');
    const first = app.site('likes');
    expect((await like(first)).json).toEqual({ isNew: true });
    expect((await like(first)).json).toEqual({ isNew: false });
    // One that keeps no cookie is known by its address and its name.
    expect((await like(app.site('likes'))).json).toEqual({ isNew: false });
    expect((await like(app.site('likes'), { 'user-agent': 'another browser' })).json).toEqual({
      isNew: true,
    });
    // Whoever keeps one is another visitor behind the same address.
    const second = app.site('likes');
    second.cookies.set('likes', 'another-token');
    expect((await like(second)).json).toEqual({ isNew: true });
    const page = await shown();
    expect(page).toContain('data-like-count="3"');
    expect(page).toMatch(/<form id="v-likes" method="post" action="\/api\/likes"/);
  });

  it('lead back to where they were pressed, and never to another site', async () => {
    const led = await press('/journal?tag=a');
    expect([led.status, led.headers.get('location')]).toEqual([303, `/journal?tag=a#like-${itemId}`]);
    for (const page of ['//evil.example', 'https://evil.example', '/\\evil.example', '/a b'])
      expect((await press(page)).headers.get('location')).toBe(`${path}#like-${itemId}`);
    const none = await app.site('likes').send('POST', '/api/likes', { itemId: 'none' }, sameOrigin);
    expect(none.json.code).toBe('likes-closed');
  });
});

describe('share buttons', () => {
  it('administration §3 site settings: have shareButtonOptions', async () => {
    expect(await shown()).not.toContain('squarespace-social-buttons');
    await set({ simpleLiking: false, shareButtons: ['facebook', 'mail'] });
    const page = await shown();
    const url = encodeURIComponent(`http://likes.${app.studioHost}${path}`);
    expect(page).toContain(`href="https://www.facebook.com/sharer/sharer.php?u=${url}"`);
    expect(page).toContain('mailto:?subject=Sedges%20%26%20%22shade%22');
    expect(page).toContain('aria-label="Share on Facebook"');
    expect(page).not.toContain('linkedin');
    expect((await set({ simpleLiking: true, shareButtons: ['myspace'] })).status).toBe(400);
    const stale = await owner.send('PUT', `/api/studio/sites/${siteId}/social-settings`, {
      settings: { simpleLiking: true, shareButtons: [] },
      version: '0',
    });
    expect(stale.json.code).toBe('version-conflict');
  });
});
