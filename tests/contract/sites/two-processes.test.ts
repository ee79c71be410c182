import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession, type Session } from '../../support/browser-session.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  one = await createTestApp();
  other = await createTestApp({ beside: one });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

/** The same browser, whose requests another process of the installation answers. */
function at(app: TestApp, session: Session): Session {
  const moved = createSession(app.port, app.studioHost);
  for (const [name, value] of session.cookies) moved.cookies.set(name, value);
  return moved;
}

describe('a site that two processes serve', () => {
  it('is published with the title that was saved through the other process a moment before', async () => {
    const { session, siteId, slug } = await one.ownerWithSite('two-processes');
    const beside = at(other, session);
    const path = `/api/studio/sites/${siteId}`;
    for (let round = 1; round <= 5; round += 1) {
      const title = `Title ${round}`;
      const read = (await session.send('GET', `${path}/settings`)).json;
      // The other process knows the site as it was before.
      expect((await beside.send('GET', path)).status).toBe(200);
      const saved = await session.send('PUT', `${path}/settings`, {
        version: read.version,
        settings: { ...read.settings, title },
      });
      expect(saved.status).toBe(200);
      const published = await beside.send('POST', `${path}/publish`, {});
      expect(published.status).toBe(200);
      const visitor = createSession(other.port, `${slug}.${one.studioHost}`);
      expect((await visitor.send('GET', '/')).text).toContain(title);
      expect((await session.send('GET', path)).json.site).toMatchObject({ hasUnpublishedChanges: false });
      expect((await beside.send('GET', path)).json.site).toMatchObject({ hasUnpublishedChanges: false });
    }
  });

  it('has the settings of now and the version that goes with them in both', async () => {
    const { session, siteId } = await one.ownerWithSite('two-settings');
    const beside = at(other, session);
    const path = `/api/studio/sites/${siteId}/settings`;
    const read = (await beside.send('GET', path)).json;
    await session.send('PUT', path, {
      version: read.version,
      settings: { ...read.settings, title: 'Newer', timeZone: 'Asia/Tokyo' },
    });
    expect((await beside.send('GET', path)).json).toEqual((await session.send('GET', path)).json);
    expect((await beside.send('GET', path)).json.settings).toMatchObject({
      title: 'Newer',
      timeZone: 'Asia/Tokyo',
    });
  });

  it('has the same list of revisions and the same home screen in both', async () => {
    const { session, siteId } = await one.ownerWithSite('two-revisions');
    const beside = at(other, session);
    const path = `/api/studio/sites/${siteId}`;
    await beside.send('GET', path);
    await session.send('POST', `${path}/pages`, { title: 'News', place: 'main' });
    await session.send('POST', `${path}/publish`, {});
    const revisions = (await beside.send('GET', `${path}/revisions`)).json.revisions;
    expect(revisions.map((row: { number: number; live: boolean }) => [row.number, row.live])).toEqual([
      [2, true],
      [1, false],
    ]);
    await session.send('POST', `${path}/unpublish`);
    expect((await beside.send('GET', `${path}/overview`)).json).toMatchObject({ published: false });
  });
});
