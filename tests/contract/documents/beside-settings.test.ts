import { randomUUID } from 'node:crypto';
import { edit } from '@veranda/domain/pages/edits/edit-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let owner: Session;
let base: string;
let page: string;

beforeAll(async () => {
  app = await createTestApp();
  const made = await app.ownerWithSite('beside-settings');
  owner = made.session;
  base = `/api/studio/sites/${made.siteId}`;
  page = (await owner.send('GET', `${base}/pages`)).json.pages.find(
    ({ urlSlug }: { urlSlug: string }) => urlSlug === 'about',
  ).id;
});
afterAll(() => app.close());

const read = async (query = '') => (await owner.send('GET', `${base}/documents/page/${page}${query}`)).json;

/** Sets the anchor of the page's first section. */
async function setAnchor(value: string) {
  const { seq, document } = await read();
  const [id = ''] = Object.keys(document.sections);
  const was = document.sections[id].anchor;
  const edits = [edit('section.set', { id, path: 'anchor', value, was })];
  const transactions = [{ id: randomUUID(), label: 'Named a section', edits }];
  return owner.send('POST', `${base}/documents/page/${page}/transactions`, { base: seq, transactions });
}

const anchorOf = ({ document }: { document: { sections: Record<string, { anchor: string }> } }) =>
  Object.values(document.sections)[0]?.anchor;

describe('a document of a page', () => {
  it('is given with the log after what its reader knows', async () => {
    await setAnchor('one');
    const { seq } = await read();
    await setAnchor('two');
    await setAnchor('three');
    const { logged, seq: now } = await read(`?since=${seq}`);
    expect(logged.map((each: { seq: number }) => each.seq)).toEqual([seq + 1, seq + 2]);
    expect([now, (await read()).logged]).toEqual([seq + 2, []]);
  });

  it('may be edited while the settings of the page are, and neither is lost', async () => {
    const before = (await owner.send('GET', `${base}/pages/${page}`)).json;
    await setAnchor('kept');
    const seo = { ...before.seo, title: 'All about us' };
    const changes = { version: before.page.version, title: 'About us', seo };
    const answers = await Promise.all([
      owner.send('PATCH', `${base}/pages/${page}`, changes),
      setAnchor('kept-too'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const after = (await owner.send('GET', `${base}/pages/${page}`)).json;
    expect([after.page.title, after.seo.title, anchorOf(after)]).toEqual([
      'About us',
      'All about us',
      'kept-too',
    ]);
    expect(anchorOf(await read())).toBe('kept-too');
  });
});
