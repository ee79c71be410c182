import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { writeOn } from '../../support/write-on-page.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(() => app.close());

/** A site with a change of /about that is scheduled for next year. */
async function scheduled(name: string) {
  const { session, siteId, slug } = await app.ownerWithSite(name);
  const base = `/api/studio/sites/${siteId}`;
  await writeOn(session, siteId, 'about', 'Words of the day');
  const { pages } = (await session.send('GET', `${base}/pages`)).json;
  const about = pages.find((page: { urlSlug: string }) => page.urlSlug === 'about');
  const at = `${new Date().getUTCFullYear() + 1}-03-31T09:00`;
  const body = { at, documents: [{ kind: 'page', id: about.id }] };
  const made = await session.send('POST', `${base}/publishing/schedules`, body);
  expect(made.status, made.text).toBe(200);
  return { session, siteId, slug, base, about, at, schedule: made.json.schedule };
}

/** Makes it due now, as time does. */
async function bringForward(siteId: string): Promise<void> {
  await app.db.forSite(siteId, async (tx) => {
    await sql`update scheduled_publication set due_at = now() - interval '1 second' where site_id = ${siteId}`.execute(
      tx,
    );
    await sql`update outbox set due_at = now() where topic = 'scheduled-publication' and site_id = ${siteId}`.execute(
      tx,
    );
  });
}

async function ended(session: Session, base: string) {
  const state = async () => (await session.send('GET', `${base}/publishing/schedules`)).json.schedules[0];
  await expect.poll(async () => (await state()).state, { timeout: 20_000 }).not.toBe('waiting');
  return state();
}

describe('a scheduled publication', () => {
  it('decisions §publishing status: Scheduled goes live as it was approved; says when and by whom, and runs once', async () => {
    const { session, siteId, slug, base, at, schedule } = await scheduled('timed');
    expect(schedule).toMatchObject({ at, timeZone: 'America/New_York', state: 'waiting', titles: ['About'] });
    expect(schedule.author).toContain('@');
    const visitor = app.site(slug);
    await writeOn(session, siteId, 'about', 'Written afterwards');
    expect((await visitor.send('GET', '/about')).text).not.toContain('Words of the day');
    await bringForward(siteId);
    expect((await ended(session, base)).state).toBe('done');
    await expect
      .poll(async () => (await visitor.send('GET', '/about')).text, { timeout: 10_000 })
      .toContain('Words of the day');
    expect((await visitor.send('GET', '/about')).text).not.toContain('Written afterwards');
    await bringForward(siteId);
    const { revisions } = (await session.send('GET', `${base}/revisions`)).json;
    expect(revisions).toHaveLength(2);
  });

  it('is given another time and taken back, but not when it is over', async () => {
    const { session, base, schedule } = await scheduled('moved-time');
    const path = `${base}/publishing/schedules/${schedule.id}`;
    const moved = await session.send('PATCH', path, { at: schedule.at.replace('T09', 'T10') });
    expect(moved.json.schedule.at).toContain('T10:00');
    expect((await session.send('PATCH', path, { at: '2020-01-01T09:00' })).json.code).toBe('schedule-past');
    expect((await session.send('DELETE', path)).json.schedule.state).toBe('cancelled');
    expect((await session.send('DELETE', path)).json.code).toBe('schedule-ended');
  });

  it('says why it failed, and leaves visitors what they had', async () => {
    const { session, siteId, slug, base, about } = await scheduled('late');
    await session.send('DELETE', `${base}/pages/${about.id}`);
    await bringForward(siteId);
    expect(await ended(session, base)).toMatchObject({
      state: 'failed',
      problem: '“About” was moved to the trash before its time.',
    });
    expect((await app.site(slug).send('GET', '/about')).status).toBe(200);
  });

  it('beside a publication by hand makes one revision after the other', async () => {
    const { session, siteId, base } = await scheduled('both');
    await writeOn(session, siteId, '', 'By hand');
    await bringForward(siteId);
    const byHand = await session.send('POST', `${base}/publish`, {});
    expect(byHand.status).toBe(200);
    expect((await ended(session, base)).state).toBe('done');
    expect(app.faults).toEqual([]);
  });
});
