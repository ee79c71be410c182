import { randomUUID } from 'node:crypto';
import type { PageDocument } from '@veranda/domain/pages/document';
import { documentJobs } from '@veranda/server/features/documents/jobs';
import { recordVersion } from '@veranda/server/services/sites/documents/record-version';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addedSection } from '../../support/added-section.ts';
import type { Session } from '../../support/browser-session.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let owner: Session;
let siteId: string;
let page: string;

beforeAll(async () => {
  app = await createTestApp();
  ({ session: owner, siteId } = await app.ownerWithSite('document-versions'));
});
afterAll(() => app.close());

const address = () => `/api/studio/sites/${siteId}/documents/page/${page}`;
const read = async () => (await owner.send('GET', address())).json as { seq: number; document: PageDocument };
const versions = async () => (await owner.send('GET', `${address()}/versions`)).json.versions;
const documentOf = async (id: string) =>
  (await owner.send('GET', `${address()}/versions/${id}`)).json.document as PageDocument;
const keep = (body: object) => owner.send('POST', `${address()}/versions`, body);

/** A page of its own for a test. */
async function newPage(): Promise<void> {
  const body = { title: `Page ${randomUUID()}`, place: 'main' };
  page = (await owner.send('POST', `/api/studio/sites/${siteId}/pages`, body)).json.page.id;
}

/** Adds an empty section. */
async function addSection(): Promise<void> {
  const { seq } = await read();
  const transactions = [addedSection()];
  const answer = await owner.send('POST', `${address()}/transactions`, { base: seq, transactions });
  expect(answer.json.refused).toEqual([]);
}

/** Lets time go by for the page: its last version, and the clock of the next one, are this much older. */
async function pass(ms: number): Promise<void> {
  await app.deps.db.forSite(siteId, async (tx) => {
    const [clock] = await tx.selectFrom('document').select('versionedAt').where('id', '=', page).execute();
    const versionedAt = new Date(Number(clock?.versionedAt) - ms);
    await tx.updateTable('document').set({ versionedAt }).where('id', '=', page).execute();
    const kept = await tx
      .selectFrom('documentVersion')
      .select(['id', 'createdAt'])
      .where('documentId', '=', page)
      .execute();
    for (const { id, createdAt } of kept)
      await tx
        .updateTable('documentVersion')
        .set({ createdAt: new Date(createdAt.getTime() - ms) })
        .where('id', '=', id)
        .execute();
  });
}

async function moveTo(id: string, createdAt: Date): Promise<void> {
  await app.deps.db.forSite(siteId, (tx) =>
    tx.updateTable('documentVersion').set({ createdAt }).where('id', '=', id).execute(),
  );
}

const minute = 60_000;
const hour = 60 * minute;
/** An hour (UTC) of a day before today. */
const daysAgo = (days: number, at: number) =>
  new Date(Math.trunc((Date.now() - days * day) / day) * day + at * hour);
const day = 24 * hour;
const kindsOf = (list: readonly { kind: string }[]) => list.map(({ kind }) => kind);

describe('the versions of a document', () => {
  it('are kept before the first edit and after ten minutes of work, with whose work they are', async () => {
    await newPage();
    const first = await read();
    await addSection();
    await addSection();
    const before = await read();
    await pass(11 * minute);
    await addSection();
    await addSection();
    const [late, early, ...rest] = await versions();
    expect(rest).toEqual([]);
    expect([early.kind, early.author, early.seq]).toEqual(['automatic', '', 0]);
    expect([late.kind, late.seq]).toEqual(['automatic', 2]);
    expect(late.author).not.toBe('');
    expect(await documentOf(early.id)).toEqual(first.document);
    expect(await documentOf(late.id)).toEqual(before.document);
  });

  it('are kept when somebody asks for it, once for one document, and may be named then', async () => {
    await newPage();
    await addSection();
    const asked = [await keep({}), await keep({})];
    const [version, again] = asked.map(({ json }) => json.version);
    expect(again).toEqual(version);
    expect(version).toMatchObject({ kind: 'automatic', name: '', seq: 1 });
    const path = `${address()}/versions/${version.id}`;
    const named = await owner.send('PATCH', path, { name: 'Before the fair' });
    expect(named.json.version).toMatchObject({ id: version.id, kind: 'named', name: 'Before the fair' });
    expect((await owner.send('PATCH', path, { name: '' })).status).toBe(400);
    const other = `${address()}/versions/${randomUUID()}`;
    expect((await owner.send('PATCH', other, { name: 'Nothing' })).json.code).toBe('unknown-version');
  });

  it('stand for a publication, which is recorded once while nothing has changed', async () => {
    await newPage();
    await addSection();
    const publish = () =>
      app.deps.db.forSite(siteId, (tx) =>
        recordVersion(
          { tx, newId: app.deps.newId, key: { kind: 'page', id: page } },
          { reason: 'published', name: '', accountId: null },
        ),
      );
    await publish();
    await publish();
    expect(kindsOf(await versions())).toEqual(['published', 'automatic']);
    await keep({ name: 'The fair' });
    expect(kindsOf(await versions())).toEqual(['named', 'published', 'automatic']);
  });

  it('decisions §numbers versions: automatic ones 30 days, published and named ones for ever', async () => {
    await newPage();
    const kept = async (at: Date, name?: string) => {
      await addSection();
      const { version } = (await keep(name === undefined ? {} : { name })).json;
      await moveTo(version.id, at);
      return version.id as string;
    };
    const named = await kept(daysAgo(60, 12), 'For ever');
    await kept(daysAgo(40, 12));
    await kept(daysAgo(20, 10));
    const lastOfDay = await kept(daysAgo(20, 13));
    const recent = [await kept(new Date(Date.now() - 2 * hour)), await kept(new Date(Date.now() - hour))];
    await documentJobs(app.deps)['thin-versions']?.('', {}, async () => undefined);
    const left = (await versions()).map(({ id }: { id: string }) => id);
    // The newest two of the last day, the newest of another one, the named one.
    expect(left).toEqual(expect.arrayContaining([...recent, lastOfDay, named]));
    const automatic = (await versions()).filter(({ kind }: { kind: string }) => kind === 'automatic');
    const old = automatic.filter(
      ({ createdAt }: { createdAt: string }) => Date.parse(createdAt) < Date.now() - day,
    );
    expect(old.map(({ id }: { id: string }) => id)).toEqual([lastOfDay]);
  });
});
