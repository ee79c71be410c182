import { createHash } from 'node:crypto';
import { insertAccount } from '@veranda/db/accounts/writer';
import { insertMembership } from '@veranda/db/sites/writer';
import { createSession } from '@veranda/server/platform/sessions/account-session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { publishSite } from '../../support/publish-site.ts';
import { putOnAbout } from '../../support/put-on-about.ts';
import { readSections, replaceSections } from '../../support/replace-sections.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let owner: { session: Session; siteId: string };

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.ownerWithSite('own-code');
});
afterAll(() => app.close());

/** Somebody with a role on the site. */
async function signedInAs(role: number): Promise<Session> {
  const { deps, db } = app;
  const accountId = deps.newId();
  const account = { id: accountId, email: 'editor@own-code.example', name: '', passwordHash: 'x' };
  await db.global((tx) => insertAccount(tx, account));
  await db.forSite(owner.siteId, (tx) => insertMembership(tx, { accountId, roles: [role], isOwner: false }));
  const session = app.studio();
  const { token } = await createSession(deps, { accountId, remember: false, replaces: '' });
  session.cookies.set('adm', token);
  await session.send('GET', '/api/studio/session');
  return session;
}

const policyOf = async (path: string) => {
  const page = await app.site('own-code').send('GET', path);
  return { text: page.text, policy: String(page.headers.get('content-security-policy')) };
};

describe('code and contents of other services on a page', () => {
  it('are let through the policy of that page alone, and fetch nothing before they are asked for', async () => {
    const code = '<script>document.title += "!"</script>';
    await putOnAbout({ owner: owner.session, siteId: owner.siteId }, [
      [23, { mode: 'html', code, displaySource: false, placement: 'page', height: 400 }],
      [22, { address: 'https://vimeo.com/123456', label: 'Our film', height: 400 }],
    ]);
    await publishSite(owner.session, owner.siteId);
    const about = await policyOf('/about');
    const hash = createHash('sha256').update('document.title += "!"').digest('base64');
    expect(about.text).toContain(code);
    expect(about.policy).toContain(`'sha256-${hash}'`);
    expect(about.policy).toContain('frame-src https://player.vimeo.com');
    expect(about.policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
    expect(about.text).toContain('data-island="embed"');
    expect(about.text).not.toMatch(/<iframe|src="https:\/\/player\.vimeo/);
    const home = await policyOf('/');
    expect(home.policy).not.toContain(hash);
    expect(home.policy).not.toContain('frame-src');
    expect(app.faults).toEqual([]);
  });

  it('decisions §rights: code is taken from those who may write custom code alone', async () => {
    const editor = await signedInAs(4);
    const { json } = await editor.send('GET', `/api/studio/sites/${owner.siteId}/pages`);
    const about = json.pages.find((page: { urlSlug: string }) => page.urlSlug === 'about');
    const page = { session: editor, siteId: owner.siteId, pageId: about.id };
    const { document } = await readSections(page);
    expect(await replaceSections(page, document)).toMatchObject({ code: 'block-code-not-allowed' });
    const { x0: _code, ...others } = document.blocks;
    expect(await replaceSections(page, { ...document, blocks: others })).toBeNull();
  });
});
