import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const themes = mkdtempSync(join(tmpdir(), 'veranda-themes-'));
const picture = Buffer.from('GIF89a');
let app: TestApp;

beforeAll(async () => {
  const theme = join(themes, 'levain');
  cpSync('packages/themes/levain', theme, { recursive: true });
  for (const folder of ['assets/img/small', 'assets/fonts', 'scripts', 'styles', 'assets/.hidden'])
    mkdirSync(join(theme, folder), { recursive: true });
  for (const file of [
    'assets/paper.gif',
    'assets/img/small/two words@2x.gif',
    'styles/loading.gif',
    'assets/.hidden/x.gif',
    'assets/page.html',
    'beside.gif',
  ])
    writeFileSync(join(theme, file), picture);
  writeFileSync(join(theme, 'assets/fonts/icons.ttf'), 'font');
  writeFileSync(join(theme, 'scripts/site.js'), 'console.log(1)');
  writeFileSync(join(theme, 'styles/own.css'), 'a{b:c}');
  app = await createTestApp({ themes });
  await app.ownerWithSite('themed');
});
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
  rmSync(themes, { recursive: true });
});

const get = async (path: string) => app.site('themed').send('GET', path);

describe('the files of a theme', () => {
  it.each([
    ['/assets/paper.gif', 'image/gif', 604_800],
    ['/assets/paper.gif?v=3', 'image/gif', 604_800],
    ['/assets/img/small/two%20words@2x.gif', 'image/gif', 604_800],
    ['/assets/fonts/icons.ttf?#iefix', 'font/ttf', 604_800],
    ['/scripts/site.js', 'text/javascript; charset=utf-8', 300],
    ['/assets-css/loading.gif', 'image/gif', 604_800],
    ['/theme-assets/levain/assets/paper.gif', 'image/gif', 604_800],
  ])('are served where public themes name them, with their type and a long life: %s', async (...file) => {
    const [path, type, age] = file;
    const { status, headers } = await get(path);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    expect(headers.get('cache-control')).toBe(`public, max-age=${age}`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('etag')).toMatch(/^"/);
  });

  it.each([
    '/assets/../template.conf',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/beside.gif',
    '/assets/../beside.gif',
    '/assets/.hidden/x.gif',
    '/assets/page.html',
    '/assets/none.gif',
    '/assets/%',
    '/assets/a%00.gif',
    '/assets/',
    '/assets-css/own.css',
    '/scripts/../template.conf',
    '/theme-assets/levain/beside.gif',
    '/theme-assets/other/assets/paper.gif',
  ])('are all that is served there: %s', async (path) => expect((await get(path)).status).toBe(404));

  it('leave the uploads of a site where they are', async () => {
    const upload = '/assets/01890000-0000-7000-8000-000000000000/ab/x.png';
    const { status, headers } = await get(upload);
    expect([status, headers.get('cache-control')]).not.toEqual([200, 'public, max-age=604800']);
    expect(status).toBe(404);
  });
});
