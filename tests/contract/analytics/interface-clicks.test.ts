import { metrics } from '@veranda/server/platform/observe/metrics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let owner: Session;
beforeAll(async () => {
  app = await createTestApp();
  ({ session: owner } = await app.ownerWithSite('pressed'));
});
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});

const path = '/api/studio/interface-clicks';
// As a beacon sends it: text, and no crumb but the proof that the page is ours.
const beacon = { 'content-type': 'text/plain;charset=UTF-8', 'sec-fetch-site': 'same-origin' };
const send = (clicks: unknown, headers: object = beacon, session = owner) =>
  session.send('POST', path, Buffer.from(JSON.stringify(clicks)), { ...headers });
const counted = async (panel: string, control: string) => {
  const { values } = await metrics.interfaceClicks.get();
  return values.find(({ labels }) => labels.panel === panel && labels.control === control)?.value ?? 0;
};

describe('decision 0094: presses in the studio', () => {
  it('are counted by panel and control, of nobody', async () => {
    const before = await counted('api-keys', 'copy');
    const click = { panel: 'api-keys', control: 'copy' };
    expect((await send([click, click, { panel: 'inventory', control: 'row' }])).json).toEqual({
      recorded: 3,
    });
    expect(await counted('api-keys', 'copy')).toBe(before + 2);
  });

  it('that are in no table, too many, or no list are refused, and none of them is counted', async () => {
    const click = { panel: 'inventory', control: 'settings' };
    const before = await counted('inventory', 'settings');
    const many = Array.from({ length: 21 }, () => click);
    for (const body of [[click, { panel: 'inventory', control: 'copy' }], many, click, 'text', null])
      expect((await send(body)).json.code).toBe('malformed');
    expect(await counted('inventory', 'settings')).toBe(before);
  });

  it('are taken from who is signed in on a page of ours, and not beyond 120 calls a minute', async () => {
    const click = [{ panel: 'inventory', control: 'next-page' }];
    expect((await send(click, beacon, app.studio())).status).toBe(401);
    const foreign = { ...beacon, 'sec-fetch-site': 'cross-site', 'x-csrf-token': '' };
    expect((await send(click, foreign)).status).toBe(403);
    expect((await send(click)).status).toBe(200);
    const full = { hits: 120, windowEndsAt: new Date(Date.now() + 3_600_000) };
    await app.db.global((tx) =>
      tx.updateTable('rate_bucket').set(full).where('key', 'like', 'telemetry|%').execute(),
    );
    expect((await send(click)).status).toBe(429);
  });
});
