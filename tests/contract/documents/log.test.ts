import { randomUUID } from 'node:crypto';
import type { PageDocument } from '@veranda/domain/pages/document';
import { edit } from '@veranda/domain/pages/edits/edit-of';
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
  ({ session: owner, siteId } = await app.ownerWithSite('document-log'));
  const { pages } = (await owner.send('GET', `/api/studio/sites/${siteId}/pages`)).json;
  page = pages.find(({ type }: { type: number }) => type === 10).id;
});
afterAll(() => app.close());

const address = (id = page, kind = 'page') => `/api/studio/sites/${siteId}/documents/${kind}/${id}`;
const read = async () => (await owner.send('GET', address())).json as { seq: number; document: PageDocument };
const transaction = (...edits: { readonly name: string; readonly args: object }[]) => ({
  id: randomUUID(),
  label: 'Changed a block',
  edits,
});
const send = (base: number, ...transactions: object[]) =>
  owner.send('POST', `${address()}/transactions`, { base, transactions });

describe('the log of a document', () => {
  it('appends transactions, stores the document that they make, and numbers them without a gap', async () => {
    const before = await read();
    const [first, second] = [addedSection('first'), addedSection('second')];
    const answer = await send(before.seq, first, second);
    expect(answer.status).toBe(200);
    expect(answer.json.seq).toBe(before.seq + 2);
    expect(answer.json.logged.map(({ seq }: { seq: number }) => seq)).toEqual([
      before.seq + 1,
      before.seq + 2,
    ]);
    const after = await read();
    expect(after.seq).toBe(before.seq + 2);
    expect(Object.keys(after.document.sections)).toEqual(expect.arrayContaining(['first', 'second']));
  });

  it('runs a transaction once, however often it is sent', async () => {
    const { seq } = await read();
    const once = addedSection();
    const answers = [await send(seq, once), await send(seq, once), await send(seq + 1, once)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await read()).seq).toBe(seq + 1);
  });

  it('runs batches of several people who write at once one after the other', async () => {
    const { seq } = await read();
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(seq, addedSection())));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await read()).seq).toBe(seq + 12);
  });

  it('refuses what cannot be run with the reason, and leaves the rest of the batch untouched', async () => {
    const { seq } = await read();
    const gone = transaction(edit('block.remove', { ids: ['nothing'] }));
    const unknown = transaction({ name: 'block.explode', args: {} });
    const strange = transaction({ name: 'section.move', args: { id: 'first', position: '/..' } });
    const answer = await send(seq, gone, addedSection(), unknown, strange, addedSection());
    expect(answer.status).toBe(200);
    expect(answer.json.seq).toBe(seq + 2);
    const refused = Object.fromEntries(
      answer.json.refused.map(({ id, error }: { id: string; error: { code: string; field: string } }) => [
        id,
        [error.code, error.field],
      ]),
    );
    expect(refused).toEqual({
      [gone.id]: ['edit-target-gone', 'blocks.nothing'],
      [unknown.id]: ['edit-unknown', 'edits.0.name'],
      [strange.id]: ['malformed', 'edits.0.args.position'],
    });
  });

  it('refuses a value that its field forbids by the name of the field', async () => {
    const { seq } = await read();
    const section = transaction(edit('section.set', { id: 'first', path: 'minHeight', value: 900, was: 0 }));
    const answer = await send(seq, section);
    expect(answer.json.refused).toMatchObject([
      { error: { code: 'malformed', field: 'sections.first.minHeight' } },
    ]);
    expect((await read()).seq).toBe(seq);
  });

  it('refuses a replaced value that is no longer there', async () => {
    const { seq } = await read();
    const set = (value: string) =>
      transaction(edit('section.set', { id: 'first', path: 'theme', value, was: 'lightest' }));
    expect((await send(seq, set('dark'))).json.refused).toEqual([]);
    expect((await send(seq, set('accent'))).json.refused).toMatchObject([
      { error: { code: 'edit-conflict' } },
    ]);
    expect((await read()).document.sections['first']?.theme).toBe('dark');
  });

  it('refuses the 61st block of a section with a reason', async () => {
    const { seq } = await read();
    const layout = (y: number) => ({ desktop: { x: 0, y, w: 4, h: 1, z: 0, align: 'start' as const } });
    const blocks = Array.from({ length: 60 }, (_, at) => ({
      id: `many${at}`,
      sectionId: 'second',
      position: `a${String(at).padStart(3, '0')}`,
      type: 47,
      value: {},
      style: {},
      layout: layout(at),
    }));
    const full = await send(seq, transaction(edit('block.insert', { sectionId: 'second', blocks })));
    expect(full.json.refused).toEqual([]);
    const one = { ...blocks[0], id: 'one-more' } as (typeof blocks)[number];
    const answer = await send(
      seq + 1,
      transaction(edit('block.insert', { sectionId: 'second', blocks: [one] })),
    );
    expect(answer.json.refused).toMatchObject([
      { error: { code: 'too-many-blocks', error: 'A section can hold up to 60 blocks.' } },
    ]);
  });

  it('refuses a batch of more than 3 MB, one from after the log, and other documents as if they were not there', async () => {
    const { seq } = await read();
    const label = 'x'.repeat(100);
    const large = transaction({
      name: 'block.setValue',
      args: { id: 'a', path: 'b', value: 'y'.repeat(3_100_000) },
    });
    expect((await send(seq, { ...large, label })).status).toBe(413);
    expect((await send(seq + 1000, addedSection())).json.code).toBe('document-ahead');
    const other = await app.ownerWithSite('document-other');
    expect((await other.session.send('GET', address())).status).toBe(404);
    expect((await owner.send('GET', address(randomUUID()))).status).toBe(404);
    expect((await owner.send('GET', address(page, 'sonnet'))).status).toBe(400);
  });
});
