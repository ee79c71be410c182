import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { publishSite } from '../../support/publish-site.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { sendAll } from '../../support/upload-in-parts.ts';
import {
  exportedComment,
  exportedItem,
  exportedPicture,
  exportEnd,
  exportHead,
} from '../../support/wordpress-export.ts';

let app: TestApp;
let owner: Session;
let siteId: string;
let base: string;
const asked: string[] = [];

beforeAll(async () => {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a52' } })
    .png()
    .toBuffer();
  app = await createTestApp({
    worker: true,
    fetchPicture: async (address) => {
      asked.push(address);
      return address.includes('/gone')
        ? { kind: 'problem', problem: 'not-found' }
        : { kind: 'fetched', bytes: picture, type: 'image/png' };
    },
  });
  ({ session: owner, siteId } = await app.ownerWithSite('imported'));
  base = `/api/studio/sites/${siteId}/content-imports`;
});
afterAll(() => app.close());
afterEach(() => expect(app.faults.splice(0)).toEqual([]));

const choices = {
  collectionId: null,
  asDrafts: false,
  withPictures: true,
  withComments: true,
  withRedirects: true,
};

async function begin(...files: string[]): Promise<string> {
  const uploads: string[] = [];
  for (const [index, text] of files.entries())
    uploads.push(
      await sendAll({ session: owner, siteId, purpose: 'import' }, `file-${String(index)}.xml`, text),
    );
  const { status, json } = await owner.send('POST', base, { uploads });
  expect(status, JSON.stringify(json)).toBe(200);
  return json.import.id as string;
}

async function ended(id: string, from: string) {
  for (;;) {
    const { json } = await owner.send('GET', `${base}/${id}`);
    if (json.import.status !== from) return json.import;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const entriesOf = async (id: string, query = '') =>
  (await owner.send('GET', `${base}/${id}/entries?pageSize=100${query}`)).json.entries as Record<
    string,
    unknown
  >[];

const bakery = `${exportHead()}${exportedPicture(5, 'https://old.example/up/loaf.png')}
${exportedPicture(6, 'https://old.example/up/gone.png')}
${exportedItem({
  id: 2,
  title: 'About us',
  type: 'page',
  slug: 'about-us',
  html: '<p>Since 1890.</p>',
  link: 'https://old.example/about-us/',
})}
${exportedItem({
  id: 10,
  title: 'Rye &amp; more',
  slug: 'rye-bread',
  html: `<!-- wp:paragraph --><p>Warm <strong>rye</strong> <script>alert(1)</script>
<a href="https://old.example/about-us/">us</a></p>
<figure class="wp-block-image"><img src="https://old.example/up/loaf-300x200.png" alt="A loaf"/><figcaption>Ours</figcaption></figure>
<p><img src="https://old.example/up/gone.png" alt="Lost"></p><ul><li>One</li><li onclick="x()">Two</li></ul>
<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe><form><input name="x"></form>`,
  more: `<category domain="category" nicename="bread">Bread &amp; Rolls</category><category domain="post_tag"><![CDATA[rye]]></category>
<category domain="post_tag"><![CDATA[${'a long tag '.repeat(6)}]]></category>
<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>5</wp:meta_value></wp:postmeta>
${exportedComment(1, 'Good <b>bread</b>!')}${exportedComment(2, 'Thank you', { parent: 1 })}
${exportedComment(3, 'You are welcome', { parent: 2 })}${exportedComment(4, 'ping', { type: 'pingback' })}`,
})}
${exportedItem({ id: 11, title: 'Bin', status: 'trash' })}${exportedItem({ id: 12, title: 'Menu', type: 'nav_menu_item' })}
${exportedItem({ id: 13, title: 'Tomorrow', status: 'future', html: 'First line\n\nSecond line' })}${exportEnd}`;

describe('an import of a WordPress file', () => {
  let id: string;

  it('is read first, and names every entry before anything is imported', async () => {
    id = await begin(bakery);
    const read = await ended(id, 'reading');
    expect(read).toMatchObject({
      status: 'checked',
      source: { format: 'wordpress', title: 'Old Bakery', address: 'https://old.example' },
    });
    const entries = await entriesOf(id);
    expect(entries.map(({ kind, title, problem }) => [kind, title, problem])).toEqual([
      ['author', 'Anna Berg', null],
      ['category', 'Bread & Rolls', null],
      ['tag', 'rye', null],
      ['picture', 'A loaf', null],
      ['picture', 'A loaf', null],
      ['page', 'About us', null],
      ['post', 'Rye & more', null],
      ['comment', 'Good bread!', null],
      ['comment', 'Thank you', null],
      ['comment', 'You are welcome', null],
      ['comment', 'ping', 'ping'],
      ['post', 'Bin', 'in-trash'],
      ['post', 'Menu', 'other-kind'],
      ['post', 'Tomorrow', null],
    ]);
    expect(asked).toEqual([]);
  });

  it('becomes pages, items with blocks, comments of two levels and pictures, in the background', async () => {
    expect((await owner.send('POST', `${base}/${id}/start`, choices)).status).toBe(200);
    const done = await ended(id, 'running');
    expect(done.status).toBe('done');
    const { json } = await owner.send(
      'GET',
      `/api/studio/sites/${siteId}/collections/${done.collectionId}/items`,
    );
    expect(
      json.items.map((item: Record<string, unknown>) => [item['title'], item['urlSlug'], item['status']]),
    ).toEqual(
      expect.arrayContaining([
        ['Rye & more', 'rye-bread', 'published'],
        ['Tomorrow', 'post-13', 'draft'],
      ]),
    );
    const post = (await entriesOf(id, '&kind=post')).find(({ title }) => title === 'Rye & more');
    expect(post).toMatchObject({
      status: 'done',
      address: '/blog/rye-bread',
      missing: ['https://old.example/up/gone.png'],
    });
    expect(post?.['notes']).toEqual(
      expect.arrayContaining(['names-shortened', 'parts-left-out', 'pictures-missing']),
    );
    const gone = (await entriesOf(id, '&kind=picture')).find(({ status }) => status === 'skipped');
    expect(gone).toMatchObject({ problem: 'not-found' });
    expect(asked.filter((address) => address.includes('loaf'))).toEqual(['https://old.example/up/loaf.png']);
  });

  it('never keeps HTML: what visitors get is made of blocks', async () => {
    await publishSite(owner, siteId);
    const { text } = await app.site('imported').send('GET', '/blog/rye-bread');
    expect(text).toContain('<strong>rye</strong>');
    expect(text).toContain('Anna Berg');
    expect(text).toMatch(/<img[^>]+alt="A loaf"/);
    expect(text).toContain('<a href="/about-us/"');
    expect(text).not.toContain('alert(1)');
    expect(text).not.toContain('onclick="x()"');
    expect(text).toContain('Good bread!');
  });

  it('leads the former addresses to what was imported', async () => {
    const site = app.site('imported');
    const moved = await site.send('GET', '/2020/05/rye-bread/');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/blog/rye-bread']);
    expect((await site.send('GET', '/2020/05/nothing/')).status).toBe(404);
  });

  it('brings nothing twice when the same file comes again', async () => {
    const again = await begin(bakery);
    await ended(again, 'reading');
    const twice = (await entriesOf(again)).filter(({ problem }) => problem === 'already-imported');
    expect(twice.map(({ kind }) => String(kind)).sort((a, b) => (a < b ? -1 : 1))).toEqual([
      'comment',
      'comment',
      'comment',
      'page',
      'post',
      'post',
    ]);
    expect((await owner.send('POST', `${base}/${again}/cancel`, {})).json.import.status).toBe('cancelled');
  });

  it('can be taken back: what it brought is in the trash', async () => {
    expect((await owner.send('POST', `${base}/${id}/undo`, {})).status).toBe(200);
    expect((await ended(id, 'undoing')).status).toBe('undone');
    await publishSite(owner, siteId);
    const site = app.site('imported');
    expect((await site.send('GET', '/blog/rye-bread')).status).toBe(404);
    expect((await site.send('GET', '/2020/05/rye-bread/')).status).toBe(404);
    const { json } = await owner.send('GET', `/api/studio/sites/${siteId}/assets`);
    expect(JSON.stringify(json)).not.toContain('loaf.png');
  });
});

describe('a feed', () => {
  it.each([
    [
      'RSS',
      `<rss version="2.0"><channel><title>Feed</title><item><title>News</title>
<link>https://f.example/a/news</link><guid>n1</guid>
<description>&lt;p&gt;Hello&nbsp;there&lt;/p&gt;</description><category>old</category></item></channel></rss>`,
    ],
    [
      'Atom',
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>Feed</title><entry><title>News</title><id>n1</id>
<link href="https://f.example/a/news"/>
<updated>2020-01-01T00:00:00Z</updated><content type="xhtml">
<div xmlns="http://www.w3.org/1999/xhtml"><p>Hello <em>there</em></p></div></content></entry></feed>`,
    ],
  ])('of %s is read', async (format, text) => {
    const id = await begin(text);
    const read = await ended(id, 'reading');
    expect(read.source).toMatchObject({ format: format.toLowerCase(), title: 'Feed' });
    expect(await entriesOf(id)).toMatchObject([
      { kind: 'post', title: 'News', address: 'https://f.example/a/news' },
    ]);
    await owner.send('POST', `${base}/${id}/start`, choices);
    expect((await ended(id, 'running')).status).toBe('done');
    expect(await entriesOf(id)).toMatchObject([{ status: 'done' }]);
    await owner.send('POST', `${base}/${id}/undo`, {});
    await ended(id, 'undoing');
  });
});

describe('a hostile file', () => {
  const inItem = (inner: string): string =>
    `${exportHead()}<item><title>x</title>${inner}</item>${exportEnd}`;

  it.each([
    ['no XML', 'hello', /is not a complete XML file/],
    ['XML that ends too soon', exportHead(), /is not a complete XML file/],
    ['a page', '<html><body>hi</body></html>', /neither a WordPress export nor/],
    [
      'entities',
      `<!DOCTYPE rss [<!ENTITY a "${'x'.repeat(20)}"><!ENTITY b "&a;&a;&a;">]>
<rss><channel><item><title>&b;</title></item></channel></rss>`,
      /declares entities/,
    ],
    ['a file of the server', '<!DOCTYPE rss SYSTEM "file:///etc/passwd"><rss></rss>', /declares entities/],
    [
      'too many elements inside each other',
      inItem('<a>'.repeat(100)),
      /more than 40 elements inside each other/,
    ],
    [
      'a text without end',
      inItem(`<content:encoded>${'x'.repeat(6_000_000)}`),
      /more than 5,000,000 characters/,
    ],
    ['an unknown encoding', '<?xml version="1.0" encoding="klingon"?><rss></rss>', /not known: klingon/],
  ])('is refused by name: %s', async (_what, text, problem) => {
    const read = await ended(await begin(text), 'reading');
    expect(read.status).toBe('failed');
    expect(read.problem).toMatch(problem);
    expect(read.problem).toMatch(/^file-0\.xml/);
  });

  it('is never run: HTML of any depth becomes text', async () => {
    const html = `${'<div>'.repeat(50_000)}deep<svg><script>alert(2)</script></svg>`;
    const id = await begin(`${exportHead()}${exportedItem({ id: 1, title: 'Deep', html })}${exportEnd}`);
    await ended(id, 'reading');
    await owner.send('POST', `${base}/${id}/start`, choices);
    expect((await ended(id, 'running')).status).toBe('done');
    expect((await entriesOf(id, '&kind=post'))[0]).toMatchObject({ notes: ['parts-left-out'] });
  });
});

describe('imports', () => {
  it('are begun one at a time, of files that have arrived', async () => {
    const missing = '00000000-0000-7000-8000-000000000000';
    expect((await owner.send('POST', base, { uploads: [missing] })).json).toMatchObject({
      code: 'upload-not-found',
    });
    expect((await owner.send('GET', `${base}/${missing}`)).status).toBe(404);
    expect((await owner.send('GET', `${base}/${missing}/entries`)).status).toBe(404);
    expect((await owner.send('POST', `${base}/${missing}/undo`, {})).status).toBe(404);
  });
});
