import { bumpSiteVersion } from '@veranda/db/sites/writer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let visitor: Session;
let owner: { session: Session; siteId: string; slug: string };

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.ownerWithSite('pages');
  visitor = app.site('pages');
});
afterAll(() => app.close());

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  visitor.send('GET', path, undefined, headers);

describe('a published page', () => {
  it('administration §1 visitor: reads published pages; is served with its sections, its policy and a tag of its content', async () => {
    const page = await get('/');
    expect(page.status).toBe(200);
    expect(page.text).toContain('v-section');
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'/);
    expect(page.headers.get('etag')).toMatch(/^"[\w-]{22}(?:-br|-gzip)?"$/);
  });

  it('is not sent again to who has it', async () => {
    const { headers } = await get('/');
    const again = await get('/', { 'if-none-match': String(headers.get('etag')) });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('is compressed for who takes it', async () => {
    await get('/about');
    await expect
      .poll(async () => (await get('/about', { 'accept-encoding': 'br' })).headers.get('content-encoding'))
      .toBe('br');
  });

  it('names a sheet that is there and kept for ever', async () => {
    const href = /<link rel="stylesheet" href="([^"]+)">/.exec((await get('/')).text)?.[1] ?? '';
    const sheet = await get(href);
    expect(sheet.status).toBe(200);
    expect(sheet.text).toContain('.v-grid');
    expect(sheet.headers.get('cache-control')).toContain('immutable');
  });

  it('names fonts that are there', async () => {
    for (const [, href = ''] of (await get('/')).text.matchAll(
      /<link rel="preload" href="([^"]+)" as="font"/g,
    )) {
      const font = await get(href);
      expect([href, font.status, font.headers.get('content-type')]).toEqual([href, 200, 'font/woff2']);
    }
  });

  it('is the theme’s 404 where nothing is', async () => {
    const page = await get('/nothing/here');
    expect(page.status).toBe(404);
    expect(page.text).toContain('<meta name="robots" content="noindex">');
  });

  it.each([
    '/fonts/fraunces/../package.json',
    '/fonts/pg/x.woff2',
    '/theme-assets/levain/../../package.json',
    '/theme-assets/levain/template.conf',
    '/assets-css/x.css',
  ])('serves no file outside of what a page names: %s', async (path) =>
    expect((await get(path)).status).toBe(404),
  );
});

describe('other formats of a page, decisions (paths)', () => {
  it('are its context as JSON, with nothing that templates may not read', async () => {
    const { json } = await get('/?format=json');
    expect(json.website).toMatchObject({ siteTitle: expect.any(String) });
    expect(json.collection).toMatchObject({ homepage: true });
    // The texts of the forms speak of passwords; nothing else may.
    const { localizedStrings: _texts, ...rest } = json;
    expect(JSON.stringify(rest)).not.toMatch(/password|canary|crumb|token/i);
  });
  it('are its main content alone', async () => {
    const { text } = await get('/?format=main-content');
    expect(text).toMatch(/^<section/);
  });
  it('are its page context', async () => {
    expect(Object.keys((await get('/?format=page-context')).json)).toContain('pageType');
  });
});

describe('feeds', () => {
  it('decisions §paths format: rss of a list; has a list as RSS, with prices and stock where it sells, named in its head', async () => {
    expect((await get('/shop')).text).toMatch(
      /<link rel="alternate" type="application\/rss\+xml"[^>]*href="\/shop\?format=rss">/,
    );
    const feed = await get('/shop?format=rss');
    expect([feed.status, feed.headers.get('content-type')]).toEqual([
      200,
      'application/rss+xml; charset=utf-8',
    ]);
    expect(feed.text).toMatch(
      /<item>\s*<title>[^<]+<\/title>\s*<link>http:\/\/pages\.[^<]*\/shop\/p\/mug<\/link>/,
    );
    expect(feed.text).toContain('<g:price>12.00 USD</g:price>');
    expect(feed.text).toMatch(/<g:availability>(?:in|out_of)_stock<\/g:availability>/);
    const told = [...feed.text.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map(([, date = '']) =>
      Date.parse(date),
    );
    expect(told.length).toBeGreaterThan(0);
    for (const date of told) expect(Date.now() - date).toBeLessThan(24 * 3_600_000);
  });

  it('says of a product what its page says where it has no excerpt', async () => {
    await app.db.forSite(owner.siteId, async (tx) => {
      const { id } = await tx
        .updateTable('product')
        .set({
          description: `<p>Thrown by <b>hand</b>.</p><p>${'Fired twice. '.repeat(40)}Glazed &amp; done.</p>`,
        })
        .where('urlSlug', '=', 'mug')
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx.updateTable('listing_row').set({ excerpt: '' }).where('productId', '=', id).execute();
      await bumpSiteVersion(tx);
    });
    await app.deps.sites.refresh(owner.siteId);
    const [mug = ''] =
      /<item>\s*<title>[^<]*mug[\s\S]*?<\/item>/i.exec((await get('/shop?format=rss')).text) ?? [];
    expect(mug).toMatch(
      /<description>Thrown by hand *\. Fired twice\.[^<]* Glazed &amp; done\.<\/description>/,
    );
    const { items } = (await get('/shop?format=json')).json as {
      items: { fullUrl: string; excerpt: unknown }[];
    };
    expect(items.find(({ fullUrl }) => fullUrl === '/shop/p/mug')?.excerpt).toBeNull();
  });

  it.each(['/about?format=rss', '/about?format=ical', '/shop/p/mug?format=ical', '/shop/p/mug?format=rss'])(
    'has no such format of a page that is none: %s',
    async (path) => expect((await get(path)).status).toBe(404),
  );
});

describe('the catalogue on published pages', () => {
  it('shows the way to the account and to a single order on every page of a site that sells', async () => {
    const { text } = await get('/about');
    const footer = text.slice(text.lastIndexOf('<footer'));
    expect(footer).toContain('<a class="v-nav-link" href="/account">Your account</a>');
    expect(footer).toContain('<a class="v-nav-link" href="/order-status">Find your order</a>');
  });

  it('administration §1 visitor: looks at products; is listed with a link to each product, which has a form', async () => {
    const list = await get('/shop');
    const href = /href="(\/shop\/p\/[^"]+)"/.exec(list.text)?.[1] ?? '';
    const page = await get(href);
    expect(page.status).toBe(200);
    expect(page.text).toContain('action="/api/commerce/shopping-cart/entries"');
  });

  it('tells the way from the home page to a product', async () => {
    const { text } = await get('/shop/p/mug');
    const told = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json),
    );
    const trail = told.flat().find((one) => one['@type'] === 'BreadcrumbList');
    const steps = trail.itemListElement.map((step: { position: number; name: string; item: string }) => [
      step.position,
      new URL(step.item).pathname,
    ]);
    expect(steps).toEqual([
      [1, '/'],
      [2, '/shop'],
      [3, '/shop/p/mug'],
    ]);
  });

  it('is in the sitemap, beside the pages', async () => {
    const { text, headers } = await get('/sitemap.xml');
    expect(headers.get('content-type')).toContain('xml');
    expect(text).toMatch(/<loc>http:\/\/pages\.[^<]*\/shop\/p\/[^<]+<\/loc>/);
  });

  it('is live: a change is seen without publishing', async () => {
    const { json } = await owner.session.send('GET', `/api/studio/sites/${owner.siteId}/products`);
    const title = 'Renamed while you look';
    const product = json.products?.[0];
    await app.deps.db.forSite(owner.siteId, async (tx) => {
      await tx
        .updateTable('listing_row')
        .set({ title })
        .where('siteId', '=', owner.siteId)
        .where('productId', '=', product.id)
        .execute();
      await tx
        .updateTable('site')
        .set((eb) => ({ version: eb('version', '+', 1n) }))
        .where('id', '=', owner.siteId)
        .execute();
    });
    await app.deps.sites.refresh(owner.siteId);
    expect((await get('/shop')).text).toContain(title);
  });
});

describe('small files of a site', () => {
  it('are robots.txt and an icon', async () => {
    expect((await get('/robots.txt')).text).toMatch(/Sitemap: http:\/\/pages\./);
    expect((await get('/favicon.ico')).headers.get('content-type')).toContain('image/svg+xml');
  });
});

describe('a site that is taken off the net', () => {
  it('shows its name and nothing else', async () => {
    await owner.session.send('POST', `/api/studio/sites/${owner.siteId}/unpublish`, {});
    const page = await get('/');
    expect(page.status).toBe(404);
    expect(page.text).toContain('This site is not published yet.');
    expect(page.text).not.toContain('v-section');
  });
  it('leaves no fault in the log', () => expect(app.faults).toEqual([]));
});

describe('HTML of a product', () => {
  it('is cleaned when it is shown, however it came into the table', async () => {
    const { siteId } = await app.ownerWithSite('hostile');
    await app.deps.db.forSite(siteId, async (tx) => {
      const description = '<p>Fine</p><script>alert(1)</script><img src=x onerror=alert(1)>';
      await tx.updateTable('product').set({ description }).where('siteId', '=', siteId).execute();
    });
    const { text } = await app.site('hostile').send('GET', '/shop/p/mug');
    expect(text).toContain('<p>Fine</p>');
    expect(text).not.toMatch(/alert\(1\)/);
  });
});
