import { randomUUID } from 'node:crypto';
import { slideEditSchemas } from '@veranda/contracts/slide-edits';
import type { Edit } from '@veranda/domain/documents/edit';
import { replacement } from '@veranda/domain/documents/replacement';
import { slideDefaults } from '@veranda/domain/pages/slides/slide';
import { slideEdit, slideEdits } from '@veranda/domain/pages/slides/slide-edits';
import type { SliceName, SlideType } from '@veranda/domain/slices/slice-kind';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { editDocument } from '../../support/items.ts';
import { memberWithRole } from '../../support/member-with-role.ts';
import { publishSite } from '../../support/publish-site.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let owner: Session;
let siteId: string;
let base: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ session: owner, siteId } = await app.ownerWithSite('slides'));
  base = `/api/studio/sites/${siteId}`;
});
afterAll(() => app.close());
afterEach(() => expect(app.faults.splice(0)).toEqual([]));

const get = (path: string) => app.site('slides').send('GET', path);
const insert = (name: SliceName, value: object, position = 'a5') =>
  slideEdit('slice.insert', { slice: { id: randomUUID(), position, name, value: { ...value } } });
const set = (path: string, value: unknown) =>
  slideEdit('slide.set', replacement({ path }, { value, was: slideDefaults('cover-page')[path] }));
const edit = (kind: SlideType, id: string, ...edits: readonly Edit[]) =>
  editDocument(owner, { siteId, kind, id }, ...edits);

async function addCoverPage(title: string): Promise<{ readonly id: string; readonly urlSlug: string }> {
  const body = { title, kind: 'cover-page', place: 'unlinked' };
  const { status, json, text } = await owner.send('POST', `${base}/pages`, body);
  expect(status, text).toBe(200);
  expect(json.page).toMatchObject({ type: 8, typeName: 'cover-page' });
  return json.page;
}

describe('a cover page', () => {
  it('has a schema for the arguments of every edit', () =>
    expect(Object.keys(slideEdits)).toEqual(Object.keys(slideEditSchemas)));

  it('administration §2 slide type: cover-page; administration §3 page type: splash page is 3; storefront §2 page type: 3 is a splash page; fills the screen with its slices, without header and footer, once it is published', async () => {
    const { id, urlSlug } = await addCoverPage('Opening soon');
    const made = await edit(
      'cover-page',
      id,
      insert('sub-heading', { text: 'Marzipan and music' }),
      insert(
        'social-icons',
        { source: 'own', accounts: [{ href: 'https://instagram.com/x' }], show: 'icons', size: 'large' },
        'a6',
      ),
      insert('buttons', { buttons: [{ label: 'To the shop', href: '/shop' }], arrangement: 'row' }, 'a7'),
      set('theme', 'dark'),
    );
    expect([made.status, made.json.refused]).toEqual([200, []]);
    expect((await get(`/${urlSlug}`)).status).toBe(404);
    await publishSite(owner, siteId);
    const page = await get(`/${urlSlug}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('page-type-3 page-splash collection-type-cover-page');
    expect(page.text).toMatch(/data-slide-type="cover-page" data-section-theme="dark"/);
    expect(page.text).toMatch(/<h1 class="v-slide-title[^>]*>Opening soon<\/h1>/);
    expect(page.text).toContain('<title>Opening soon');
    expect(page.text.indexOf('Marzipan and music')).toBeLessThan(page.text.indexOf('To the shop'));
    expect(page.text).not.toMatch(/<header|<footer|<nav\b/);
    expect((await get(`/${urlSlug}?format=json`)).json.pageType).toBe(3);
    expect((await get('/search?q=Marzipan')).text).toContain(`href="/${urlSlug}"`);
  });

  it('is made again when it is published with another slice, and lists what has changed', async () => {
    const { id, urlSlug } = await addCoverPage('Window');
    await publishSite(owner, siteId);
    expect((await get(`/${urlSlug}`)).text).toContain('Window');
    await edit('cover-page', id, insert('body', { doc: paragraph('A new window') }));
    const { changes } = (await owner.send('GET', `${base}/publishing/changes`)).json;
    expect(changes.map((change: { id: string; aspects: string[] }) => [change.id, change.aspects])).toEqual([
      [id, ['slides']],
    ]);
    expect((await get(`/${urlSlug}`)).text).not.toContain('A new window');
    await publishSite(owner, siteId);
    expect((await get(`/${urlSlug}`)).text).toContain('<p>A new window</p>');
  });

  it('is on the check list with what was forgotten on it', async () => {
    const { id } = await addCoverPage('Forgotten');
    const buttons = [{ label: 'Go', href: '/nowhere' }];
    await edit(
      'cover-page',
      id,
      insert('sub-heading', { text: '' }),
      insert('buttons', { buttons, arrangement: 'row' }, 'a6'),
      insert('action', { label: 'On', href: '' }, 'a7'),
    );
    const { findings } = (await owner.send('GET', `${base}/publishing/checks`)).json;
    const own = findings.filter(({ place }: { place: { id: string } }) => place.id === id);
    expect(own.map(({ code, value }: { code: string; value: string }) => [code, value])).toEqual([
      ['block-empty', 'text'],
      ['link-dead', '/nowhere'],
      ['link-missing', 'href'],
    ]);
  });

  it('is no other page, and is written by those who may write pages', async () => {
    const { id } = await addCoverPage('Rights');
    const { pages } = (await owner.send('GET', `${base}/pages`)).json;
    const about = pages.find(({ urlSlug }: { urlSlug: string }) => urlSlug === 'about').id;
    const read = async (session: Session, kind: SlideType, document: string) =>
      (await session.send('GET', `${base}/documents/${kind}/${document}`)).status;
    expect(await read(owner, 'cover-page', about)).toBe(404);
    expect(await read(owner, 'cover-page', id)).toBe(200);
    const drafter = await memberWithRole(app, siteId, { role: 16 });
    const sent = await editDocument(drafter, { siteId, kind: 'cover-page', id }, set('align', 'end'));
    expect(sent.status).toBe(403);
    const editor = await memberWithRole(app, siteId, { role: 4 });
    const written = await editDocument(editor, { siteId, kind: 'cover-page', id }, set('align', 'end'));
    expect([written.status, written.json.refused]).toEqual([200, []]);
    expect(await read(editor, 'lock-screen', siteId)).toBe(404);
  });
});

describe('a lock screen', () => {
  const lock = (password: string | null) =>
    owner.send(
      'PUT',
      `${base}/availability`,
      password === null ? { availability: 'public' } : { availability: 'password', password },
    );
  const enter = (session: Session, password: string) =>
    session.send(
      'POST',
      '/unlock',
      new URLSearchParams({
        password,
        returnTo: '/about',
        crumb: session.cookies.get('crumb') ?? '',
      }).toString(),
    );

  it('administration §2 slide type: lock-screen; is the owner’s own once it is published, takes the password, and says when it is wrong', async () => {
    expect((await lock('open sesame')).status).toBe(200);
    try {
      const before = await get('/about');
      expect([before.status, before.text.includes('v-slide')]).toEqual([403, false]);
      const made = await edit(
        'lock-screen',
        siteId,
        insert('heading', { text: 'Back in May', size: 'large' }),
        insert('lock', { text: 'For the crew', showIcon: true }, 'a6'),
        insert('password', { label: 'Secret word', button: 'Let me in' }, 'a7'),
      );
      expect([made.status, made.json.refused]).toEqual([200, []]);
      await publishSite(owner, siteId);
      const visitor = app.site('slides');
      const page = await visitor.send('GET', '/about');
      expect(page.status).toBe(403);
      expect(page.text).toContain('data-slide-type="lock-screen"');
      for (const words of ['Back in May', 'For the crew', 'Secret word', 'Let me in'])
        expect(page.text).toContain(words);
      expect(page.text).not.toMatch(/<header|<footer|<nav\b/);
      const wrong = await enter(visitor, 'sesame');
      expect(wrong.text).toContain('data-slide-type="lock-screen"');
      expect(wrong.text).toContain('aria-invalid="true"');
      expect((await enter(visitor, 'open sesame')).status).toBe(303);
      expect((await visitor.send('GET', '/about')).status).toBe(200);
    } finally {
      await lock(null);
    }
  });

  it('stays as it is when the settings are saved', async () => {
    const stored = async () =>
      (await owner.send('GET', `${base}/documents/lock-screen/${siteId}`)).json.document;
    const before = await stored();
    expect(Object.keys(before.slices)).toHaveLength(3);
    const { settings, version } = (await owner.send('GET', `${base}/settings`)).json;
    const body = { settings: { ...settings, tagline: 'Fresh' }, version };
    expect((await owner.send('PUT', `${base}/settings`, body)).status).toBe(200);
    expect(await stored()).toEqual(before);
  });

  it('is of this site alone', async () => {
    const other = randomUUID();
    expect((await owner.send('GET', `${base}/documents/lock-screen/${other}`)).status).toBe(404);
    expect(
      (await owner.send('GET', `${base}/documents/popup-overlay/${siteId}`)).json.document,
    ).toMatchObject({
      type: 'popup-overlay',
      slices: {},
    });
  });
});

function paragraph(text: string) {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
}
