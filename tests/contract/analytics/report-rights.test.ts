import type { AnalyticsReport } from '@veranda/contracts/analytics-figures';
import { reports } from '@veranda/domain/analytics/reports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { memberWithRole } from '../../support/member-with-role.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let owner: Session;
let siteId: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ session: owner, siteId } = await app.ownerWithSite('parts'));
});
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});

async function whole(name: string): Promise<AnalyticsReport> {
  return (await owner.send('GET', `/api/studio/sites/${siteId}/analytics/${name}`)).json;
}

describe('a role that sees a part of the analytics', () => {
  const statusesOf = async (session: Session) =>
    Object.fromEntries(
      await Promise.all(
        reports.map(async (name) => {
          const { status } = await session.send('GET', `/api/studio/sites/${siteId}/analytics/${name}`);
          return [name, status] as const;
        }),
      ),
    );
  const allow = (...open: readonly string[]) =>
    Object.fromEntries(reports.map((name) => [name, open.includes(name) ? 200 : 403]));

  it('decisions §rights role: store manager 8; reads the report of the store alone', async () => {
    const manager = await memberWithRole(app, siteId, { role: 8 });
    expect(await statusesOf(manager)).toEqual(allow('shop'));
    const path = `/api/studio/sites/${siteId}`;
    expect((await manager.send('GET', `${path}/analytics/shop`)).json).toEqual(await whole('shop'));
    expect((await manager.send('GET', `${path}/page-errors`)).status).toBe(403);
  });

  it('decisions §rights role: campaigns editor 11; reads the campaigns alone, without the sources of visits', async () => {
    const editor = await memberWithRole(app, siteId, { role: 11 });
    expect(await statusesOf(editor)).toEqual(allow('sources'));
    const seen = (await editor.send('GET', `/api/studio/sites/${siteId}/analytics/sources`)).json;
    const sources = await whole('sources');
    expect(sources.tables.map(({ key }) => key)).toEqual(['sources', 'campaigns']);
    expect(seen).toEqual({ ...sources, tables: sources.tables.slice(1) });
  });
});
