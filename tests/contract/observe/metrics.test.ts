import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '@veranda/server/platform/observe/metrics';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await app.ownerWithSite('figures');
});
afterAll(() => app.close());

async function figure(line: string): Promise<number> {
  const found = (await registry.metrics()).split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.split(' ').at(-1) ?? 0);
}

describe('the metrics of the process', () => {
  it.each([
    ['a page rendered again', 'page_cache_total{result="miss"}', () => visit('/')],
    ['a page from memory', 'page_cache_total{result="hit"}', () => visit('/')],
    ['the time of a rendering', 'render_duration_seconds_count{page="page"}', () => visit('/?offset=3')],
    ['a call without its crumb', 'crumb_fail_total', () => app.site('figures').send('POST', entries, {})],
    ['too many calls', 'ratelimited_total{route="/api/commerce/shopping-cart/entries"}', hammer],
  ])('count %s', async (_what, line, act) => {
    const before = await figure(line);
    await act();
    expect(await figure(line)).toBeGreaterThan(before);
  });

  it('name no site, so that they stay few', async () => {
    expect(await registry.metrics()).not.toMatch(/site_id|figures\./);
  });
});

const entries = '/api/commerce/shopping-cart/entries';

async function visit(path: string): Promise<void> {
  await app.site('figures').send('GET', path);
}

async function hammer(): Promise<void> {
  const session = app.site('figures');
  await session.send('GET', '/');
  for (let count = 0; count < 130; count += 1) await session.send('POST', entries, { itemId: 'x' });
}
