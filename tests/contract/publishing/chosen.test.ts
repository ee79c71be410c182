import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { insertOn, writeOn } from '../../support/write-on-page.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

interface Found {
  readonly code: string;
  readonly blockId: string | null;
  readonly repair: readonly object[] | null;
}

interface Change {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
}

async function changesOf(owner: Session, siteId: string) {
  const { json } = await owner.send('GET', `/api/studio/sites/${siteId}/publishing/changes`);
  return json.changes as (Change & Record<string, unknown>)[];
}

async function pageOf(owner: Session, siteId: string, urlSlug: string) {
  const { pages } = (await owner.send('GET', `/api/studio/sites/${siteId}/pages`)).json;
  return pages.find((page: { urlSlug: string }) => page.urlSlug === urlSlug);
}

describe('chosen documents', () => {
  it('are published alone: what else was changed waits, and is told in words', async () => {
    const { session, siteId, slug } = await app.ownerWithSite('chosen');
    const visitor = app.site(slug);
    const base = `/api/studio/sites/${siteId}`;
    await writeOn(session, siteId, 'about', 'About of today');
    await writeOn(session, siteId, '', 'Home of today');
    const changes = await changesOf(session, siteId);
    expect(changes).toHaveLength(2);
    expect(changes[0]).toMatchObject({ kind: 'page', change: 'changed', aspects: [], needs: [] });
    expect(changes[0]?.['blocks']).toMatchObject({ added: 1, removed: 0 });
    const about = await pageOf(session, siteId, 'about');
    const documents = [{ kind: 'page', id: about.id }];
    expect((await session.send('POST', `${base}/publish`, { documents })).status).toBe(200);
    expect((await visitor.send('GET', '/about')).text).toContain('About of today');
    expect((await visitor.send('GET', '/')).text).not.toContain('Home of today');
    expect((await session.send('POST', `${base}/publish`, { documents })).json.code).toBe('nothing-changed');
    expect((await changesOf(session, siteId)).map(({ title }) => title)).not.toContain(about.title);
    await session.send('POST', `${base}/publish`, {});
    expect((await visitor.send('GET', '/')).text).toContain('Home of today');
  });

  it('take along what they need, with the reason: the page whose address they take', async () => {
    const { session, siteId, slug } = await app.ownerWithSite('swapped');
    const base = `/api/studio/sites/${siteId}`;
    const { page: news } = (await session.send('POST', `${base}/pages`, { title: 'News', place: 'main' }))
      .json;
    const about = await pageOf(session, siteId, 'about');
    const patch = async (id: string, urlSlug: string) => {
      const { page } = (await session.send('GET', `${base}/pages/${id}`)).json;
      return session.send('PATCH', `${base}/pages/${id}`, { version: page.version, urlSlug });
    };
    await patch(about.id, 'us');
    await patch(news.id, 'about');
    const changes = await changesOf(session, siteId);
    const change = (id: string) => changes.find((each) => each.id === id);
    expect(change(about.id)).toMatchObject({ change: 'moved', aspects: ['address'], needs: [] });
    expect(change(news.id)).toMatchObject({
      change: 'added',
      needs: [{ kind: 'page', id: about.id, reason: 'address', title: about.title }],
    });
    const documents = [{ kind: 'page', id: news.id }];
    expect((await session.send('POST', `${base}/publish`, { documents })).status).toBe(200);
    const visitor = app.site(slug);
    expect((await visitor.send('GET', '/about')).text).toContain('News');
    expect((await visitor.send('GET', '/us')).status).toBe(200);
  });
});

describe('the check list', () => {
  it('names what visitors would stumble over, and repairs it by a transaction that can be taken back', async () => {
    const { session, siteId } = await app.ownerWithSite('checks');
    const base = `/api/studio/sites/${siteId}`;
    const id = await writeOn(session, siteId, 'about', '  ');
    const findings = async () =>
      (await session.send('GET', `${base}/publishing/checks`)).json.findings as Found[];
    const empty = (await findings()).find(({ blockId }) => blockId === id);
    expect(empty).toMatchObject({ code: 'block-empty', place: { kind: 'page' } });
    const comments = await insertOn(session, { siteId, slug: 'about' }, { type: 16, value: {} });
    const ofComments = (await findings()).filter(({ blockId }) => blockId === comments);
    expect(ofComments).toMatchObject([{ code: 'comments-no-item', repair: [{ name: 'block.remove' }] }]);
    const about = await pageOf(session, siteId, 'about');
    const path = `${base}/documents/page/${about.id}`;
    const { seq } = (await session.send('GET', path)).json;
    const transaction = { id: crypto.randomUUID(), label: 'Removed empty block', edits: empty?.repair };
    const sent = await session.send('POST', `${path}/transactions`, {
      base: seq,
      transactions: [transaction],
    });
    expect(sent.json.refused).toEqual([]);
    expect((await findings()).map(({ blockId }) => blockId)).not.toContain(id);
  });
});

describe('the status of a page', () => {
  it('decisions §publishing status: Draft; decisions §publishing status: Private: visitors get neither, and the preview shows the latter', async () => {
    const { session, siteId, slug } = await app.ownerWithSite('statuses');
    const visitor = app.site(slug);
    const base = `/api/studio/sites/${siteId}`;
    const { url } = (await session.send('GET', `${base}/preview`)).json;
    const preview = async () => {
      const { pathname, search } = new URL(url);
      return (await visitor.send('GET', `${pathname}${search}&path=/about`)).status;
    };
    const seenAs = async (status: string) => {
      const { id, version } = await pageOf(session, siteId, 'about');
      await session.send('PATCH', `${base}/pages/${id}`, { version, status });
      await session.send('POST', `${base}/publish`, {});
      return [(await visitor.send('GET', '/about')).status, await preview()];
    };
    expect(await seenAs('draft')).toEqual([404, 404]);
    expect(await seenAs('private')).toEqual([404, 200]);
    expect(await seenAs('published')).toEqual([200, 200]);
  });
});
