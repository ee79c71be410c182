import { registry } from '@veranda/server/platform/observe/metrics';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ measuresVisits: true });
  await app.ownerWithSite('measured');
});
afterAll(() => app.close());
afterEach(() => expect(app.faults).toEqual([]));

const path = '/api/1/performance/records';
const beacon = { 'content-type': 'text/plain;charset=UTF-8', 'sec-fetch-site': 'same-origin' };

async function send(text: string, headers: Readonly<Record<string, string>> = beacon) {
  return app.site('measured').send('POST', path, text, headers);
}

const speed = (data: object) =>
  JSON.stringify([{ appName: 'site', eventName: 'page-speed', pageLoadId: 'x', timestamp: 1, data }]);

async function counted(vital: string, rating: string): Promise<number> {
  const line = `page_vitals_total{vital="${vital}",rating="${rating}"} `;
  const found = (await registry.metrics()).split('\n').find((one) => one.startsWith(line));
  return Number(found?.slice(line.length) ?? 0);
}

describe('the records of the collector', () => {
  it('administration §7 collector: POST /api/1/performance/records', async () => {
    const before = await counted('largestContentfulPaint', 'good');
    const answer = await send(speed({ largestContentfulPaint: 900, cumulativeLayoutShift: 0.3 }));
    expect([answer.status, answer.json]).toEqual([200, { recorded: 1 }]);
    expect(await counted('largestContentfulPaint', 'good')).toBe(before + 1);
    expect(await counted('cumulativeLayoutShift', 'poor')).toBeGreaterThan(0);
  });

  it('count no time that is not taken', async () => {
    await send(speed({ firstInputDelay: -5 }));
    await send(speed({ firstInputDelay: 2_147_483_648 }));
    await send(speed({ firstInputDelay: 'soon' }));
    expect((await registry.metrics()).includes('vital="firstInputDelay"')).toBe(false);
  });

  it.each([
    ['no JSON', '['],
    ['no list', '{}'],
    ['a list of something else', '[1, null]'],
    ['more than a page tells', JSON.stringify(Array.from({ length: 51 }, () => ({})))],
  ])('are refused as %s', async (_what, text) => expect((await send(text)).status).toBe(400));

  it('decisions §numbers body: telemetry of 64 KB; are refused beyond 64 KB', async () => {
    expect((await send(`["${'x'.repeat(64_000)}"]`)).status).toBe(413);
  });

  it('are refused from another site', async () => {
    const answer = await send('[]', {
      ...beacon,
      'sec-fetch-site': 'cross-site',
      origin: 'http://evil.test',
    });
    expect(answer.status).toBe(403);
  });
});
