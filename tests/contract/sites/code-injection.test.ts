import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { memberWithRole } from '../../support/member-with-role.ts';
import { publishSite } from '../../support/publish-site.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let owner: Session;
let siteId: string;
let base: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ session: owner, siteId } = await app.ownerWithSite('injected'));
  base = `/api/studio/sites/${siteId}`;
});
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});

const none = { header: '', footer: '' };
const save = (code: object, was: object = none) =>
  owner.send('PUT', `${base}/injected-code`, { ...none, ...code, was });
const visit = async (path: string, slug = 'injected') => {
  const page = await app.site(slug).send('GET', path);
  return { ...page, policy: String(page.headers.get('content-security-policy')) };
};
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const aboutPage = async () => {
  const { pages } = (await owner.send('GET', `${base}/pages`)).json;
  return pages.find(({ urlSlug }: { urlSlug: string }) => urlSlug === 'about');
};
const setPageCode = async (session: Session, headerCode: string) => {
  const { id, version } = await aboutPage();
  return session.send('PATCH', `${base}/pages/${id}`, { version, headerCode });
};

describe('code injection', () => {
  const tracker = 'load("https://tags.example/t.js?id=" + 1)';
  const header = `<meta name="verify" content="1"><script>${tracker}</script>`;
  const footer = '<script src="https://chat.example/chat.js"></script>';

  it('is on every page of the site, at the end of its head and body, and let through by its hash and the hosts it names', async () => {
    const before = await visit('/');
    const saved = await save({ header, footer });
    expect(saved.json).toEqual({ header, footer });
    expect((await visit('/')).text).not.toContain('verify');
    await publishSite(owner, siteId);
    for (const path of ['/', '/shop', '/cart', '/nowhere']) {
      const { text, policy } = await visit(path);
      const [head = '', body = ''] = text.split('</head>');
      expect([head.includes(header), body.includes(footer)], path).toEqual([true, true]);
      const scripts = /script-src [^;]*/.exec(policy)?.[0];
      expect(scripts).toContain(hashOf(tracker));
      expect(scripts).toContain('https://tags.example https://chat.example');
      expect(scripts).not.toMatch(/unsafe|https: |\*/);
    }
    // What no code names stays as it was.
    const parts = (policy: string) =>
      policy.split('; ').filter((part) => !/^(script|img|connect)-src/.test(part));
    expect(parts((await visit('/')).policy)).toEqual(parts(before.policy));
    const other = await app.ownerWithSite('not-injected');
    await publishSite(other.session, other.siteId);
    expect((await visit('/', 'not-injected')).policy).toBe(before.policy);
    for (const path of ['/checkout', '/account', '/order-status'])
      expect((await visit(path)).text, path).not.toContain('verify');
  });

  it('is kept when the settings are saved, refused where somebody was faster, and gone when it is emptied', async () => {
    const { settings, version } = (await owner.send('GET', `${base}/settings`)).json;
    expect((await owner.send('PUT', `${base}/settings`, { settings, version })).status).toBe(200);
    expect((await owner.send('GET', `${base}/injected-code`)).json).toEqual({ header, footer });
    expect((await save({ header: '<b></b>' })).json.code).toBe('version-conflict');
    expect((await save({}, { header, footer })).json).toEqual(none);
  });

  it.each([
    [
      'header',
      '<p>\n<script>go()',
      'Line 2: <script> is never closed, so the rest of the page would disappear.',
    ],
    ['footer', '<!-- a', 'Line 1: <!-- is never closed, so the rest of the page would disappear.'],
    ['footer', '</body>', 'Line 1: remove </body>. The page has its own.'],
  ])('is refused in the %s where it would change how the page is read: %j', async (field, code, error) => {
    expect((await save({ [field]: code })).json).toMatchObject({ field, error });
  });

  it('is on one page alone where it is that page’s, and needs the right to custom code', async () => {
    const code = '<script>about()</script>';
    const saved = await setPageCode(owner, code);
    expect(saved.status).toBe(200);
    await publishSite(owner, siteId);
    expect((await visit('/about')).text.split('</head>')[0]).toContain(code);
    expect((await visit('/about')).policy).toContain(hashOf('about()'));
    expect((await visit('/')).policy).not.toContain(hashOf('about()'));

    const editor = await memberWithRole(app, siteId, { role: 4 });
    const refused = await setPageCode(editor, '<b>other</b>');
    expect([refused.status, refused.json.code]).toEqual([403, 'page-code-not-allowed']);
    expect((await setPageCode(editor, code)).status).toBe(200);
    expect((await editor.send('PUT', `${base}/injected-code`, { ...none, was: none })).status).toBe(403);
    expect((await setPageCode(owner, '<style>')).json).toMatchObject({
      field: 'headerCode',
      code: 'code-unclosed',
    });
  });
});
