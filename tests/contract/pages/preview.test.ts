import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession, type Session } from '../../support/browser-session.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let owner: { session: Session; siteId: string; slug: string };
let base: string;
let formId: string;

const pathOf = (url: string): string => url.slice(new URL(url).origin.length);
const preview = async () => (await owner.session.send('GET', `${base}/preview`)).json.url as string;
const show = async (more: string) => app.site('previewed').send('GET', `${pathOf(await preview())}${more}`);

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.ownerWithSite('previewed');
  base = `/api/studio/sites/${owner.siteId}`;
  const made = await owner.session.send('POST', `${base}/forms`, { name: 'Orders', purpose: 'form' });
  formId = made.json.form.id;
});
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});

describe('the preview of a draft', () => {
  it('shows what visitors do not see yet, and is not to be found', async () => {
    const pages = (await owner.session.send('GET', `${base}/pages`)).json.pages;
    const about = pages.find((page: { urlSlug: string }) => page.urlSlug === 'about');
    await owner.session.send('PATCH', `${base}/pages/${about.id}`, {
      version: about.version,
      title: 'About us, soon',
    });
    const shown = await show('&path=/about');
    expect([shown.status, shown.headers.get('x-robots-tag'), shown.headers.get('cache-control')]).toEqual([
      200,
      'noindex',
      'no-store',
    ]);
    expect(shown.text).toContain('About us, soon');
    expect((await app.site('previewed').send('GET', '/about')).text).not.toContain('About us, soon');
  });

  it('has its sheet before the site is published, whichever process is asked, and no other under its address', async () => {
    const started = await owner.session.send('POST', '/api/studio/sites', {
      name: 'Not yet',
      theme: 'levain',
    });
    const { id, slug } = started.json.site;
    const { url } = (await owner.session.send('GET', `/api/studio/sites/${id}/preview`)).json;
    const drawn = await app.site(slug).send('GET', `${pathOf(url)}&path=/`);
    const href = /<link rel="stylesheet" href="([^"]+)">/.exec(drawn.text)?.[1] ?? '';
    const other = await createTestApp({ beside: app });
    const asked = [app.site(slug), createSession(other.port, `${slug}.${app.studioHost}`)];
    for (const session of asked) {
      const sheet = await session.send('GET', href);
      expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
      expect(sheet.text).toContain('.v-grid');
    }
    const own = /<link rel="stylesheet" href="([^"]+)">/.exec(
      (await app.site('previewed').send('GET', '/')).text,
    );
    const old = `/assets-css/${'0'.repeat(32)}.css`;
    const led = await app.site('previewed').send('GET', old);
    expect([led.status, led.headers.get('location')]).toEqual([302, own?.[1]]);
    expect((await app.site(slug).send('GET', old)).status).toBe(404);
    await other.close();
  });

  it('runs the script that ties it to the studio, and no other', async () => {
    const { text, headers } = await show('&path=/about');
    const script = `/bundles/preview.js" data-studio="http://${app.studioHost}" defer></script></body>`;
    expect(text).toContain(script);
    expect(text.match(/<script[^>]* src=/g)).toHaveLength(1);
    const policy = headers.get('content-security-policy') ?? '';
    const origin = `http://previewed.${app.studioHost}`;
    expect(policy.match(/script-src[^;]*/g)).toEqual([`script-src ${origin}/bundles/preview.js`]);
    expect(policy).toContain(`frame-ancestors 'self' http://${app.studioHost}`);
  });

  it('shows a form alone, as it is edited', async () => {
    const shown = await show(`&form=${formId}`);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain('name="formId"');
    expect(shown.text).not.toContain('site-header');
  });

  it.each(['&path=/nothing', '&form=gone', '&path=//elsewhere.example'])(
    'is the 404 where nothing is: %s',
    async (more) => expect((await show(more)).status).toBe(404),
  );

  it('is of its own site only, and for eight hours', async () => {
    await app.ownerWithSite('beside-it');
    const address = pathOf(await preview());
    expect((await app.site('beside-it').send('GET', address)).status).toBe(404);
    for (const token of ['', 'x.y', 'zzzzzzzzzzz.zzz'])
      expect((await app.site('previewed').send('GET', `/preview?token=${token}`)).status).toBe(404);
    Object.assign(app.deps, { now: () => Date.now() + 8 * 3_600_000 + 1000 });
    expect((await app.site('previewed').send('GET', address)).status).toBe(404);
    Object.assign(app.deps, { now: Date.now });
  });
});
