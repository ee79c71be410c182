import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import { registry } from '@veranda/server/platform/observe/metrics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const themes = mkdtempSync(join(tmpdir(), 'veranda-themes-'));
let app: TestApp;

beforeAll(async () => {
  cpSync('packages/themes/levain', join(themes, 'levain'), { recursive: true });
  app = await createTestApp({ themes });
  const { siteId } = await app.ownerWithSite('hungry');
  expect((await visit('/')).status).toBe(200);
  writeFileSync(
    join(themes, 'levain/site.region'),
    '{.macro m}{@|apply m}{@|apply m}{.end}{@|apply m}<b>cut off</b>',
  );
  // Themes under development are read again after a second.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await app.deps.db.forSite(siteId, (tx) => bumpSiteVersion(tx));
  await app.deps.sites.refresh(siteId);
});
afterAll(async () => {
  await app.close();
  rmSync(themes, { recursive: true });
});

const visit = (path: string) => app.site('hungry').send('GET', path);

describe('a theme that grows over the limits of the language', () => {
  it('leaves visitors the last good page', async () => {
    const page = await visit('/');
    expect(page.status).toBe(200);
    expect(page.text).toContain('v-section');
    expect(page.text).not.toContain('cut off');
  });

  it('gives a clean page where there is no good one', async () => {
    const page = await visit('/about');
    expect(page.status).toBe(500);
    expect(page.text).toContain('This page cannot be shown right now.');
    expect(page.text).toContain('<body class="page-type-101"');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('is counted by its limit', async () => {
    expect(await registry.metrics()).toMatch(/^render_limit_kills_total\{limit="LIMIT_EXPANSIONS"\} [1-9]/m);
  });

  it('is named in the log', () => {
    expect(app.faults.map((line) => String((line as { error: unknown }).error))).toContainEqual(
      expect.stringContaining('LIMIT_EXPANSIONS'),
    );
  });
});
