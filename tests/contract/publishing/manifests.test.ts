import { sql } from 'kysely';
import { metrics } from '@veranda/server/platform/observe/metrics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { administer } from '../../support/postgres-setup.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { writeOn } from '../../support/write-on-page.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

const publish = (owner: Session, siteId: string, body: object = {}) =>
  owner.send('POST', `/api/studio/sites/${siteId}/publish`, body);

/** Entries of the manifest that the newest revision has written, as `kind +` or `kind -`. */
async function written(siteId: string): Promise<string[]> {
  const { rows } = await app.db.forSite(siteId, (tx) =>
    sql<{ entry: string }>`
      with newest as (select max(number) as number from revision where site_id = ${siteId})
      select kind || ' +' as entry from manifest_entry, newest where site_id = ${siteId} and from_number = number
      union all
      select kind || ' -' from manifest_entry, newest where site_id = ${siteId} and until_number = number
      order by entry`.execute(tx),
  );
  return rows.map(({ entry }) => entry);
}

/** Ends the session of whoever writes to a table, as a kill would. @returns what stops that */
async function loseConnectionAt(table: string): Promise<() => Promise<void>> {
  await administer(
    app.db.url,
    `create function lose_connection() returns trigger language plpgsql security definer as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
    create trigger lost after insert or update on ${table} for each statement execute function lose_connection()`,
  );
  return () => administer(app.db.url, `drop function lose_connection() cascade`);
}

describe('a publication', () => {
  it('writes the documents that have changed and nothing else, and goes back and forth whole', async () => {
    const { session, siteId, slug } = await app.ownerWithSite('manifests');
    const visitor = app.site(slug);
    await writeOn(session, siteId, 'about', 'Words of today');
    expect((await publish(session, siteId)).json.revision).toMatchObject({ number: 2, live: true });
    expect(await written(siteId)).toEqual(['page +', 'page -']);
    expect((await visitor.send('GET', '/about')).text).toContain('Words of today');
    const { revisions } = (await session.send('GET', `/api/studio/sites/${siteId}/revisions`)).json;
    const goTo = (at: number) =>
      session.send('POST', `/api/studio/sites/${siteId}/revisions/${revisions[at].id}/publish`);
    await goTo(1);
    expect((await visitor.send('GET', '/about')).text).not.toContain('Words of today');
    // The draft is another one than what visitors see now: it can be published again, and nothing is written for it.
    expect((await publish(session, siteId)).json.revision.number).toBe(3);
    expect(await written(siteId)).toEqual([]);
    expect((await visitor.send('GET', '/about')).text).toContain('Words of today');
    expect((await publish(session, siteId)).json.code).toBe('nothing-changed');
  });

  it('that loses its database after any of its steps changes nothing, and is made whole by the next one', async () => {
    const { session, siteId, slug } = await app.ownerWithSite('lost');
    const visitor = app.site(slug);
    const base = `/api/studio/sites/${siteId}`;
    const { pages } = (await session.send('GET', `${base}/pages`)).json;
    const { id } = pages.find((page: { urlSlug: string }) => page.urlSlug === 'about');
    const { version } = (await session.send('GET', `${base}/pages/${id}`)).json.page;
    await session.send('PATCH', `${base}/pages/${id}`, { version, urlSlug: 'team' });
    await writeOn(session, siteId, 'team', 'Words of today');
    for (const table of ['document_version', 'revision', 'published_address', 'manifest_entry', 'site']) {
      const connect = await loseConnectionAt(table);
      expect([table, (await publish(session, siteId)).status]).toEqual([table, 503]);
      await connect();
      const seen = await visitor.send('GET', '/about');
      expect([seen.status, seen.text.includes('Words of today')]).toEqual([200, false]);
      expect((await visitor.send('GET', '/team')).status).toBe(404);
      expect((await session.send('GET', `${base}/revisions`)).json.revisions).toHaveLength(1);
    }
    expect((await publish(session, siteId)).json.revision).toMatchObject({ number: 2, live: true });
    expect(await written(siteId)).toEqual(['page +', 'page -']);
    expect((await visitor.send('GET', '/team')).text).toContain('Words of today');
    expect((await visitor.send('GET', '/about')).status).toBe(301);
  });

  it('of one page leaves the others in memory, and one of a title makes all of them again', async () => {
    const { session, siteId, slug } = await app.ownerWithSite('warm');
    const visitor = app.site(slug);
    for (const path of ['/', '/about']) await visitor.send('GET', path);
    const made = (path: string) => rendered(async () => void (await visitor.send('GET', path)));
    await writeOn(session, siteId, 'about', 'New words');
    await publish(session, siteId);
    expect(await made('/about')).toBe(1);
    expect(await made('/')).toBe(0);
    const { pages } = (await session.send('GET', `/api/studio/sites/${siteId}/pages`)).json;
    const about = pages.find((page: { urlSlug: string }) => page.urlSlug === 'about');
    const changes = { version: about.version, navigationTitle: 'Who' };
    await session.send('PATCH', `/api/studio/sites/${siteId}/pages/${about.id}`, changes);
    await publish(session, siteId);
    expect(await made('/')).toBe(1);
    expect((await visitor.send('GET', '/')).text).toContain('Who');
  });

  it('by two at once of one change is made once, and told as nothing to do to the other', async () => {
    const { session, siteId } = await app.ownerWithSite('at-once');
    await writeOn(session, siteId, 'about', 'Once');
    const answers = await Promise.all([publish(session, siteId), publish(session, siteId)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('takes in what was saved before it, however many save beside it', async () => {
    const { session, siteId, slug } = await app.ownerWithSite('beside-edits');
    const path = `/api/studio/sites/${siteId}`;
    for (let round = 1; round <= 5; round += 1) {
      await writeOn(session, siteId, 'about', `Round ${round}`);
      const beside = writeOn(session, siteId, 'about', `Beside ${round}`);
      await Promise.all([publish(session, siteId), beside]);
    }
    await publish(session, siteId);
    expect((await session.send('GET', path)).json.site.hasUnpublishedChanges).toBe(false);
    expect((await app.site(slug).send('GET', '/about')).text).toContain('Beside 5');
    expect(app.faults).toEqual([]);
  });
});

/** Number of pages that are rendered while `work` runs. */
async function rendered(work: () => Promise<void>): Promise<number> {
  const count = async () => {
    const { values } = await metrics.renderDuration.get();
    return values
      .filter(({ metricName }) => metricName?.endsWith('_count'))
      .reduce((sum, { value }) => sum + value, 0);
  };
  const before = await count();
  await work();
  return (await count()) - before;
}
