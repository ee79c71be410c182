import { randomUUID } from 'node:crypto';
import { navigationEditSchemas } from '@veranda/contracts/navigation-edits';
import type { Edit } from '@veranda/domain/documents/edit';
import { placementEdits } from '@veranda/domain/navigation/menu-steps';
import { menuTrees, type NavigationDocument } from '@veranda/domain/navigation/navigation-document';
import { navigationEdit } from '@veranda/domain/navigation/navigation-edit';
import { navigationKind } from '@veranda/domain/navigation/navigation-kind';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let owner: Session;
let siteId: string;
let base: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ session: owner, siteId } = await app.ownerWithSite('menus'));
  base = `/api/studio/sites/${siteId}`;
});
afterAll(() => app.close());
afterEach(() => expect(app.faults.splice(0)).toEqual([]));

const address = () => `${base}/documents/navigation/${siteId}`;
const read = async () =>
  (await owner.send('GET', `${address()}?since=0`)).json as {
    seq: number;
    document: NavigationDocument;
    logged: readonly { label: string; author: string }[];
  };
const titles = ({ document }: { document: NavigationDocument }) =>
  menuTrees(document).main.map(({ title }) => title);

/** @returns the refusal as it is answered, or null */
async function change(edits: readonly Edit[], seq?: number) {
  const base = seq ?? (await read()).seq;
  const transactions = [{ id: randomUUID(), label: 'Moved', edits }];
  const sent = await owner.send('POST', `${address()}/transactions`, { base, transactions });
  expect(sent.status, sent.text).toBe(200);
  return sent.json.refused[0]?.error ?? null;
}

describe('the menus of a site as a document', () => {
  it('have a schema for the arguments of every edit', () =>
    expect(Object.keys(navigationEditSchemas).toSorted()).toEqual(
      Object.keys(navigationKind.edits).toSorted(),
    ));

  it('are those of their own site alone', async () => {
    expect((await read()).seq).toBe(0);
    const other = await owner.send('GET', `${base}/documents/navigation/${randomUUID()}`);
    expect([other.status, other.json.code]).toEqual([404, 'unknown-document']);
  });

  it('follow their pages: added, renamed and moved to the trash, each as a step of whoever did it', async () => {
    const wanted = { title: 'Stories', place: 'main' };
    const made = (await owner.send('POST', `${base}/pages`, wanted)).json.page;
    expect(titles(await read())).toContain('Stories');
    const renamed = { version: made.version, navigationTitle: 'Journal' };
    expect((await owner.send('PATCH', `${base}/pages/${made.id}`, renamed)).status).toBe(200);
    expect(titles(await read())).toContain('Journal');
    await owner.send('DELETE', `${base}/pages/${made.id}`);
    const { document, logged } = await read();
    expect(titles({ document })).not.toContain('Journal');
    expect(logged.map(({ label }) => label)).toEqual([
      'Added Stories',
      'Renamed Stories',
      'Moved Stories to the trash',
    ]);
    expect(new Set(logged.map(({ author }) => author)).size).toBe(1);
    const back = navigationEdit('nav.insert', {
      entries: [
        {
          id: 'back',
          menu: 'main',
          parentId: null,
          position: 'zz',
          title: '',
          target: { kind: 'collection', collectionId: made.id },
        },
      ],
    });
    expect(await change([back])).toMatchObject({ code: 'navigation-unknown-page' });
    await owner.send('POST', `${base}/pages/${made.id}/restore`);
    expect(await change([back])).toBeNull();
  });

  it('keep the moves of two people who knew nothing of each other', async () => {
    const { seq, document } = await read();
    const [first, second, third] = menuTrees(document).main;
    if (!first || !second || !third) throw new Error('the menu is too short');
    const toEnd = placementEdits(document, first, { menu: 'main' });
    const toFooter = placementEdits(document, second, { menu: 'footer' });
    expect([await change(toEnd, seq), await change(toFooter, seq)]).toEqual([null, null]);
    const after = menuTrees((await read()).document);
    expect(after.main.map(({ id }) => id)).toEqual([third.id, first.id]);
    expect(after.footer.at(-1)?.id).toBe(second.id);
    const listed = (await owner.send('GET', `${base}/pages`)).json.navigation;
    expect(listed).toEqual(after);
  });

  it('stay as they are where the settings are saved meanwhile', async () => {
    const { settings, version } = (await owner.send('GET', `${base}/settings`)).json;
    const before = await read();
    const [entry] = Object.values(before.document.entries);
    const rename = navigationEdit('nav.set', {
      id: entry?.id ?? '',
      path: 'title',
      value: 'Hello',
      was: entry?.title,
    });
    const [saved, refused] = await Promise.all([
      owner.send('PUT', `${base}/settings`, { settings: { ...settings, tagline: 'Fresh' }, version }),
      change([rename], before.seq),
    ]);
    expect([saved.status, refused]).toEqual([200, null]);
    expect((await read()).document.entries[entry?.id ?? '']?.title).toBe('Hello');
    expect((await owner.send('GET', `${base}/settings`)).json.settings.tagline).toBe('Fresh');
  });
});
