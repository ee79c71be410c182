import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const themes = mkdtempSync(join(tmpdir(), 'veranda-themes-'));
const smuggled = 'window.smuggled = 1';
const ofTheme = 'window.ofTheme = 1';
let app: TestApp;

beforeAll(async () => {
  cpSync('packages/themes/levain', join(themes, 'levain'), { recursive: true });
  // A mistake of a theme: the title is printed as it is.
  appendFileSync(join(themes, 'levain/site.region'), `<script>${ofTheme}</script>{website.siteTitle}`);
  app = await createTestApp({ themes });
  const { session, siteId } = await app.ownerWithSite('smuggler');
  const title = `<script>${smuggled}</script><style>p{top:0}</style>`;
  const path = `/api/studio/sites/${siteId}/settings`;
  const { settings, version } = (await session.send('GET', path)).json;
  const named = await session.send('PUT', path, { settings: { ...settings, title }, version });
  expect(named.status).toBe(200);
  expect((await session.send('POST', `/api/studio/sites/${siteId}/publish`, {})).status).toBe(200);
  await app.deps.db.forSite(siteId, (tx) => bumpSiteVersion(tx));
  await app.deps.sites.refresh(siteId);
});
afterAll(async () => {
  await app.close();
  rmSync(themes, { recursive: true });
});

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('an inline script that content smuggles into a page', () => {
  it.each(['/', '/shop', '/cart', '/search', '/nothing/here'])(
    'is not let through by its own hash, while that of the theme is: %s',
    async (path) => {
      const page = await app.site('smuggler').send('GET', path);
      expect(page.text).toContain(`<script>${smuggled}</script>`);
      const policy = page.headers.get('content-security-policy') ?? '';
      expect(policy).toContain(`script-src 'self' ${hash(ofTheme)};`);
      expect(policy).not.toContain(hash(smuggled));
      expect(policy).toContain("style-src 'self';");
    },
  );

  it('is in no part of a page without the policy of the page', async () => {
    const part = await app.site('smuggler').send('GET', '/?format=main-content');
    expect(part.headers.get('content-type')).toMatch(/^text\/html/);
    expect(part.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
  });
});
