import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { publishSite } from '../../support/publish-site.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { translate as translateTexts } from '../../support/translate.ts';

let app: TestApp;
let owner: Session;
let siteId: string;
let slug: string;
beforeAll(async () => {
  app = await createTestApp();
  slug = `tongues-${randomUUID().slice(0, 8)}`;
  ({ session: owner, siteId } = await app.ownerWithSite(slug));
});
afterAll(() => app.close());
afterEach(() => expect(app.faults.splice(0)).toEqual([]));

const at = (name: string) => `/api/multilingual/${name}?websiteId=${siteId}`;
const put = (languages: unknown) => owner.send('PUT', at('languages'), { languages });
const tags = async () =>
  (await owner.send('GET', at('languages'))).json.languages.map(({ tag }: { tag: string }) => tag);
const visit = (path: string) => app.site(slug).send('GET', path);
const translate = (language: string, kind: string, texts: Readonly<Record<string, string>>) =>
  translateTexts({ owner, siteId, language, kind }, texts);

describe('the languages of a site', () => {
  it('administration §7 multilingual: GET /api/multilingual/settings; administration §7 multilingual: GET /api/multilingual/status; administration §7 multilingual: DELETE /api/multilingual/connection; administration §3 multilingual: has settings, status and connection', async () => {
    const { json: settings } = await owner.send('GET', at('settings'));
    expect(settings).toMatchObject({ language: 'en-US', maxLanguages: 12 });
    expect(settings.offered).toHaveLength(14);
    const none = { status: 'not-connected', language: null, done: 0, total: 0 };
    expect((await owner.send('GET', at('status'))).json).toEqual(none);
    expect((await owner.send('DELETE', at('connection'))).json).toEqual(none);
    const unnamed = await owner.send('GET', '/api/multilingual/settings');
    expect([unnamed.status, unnamed.json.field]).toEqual([400, 'websiteId']);
    const byHeader = await owner.send('GET', '/api/multilingual/status', undefined, {
      'x-website-id': siteId,
    });
    expect(byHeader.json).toEqual(none);
  });

  it('administration §7 multilingual: GET /api/multilingual/languages; administration §7 multilingual: PUT /api/multilingual/languages with languages; administration §3 multilingual: has a list of languages; administration §1 owner: keeps the languages of the site; decisions §names custom language: is named by a tag and a title and translated by hand', async () => {
    const { json } = await put([{ tag: 'en-US' }, { tag: 'de' }, { tag: 'AR', title: 'عربي' }]);
    expect(json.languages).toEqual([
      expect.objectContaining({ tag: 'en-US', isOwn: true, isCustom: false }),
      expect.objectContaining({ tag: 'de', title: 'Deutsch', isCustom: false, direction: 'ltr' }),
      {
        tag: 'ar',
        title: 'عربي',
        isOwn: false,
        isCustom: true,
        isPublished: false,
        direction: 'rtl',
      },
    ]);
    expect(await tags()).toEqual(['en-US', 'de', 'ar']);
  });

  it.each([
    [[{ tag: 'no language' }], 'language-tag-malformed', 'languages.0.tag', 400],
    [[{ tag: 'de' }, { tag: 'DE' }], 'language-twice', 'languages.1.tag', 400],
    [[{ tag: 'sso' }], 'language-address-taken', 'languages.0.tag', 409],
    [[{ tag: 'about' }], 'language-address-taken', 'languages.0.tag', 409],
  ])('are refused with their reason: %j', async (languages, code, field, status) => {
    const refused = await put(languages);
    expect([refused.status, refused.json.code, refused.json.field]).toEqual([status, code, field]);
    expect(await tags()).toEqual(['en-US', 'de', 'ar']);
  });

  it('decisions §names languages: up to 12', async () => {
    const many = 'de fr es it nl pt da sv nb fi pl cs'.split(' ').map((tag) => ({ tag }));
    const refused = await put(many);
    expect([refused.status, refused.json.code]).toEqual([409, 'too-many-languages']);
    expect((await put(many.slice(1))).json.languages).toHaveLength(12);
    await put([{ tag: 'de' }, { tag: 'ar', title: 'عربي' }]);
  });
});

describe('a page', () => {
  it('cannot have the address of a language', async () => {
    const base = `/api/studio/sites/${siteId}/pages`;
    const { json } = await owner.send('GET', base);
    const { id, version } = json.pages.find(({ urlSlug }: { urlSlug: string }) => urlSlug === 'about');
    const refused = await owner.send('PATCH', `${base}/${id}`, { version, urlSlug: 'de' });
    expect([refused.status, refused.json.code, refused.json.suggestion]).toEqual([409, 'slug-taken', 'de-1']);
  });
});

describe('a translated site', () => {
  it('is as it was before it has a second language', async () => {
    await put([]);
    await publishSite(owner, siteId);
    const plain = (await visit('/about')).text;
    expect(plain).not.toContain('hreflang');
    await put([{ tag: 'ar', title: 'عربي' }]);
    expect((await visit('/ar/about')).status).toBe(404);
    expect((await visit('/about')).text).toBe(plain);
  });

  it('shows translations with the next publication, and stays in its language', async () => {
    await translate('ar', 'page', { About: 'حول' });
    await translate('ar', 'site', { About: 'حول' });
    expect((await visit('/ar/about')).status).toBe(404);
    await publishSite(owner, siteId);
    const { status, text } = await visit('/ar/about');
    expect(status).toBe(200);
    expect(text).toMatch(/<html lang="ar" dir="rtl"/);
    expect(/<title>([^<]*)/.exec(text)?.[1]).toContain('حول');
    expect(text).toContain('href="/ar/about"');
    const links = (text.match(/<a\s[^>]*>/g) ?? []).filter((tag) => !tag.includes('hreflang='));
    const left = links.filter((tag) => /\shref="\/(?!ar[/"])/.test(tag));
    expect(left).toEqual([]);
    expect(text).toContain('rel="canonical" href="');
    expect(/rel="canonical" href="([^"]+)"/.exec(text)?.[1]).toMatch(/\/ar\/about$/);
    expect(text.match(/rel="alternate" hreflang="[^"]+"/g)).toHaveLength(3);
  });
});

describe('translations by file', () => {
  const path = () => `/api/studio/sites/${siteId}/translation-files/ar`;

  it('go out as CSV and come back, and tell each line that cannot be read', async () => {
    const { text, headers } = await owner.send('GET', path());
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const about = text.split('\r\n').find((line) => line.includes(',navigationTitle,About,'));
    const sent = [
      'Kind,Document,Path,Original,Translation',
      (about ?? '').replace(/,About,[^,]*,\w+$/, ',About,من نحن'),
      'page,00000000-0000-0000-0000-000000000000,title,Gone,x',
      'too,short',
      (about ?? '').replace(/,About,[^,]*,\w+$/, ',Another,x'),
    ].join('\n');
    const { json } = await owner.send('POST', path(), { text: sent });
    expect(json).toEqual({
      saved: 1,
      unread: [
        { line: 3, problem: 'There is no page 00000000-0000-0000-0000-000000000000.' },
        { line: 4, problem: 'It has 2 cells, not 5.' },
        { line: 5, problem: 'The original was changed since the file was made.' },
      ],
    });
    const refused = await owner.send('POST', path(), { text: 'no,table\n1,2' });
    expect([refused.status, refused.json.code]).toEqual([400, 'translation-file-malformed']);
  });
});

describe('a storefront in a custom language', () => {
  it('decisions §names custom language: texts that it has not fall back to the site’s own language', async () => {
    const before = (await visit('/ar/search')).text;
    expect(before).toContain('Search');
    await translate('ar', 'site', { Search: 'بحث' });
    await publishSite(owner, siteId);
    expect((await visit('/ar/search')).text).toContain('بحث');
    expect((await visit('/search')).text).not.toContain('بحث');
  });

  it('administration §7 locale: only when the language is not a custom one', async () => {
    const site = app.site(slug);
    const text = (await site.send('GET', '/ar/about')).text;
    expect(text).toMatch(/hreflang="en-US" lang="en-US" data-language="en-US"/);
    expect(text).toMatch(/hreflang="ar" lang="ar" aria-current="true"/);
  });
});
