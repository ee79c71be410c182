import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

describe('a site from sign-up to publishing', () => {
  it('checks the address while the name is typed', async () => {
    const anybody = app.studio();
    const check = async (name: string) =>
      (await anybody.send('GET', `/api/studio/site-address?name=${encodeURIComponent(name)}`)).json;
    expect(await check('Bäckerei Müller')).toMatchObject({ slug: 'backerei-muller', available: true });
    expect(await check('www')).toMatchObject({ available: false, suggestion: 'www-1' });
    expect(await check('…')).toMatchObject({ slug: '', available: false });
  });

  it('decisions §publishing with the next publish: pages, items, header, footer and navigation; decisions §publishing status: Published is edited since; is not there for visitors before it is published, and as it was after a draft change', async () => {
    const { session, siteId, slug } = await app.ownerWithSite('first');
    const visitor = app.site(slug);
    expect((await visitor.send('GET', '/')).text).toContain('Hello from the tiny site');
    const pages = (await session.send('GET', `/api/studio/sites/${siteId}/pages`)).json.pages;
    const about = pages.find((page: { urlSlug: string }) => page.urlSlug === 'about');
    const changed = await session.send('PATCH', `/api/studio/sites/${siteId}/pages/${about.id}`, {
      version: about.version,
      title: 'Who we are',
    });
    expect(changed.json.page).toMatchObject({ title: 'Who we are', editedSincePublish: true });
    expect((await visitor.send('GET', '/about')).text).not.toContain('Who we are');
    const site = (await session.send('GET', `/api/studio/sites/${siteId}`)).json.site;
    expect(site.hasUnpublishedChanges).toBe(true);
    await session.send('POST', `/api/studio/sites/${siteId}/publish`, { note: 'Renamed' });
    expect((await visitor.send('GET', '/about')).text).toContain('Who we are');
  });

  it('goes back to an earlier revision, and off the net', async () => {
    const { session, siteId, slug } = await app.ownerWithSite('second');
    const visitor = app.site(slug);
    const add = await session.send('POST', `/api/studio/sites/${siteId}/pages`, {
      title: 'News',
      place: 'main',
    });
    expect(add.json.page.urlSlug).toBe('news');
    await session.send('POST', `/api/studio/sites/${siteId}/publish`, {});
    expect((await visitor.send('GET', '/news')).status).toBe(200);
    const { revisions } = (await session.send('GET', `/api/studio/sites/${siteId}/revisions`)).json;
    expect(revisions.map((revision: { number: number }) => revision.number)).toEqual([2, 1]);
    await session.send('POST', `/api/studio/sites/${siteId}/revisions/${revisions[1].id}/publish`);
    expect((await visitor.send('GET', '/news')).status).toBe(404);
    expect((await visitor.send('GET', '/')).status).toBe(200);
    await session.send('POST', `/api/studio/sites/${siteId}/unpublish`);
    expect((await visitor.send('GET', '/')).status).not.toBe(200);
  });

  it('refuses a change that was made on an older version', async () => {
    const { session, siteId } = await app.ownerWithSite('third');
    const { pages } = (await session.send('GET', `/api/studio/sites/${siteId}/pages`)).json;
    const about = pages.find((page: { urlSlug: string }) => page.urlSlug === 'about');
    const patch = (title: string) =>
      session.send('PATCH', `/api/studio/sites/${siteId}/pages/${about.id}`, {
        version: about.version,
        title,
      });
    expect((await patch('One')).status).toBe(200);
    expect([(await patch('Two')).status]).toEqual([409]);
  });

  it('is hidden from another account', async () => {
    const { siteId } = await app.ownerWithSite('fourth');
    const { session: stranger } = await app.ownerWithSite('fifth');
    expect((await stranger.send('GET', `/api/studio/sites/${siteId}`)).status).toBe(404);
    expect((await stranger.send('POST', `/api/studio/sites/${siteId}/publish`, {})).status).toBe(404);
    expect((await app.studio().send('GET', `/api/studio/sites/${siteId}`)).status).toBe(401);
  });

  it('is published by twelve at once, beside changes: each waits for the others, and all are told what is live', async () => {
    const { session, siteId } = await app.ownerWithSite('crowd');
    const base = `/api/studio/sites/${siteId}`;
    const publish = () => session.send('POST', `${base}/publish`, {});
    const add = (n: number) => session.send('POST', `${base}/pages`, { title: `Page ${n}`, place: 'main' });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => [publish(), ...(n % 3 === 0 ? [add(n)] : [])]).flat(),
    );
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect([200, 409]).toContain((await publish()).status);
    expect((await publish()).json).toMatchObject({ code: 'nothing-changed' });
    const { revisions } = (await session.send('GET', `${base}/revisions`)).json;
    const numbers = revisions.map((one: { number: number }) => one.number);
    expect(numbers).toEqual(numbers.map((_: number, at: number) => numbers.length - at));
    expect((await session.send('GET', base)).json.site.hasUnpublishedChanges).toBe(false);
    expect(app.faults).toEqual([]);
  });

  it('is published while its row is held by a long import: it waits, and then publishes', async () => {
    const { session, siteId } = await app.ownerWithSite('beside');
    const base = `/api/studio/sites/${siteId}`;
    await session.send('POST', `${base}/pages`, { title: 'News', place: 'main' });
    let begun = (): void => {};
    const isHeld = new Promise<void>((resolve) => (begun = resolve));
    const held = app.db.forSite(siteId, async (tx) => {
      await tx.updateTable('site').set({ version: sql`version + 1` }).where('id', '=', siteId).execute();
      begun();
      await new Promise((resolve) => setTimeout(resolve, 1_500));
    });
    await isHeld;
    const [published] = await Promise.all([session.send('POST', `${base}/publish`, {}), held]);
    expect(published.status).toBe(200);
  });

  it('is published by twelve while its row is held: they leave connections to other sites, and none fails', async () => {
    const { session, siteId } = await app.ownerWithSite('held');
    const other = await app.ownerWithSite('free');
    let release = (): void => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    let begun = (): void => {};
    const isHeld = new Promise<void>((resolve) => (begun = resolve));
    const held = app.db.forSite(siteId, async (tx) => {
      await tx.updateTable('site').set({ version: sql`version + 1` }).where('id', '=', siteId).execute();
      begun();
      await isReleased;
    });
    await isHeld;
    const publish = () => session.send('POST', `/api/studio/sites/${siteId}/publish`, {});
    const publishing = Array.from({ length: 12 }, publish);
    await pause(1_000);
    const asked = Date.now();
    const answer = await other.session.send('GET', `/api/studio/sites/${other.siteId}/pages`);
    const took = Date.now() - asked;
    // Longer than a call waits for a connection: without one, publications would be refused too.
    await pause(5_000);
    release();
    const answers = await Promise.all(publishing);
    await held;
    expect(answer.status).toBe(200);
    expect(took).toBeLessThan(2_000);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect(app.faults).toEqual([]);
  });
});
