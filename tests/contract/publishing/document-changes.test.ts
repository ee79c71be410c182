import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { documentChanges } from '@veranda/db/invariants/document-changes';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { addItems, openCollection } from '../../support/many-items.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let owner: Session;
let siteId: string;
let base: string;

beforeAll(async () => {
  app = await createTestApp();
  ({ session: owner, siteId } = await app.ownerWithSite('changed-documents'));
  base = `/api/studio/sites/${siteId}`;
  const blog = await openCollection(app.db, owner, { siteId });
  const items = Array.from({ length: 40 }, (_, at) => ({ collectionId: blog.id, title: `Loaf ${at}` }));
  await addItems(app.db, siteId, items);
});
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});

/** Ids that the next publication looks at, after it is certain that it looks at all that it has to. */
async function lookedAt(): Promise<number> {
  const { invariants } = await checkInvariants(app.db, [documentChanges]);
  expect(invariants.flatMap(({ violations }) => violations)).toEqual([]);
  const { rows } = await app.db.forSite(siteId, (tx) => sql`select from document_change`.execute(tx));
  return rows.length;
}

const publish = async () => (await owner.send('POST', `${base}/publish`, {})).status;
const changes = async (): Promise<number> =>
  (await owner.send('GET', `${base}/publishing/changes`)).json.changes.length;
const rename = (from: string, to: string) =>
  app.db.forSite(siteId, (tx) =>
    sql`update item set title = ${to} where site_id = ${siteId} and title = ${from}`.execute(tx),
  );
const liveRevision = async (): Promise<string> => {
  const { rows } = await app.db.forSite(siteId, (tx) =>
    sql<{ id: string }>`select published_revision_id as id from site where id = ${siteId}`.execute(tx),
  );
  return rows[0]?.id ?? '';
};

describe('the documents that a publication looks at', () => {
  it('are those that have changed, whatever the number of others', async () => {
    expect(await publish()).toBe(200);
    expect([await lookedAt(), await publish()]).toEqual([0, 409]);
    await rename('Loaf 7', 'Ryeloaf');
    expect([await changes(), await lookedAt()]).toEqual([1, 1]);
    expect(await publish()).toBe(200);
    expect([await changes(), await lookedAt()]).toEqual([0, 0]);
  });

  it('are looked at in vain after a change was taken back', async () => {
    await rename('Ryeloaf', 'Loaf');
    expect(await changes()).toBe(1);
    await rename('Loaf', 'Ryeloaf');
    expect([await changes(), await publish(), await lookedAt()]).toEqual([0, 409, 1]);
  });

  it('are those that differ from the version that visitors see again, and all of a site that they see no more', async () => {
    const newest = await liveRevision();
    await rename('Ryeloaf', 'Spelt');
    expect(await publish()).toBe(200);
    expect((await owner.send('POST', `${base}/revisions/${newest}/publish`, {})).status).toBe(200);
    expect([await changes(), await lookedAt()]).toEqual([1, 1]);
    expect((await owner.send('POST', `${base}/unpublish`, {})).status).toBe(200);
    expect(await lookedAt()).toBeGreaterThan(40);
    expect(await publish()).toBe(200);
    expect(await lookedAt()).toBe(0);
  });
});
